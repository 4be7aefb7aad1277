/**
 * How stale the recorded time of a poll may be, in milliseconds: a minute, or less if jobs expire
 * sooner. `expireUnpolled` allows for it, so no job expires early.
 */
export function pollResolutionMs(expiryMs: number): number {
  return Math.min(60_000, expiryMs / 20);
}
