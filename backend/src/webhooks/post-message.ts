import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  ADDRESS_REFUSED,
  closeAgents,
  isAllowedUrl,
  openAgents,
  type AddressPolicy,
} from '@wareword/security/outbound';
import { formatCount } from '@wareword/shared-schema/format';

/** A receiver's response: its status, or why there was none. */
export type Answer =
  | { readonly status: number; readonly error?: undefined }
  | { readonly status?: undefined; readonly error: string };

/** Posts a message, and never throws. */
export type PostMessage = (message: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}) => Promise<Answer>;

/** For the whole exchange up to the status; a receiver that trickles does not extend it. */
const TIMEOUT_MS = 15_000;

/** Bytes of an answer that are read, and thrown away, so that its connection can be used again. */
const MAX_ANSWER_BYTES = 16 * 1024;

/** More than are sent to one host at a time, so that no message waits for another's connection. */
const MAX_SOCKETS = 256;

/**
 * Creates what messages are sent with. Receivers are untrusted servers at untrusted places: it connects
 * only to what the policy allows, checked when connecting, follows no redirect, and reads nothing of an
 * answer but its status.
 */
export function createPost(
  policy: AddressPolicy,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): { readonly post: PostMessage; readonly close: () => void } {
  const agents = openAgents(policy, { maxSockets: MAX_SOCKETS });
  const attempt = (message: Parameters<PostMessage>[0], mayRepeat: boolean): Promise<Answer> => {
    const url = new URL(message.url);
    if (!isAllowedUrl(url, policy) || (url.protocol === 'http:' && !policy.allowPrivate)) {
      return Promise.resolve({ error: REFUSED });
    }
    const isHttps = url.protocol === 'https:';
    const send = isHttps ? requestHttps : requestHttp;
    return new Promise((resolve) => {
      const headers = {
        ...message.headers,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(message.body),
        'User-Agent': 'Wareword-Webhooks',
      };
      const { signal } = message;
      const agent = isHttps ? agents.httpsAgent : agents.httpAgent;
      const request = send(url, { method: 'POST', agent, headers, signal });
      let answered = false;
      const timer = setTimeout(() => {
        if (!answered) {
          resolve({ error: `No response within ${formatCount(timeoutMs / 1000, 'second')}.` });
        }
        request.destroy();
      }, timeoutMs);
      request.on('response', (response) => {
        answered = true;
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_ANSWER_BYTES) response.destroy();
        });
        response.on('error', () => undefined);
        // Not before, so that a receiver that trickles keeps its place among those that are sent to.
        response.on('close', () => {
          clearTimeout(timer);
          resolve({ status: response.statusCode ?? 0 });
        });
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (answered) return;
        clearTimeout(timer);
        // A connection that was kept for later may have been closed by the receiver just now.
        const stale = request.reusedSocket && error.code === 'ECONNRESET';
        if (stale && mayRepeat) resolve(attempt(message, false));
        else resolve({ error: describe(error) });
      });
      // A server that switches protocols gives neither a response nor an error.
      request.on('close', () => {
        if (!answered) resolve({ error: CLOSED });
      });
      request.end(message.body);
    });
  };
  return { post: (message) => attempt(message, true), close: () => closeAgents(agents) };
}

const REFUSED = 'The address is not on the public internet.';
const CLOSED = 'The connection was closed without a response.';

/** What the endpoint's owner can do something about; nothing of an answer's text. */
function describe({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case ADDRESS_REFUSED:
      return REFUSED;
    case 'ENOTFOUND':
      return "The host's name could not be resolved.";
    case 'ECONNREFUSED':
      return 'The connection was refused.';
    case 'ECONNRESET':
    case 'EPIPE':
      return CLOSED;
    case undefined:
      return message.slice(0, 200);
    default:
      return `The connection failed (${code}).`;
  }
}
