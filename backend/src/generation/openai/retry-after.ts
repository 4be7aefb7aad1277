import { parseRetryAfter } from '@wareword/shared-schema';

/** Longest that a model can put a job off (contract §7.5). */
const MAX_RETRY_AFTER_MS = 60_000;

/**
 * How long the model asks to be left alone, in milliseconds, at most 60,000: `retry-after-ms`, else
 * `retry-after` as seconds or as an HTTP date. Undefined where it asks for nothing, for a time that
 * is past, or for what cannot be read.
 * @param now milliseconds since the epoch.
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const asked =
    milliseconds(headers.get('retry-after-ms')) ?? parseRetryAfter(headers.get('retry-after'), now);
  if (asked === undefined || asked <= 0) return undefined;
  return Math.min(Math.ceil(asked), MAX_RETRY_AFTER_MS);
}

function milliseconds(value: string | null): number | undefined {
  return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}
