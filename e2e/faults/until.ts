import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/**
 * Looks again and again, for what has no event, until `look` finds something.
 * @throws {Error} naming `what`, where it is not there in time
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
    await wait(LOOK_EVERY_MS);
  }
}
