/** Attempts per case: slow code is slow every time, a garbage collection is not. */
const ATTEMPTS = 4;

/**
 * For tests: the longest time that work blocks the event loop, in milliseconds of this thread's CPU
 * time, so that other processes on the machine do not count.
 * @param limitMs at or below this, one attempt is enough
 */
export async function longestTurn(work: () => Promise<unknown>, limitMs: number): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least > limitMs; attempt++) {
    least = Math.min(least, await measure(work));
  }
  return least;
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = processorTime();
  const endTurn = () => {
    const now = processorTime();
    longest = Math.max(longest, now - before);
    before = now;
  };
  let working = true;
  const eachTurn = () => {
    endTurn();
    if (working) setImmediate(eachTurn);
  };
  setImmediate(eachTurn);
  try {
    await work();
  } finally {
    endTurn();
    working = false;
  }
  return longest;
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
