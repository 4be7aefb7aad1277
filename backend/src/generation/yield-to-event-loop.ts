/** How long one slice of work may occupy the event loop, in milliseconds. */
const SLICE_MS = 10;

/** Callers waiting to continue, in order. */
const waiting: (() => void)[] = [];
let running = false;
let sliceStarted = 0;
const RESUMED = Promise.resolve();

/**
 * Call this before long work and between its steps. Callers run one at a time, each until its next
 * call. When a slice has lasted long enough, the event loop gets a turn for timers, sockets and
 * other requests, however many callers are waiting.
 */
export function yieldToEventLoop(): Promise<void> {
  // Nobody can have come to wait since the only caller was resumed.
  if (running && waiting.length === 0 && !isSliceOver()) return RESUMED;
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (running) return;
    running = true;
    // Another slice may have run in this turn, so this one starts in the next.
    setImmediate(startSlice);
  });
}

function isSliceOver(): boolean {
  return performance.now() - sliceStarted >= SLICE_MS;
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
  // A tick queued by a microtask runs after all other microtasks, which is when the caller that was
  // just resumed has reached its next wait.
  if (isSliceOver()) setImmediate(startSlice);
  else
    queueMicrotask(() => {
      process.nextTick(runNext);
    });
}
