import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import type { ItemState, RunState } from '../fields.ts';
import type { RunId } from '../identifiers.ts';
import { PublishingError } from '../publishing-error.ts';
import type { Reason, Run, RunSettings, Waiting } from '../tables.ts';

/** A run as shown to its owner. */
export interface RunView {
  readonly id: RunId;
  readonly origin: 'picked' | 'automatic';
  readonly state: RunState;
  /** Why it is paused; null if its owner paused it or it is not paused. */
  readonly reason: Reason | null;
  /** What it is waiting for, if anything. */
  readonly waiting: Pick<Waiting, 'for' | 'message' | 'until'> | null;
  readonly settings: RunSettings;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Whether its products are still being gathered, so that `total` grows. */
  readonly gathering: boolean;
  readonly total: number;
  /** Number of listings that were written, including replaced ones; each was charged. */
  readonly written: number;
  readonly counts: Readonly<Record<ItemState, number>>;
  /** Whether it makes progress without the owner. */
  readonly working: boolean;
}

/** The runs of a store, newest first. */
export async function listRuns({
  ctx,
  input,
}: {
  ctx: ActionContext;
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

/** @throws PublishingError `run_not_found` */
export async function getRun({
  ctx,
  input,
}: {
  ctx: ActionContext;
  input: { readonly storeId: string; readonly runId: RunId };
}): Promise<RunView> {
  const { runs } = ctx.tables;
  const found = await ctx.orm
    .select()
    .from(runs)
    .where(and(eq(runs.id, input.runId), eq(runs.storeId, input.storeId)));
  const [view] = await present(ctx, found);
  if (view === undefined) throw new PublishingError('run_not_found', 'Run not found.');
  return view;
}

function waitingOf({ waiting }: Run, now: Date): RunView['waiting'] {
  if (waiting === null || new Date(waiting.until) <= now) return null;
  const { for: reason, message, until } = waiting;
  return { for: reason, message, until };
}

async function present(ctx: ActionContext, found: readonly Run[]): Promise<RunView[]> {
  const { runCounts } = ctx.tables;
  const ids = found.map(({ id }) => id);
  const rows = await (ids.length === 0
    ? []
    : ctx.orm
        .select({
          runId: runCounts.runId,
          state: runCounts.state,
          count: runCounts.items,
          written: runCounts.written,
        })
        .from(runCounts)
        .where(inArray(runCounts.runId, ids)));
  return found.map((run) => {
    const mine = rows.filter(({ runId }) => runId === run.id);
    const count = (state: ItemState) => mine.find((row) => row.state === state)?.count ?? 0;
    const gathering = run.selection !== null && run.state !== 'canceled';
    const moving =
      count('generating') +
      count('publish_queued') +
      count('publishing') +
      count('undo_queued') +
      count('undoing');
    const asking = run.state === 'active' && (gathering || count('queued') > 0);
    return {
      id: run.id,
      origin: run.origin,
      state: run.state,
      reason: run.reason,
      waiting: waitingOf(run, ctx.now()),
      settings: run.settings,
      createdAt: run.createdAt.toISOString(),
      gathering,
      total: mine.reduce((sum, row) => sum + row.count, 0),
      written: mine.reduce((sum, row) => sum + row.written, 0),
      counts: {
        queued: count('queued'),
        generating: count('generating'),
        ready: count('ready'),
        publish_queued: count('publish_queued'),
        publishing: count('publishing'),
        published: count('published'),
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
