import type { ErrorCode } from './error-codes.ts';
import type { JobFailureCode } from './responses.ts';

/** Codes for failures before, or instead of, a response of the service. */
export type ClientErrorCode = 'network_error' | 'timeout' | 'aborted' | 'invalid_response';

/** Possible values of {@link WarewordError} `code`; the service may add more. */
export type WarewordErrorCode = ErrorCode | JobFailureCode | ClientErrorCode | (string & {});

export interface WarewordErrorDetails {
  readonly status?: number | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly requestId?: string | undefined;
}

/**
 * The only error the client's calls reject with. Branch on `code`; `message` is for people and may
 * change (contract §3.3).
 *
 * It has no `cause`: an error thrown by a custom `fetch` may contain the request, and with it the
 * token.
 */
export class WarewordError extends Error {
  override readonly name = 'WarewordError';
  readonly code: WarewordErrorCode;
  /** HTTP status, if there was a response and it caused the error. */
  readonly status: number | undefined;
  /** Seconds after which to retry (`Retry-After`). */
  readonly retryAfterSeconds: number | undefined;
  /** `X-Request-Id` of the response; include it when you ask for help. */
  readonly requestId: string | undefined;

  constructor(code: WarewordErrorCode, message: string, details: WarewordErrorDetails = {}) {
    super(message);
    this.code = code;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
  }

  /** Otherwise an Error's message is lost in JSON. */
  toJSON() {
    const { name, code, message, status, retryAfterSeconds, requestId } = this;
    return { name, code, message, status, retryAfterSeconds, requestId };
  }
}
