/**
 * How old the noted time of a poll may grow while a job is polled, in milliseconds: a minute, or
 * less where jobs expire sooner. The sweep allows for it, so no job expires early.
 */
export function pollResolutionMs(expiryMs: number): number {
  return Math.min(60_000, expiryMs / 20);
}
