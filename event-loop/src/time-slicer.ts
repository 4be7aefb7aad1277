/** Callers waiting for a turn, in order. */
const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop that is not shared with other callers of this function.
 * However many callers have long work to do, each turn runs one slice of it, and timers, sockets
 * and other requests are served in between.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(runNext);
  });
}

function runNext(): void {
  waiting.shift()?.();
  // An immediate that is set within an immediate runs in the next turn, after the event loop has
  // processed its sockets and timers.
  if (waiting.length > 0) setImmediate(runNext);
}

/** Maximum duration of a slice, in milliseconds. */
const MAX_SLICE_MS = 5;

/** Divides long work into slices of a few milliseconds. */
export class TimeSlicer {
  #startedAt = performance.now();

  /** Starts the next slice in a new turn if this one has lasted long enough. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#startedAt >= MAX_SLICE_MS) await this.yieldNow();
  }

  /** Starts the next slice in a new turn. */
  async yieldNow(): Promise<void> {
    await nextTurn();
    this.#startedAt = performance.now();
  }
}
