import { setTimeout as wait } from 'node:timers/promises';

const MIN_DELAY_MS = 100;
const MAX_DELAY_MS = 2_000;

/** Error codes of the driver and the system for a lost or failed connection. */
const CONNECTION_ERRORS: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * The corresponding codes of Postgres: connection exceptions, insufficient resources, shutting down
 * or starting up, a standby that was not promoted yet; plus deadlocks and the like, which only need
 * a retry.
 */
const TRANSIENT_SQLSTATES = /^(08...|53...|57P0[1-3]|25006|40001|40P01)$/;

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
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return false;
  }
  return CONNECTION_ERRORS.has(error.code) || TRANSIENT_SQLSTATES.test(error.code);
}
