import { setTimeout as wait } from 'node:timers/promises';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** What the driver and the system call a connection that is lost or cannot be had. */
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
 * Postgres' own codes for the same: connection exceptions, no room, shutting down or starting up,
 * a standby that was not promoted yet; and deadlocks and the like, where another try is all that
 * is asked for.
 */
const PASSING_STATES = /^(08...|53...|57P0[1-3]|25006|40001|40P01)$/;

/**
 * Tries again while the database cannot be reached: a listing that was paid for is not thrown away
 * because Postgres restarts. Only for statements that may be run twice: one whose answer was lost
 * may have been committed.
 * @param options.forMs gives up after so many milliseconds
 * @param options.signal gives up at once, as where the job was taken away
 */
export async function whileDatabaseIsAway<Result>(
  work: () => Promise<Result>,
  { forMs, signal }: { forMs: number; signal: AbortSignal },
): Promise<Result> {
  const deadline = performance.now() + forMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || signal.aborted || performance.now() > deadline) throw error;
      // Rejects only where the signal ends it, which the next round looks at.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return false;
  }
  return CONNECTION_ERRORS.has(error.code) || PASSING_STATES.test(error.code);
}
