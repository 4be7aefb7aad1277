import { setTimeout as pause } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { errorCode } from '../is-unavailable.ts';

/** While a statement waits for a table's lock, everyone else who needs the table waits behind it. */
const LOCK_TIMEOUT_MS = 1_000;
const RETRY_DELAY_MS = 1_000;
const MAX_ATTEMPTS = 60;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/**
 * Runs a transaction that changes tables which are in use. If it doesn't get a lock within a second, it
 * is rolled back, lets the others pass, and is tried again for two minutes.
 * @param what names it in the error
 */
export async function withLockTimeout(
  sql: Sql,
  what: string,
  work: (tx: TransactionSql) => Promise<void>,
): Promise<void> {
  await retryWhileLocked(what, () =>
    sql.begin(async (tx) => {
      await tx.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await work(tx);
    }),
  );
}

/** Tries `work` again while others hold the locks that it needs. */
export async function retryWhileLocked<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = errorCode(error);
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK_DETECTED) throw error;
      if (attempt === MAX_ATTEMPTS) {
        throw new Error(
          `${what} couldn't lock a table, because a transaction has held it for minutes. End that ` +
            'transaction (see pg_stat_activity), then start again.',
          { cause: error },
        );
      }
      await pause(RETRY_DELAY_MS);
    }
  }
}
