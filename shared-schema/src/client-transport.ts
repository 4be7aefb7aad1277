import type { z } from 'zod';
import { parseReply, redirectError, type RawResponse } from './client-response.ts';
import { readEvents } from './client-events.ts';
import { throwIfAborted, withDeadline } from './client-deadline.ts';
import { WarewordError } from './client-error.ts';
import { RetryBudget } from './client-retries.ts';
import type { ClientSettings } from './client-settings.ts';
import type { Endpoint } from './endpoints.ts';
import { formatDuration } from './format.ts';

/** Options of a single call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Timeout per attempt in milliseconds; the endpoint's own by default. */
  readonly timeoutMs?: number | undefined;
}

/** What a call sends. */
export interface CallInput {
  /** Values for the parameters in the endpoint's path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** Sends calls to the service, with headers, deadlines, waits and retries. */
export class ClientTransport {
  // A private field, so that printing the client does not show the token.
  readonly #settings: ClientSettings;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
  }

  /**
   * Calls an endpoint, and retries as often as is safe and allowed.
   *
   * @throws WarewordError
   */
  async call<Schema extends z.ZodType>(
    endpoint: Endpoint & { readonly reply: { readonly schema: Schema } },
    input: CallInput,
    options: CallOptions,
  ): Promise<z.output<Schema>> {
    const repeatable = endpoint.method === 'GET' || endpoint.idempotent;
    const budget = new RetryBudget(this.#settings, repeatable);
    for (;;) {
      try {
        return parseReply(await this.#attempt(endpoint, input, options), endpoint.reply.schema);
      } catch (error) {
        const waitMs = error instanceof WarewordError ? budget.nextRetryDelayMs(error) : null;
        if (waitMs === null) throw error;
        await this.pause(waitMs, options.signal);
      }
    }
  }

  /**
   * Follows an event stream. It ends when the stream does, for whatever reason, or is not
   * available: the caller then asks with {@link call}, which tells the reason.
   */
  async *follow<Schema extends z.ZodType>(
    endpoint: Endpoint & { readonly reply: { readonly schema: Schema } },
    input: CallInput,
    callerSignal: AbortSignal,
  ): AsyncGenerator<z.output<Schema>> {
    const { apiUrl, fetch } = this.#settings;
    const url = apiUrl + fillTemplate(endpoint.path, input);
    const headers = { ...this.#headers(endpoint, input), Accept: 'text/event-stream' };
    const open = (signal: AbortSignal) =>
      fetch(url, { method: endpoint.method, headers, redirect: 'manual', signal });
    for await (const data of readEvents(open, callerSignal)) {
      const parsed = endpoint.reply.schema.safeParse(data);
      if (!parsed.success) return;
      yield parsed.data;
    }
  }

  /** @throws WarewordError `aborted`, or a deadline's own error, once `signal` is aborted */
  async pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    throwIfAborted(signal);
    await this.#settings.sleep(ms, signal);
    throwIfAborted(signal);
  }

  async #attempt(endpoint: Endpoint, input: CallInput, options: CallOptions): Promise<RawResponse> {
    const { apiUrl, fetch, token } = this.#settings;
    const timeoutMs = options.timeoutMs ?? endpoint.timeoutMs;
    const url = apiUrl + fillTemplate(endpoint.path, input);
    const request: RequestInit = {
      method: endpoint.method,
      headers: this.#headers(endpoint, input),
      redirect: 'manual',
    };
    if (input.body !== undefined) request.body = JSON.stringify(input.body);
    const { response, body } = await withDeadline(
      timeoutMs,
      options.signal,
      () => new WarewordError('timeout', `No response within ${formatDuration(timeoutMs / 1000)}.`),
      (signal) => exchange(fetch, url, { ...request, signal }),
    );
    const { status, headers, ok } = response;
    if (isRedirect(response)) throw redirectError(response);
    // A proxy may echo the request in its error, and errors are logged.
    const safeBody = ok || token === undefined ? body : body.replaceAll(token, '<token>');
    return { status, headers, body: safeBody };
  }

  #headers(endpoint: Endpoint, input: CallInput): Record<string, string> {
    const { token, userAgent } = this.#settings;
    return {
      Accept: 'application/json',
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
      ...(userAgent !== undefined && { 'User-Agent': userAgent }),
      ...(token !== undefined && endpoint.scopes !== null && { Authorization: `Bearer ${token}` }),
    };
  }
}

/**
 * Sends a request and reads the whole response. Errors name a reason but do not contain the
 * request.
 */
async function exchange(
  fetch: typeof globalThis.fetch,
  url: string,
  request: RequestInit,
): Promise<{ response: Response; body: string }> {
  try {
    const response = await fetch(url, request);
    return { response, body: await response.text() };
  } catch (error) {
    const reason = reasonOf(error);
    const detail = reason === null ? '' : ` (${reason})`;
    throw new WarewordError('network_error', `Couldn't reach the service${detail}.`);
  }
}

/** The system's error code, such as ECONNREFUSED; fetch hides it in the cause. */
function reasonOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null;
  return typeof cause.code === 'string' && /^[A-Z_]{1,40}$/.test(cause.code) ? cause.code : null;
}

function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
}

function fillTemplate(template: string, { path = {}, query = {} }: CallInput): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
