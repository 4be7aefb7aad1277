import type { Fragment, ISql } from 'postgres';

/** Held while one process looks after all jobs, so that the others leave it to that one. */
const SWEEP_LOCK = 7_263_002;

/**
 * Part of a `with` statement: `alone.taken` tells whether this process may look after all jobs
 * until the end of the statement. Others wait for no lock of ours then, and two that refund many
 * credits never wait for each other.
 *
 * A statement, not a transaction of several: a process that is frozen or cut off between two
 * statements would keep the locks, and the driver, when it loses the connection in `begin`, ends
 * the process or runs what is left of the transaction in another one.
 */
export function alone(sql: ISql): Fragment {
  return sql`
    alone as materialized (select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as taken)`;
}
