import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ClickContext } from '../context.ts';
import type { ItemState, RunState } from '../fields.ts';
import type { RunId } from '../identifiers.ts';
import { PublishingRefusal } from '../refusal.ts';
import type { Reason, Run, RunSettings, Waiting } from '../tables.ts';

/** A run as its owner sees it. */
export interface RunView {
  readonly id: RunId;
  readonly origin: 'picked' | 'automatic';
  readonly state: RunState;
  /** Why it is paused; null where its owner paused it, or it is not. */
  readonly reason: Reason | null;
  /** What it waits for by itself, while it does. */
  readonly waiting: Waiting | null;
  readonly settings: RunSettings;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Its products are still being looked up: `total` grows. */
  readonly collecting: boolean;
  readonly total: number;
  /** How many of its products have a listing: each was paid for. */
  readonly written: number;
  readonly counts: Readonly<Record<ItemState, number>>;
  /** Whether anything happens without a further click. */
  readonly working: boolean;
}

/** The runs of a store, newest first. */
export async function listRuns({
  ctx,
  input,
}: {
  ctx: ClickContext;
  input: { readonly storeId: string; readonly limit: number; readonly before?: RunId | undefined };
}): Promise<RunView[]> {
  const { runs } = ctx.tables;
  const found = await ctx.orm
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.storeId, input.storeId),
        input.before === undefined ? undefined : lt(runs.id, input.before),
      ),
    )
    .orderBy(desc(runs.id))
    .limit(input.limit);
  return present(ctx, found);
}

/** @throws PublishingRefusal `run_not_found` */
export async function getRun({
  ctx,
  input,
}: {
  ctx: ClickContext;
  input: { readonly storeId: string; readonly runId: RunId };
}): Promise<RunView> {
  const { runs } = ctx.tables;
  const found = await ctx.orm
    .select()
    .from(runs)
    .where(and(eq(runs.id, input.runId), eq(runs.storeId, input.storeId)));
  const [view] = await present(ctx, found);
  if (view === undefined) throw new PublishingRefusal('run_not_found', 'There is no such run.');
  return view;
}

async function present(ctx: ClickContext, found: readonly Run[]): Promise<RunView[]> {
  const { items } = ctx.tables;
  const ids = found.map(({ id }) => id);
  const rows = await (ids.length === 0
    ? []
    : ctx.orm
        .select({
          runId: items.runId,
          state: items.state,
          count: sql<number>`count(*)::int`,
          written: sql<number>`count(${items.proposal})::int`,
        })
        .from(items)
        .where(inArray(items.runId, ids))
        .groupBy(items.runId, items.state));
  return found.map((run) => {
    const mine = rows.filter(({ runId }) => runId === run.id);
    const count = (state: ItemState) => mine.find((row) => row.state === state)?.count ?? 0;
    const collecting = run.selection !== null && run.state !== 'cancelled';
    const moving =
      count('generating') +
      count('push_queued') +
      count('pushing') +
      count('undo_queued') +
      count('undoing');
    const asking = run.state === 'active' && (collecting || count('queued') > 0);
    return {
      id: run.id,
      origin: run.origin,
      state: run.state,
      reason: run.reason,
      waiting: run.waiting !== null && new Date(run.waiting.until) > ctx.now() ? run.waiting : null,
      settings: run.settings,
      createdAt: run.createdAt.toISOString(),
      collecting,
      total: mine.reduce((sum, row) => sum + row.count, 0),
      written: mine.reduce((sum, row) => sum + row.written, 0),
      counts: {
        queued: count('queued'),
        generating: count('generating'),
        ready: count('ready'),
        push_queued: count('push_queued'),
        pushing: count('pushing'),
        pushed: count('pushed'),
        conflict: count('conflict'),
        undo_queued: count('undo_queued'),
        undoing: count('undoing'),
        undone: count('undone'),
        failed: count('failed'),
        skipped: count('skipped'),
      },
      working: moving > 0 || asking,
    };
  });
}
