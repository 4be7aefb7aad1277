const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays before each retry, as recommended by Standard Webhooks. */
const DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
] as const;

/** Attempts in all, over 27 and a half hours. */
export const ATTEMPTS = DELAYS_MS.length + 1;

/**
 * How long to wait after a failed attempt.
 * @param attempt the one that failed, from 1
 * @returns undefined after the last one
 */
export function retryDelayMs(
  attempt: number,
  random: () => number = Math.random,
): number | undefined {
  const delay = DELAYS_MS[attempt - 1];
  // Spreads out deliveries that failed at the same time.
  return delay === undefined ? undefined : Math.round(delay * (0.9 + 0.2 * random()));
}
