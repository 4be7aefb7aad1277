import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserId } from '../identifiers.ts';
import { WorkQueue } from './work-queue.ts';

/** On whose behalf a request compares or hashes passwords. */
interface PasswordQueueContext {
  /** The client's network; one network can't fill the queue. */
  readonly network: string;
  /** The user, for a known browser, a valid reset link, or a signed-in user. */
  userId: UserId | undefined;
}

const contexts = new AsyncLocalStorage<PasswordQueueContext>();

/** Two at a time: at most 256 MB. Waiting requests are served within about ten seconds. */
export const untrustedQueue = new WorkQueue({
  maxRunning: 2,
  maxWaiting: 50,
  maxWaitingPerCaller: 5,
});

/**
 * A separate queue, so that users get in no matter how many strangers are guessing. Anyone can have
 * an account, so no account may fill it. Together the queues leave one of libuv's four threads free
 * for files and DNS.
 */
export const trustedQueue = new WorkQueue({
  maxRunning: 1,
  maxWaiting: 50,
  maxWaitingPerCaller: 3,
});

/** Handles a request whose password work is queued per network. */
export function withPasswordQueue<Result>(network: string, handle: () => Result): Result {
  return contexts.run({ network, userId: undefined }, handle);
}

/** Runs password work of a signed-in user in the trusted queue. */
export function withTrustedQueue<Result>(userId: UserId, work: () => Result): Result {
  return contexts.run({ network: '', userId }, work);
}

/** Moves the current request to the trusted queue. */
export function prioritizePasswordWork(userId: UserId): void {
  const context = contexts.getStore();
  if (context !== undefined) context.userId = userId;
}

/**
 * Runs password work through a queue. Work outside a request, such as an admin command, is
 * trusted.
 * @throws {QueueFullError} if too many wait already
 */
export function runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
  const context = contexts.getStore();
  if (context === undefined) return trustedQueue.run('', work);
  const { network, userId } = context;
  return userId === undefined ? untrustedQueue.run(network, work) : trustedQueue.run(userId, work);
}
