import type { Fragment, ISql } from 'postgres';

/** Held by the one process that recovers or expires jobs, so that others skip it. */
const RECOVERY_LOCK_ID = 7_263_002;

/**
 * Part of a `with` statement: `recovery_lock.taken` says whether this process may recover
 * or expire jobs until the end of the statement. Others do not wait for it, and two statements that refund many
 * credits never wait for each other.
 *
 * It is one statement rather than a transaction of several: a process that is suspended or cut off
 * between two statements would keep the locks, and when the driver loses the connection in `begin`,
 * it ends the process or runs the rest of the transaction outside of it.
 */
export function recoveryLock(sql: ISql): Fragment {
  return sql`
    recovery_lock as materialized (select pg_try_advisory_xact_lock(${RECOVERY_LOCK_ID}) as taken)`;
}
