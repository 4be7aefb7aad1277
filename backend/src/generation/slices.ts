/** How long one slice of work may keep the event loop before others get a turn, in milliseconds. */
const SLICE_MS = 10;

const waiting: (() => void)[] = [];
let turnScheduled = false;
let sliceStarted = 0;

/**
 * Call this between the steps of long work: it resolves at once while the current slice lasts, and
 * otherwise in a later turn of the event loop, after whatever else the process has to do. Many
 * callers at once share the slices, and only one of them continues in each turn.
 */
export function giveWay(): Promise<void> {
  if (!turnScheduled) scheduleTurn();
  else if (performance.now() - sliceStarted >= SLICE_MS) {
    return new Promise((resolve) => waiting.push(resolve));
  }
  return Promise.resolve();
}

function scheduleTurn(): void {
  turnScheduled = true;
  sliceStarted = performance.now();
  setImmediate(endTurn);
}

function endTurn(): void {
  turnScheduled = false;
  const next = waiting.shift();
  if (next === undefined) return;
  scheduleTurn();
  next();
}
