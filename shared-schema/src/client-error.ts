import type { ErrorCode } from './error-codes.ts';
import type { JobFailureCode } from './responses.ts';

/** Codes for what goes wrong before, or instead of, an answer of the service. */
export type ClientErrorCode = 'network_error' | 'timeout' | 'aborted' | 'invalid_response';

/** What {@link WarewordError} may hold as `code`; the service may add to its own. */
export type WarewordErrorCode = ErrorCode | JobFailureCode | ClientErrorCode | (string & {});

export interface WarewordErrorDetails {
  readonly status?: number | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly requestId?: string | undefined;
}

/**
 * The one error that the client's calls reject with. Branch on `code`; `message` is for people
 * and may change (document, "Error envelope").
 *
 * It keeps no `cause`: what a custom `fetch` throws may hold the request, and with it the token.
 */
export class WarewordError extends Error {
  override readonly name = 'WarewordError';
  readonly code: WarewordErrorCode;
  /** HTTP status, where there was an answer and it was the trouble. */
  readonly status: number | undefined;
  /** Seconds after which the service wants to be asked again (`Retry-After`). */
  readonly retryAfterSeconds: number | undefined;
  /** `X-Request-Id` of the answer; quote it when you ask for help. */
  readonly requestId: string | undefined;

  constructor(code: WarewordErrorCode, message: string, details: WarewordErrorDetails = {}) {
    super(message);
    this.code = code;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
  }

  /** An Error's message is lost in JSON otherwise. */
  toJSON() {
    const { name, code, message, status, retryAfterSeconds, requestId } = this;
    return { name, code, message, status, retryAfterSeconds, requestId };
  }
}
