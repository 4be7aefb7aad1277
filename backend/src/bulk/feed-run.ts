import { isUniqueViolation } from '@wareword/postgres';
import { PLATFORMS, TONES, type NO_BRAND } from '@wareword/shared-schema';
import { z } from 'zod';
import { PLAN_NAMES } from '../config.ts';
import { parseUnions, type BulkRequest, type PAUSE_REASONS } from '../database/index.ts';
import type { BrandId, Id, UserId } from '../identifiers.ts';
import { createJob } from '../jobs/index.ts';
import { DomainError } from '../errors.ts';
import type { FeedContext } from './context.ts';
import { claimRows, requeueRows, rowsWithoutJob, type DueRow } from './due-rows.ts';
import { isMember } from './is-member.ts';
import { recordOutcomes, type OwnedRun } from './record-outcomes.ts';

const Unions = z.object({
  plan: z.enum(PLAN_NAMES),
  platform: z.enum(PLATFORMS),
  tone: z.enum(TONES),
});

type PauseReason = (typeof PAUSE_REASONS)[number];

/** The run's data needed to feed it. */
interface FedRunRow extends OwnedRun {
  readonly userId: UserId;
  readonly brandId: BrandId | typeof NO_BRAND | null;
  /** Whether the user who started it may still spend the workspace's credits. */
  readonly isMember: boolean;
  /** Runs of its workspace that are under way, itself included. */
  readonly siblings: number;
}
type FedRun = FedRunRow & z.infer<typeof Unions>;

/** Result of a pass: whether anything changed, and whether to run again. */
export interface FeedPass {
  readonly moved: boolean;
  readonly hasMore: boolean;
}

/**
 * One pass over a run: records finished listings, and starts as many products as the limit allows.
 *
 * A row is assigned its job id before the job is created under that id. A process may die in
 * between, or two may process the run concurrently: the database creates one job for the id and
 * takes one credit (`accept_generations`).
 * @param input.inFlight how many products all of a workspace's runs together may be writing at once
 */
export async function feedRun({
  ctx,
  input,
}: {
  ctx: FeedContext;
  input: { runId: Id<'blk'>; inFlight: number };
}): Promise<FeedPass> {
  const owned = await findOwner(ctx, input.runId);
  if (owned === undefined) return { moved: false, hasMore: false };
  const progress = await recordOutcomes(ctx, owned);
  if (progress.state !== 'running') {
    // Rows with an id but no job were started while the run was still running.
    const left = await rowsWithoutJob(ctx, owned);
    await requeueRows(ctx, owned, left);
    return { moved: progress.moved > 0, hasMore: progress.writing > 0 };
  }
  const run = await readFedRun(ctx, owned);
  if (run === undefined) return { moved: false, hasMore: false };
  if (!run.isMember) {
    // Started or resumed just when the user was being removed.
    await pauseForReason(ctx, run, 'member_removed');
    return { moved: true, hasMore: true };
  }
  if (!ctx.plans[run.plan].bulk) {
    await pauseForReason(ctx, run, 'plan_required');
    return { moved: true, hasMore: true };
  }
  const orphans = await rowsWithoutJob(ctx, run);
  const share = Math.max(1, Math.floor(input.inFlight / run.siblings));
  const due = [...orphans, ...(await claimRows(ctx, run, share - progress.writing))];
  const refused = await makeJobs(ctx, run, due);
  if (refused !== undefined) {
    await requeueRows(ctx, run, refused.rows);
    // The plan may have changed since it was read; if so, that is the reason.
    const plan = (await readFedRun(ctx, run))?.plan ?? run.plan;
    await pauseForReason(ctx, run, ctx.plans[plan].bulk ? refused.reason : 'plan_required');
  }
  return { moved: progress.moved + due.length > 0, hasMore: true };
}

/** The queue knows only the ids of runs. */
async function findOwner(ctx: FeedContext, id: Id<'blk'>): Promise<OwnedRun | undefined> {
  const [owned] = await ctx.database.sql<OwnedRun[]>`
    select id, workspace_id as "workspaceId" from bulk_runs where id = ${id}
  `;
  return owned;
}

async function readFedRun(
  ctx: FeedContext,
  { workspaceId, id }: OwnedRun,
): Promise<FedRun | undefined> {
  const { sql } = ctx.database;
  const starter = { workspaceId: sql`r.workspace_id`, userId: sql`r.user_id` };
  const [run] = await sql<FedRunRow[]>`
    select r.id, r.workspace_id as "workspaceId", r.user_id as "userId", w.plan, r.platform,
      r.tone, r.brand_id as "brandId", ${isMember(sql, starter)} as "isMember", (
        select count(*)::int from bulk_runs s
        where s.workspace_id = r.workspace_id and s.state = 'running'
      ) as siblings
    from bulk_runs r join workspaces w on w.id = r.workspace_id
    where r.workspace_id = ${workspaceId} and r.id = ${id}
  `;
  return run && parseUnions(run, Unions);
}

/** @returns the rejected rows, and the reason of the first */
async function makeJobs(
  ctx: FeedContext,
  run: FedRun,
  rows: readonly DueRow[],
): Promise<{ rows: DueRow[]; reason: PauseReason } | undefined> {
  const outcomes = await Promise.allSettled(rows.map((row) => makeJob(ctx, run, row)));
  const refused: DueRow[] = [];
  let reason: PauseReason | undefined;
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue;
    // A row whose outcome is unknown keeps its id and is retried.
    const pauseReason = pauseReasonFor(outcome.reason);
    if (pauseReason === undefined) throw outcome.reason;
    const row = rows[index];
    if (row !== undefined) refused.push(row);
    reason ??= pauseReason;
  }
  return reason === undefined ? undefined : { rows: refused, reason };
}

/** Errors that pause a run, because every later row would fail with them, too. */
const PAUSE_REASON_FOR: Readonly<Partial<Record<string, PauseReason>>> = {
  credits: 'credits',
  plan_required: 'plan_required',
  brand: 'brand',
  brand_locked: 'brand',
  brand_archived: 'brand',
};

/** @returns undefined if the run doesn't have to pause for this error */
function pauseReasonFor(error: unknown): PauseReason | undefined {
  if (!(error instanceof DomainError) || error.reason === undefined) return undefined;
  return PAUSE_REASON_FOR[error.reason];
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
        // The id is never exposed, so no caller's idempotency key can collide with it.
        idempotencyKey: undefined,
        request: requestOf(row.request, { platform, tone, ...brand }),
      },
    });
  } catch (error) {
    // The job and its credit already exist.
    if (!isUniqueViolation(error)) throw error;
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

async function pauseForReason(
  ctx: FeedContext,
  { workspaceId, id }: OwnedRun,
  reason: PauseReason,
): Promise<void> {
  await ctx.database.sql`
    update bulk_runs set state = 'paused', paused_by = ${reason}
    where workspace_id = ${workspaceId} and id = ${id} and state = 'running'
  `;
}
