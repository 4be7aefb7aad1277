import { AsyncLocalStorage } from 'node:async_hooks';
import { WorkQueue } from './work-queue.ts';

/** On whose behalf a request compares or hashes passwords. */
interface PasswordQueueContext {
  /** The client's network, which may not fill the queue alone. */
  readonly caller: string;
  /** Set for a known device, a valid reset link, or a signed-in user. */
  trusted: boolean;
}

const contexts = new AsyncLocalStorage<PasswordQueueContext>();

/** Two at a time: at most 256 MiB. Waiting requests are served within about ten seconds. */
export const untrustedQueue = new WorkQueue({
  maxRunning: 2,
  maxWaiting: 50,
  maxWaitingPerCaller: 5,
});

/**
 * A separate queue, so that owners get in no matter how many strangers are guessing. Together the
 * queues leave one of libuv's four threads free for files and DNS.
 */
const trustedQueue = new WorkQueue({ maxRunning: 1, maxWaiting: 50, maxWaitingPerCaller: 50 });

/** Handles a request whose password work is queued per caller. */
export function withPasswordQueue<Result>(caller: string, handle: () => Result): Result {
  return contexts.run({ caller, trusted: false }, handle);
}

/** Moves the current request to the trusted queue. */
export function prioritizePasswordWork(): void {
  const context = contexts.getStore();
  if (context !== undefined) context.trusted = true;
}

/**
 * Runs password work through a queue. Work outside a request, such as an admin command, is trusted.
 * @throws {QueueFullError} if too many wait already
 */
export function runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
  const context = contexts.getStore();
  return context === undefined || context.trusted
    ? trustedQueue.run('', work)
    : untrustedQueue.run(context.caller, work);
}
