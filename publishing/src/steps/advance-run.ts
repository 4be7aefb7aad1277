import { and, eq, sql } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';
import type { RunId } from '../identifiers.ts';
import type { Run } from '../tables.ts';
import { gatherProducts } from './gather-products.ts';
import { RunLease } from './lease.ts';
import { pollItems } from './poll.ts';
import { proposeSent } from './propose-sent.ts';
import { publishItems } from './publish.ts';
import { sendItems } from './send.ts';
import { resolveInterrupted } from './resolve-interrupted.ts';
import type { RoundContext } from './round-context.ts';
import { undoItems } from './undo.ts';

/** Maximum time per pass; then other runs get their turn. */
const SLICE_MS = 20_000;
/** Delay before a run is retried after an unexpected error. */
const UNEXPECTED_ERROR_DELAY_MS = 30_000;

/**
 * `failed`: an unexpected error, after which the run is retried. `skipped`: there was no pass, because
 * another process is working on the run, or it no longer exists.
 */
export type PassOutcome = 'done' | 'failed' | 'skipped';

/**
 * Advances a run: resolves interrupted writes, undoes and publishes what was requested, gathers
 * products, collects finished listings and requests more. Schedules the next pass instead of waiting.
 * Safe to call concurrently; only one process does the work.
 */
export async function advanceRun({
  ctx,
  input,
}: {
  ctx: PublishingContext;
  input: { readonly runId: RunId; readonly signal: AbortSignal };
}): Promise<PassOutcome> {
  const lease = await RunLease.take(ctx, input.runId, input.signal);
  if (lease === undefined) return 'skipped';
  let next: Date | null = new Date(ctx.now().getTime() + UNEXPECTED_ERROR_DELAY_MS);
  try {
    next = await advance(ctx, lease);
    return 'done';
  } catch (error) {
    ctx.onError(error, { runId: input.runId });
    return 'failed';
  } finally {
    await lease.release(next);
  }
}

/** @returns when there will be work again; now if the lease was lost, in case no one else took it */
async function advance(ctx: PublishingContext, lease: RunLease): Promise<Date | null> {
  const { signal } = lease;
  let run = await lease.nextRound();
  if (run === undefined) return ctx.now();
  const store = await ctx.openStore(run.storeId);
  const sliceEnds = ctx.now().getTime() + SLICE_MS;
  try {
    for (;;) {
      const progressed = await runSteps({ ctx, store, statements: ctx.orm, run, signal });
      if (signal.aborted) return ctx.now();
      const latest = await lease.nextRound();
      if (latest === undefined) return ctx.now();
      run = latest;
      if (!progressed) return await nextWake(ctx, run);
      if (ctx.now().getTime() > sliceEnds) return ctx.now();
    }
  } finally {
    store.close();
  }
}

/** @returns whether another round may find more work immediately */
async function runSteps(round: RoundContext): Promise<boolean> {
  const { ctx, run, signal } = round;
  // Nothing else is written while the outcome of a write is unknown.
  if (!isWaiting(run, ctx, 'store') && (await resolveInterrupted(round))) {
    if (await undoItems(round)) return true;
    if (await publishItems(round)) return true;
  }
  let progressed = await pollItems(round);
  if (run.state === 'active' && !isWaiting(run, ctx) && !signal.aborted) {
    progressed = (await gatherProducts(round)) || progressed;
    progressed = (await proposeSent(round)) || progressed;
    progressed = (await sendItems(round)) || progressed;
  }
  return progressed;
}

function isWaiting(run: Run, ctx: PublishingContext, what?: 'store'): boolean {
  const { waiting } = run;
  if (waiting === null || (what !== undefined && waiting.for !== what)) return false;
  return new Date(waiting.until) > ctx.now();
}

/** When there will be work again; null if only the owner can trigger it. */
async function nextWake(ctx: PublishingContext, run: Run): Promise<Date | null> {
  const { items } = ctx.tables;
  const [row] = await ctx.orm
    .select({
      pollAtMs: sql<number | null>`(extract(epoch from
        min(${items.pollAt}) filter (where ${items.state} = 'generating')) * 1000)::float8`,
      queued: sql<boolean>`coalesce(bool_or(${items.state} = 'queued'), false)`,
      open: sql<boolean>`coalesce(bool_or(${items.state} in ('publishing', 'undoing', 'publish_queued', 'undo_queued')), false)`,
    })
    .from(items)
    .where(
      and(
        eq(items.runId, run.id),
        sql`${items.state} in ('queued', 'generating', 'publishing', 'undoing', 'publish_queued', 'undo_queued')`,
      ),
    );
  const times: number[] = [];
  if (row !== undefined && row.pollAtMs !== null) times.push(row.pollAtMs);
  const needsListings = run.state === 'active' && (run.selection !== null || row?.queued === true);
  const waitsUntil = run.waiting === null ? ctx.now().getTime() : Date.parse(run.waiting.until);
  if (needsListings && run.waiting !== null) times.push(waitsUntil);
  if (row?.open === true) times.push(Math.max(waitsUntil, ctx.now().getTime() + 1_000));
  return times.length === 0 ? null : new Date(Math.min(...times));
}
