import type { z } from 'zod';
import { readReply, redirectError, type Answer } from './client-answer.ts';
import { throwIfAborted, withDeadline } from './client-deadline.ts';
import { WarewordError } from './client-error.ts';
import { RetryBudget } from './client-retries.ts';
import type { ClientSettings } from './client-settings.ts';
import type { Endpoint } from './endpoints.ts';

/** How a single call may be steered. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for each attempt; the endpoint's own by default. */
  readonly timeoutMs?: number | undefined;
}

/** What a call sends. */
export interface CallInput {
  /** Values for the braces in the endpoint's path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** Carries calls to the service: headers, deadlines, waits and second tries. */
export class ClientTransport {
  // Private to the language, so that no print of the client shows the token.
  readonly #settings: ClientSettings;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
  }

  /**
   * Calls an endpoint until it answers, as often as is safe and allowed.
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
        return readReply(await this.#attempt(endpoint, input, options), endpoint.reply.schema);
      } catch (error) {
        const waitMs = error instanceof WarewordError ? budget.takeWaitMs(error) : null;
        if (waitMs === null) throw error;
        await this.pause(waitMs, options.signal);
      }
    }
  }

  /** @throws WarewordError `aborted`, or a deadline's own error, once `signal` is aborted. */
  async pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    throwIfAborted(signal);
    await this.#settings.sleep(ms, signal);
    throwIfAborted(signal);
  }

  async #attempt(endpoint: Endpoint, input: CallInput, options: CallOptions): Promise<Answer> {
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
      () => new WarewordError('timeout', `No answer within ${timeoutMs / 1000} seconds.`),
      (signal) => exchange(fetch, url, { ...request, signal }),
    );
    const { status, headers, ok } = response;
    if (isRedirect(response)) throw redirectError(response);
    // Something between may echo the request in its error, and errors are logged.
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

/** One request and the whole of its answer. Its errors tell a reason but hold no request. */
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
    throw new WarewordError('network_error', `The service could not be reached${detail}.`);
  }
}

/** The system's code, such as ECONNREFUSED; fetch hides it in the cause. */
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
