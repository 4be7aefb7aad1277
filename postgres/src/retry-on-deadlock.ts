import { errorCode } from './is-unavailable.ts';

const MAX_ATTEMPTS = 5;

/**
 * Retries a statement or a transaction that locks several rows after a deadlock: Postgres rolls one of
 * the two back. Locking the rows in order first would make every statement a tenth slower to prevent
 * something that hardly ever happens.
 */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** SQLSTATE 40P01, deadlock_detected. */
function isDeadlock(error: unknown): boolean {
  return errorCode(error) === '40P01';
}
