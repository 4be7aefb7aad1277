import { and, eq, min, sql } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';
import type { RunId } from '../identifiers.ts';
import type { Run } from '../tables.ts';
import { collectItems } from './collect.ts';
import { RunLease } from './lease.ts';
import { pollItems } from './poll.ts';
import { pushItems } from './push.ts';
import { sendItems } from './send.ts';
import { settleInterrupted } from './settle-interrupted.ts';
import type { Step } from './step.ts';
import { undoItems } from './undo.ts';

/** After this long a run gives way to the others, and goes on when it is its turn again. */
const SLICE_MS = 20_000;
/** Before a run is looked at again in which something happened that should not. */
const AFTER_BUG_MS = 30_000;

/**
 * Does what there is to do for a run now: settles what was interrupted, takes back and writes what
 * was clicked, brings in listings that are done, and asks for more. Says when to look again, and
 * never waits for that itself. Any number of processes may be called for one run; one of them works.
 */
export async function advanceRun({
  ctx,
  input,
}: {
  ctx: PublishingContext;
  input: { readonly runId: RunId; readonly signal: AbortSignal };
}): Promise<void> {
  const lease = await RunLease.take(ctx, input.runId, input.signal);
  if (lease === undefined) return;
  let next: Date | null = new Date(ctx.now().getTime() + AFTER_BUG_MS);
  try {
    next = await workOn(ctx, lease);
  } catch (error) {
    ctx.onError(error, { runId: input.runId });
  } finally {
    await lease.release(next);
  }
}

async function workOn(ctx: PublishingContext, lease: RunLease): Promise<Date | null> {
  const { signal } = lease;
  let run = await lease.nextRound();
  if (run === undefined) return null;
  const store = await ctx.openStore(run.storeId);
  const sliceEnds = ctx.now().getTime() + SLICE_MS;
  try {
    for (;;) {
      const progressed = await round({ ctx, store, run, signal });
      if (signal.aborted) return ctx.now();
      const latest = await lease.nextRound();
      if (latest === undefined) return null;
      run = latest;
      if (!progressed) return await nextLook(ctx, run);
      if (ctx.now().getTime() > sliceEnds) return ctx.now();
    }
  } finally {
    store.close();
  }
}

/** @returns whether another round may find more to do at once */
async function round(step: Step): Promise<boolean> {
  const { ctx, run, signal } = step;
  // As long as a write is in the dark nothing else is written.
  if (!isWaiting(run, ctx, 'store') && (await settleInterrupted(step))) {
    if (await undoItems(step)) return true;
    if (await pushItems(step)) return true;
  }
  let progressed = await pollItems(step);
  if (run.state === 'active' && !isWaiting(run, ctx) && !signal.aborted) {
    progressed = (await collectItems(step)) || progressed;
    progressed = (await sendItems(step)) || progressed;
  }
  return progressed;
}

function isWaiting(run: Run, ctx: PublishingContext, what?: 'store'): boolean {
  const { waiting } = run;
  if (waiting === null || (what !== undefined && waiting.for !== what)) return false;
  return new Date(waiting.until) > ctx.now();
}

/** When there will be something to do again; null where only a click can bring it. */
async function nextLook(ctx: PublishingContext, run: Run): Promise<Date | null> {
  const { items } = ctx.tables;
  const [row] = await ctx.orm
    .select({
      pollAt: min(items.pollAt),
      queued: sql<boolean>`coalesce(bool_or(${items.state} = 'queued'), false)`,
      open: sql<boolean>`coalesce(bool_or(${items.state} in ('pushing', 'undoing', 'push_queued', 'undo_queued')), false)`,
    })
    .from(items)
    .where(
      and(
        eq(items.runId, run.id),
        sql`${items.state} in ('queued', 'generating', 'pushing', 'undoing', 'push_queued', 'undo_queued')`,
      ),
    );
  const times: number[] = [];
  if (row !== undefined && row.pollAt !== null) times.push(row.pollAt.getTime());
  const asking = run.state === 'active' && (run.selection !== null || row?.queued === true);
  const waitsUntil = run.waiting === null ? ctx.now().getTime() : Date.parse(run.waiting.until);
  if (asking && run.waiting !== null) times.push(waitsUntil);
  if (row?.open === true) times.push(Math.max(waitsUntil, ctx.now().getTime() + 1_000));
  return times.length === 0 ? null : new Date(Math.min(...times));
}
