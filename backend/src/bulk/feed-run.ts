import postgres from 'postgres';
import type { PlanName } from '../config.ts';
import type { BulkRequest } from '../database/index.ts';
import {
  newId,
  type BrandId,
  type Id,
  type JobId,
  type UserId,
  type WorkspaceId,
} from '../identifiers.ts';
import { createJob } from '../jobs/index.ts';
import { Refusal } from '../refusal.ts';
import type { Platform, Tone } from '@wareword/shared-schema';
import { MEMBER_REMOVED, type FeedContext } from './context.ts';
import { settleRun } from './settle-run.ts';

/** What a run needs to be fed. */
interface FedRun {
  readonly id: Id<'blk'>;
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  readonly plan: PlanName;
  readonly platform: Platform;
  readonly tone: Tone;
  readonly brandId: BrandId | null;
  /** Whoever began it may still spend the workspace's credits. */
  readonly belongs: boolean;
}

interface DueRow {
  readonly row: number;
  readonly jobId: JobId;
  readonly request: BulkRequest;
}

/** How a pass went: whether something moved, and whether there is more to come. */
export interface FeedPass {
  readonly moved: boolean;
  readonly goesOn: boolean;
}

/**
 * One look at a run: notes which listings are there, and begins as many further products as there
 * is room for.
 *
 * A row is given the id of its job first, and the job is made under that id. A process may die in
 * between, or two may look at once: the id is there, and the database makes one job of it and
 * takes one credit (migrations, `accept_generations`).
 * @param input.inFlight most products of the run whose listing is being written at once
 */
export async function feedRun({
  ctx,
  input,
}: {
  ctx: FeedContext;
  input: { runId: Id<'blk'>; inFlight: number };
}): Promise<FeedPass> {
  const settled = await settleRun(ctx, input.runId);
  if (settled.state !== 'running') {
    // What has an id and no job yet was begun while the run still ran.
    const left = await rowsWithoutJob(ctx, input.runId);
    await giveBack(ctx, input.runId, left);
    return { moved: settled.moved > 0, goesOn: settled.writing > 0 };
  }
  const run = await readFedRun(ctx, input.runId);
  if (run === undefined) return { moved: false, goesOn: false };
  if (!run.belongs) {
    // Begun or resumed at the moment at which they were taken out.
    await pauseBecause(ctx, run.id, MEMBER_REMOVED);
    return { moved: true, goesOn: true };
  }
  if (!ctx.plans[run.plan].bulk) {
    await pauseBecause(ctx, run.id, 'plan_required');
    return { moved: true, goesOn: true };
  }
  const orphans = await rowsWithoutJob(ctx, run.id);
  const due = [...orphans, ...(await claimRows(ctx, run.id, input.inFlight - settled.writing))];
  const refused = await makeJobs(ctx, run, due);
  if (refused !== undefined) {
    await giveBack(ctx, run.id, refused.rows);
    // The plan may have changed since it was read: what a plan lacks is then the reason.
    const plan = (await readFedRun(ctx, run.id))?.plan ?? run.plan;
    await pauseBecause(ctx, run.id, ctx.plans[plan].bulk ? refused.code : 'plan_required');
  }
  return { moved: settled.moved + due.length > 0, goesOn: true };
}

async function readFedRun(ctx: FeedContext, runId: Id<'blk'>): Promise<FedRun | undefined> {
  const [run] = await ctx.database.sql<FedRun[]>`
    select r.id, r.workspace_id as "workspaceId", r.user_id as "userId", w.plan, r.platform,
      r.tone, r.brand_id as "brandId", w.owner_id = r.user_id or exists (
        select from members m where m.workspace_id = r.workspace_id and m.user_id = r.user_id
      ) as belongs
    from bulk_runs r join workspaces w on w.id = r.workspace_id where r.id = ${runId}
  `;
  return run;
}

/** Waits for whoever pauses the run, or makes them wait. */
async function claimRows(ctx: FeedContext, runId: Id<'blk'>, room: number): Promise<DueRow[]> {
  if (room <= 0) return [];
  const { sql } = ctx.database;
  const jobIds = Array.from({ length: room }, () => newId('job'));
  return sql<DueRow[]>`
    with run as (
      select id from bulk_runs where id = ${runId} and state = 'running' for update
    ),
    due as (
      select row from bulk_rows
      where run_id = (select id from run) and state = 'waiting'
      order by row limit ${room} for update skip locked
    ),
    numbered as (select row, row_number() over (order by row) as place from due)
    update bulk_rows set state = 'writing', job_id = coalesce(bulk_rows.job_id, given.job_id)
    from numbered join unnest(${sql.array(jobIds)}::text[]) with ordinality given (job_id, place)
      using (place)
    where bulk_rows.run_id = ${runId} and bulk_rows.row = numbered.row
      and bulk_rows.state = 'waiting'
    returning bulk_rows.row, bulk_rows.job_id as "jobId", bulk_rows.request
  `;
}

/** Rows whose job was never made: the process that was at it died, or the database went away. */
async function rowsWithoutJob(ctx: FeedContext, runId: Id<'blk'>): Promise<DueRow[]> {
  return ctx.database.sql<DueRow[]>`
    select r.row, r.job_id as "jobId", r.request
    from bulk_rows r
    where r.run_id = ${runId} and r.state = 'writing'
      and not exists (select from jobs j where j.id = r.job_id)
    order by r.row
  `;
}

/** @returns the rows that were refused, and why the first was */
async function makeJobs(
  ctx: FeedContext,
  run: FedRun,
  rows: readonly DueRow[],
): Promise<{ rows: DueRow[]; code: Refusal['code'] } | undefined> {
  const outcomes = await Promise.allSettled(rows.map((row) => makeJob(ctx, run, row)));
  const refused: DueRow[] = [];
  let code: Refusal['code'] | undefined;
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue;
    // A row whose outcome nobody knows keeps its id, and is looked at again.
    if (!(outcome.reason instanceof Refusal)) throw outcome.reason;
    const row = rows[index];
    if (row !== undefined) refused.push(row);
    code ??= outcome.reason.code;
  }
  return code === undefined ? undefined : { rows: refused, code };
}

async function makeJob(ctx: FeedContext, run: FedRun, row: DueRow): Promise<void> {
  const { platform, tone } = run;
  const brand = run.brandId === null ? {} : { brand_id: run.brandId };
  try {
    await createJob({
      ctx,
      input: {
        caller: run,
        kind: 'bulk',
        jobId: row.jobId,
        // Nobody outside can name this id, so no key of theirs can be taken for it.
        idempotencyKey: undefined,
        request: requestOf(row.request, { platform, tone, ...brand }),
      },
    });
  } catch (error) {
    if (!isMadeAlready(error)) throw error;
  }
}

type JobRequest = Parameters<typeof createJob>[0]['input']['request'];

function requestOf(
  request: BulkRequest,
  choices: Pick<JobRequest, 'platform' | 'tone'> & Partial<Pick<JobRequest, 'brand_id'>>,
): JobRequest {
  return {
    category: undefined,
    price: undefined,
    customer: undefined,
    competitors: undefined,
    external_ref: undefined,
    brand_id: undefined,
    ...request,
    ...choices,
  };
}

/** There is a job, and its credit, of this id. */
function isMadeAlready(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === '23505';
}

/**
 * Puts rows back in line that no job was made for. They keep the id that they were given: should
 * another process just be making the job, it is the one that they get when their turn comes.
 */
async function giveBack(
  ctx: FeedContext,
  runId: Id<'blk'>,
  rows: readonly DueRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const { sql } = ctx.database;
  await sql`
    update bulk_rows set state = 'waiting'
    where run_id = ${runId} and state = 'writing'
      and job_id = any(${sql.array(rows.map(({ jobId }) => jobId))})
      and not exists (select from jobs j where j.id = bulk_rows.job_id)
  `;
}

async function pauseBecause(ctx: FeedContext, runId: Id<'blk'>, code: string): Promise<void> {
  await ctx.database.sql`
    update bulk_runs set state = 'paused', paused_by = ${code}
    where id = ${runId} and state = 'running'
  `;
}
