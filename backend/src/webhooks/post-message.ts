import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  ADDRESS_REFUSED,
  closeAgents,
  isAllowedUrl,
  openAgents,
  type AddressPolicy,
} from '@wareword/security/outbound';
import type { Failure } from './failures.ts';

/** A receiver's response: its status, or why there was none. */
export type DeliveryResult =
  | { readonly status: number; readonly failure?: undefined }
  | { readonly status?: undefined; readonly failure: Failure };

/** Posts a message, and never throws. */
export type PostMessage = (message: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}) => Promise<DeliveryResult>;

/** For the whole exchange up to the status; a receiver that trickles does not extend it. */
const TIMEOUT_MS = 15_000;

/** Bytes of a response that are read, and thrown away, so that its connection can be used again. */
const MAX_RESPONSE_BYTES = 16 * 1024;

/** Characters of an error's message that are kept if it has no code. */
const MAX_REASON_LENGTH = 200;

/**
 * Creates the sender of messages. Receivers are untrusted servers at untrusted addresses: it
 * connects only to what the policy allows, checked when connecting, follows no redirect, and reads
 * only the status of a response.
 */
export function createPost(
  policy: AddressPolicy,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): { readonly post: PostMessage; readonly close: () => void } {
  // The sender limits how many are sent at a time. None waits here for the connection of another to the same host,
  // because its time would be running.
  const agents = openAgents(policy, { maxSockets: Infinity });
  const attempt = (
    message: Parameters<PostMessage>[0],
    mayRepeat: boolean,
  ): Promise<DeliveryResult> => {
    const url = new URL(message.url);
    if (!isAllowedUrl(url, policy) || (url.protocol === 'http:' && !policy.allowPrivate)) {
      return Promise.resolve({ failure: PRIVATE });
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
        if (!answered) resolve({ failure: { code: 'timeout', seconds: timeoutMs / 1000 } });
        request.destroy();
      }, timeoutMs);
      request.on('response', (response) => {
        answered = true;
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_RESPONSE_BYTES) response.destroy();
        });
        response.on('error', () => undefined);
        // Not earlier: a receiver that trickles its response must keep counting toward the limit of
        // concurrent messages.
        response.on('close', () => {
          clearTimeout(timer);
          resolve({ status: response.statusCode ?? 0 });
        });
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (answered) return;
        clearTimeout(timer);
        // The receiver may just have closed a connection that was kept alive.
        const stale = request.reusedSocket && error.code === 'ECONNRESET';
        if (stale && mayRepeat) resolve(attempt(message, false));
        else resolve({ failure: connectionFailureOf(error) });
      });
      // A server that switches protocols gives neither a response nor an error.
      request.on('close', () => {
        if (!answered) resolve({ failure: CLOSED });
      });
      request.end(message.body);
    });
  };
  return { post: (message) => attempt(message, true), close: () => closeAgents(agents) };
}

const PRIVATE = { code: 'private_address' } as const;
const CLOSED = { code: 'connection_closed' } as const;

/** The reason of a failure, in terms that the endpoint's owner can act on. It contains nothing from the response. */
function connectionFailureOf({ code, message }: NodeJS.ErrnoException): Failure {
  switch (code) {
    case ADDRESS_REFUSED:
      return PRIVATE;
    case 'ENOTFOUND':
      return { code: 'unknown_host' };
    case 'ECONNREFUSED':
      return { code: 'connection_refused' };
    case 'ECONNRESET':
    case 'EPIPE':
      return CLOSED;
    case undefined:
      return { code: 'connection_failed', reason: message.slice(0, MAX_REASON_LENGTH) };
    default:
      return { code: 'connection_failed', reason: code };
  }
}
