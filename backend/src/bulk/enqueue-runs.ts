import type { Fragment, Sql } from 'postgres';
import type { BulkContext } from './context.ts';
import { FEED_TASK } from './context.ts';

/**
 * Enqueues a task for each run whose `id` is in the common table expression `named`. A run has at
 * most one task: enqueueing it again reschedules it.
 */
export function enqueueRuns(
  sql: Sql,
  named: 'started' | 'resumed' | 'restarted' | 'lost',
): Fragment {
  return sql`
    select graphile_worker.add_job(
      ${FEED_TASK}, json_build_object('run_id', id), job_key => 'bulk:' || id,
      job_key_mode => 'replace'
    )
    from ${sql(named)}`;
}

/** Schedules another pass over a run. */
export async function enqueueRunLater(
  ctx: BulkContext,
  runId: string,
  delayMs: number,
): Promise<void> {
  await ctx.database.sql`
    select graphile_worker.add_job(
      ${FEED_TASK}, json_build_object('run_id', ${runId}::text),
      run_at => now() + ${delayMs} * interval '1 ms',
      job_key => 'bulk:' || ${runId}, job_key_mode => 'replace'
    )
  `;
}

/**
 * Enqueues runs that have work but no task: it was lost in a database crash, or failed too often.
 * Every worker checks regularly; concurrent checks enqueue the same task.
 * @returns the number of runs
 */
export async function enqueueLostRuns({ ctx }: { ctx: BulkContext }): Promise<number> {
  const { sql } = ctx.database;
  const enqueued = await sql`
    with lost as (
      select id from bulk_runs
      where feeding and not exists (
        select from graphile_worker.jobs entry
        where entry.key = 'bulk:' || bulk_runs.id and entry.attempts < entry.max_attempts
      )
      order by id limit 1000
    )
    ${enqueueRuns(sql, 'lost')}
  `;
  return enqueued.length;
}
