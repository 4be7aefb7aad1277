import { APIConnectionTimeoutError, APIError } from 'openai';
import { GenerationError } from '../errors.ts';
import { ResponseTooLongError } from './bounded-fetch.ts';
import type { EarlyEnd } from './deadline.ts';
import type { CallEnd } from './call-limiter.ts';
import { readRetryAfter } from './retry-after.ts';

/** Statuses below 500 that may be temporary (contract §7.4). */
const TRANSIENT_CLIENT_ERRORS: ReadonlySet<number> = new Set([408, 409, 429]);

/**
 * Codes that tell an operator what to do. Nothing else that an endpoint sends is put into the
 * message, because it may quote the key or the prompt.
 */
const ACTIONABLE_CODES: ReadonlySet<unknown> = new Set([
  'billing_hard_limit_reached',
  'content_filter',
  'content_policy_violation',
  'context_length_exceeded',
  'insufficient_quota',
  'invalid_api_key',
  'model_not_found',
  'rate_limit_exceeded',
  'unsupported_country_region_territory',
  'unsupported_parameter',
  'unsupported_value',
]);

/** Codes with which a provider declines the product itself, before the model sees it. */
const DECLINED_PRODUCT_CODES: ReadonlySet<unknown> = new Set([
  'content_filter',
  'content_policy_violation',
]);

/**
 * Maps a failed call to one of our errors (contract §7.4); nothing else does. The vendor's error is
 * never kept as the cause, because its message and headers can contain the key, the prompt or the
 * model's text. Any other error is a bug, and is returned unchanged.
 * @param earlyEnd why the call ended before its response, if it did
 * @param now milliseconds since the epoch
 */
export function toGenerationError(
  error: unknown,
  earlyEnd: EarlyEnd | undefined,
  now: number,
): unknown {
  if (error instanceof GenerationError) return error;
  if (isApiError(error) && error.status !== undefined) {
    return fromStatus(error.status, error, now);
  }
  if (earlyEnd === 'stopped') return transient('The call to the model was stopped');
  if (earlyEnd === 'timed out' || error instanceof APIConnectionTimeoutError) {
    return transient('The model did not respond in time');
  }
  if (isApiError(error) && error.cause instanceof ResponseTooLongError) {
    return unreadable('it is too long');
  }
  if (isApiError(error)) return transient("Couldn't reach the model");
  // The SDK parses the body, and passes the parser's error on.
  if (error instanceof SyntaxError) return unreadable('its body is not JSON');
  return error;
}

/** The outcome of a failed call: whether the endpoint is busy, down or healthy. */
export function callEnd(error: unknown, earlyEnd: EarlyEnd | undefined, now: number): CallEnd {
  if (isApiError(error) && error.status !== undefined) {
    if (error.status === 429) {
      const retryAfterMs = error.headers && readRetryAfter(error.headers, now);
      return { kind: 'rate_limited', retryAfterMs };
    }
    return { kind: error.status >= 500 ? 'failed' : 'responded' };
  }
  if (earlyEnd === 'stopped') return { kind: 'stopped' };
  if (earlyEnd === 'timed out' || error instanceof APIConnectionTimeoutError) {
    return { kind: 'failed' };
  }
  if (isApiError(error) && !(error.cause instanceof ResponseTooLongError))
    return { kind: 'failed' };
  return { kind: 'responded' };
}

/** The error for a response without a usable draft; another attempt may succeed. */
export function unreadable(why: string): GenerationError {
  const message = `The model's response is unusable: ${why}`;
  return new GenerationError(message, { transient: true, unusable: true });
}

/** The error for a model or provider that declines to write this listing. */
export function declined(why: string): GenerationError {
  return new GenerationError(`The model declined: ${why}`, { transient: false, declined: true });
}

/** A plain `instanceof` would leave the error's fields without types. */
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

/** The error for a failure that the endpoint reported in the body, with its status. */
export function failedWith(status: number): GenerationError {
  return fromStatus(status, undefined, 0);
}

function fromStatus(status: number, error: APIError | undefined, now: number): GenerationError {
  const code = [error?.code, error?.type].find((item) => ACTIONABLE_CODES.has(item));
  const message = `The model responded with ${status}${code === undefined ? '' : ` (${code})`}`;
  // 3xx is included: redirects are not followed, and they concern the endpoint, not the request.
  const isFinal = status >= 400 && status < 500 && !TRANSIENT_CLIENT_ERRORS.has(status);
  if (isFinal && DECLINED_PRODUCT_CODES.has(code)) {
    return new GenerationError(message, { transient: false, declined: true });
  }
  if (isFinal) return final(message);
  return transient(message, error?.headers && readRetryAfter(error.headers, now));
}

function transient(message: string, retryAfterMs?: number): GenerationError {
  return new GenerationError(message, { transient: true, retryAfterMs });
}

function final(message: string): GenerationError {
  return new GenerationError(message, { transient: false });
}
