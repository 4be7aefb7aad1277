import type { Fragment, Sql } from 'postgres';
import type { BulkContext } from './context.ts';
import { FEED_TASK } from './context.ts';

/**
 * Rings for a worker to look at the runs that the part `named` of a `with` statement names by
 * `id`. A run has one bell: ringing again moves it.
 */
export function wake(sql: Sql, named: 'started' | 'resumed' | 'woken' | 'silent'): Fragment {
  return sql`
    select graphile_worker.add_job(
      ${FEED_TASK}, json_build_object('run_id', id), job_key => 'bulk:' || id,
      job_key_mode => 'replace'
    )
    from ${sql(named)}`;
}

/** Has a run looked at again after a while. */
export async function wakeLater(ctx: BulkContext, runId: string, delayMs: number): Promise<void> {
  await ctx.database.sql`
    select graphile_worker.add_job(
      ${FEED_TASK}, json_build_object('run_id', ${runId}::text),
      run_at => now() + ${delayMs} * interval '1 ms',
      job_key => 'bulk:' || ${runId}, job_key_mode => 'replace'
    )
  `;
}

/**
 * Rings for runs that have work and no bell: theirs was lost with the database's last moments, or
 * failed too often. Every worker asks now and then; two at once ring the same bell.
 * @returns how many
 */
export async function wakeSilentRuns({ ctx }: { ctx: BulkContext }): Promise<number> {
  const { sql } = ctx.database;
  const rung = await sql`
    with silent as (
      select id from bulk_runs
      where feeding and not exists (
        select from graphile_worker.jobs bell
        where bell.key = 'bulk:' || bulk_runs.id and bell.attempts < bell.max_attempts
      )
      order by id limit 1000
    )
    ${wake(sql, 'silent')}
  `;
  return rung.length;
}
