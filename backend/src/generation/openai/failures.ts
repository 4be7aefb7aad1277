import { APIConnectionTimeoutError, APIError } from 'openai';
import { GenerationError } from '../errors.ts';
import { AnswerTooLongError } from './bounded-fetch.ts';
import type { EarlyEnd } from './deadline.ts';
import { readRetryAfter } from './retry-after.ts';

/** Below 500, what may pass by itself (decisions 12). */
const TRANSIENT_CLIENT_ERRORS: ReadonlySet<number> = new Set([408, 409, 429]);

/**
 * Codes that tell an operator what to do. Anything else that an endpoint sends is left out of the
 * message: it may quote the key or the prompt.
 */
const TELLING_CODES: ReadonlySet<unknown> = new Set([
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

/**
 * The only place where a failed call becomes one of our errors (decisions 12). The vendor's error is
 * never kept as the cause: its message and its headers can hold the key, the prompt or model text.
 * What is neither the vendor's error nor ours is a bug, and comes back as it is.
 * @param earlyEnd what ended the call before its answer, if anything did.
 * @param now milliseconds since the epoch.
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
    return transient('The model did not answer in time');
  }
  if (isApiError(error) && error.cause instanceof AnswerTooLongError) {
    return unreadable('it is too long');
  }
  if (isApiError(error)) return transient('The model could not be reached');
  // The SDK parses the body, and lets the parser's error through.
  if (error instanceof SyntaxError) return unreadable('its body is not JSON');
  return error;
}

/** An answer came, but no draft can be had from it; another attempt may do better. */
export function unreadable(why: string): GenerationError {
  return transient(`The model's answer cannot be read: ${why}`);
}

/** The model, or its provider, will not write this listing. */
export function declined(why: string): GenerationError {
  return final(`The model declined: ${why}`);
}

/** A plain `instanceof` would leave the error's fields without types. */
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

function fromStatus(status: number, error: APIError, now: number): GenerationError {
  const code = [error.code, error.type].find((item) => TELLING_CODES.has(item));
  const message = `The model answered ${status}${code === undefined ? '' : ` (${code})`}`;
  // 3xx is here too: a redirect is not followed, and speaks of the endpoint, not of the request.
  const isFinal = status >= 400 && status < 500 && !TRANSIENT_CLIENT_ERRORS.has(status);
  if (isFinal) return final(message);
  return transient(message, error.headers && readRetryAfter(error.headers, now));
}

function transient(message: string, retryAfterMs?: number): GenerationError {
  return new GenerationError(message, { transient: true, retryAfterMs });
}

function final(message: string): GenerationError {
  return new GenerationError(message, { transient: false });
}
