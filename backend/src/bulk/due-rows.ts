import type { BulkRequest } from '../database/index.ts';
import { newId, type JobId } from '../identifiers.ts';
import type { FeedContext } from './context.ts';
import type { OwnedRun } from './record-outcomes.ts';

/** A row that is being written, and the id of its job. */
export interface DueRow {
  readonly row: number;
  readonly jobId: JobId;
  readonly request: BulkRequest;
}

/** Locks the run, so that pausing and claiming wait for each other. */
export async function claimRows(
  ctx: FeedContext,
  { workspaceId, id }: OwnedRun,
  limit: number,
): Promise<DueRow[]> {
  if (limit <= 0) return [];
  const { sql } = ctx.database;
  const jobIds = Array.from({ length: limit }, () => newId('job'));
  return sql<DueRow[]>`
    with run as (
      select id from bulk_runs
      where workspace_id = ${workspaceId} and id = ${id} and state = 'running' for update
    ),
    due as (
      select row from bulk_rows
      where workspace_id = ${workspaceId} and run_id = (select id from run) and state = 'waiting'
      order by row limit ${limit} for update skip locked
    ),
    numbered as (select row, row_number() over (order by row) as ordinal from due)
    update bulk_rows set state = 'writing', job_id = coalesce(bulk_rows.job_id, given.job_id)
    from numbered join unnest(${sql.array(jobIds)}::text[]) with ordinality given (job_id, ordinal)
      using (ordinal)
    where bulk_rows.workspace_id = ${workspaceId} and bulk_rows.run_id = ${id}
      and bulk_rows.row = numbered.row and bulk_rows.state = 'waiting'
    returning bulk_rows.row, bulk_rows.job_id as "jobId", bulk_rows.request
  `;
}

/** Rows whose job was never created because the process died or the database went away. */
export async function rowsWithoutJob(
  ctx: FeedContext,
  { workspaceId, id }: OwnedRun,
): Promise<DueRow[]> {
  return ctx.database.sql<DueRow[]>`
    select r.row, r.job_id as "jobId", r.request
    from bulk_rows r
    where r.workspace_id = ${workspaceId} and r.run_id = ${id} and r.state = 'writing'
      and not exists (
        select from jobs j where j.workspace_id = ${workspaceId} and j.id = r.job_id
      )
    order by r.row
  `;
}

/**
 * Returns rows without a job to the queue. They keep their assigned id: if another process is just
 * creating the job, they will get that one when their turn comes.
 */
export async function requeueRows(
  ctx: FeedContext,
  { workspaceId, id }: OwnedRun,
  rows: readonly DueRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const { sql } = ctx.database;
  await sql`
    update bulk_rows set state = 'waiting'
    where workspace_id = ${workspaceId} and run_id = ${id} and state = 'writing'
      and job_id = any(${sql.array(rows.map(({ jobId }) => jobId))})
      and not exists (
        select from jobs j where j.workspace_id = ${workspaceId} and j.id = bulk_rows.job_id
      )
  `;
}
