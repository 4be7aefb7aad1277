/** Longest that a model can put a job off (decisions 12). */
const MAX_RETRY_AFTER_MS = 60_000;

/**
 * How long the model asks to be left alone, in milliseconds, at most 60,000: `retry-after-ms`, else
 * `retry-after` as seconds or as an HTTP date. Undefined where it asks for nothing, for a time that
 * is past, or for what cannot be read.
 * @param now milliseconds since the epoch.
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const asked = number(headers.get('retry-after-ms')) ?? fromStandardHeader(headers, now);
  if (asked === undefined || asked <= 0) return undefined;
  return Math.min(Math.ceil(asked), MAX_RETRY_AFTER_MS);
}

function fromStandardHeader(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  const seconds = number(value);
  if (seconds !== undefined) return seconds * 1000;
  // `Date.parse` takes nearly anything for a date; HTTP dates end in GMT.
  if (value === null || !value.endsWith('GMT')) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : date - now;
}

function number(value: string | null): number | undefined {
  return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}
