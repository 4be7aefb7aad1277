import { setTimeout as wait } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;

/**
 * Polls until `look` finds something, for conditions without an event.
 * @throws {Error} naming `what` on timeout
 */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined> | Found | undefined,
  withinMs = 40_000,
): Promise<Found> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await wait(POLL_INTERVAL_MS);
  }
}
