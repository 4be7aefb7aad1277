/** Databases have no year 0, and an offset can lead out of the years that ISO 8601 has. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** The time of a valid text in ISO 8601, or the nearest that a database has, which filters the same. */
export function timeOf(text: string): Date {
  return new Date(Math.min(Math.max(Date.parse(text), FIRST), LAST));
}
