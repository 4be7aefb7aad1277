import type { Id } from '../identifiers.ts';
import type { FeedContext } from './context.ts';

export interface SettledRun {
  readonly state: string | null;
  /** Rows that came to their end since the last look. */
  readonly moved: number;
  /** Rows whose listing is still being written. */
  readonly writing: number;
}

/**
 * Takes over what became of the jobs: the states of rows and the run's counts move together, in
 * one statement. A run without anything left to do is done; one that has nothing under way and
 * does not run needs nobody to look at it.
 */
export async function settleRun(ctx: FeedContext, runId: Id<'blk'>): Promise<SettledRun> {
  const { sql } = ctx.database;
  const [settled] = await sql<SettledRun[]>`
    with run as (select id, state from bulk_runs where id = ${runId} for update),
    ended as (
      select r.row, r.job_id, j.status
      from bulk_rows r join jobs j on j.id = r.job_id
      where r.run_id = (select id from run) and r.state = 'writing' and j.finished_at is not null
    ),
    moved as (
      update bulk_rows set state = case ended.status when 'complete' then 'written' else 'failed' end
      from ended
      where bulk_rows.run_id = ${runId} and bulk_rows.row = ended.row
        and bulk_rows.state = 'writing' and bulk_rows.job_id = ended.job_id
      returning bulk_rows.state
    ),
    counted as (
      update bulk_runs set
        written = written + (select count(*) from moved where moved.state = 'written'),
        failed = failed + (select count(*) from moved where moved.state = 'failed')
      from run where bulk_runs.id = run.id and exists (select from moved)
    )
    select run.state, (select count(*)::int from moved) as moved, (
      select count(*)::int from bulk_rows where run_id = ${runId} and state = 'writing'
    ) - (select count(*)::int from moved) as writing
    from run
  `;
  if (settled === undefined) return { state: null, moved: 0, writing: 0 };
  if (settled.writing > 0) return settled;
  // Asked in a statement of its own, which sees what the first one did.
  const [rested] = await sql<{ state: string }[]>`
    update bulk_runs set
      state = case state when 'running' then 'done' else state end,
      finished_at = coalesce(finished_at, case state when 'running' then now() end),
      feeding = false
    where id = ${runId} and feeding
      and not exists (select from bulk_rows where run_id = ${runId} and state = 'writing')
      and (state <> 'running' or not exists (
        select from bulk_rows where run_id = ${runId} and state = 'waiting'
      ))
    returning state
  `;
  return { ...settled, state: rested?.state ?? settled.state };
}
