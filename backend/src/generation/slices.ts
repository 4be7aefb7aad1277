/** How long one slice of work may keep the event loop before others get a turn, in milliseconds. */
const SLICE_MS = 10;

/** Callers waiting to go on, in order. */
const waiting: (() => void)[] = [];
let running = false;
let sliceStarted = 0;

/**
 * Call this before long work and between its steps. However many callers there are, one goes on at
 * a time, as far as its next call, and once a slice has lasted long enough, the event loop has a
 * turn for whatever else the process has to do.
 */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (running) return;
    running = true;
    // A slice may be under way: this one does not begin in the same turn.
    setImmediate(startSlice);
  });
}

function startSlice(): void {
  sliceStarted = performance.now();
  runNext();
}

function runNext(): void {
  const next = waiting.shift();
  if (next === undefined) {
    running = false;
    return;
  }
  next();
  // A tick that a microtask asks for comes after all microtasks: when the caller that was just
  // released has reached its next wait.
  if (performance.now() - sliceStarted < SLICE_MS) {
    queueMicrotask(() => {
      process.nextTick(runNext);
    });
  } else setImmediate(startSlice);
}
