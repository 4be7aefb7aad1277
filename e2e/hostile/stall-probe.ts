/**
 * Preloaded into a process that a test watches, with `--import`. It measures the longest time for
 * which the process's own JavaScript kept the event loop, in CPU time of the main thread: a timer
 * ticks every few milliseconds, and what the thread has computed between two ticks was computed
 * without a turn for anyone else, apart from one tick's length. A machine that is busy with other
 * things delays the ticks, but adds nothing to the CPU time, so it cannot fail a test.
 *
 * Answers each message of the parent with the longest stall since the last one, in milliseconds.
 */
const TICK_MS = 5;

let longest = 0;
let before = process.threadCpuUsage();

function tick(): void {
  const now = process.threadCpuUsage();
  longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1000);
  before = now;
}

setInterval(tick, TICK_MS).unref();

process.on('message', () => {
  // The turn to measure may be the previous one, which has not ticked yet.
  tick();
  process.send?.({ longestStallMs: longest });
  longest = 0;
});
process.channel?.unref();
