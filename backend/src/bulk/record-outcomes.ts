import { z } from 'zod';
import { BULK_RUN_STATES, parseUnions } from '../database/index.ts';
import type { Id, WorkspaceId } from '../identifiers.ts';
import type { FeedContext } from './context.ts';

const Unions = z.object({ state: z.enum(BULK_RUN_STATES) });

/** A run, and whose it is. */
export interface OwnedRun {
  readonly workspaceId: WorkspaceId;
  readonly id: Id<'blk'>;
}

/** A run after a pass over its finished jobs. */
export interface RunProgress {
  /** Null if the run was removed. */
  readonly state: z.infer<typeof Unions>['state'] | null;
  /** Rows that finished since the last pass. */
  readonly moved: number;
  /** Rows whose listing is still being written. */
  readonly writing: number;
}

/**
 * Applies the outcome of finished jobs: row states and the run's counts change together in one
 * statement. A run with nothing left to do is done; one that is not running and has nothing in
 * progress no longer needs feeding.
 */
export async function recordOutcomes(
  ctx: FeedContext,
  { workspaceId, id: runId }: OwnedRun,
): Promise<RunProgress> {
  const { sql } = ctx.database;
  const [row] = await sql<Omit<RunProgress, 'state'>[]>`
    with run as (
      select id, state from bulk_runs
      where workspace_id = ${workspaceId} and id = ${runId} for update
    ),
    ended as (
      select r.row, r.job_id, j.status
      from bulk_rows r join jobs j on j.id = r.job_id
      where r.workspace_id = ${workspaceId} and r.run_id = (select id from run) and r.state = 'writing' and j.finished_at is not null
    ),
    moved as (
      update bulk_rows set state = case ended.status when 'complete' then 'written' else 'failed' end
      from ended
      where bulk_rows.workspace_id = ${workspaceId} and bulk_rows.run_id = ${runId} and bulk_rows.row = ended.row
        and bulk_rows.state = 'writing' and bulk_rows.job_id = ended.job_id
      returning bulk_rows.state
    ),
    counted as (
      update bulk_runs set
        written = written + (select count(*) from moved where moved.state = 'written'),
        failed = failed + (select count(*) from moved where moved.state = 'failed')
      from run
      where bulk_runs.workspace_id = ${workspaceId} and bulk_runs.id = run.id
        and exists (select from moved)
    )
    select run.state, (select count(*)::int from moved) as moved, (
      select count(*)::int from bulk_rows
      where workspace_id = ${workspaceId} and run_id = ${runId} and state = 'writing'
    ) - (select count(*)::int from moved) as writing
    from run
  `;
  if (row === undefined) return { state: null, moved: 0, writing: 0 };
  const progress = parseUnions(row, Unions);
  if (progress.writing > 0) return progress;
  // A separate statement, so that it sees the first one's changes.
  const [noLongerFed] = await sql`
    update bulk_runs set
      state = case state when 'running' then 'done' else state end,
      finished_at = coalesce(finished_at, case state when 'running' then now() end),
      feeding = false
    where workspace_id = ${workspaceId} and id = ${runId} and feeding
      and not exists (
        select from bulk_rows
        where workspace_id = ${workspaceId} and run_id = ${runId} and state = 'writing'
      )
      and (state <> 'running' or not exists (
        select from bulk_rows
        where workspace_id = ${workspaceId} and run_id = ${runId} and state = 'waiting'
      ))
    returning state
  `;
  return { ...progress, ...(noLongerFed && Unions.parse(noLongerFed)) };
}
