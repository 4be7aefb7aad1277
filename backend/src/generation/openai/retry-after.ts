import { parseRetryAfter } from '@wareword/shared-schema';

/** Maximum delay that a model can ask for (contract §7.5). */
const MAX_RETRY_AFTER_MS = 60_000;

/**
 * The delay that the model asks for, in milliseconds, at most 60,000: `retry-after-ms`, or else
 * `retry-after` in seconds or as an HTTP date. Undefined if there is none, if it is in the past, or
 * if it can't be parsed.
 * @param now milliseconds since the epoch
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const requestedMs =
    milliseconds(headers.get('retry-after-ms')) ?? parseRetryAfter(headers.get('retry-after'), now);
  if (requestedMs === undefined || requestedMs <= 0) return undefined;
  return Math.min(Math.ceil(requestedMs), MAX_RETRY_AFTER_MS);
}

function milliseconds(value: string | null): number | undefined {
  return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}
