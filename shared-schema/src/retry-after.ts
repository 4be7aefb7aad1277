/**
 * How long a response asks the client to wait, in milliseconds: its `Retry-After`, as seconds or as
 * an HTTP date (RFC 9110, 10.2.3). 0 for a date in the past; undefined if there is none, or none
 * that can be parsed.
 *
 * @param now milliseconds since the epoch
 */
export function parseRetryAfter(
  value: string | null | undefined,
  now = Date.now(),
): number | undefined {
  if (value === null || value === undefined) return undefined;
  // Some servers send fractions of a second.
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  // `Date.parse` takes nearly anything for a date; HTTP dates end in GMT.
  if (!value.endsWith('GMT')) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
