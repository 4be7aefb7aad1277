import type { Sql, TransactionSql } from 'postgres';

/** Held while one process looks after all jobs, so that the others leave it to that one. */
const SWEEP_LOCK = 7_263_002;

/**
 * A process can be frozen, or cut off, in the middle of its transaction. After this long Postgres
 * ends it, and with it the locks that keep every other process from doing the work.
 */
const FROZEN_AFTER_MS = 10_000;

/** Runs `work` in a transaction, unless another process is at it. */
export function alone<Result>(
  sql: Sql,
  work: (sql: TransactionSql) => Promise<Result>,
): Promise<Result | undefined> {
  return sql.begin(async (transaction) => {
    const [lock] = await transaction<[{ taken: boolean }]>`
      select
        pg_try_advisory_xact_lock(${SWEEP_LOCK}) as taken,
        set_config('idle_in_transaction_session_timeout', ${String(FROZEN_AFTER_MS)}, true)
    `;
    return lock.taken ? await work(transaction) : undefined;
  }) as Promise<Result | undefined>;
}
