import type { Fragment, ISql } from 'postgres';

/**
 * Parts of a `with` statement that settle the credits of jobs in the statement that ends those
 * jobs. Each relies on an earlier part that lists the jobs by `id`. Only reserved credits are
 * settled, so nothing is refunded twice or after it was spent.
 */

/**
 * Refunds the credits of the jobs in `failed` to the periods they were taken from (contract §9.1).
 * Counters are locked in the same order as in `accept_generations` (database/functions).
 */
export function refundFailed(sql: ISql): Fragment {
  return sql`
    refunded as (
      update credits set state = 'refunded', settled_at = now()
      from failed where credits.id = failed.id and credits.state = 'reserved'
      returning credits.workspace_id, credits.period, credits.amount
    ),
    counters as (
      select workspace_id, period from usage_counters
      where (workspace_id, period) in (select workspace_id, period from refunded)
      order by workspace_id for update
    ),
    restored_counters as (
      update usage_counters set used = used - refunds.amount
      from (
        select workspace_id, period, sum(amount)::int as amount
        from refunded join counters using (workspace_id, period) group by workspace_id, period
      ) refunds
      where usage_counters.workspace_id = refunds.workspace_id
        and usage_counters.period = refunds.period
    )`;
}

/** Marks the credits of the jobs in `completed` as spent. */
export function spendCompleted(sql: ISql): Fragment {
  return sql`
    spent as (
      update credits set state = 'spent', settled_at = now()
      from completed where credits.id = completed.id and credits.state = 'reserved'
    )`;
}
