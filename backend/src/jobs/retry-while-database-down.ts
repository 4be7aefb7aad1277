import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, isUnavailable } from '@wareword/postgres';

const MIN_DELAY_MS = 100;
const MAX_DELAY_MS = 2_000;

/** Deadlocks and the like only need a retry. */
const CONFLICTS: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/**
 * Retries while the database is unavailable, so that a listing that was paid for is not discarded
 * because Postgres restarts. Only for statements that may be run twice: if the response was lost,
 * the statement may have been committed.
 * @param options.timeoutMs how long to keep retrying, in milliseconds
 * @param options.signal stops immediately, for example when the job was lost
 */
export async function retryWhileDatabaseDown<Result>(
  work: () => Promise<Result>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (let delayMs = MIN_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || signal.aborted || performance.now() > deadline) throw error;
      // Only rejects when aborted by the signal, which the next iteration checks.
      await wait(delayMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function isTransient(error: unknown): boolean {
  return isUnavailable(error) || CONFLICTS.has(errorCode(error));
}
