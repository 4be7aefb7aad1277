import { setTimeout } from 'node:timers/promises';
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ActionContext } from '../context.ts';
import type { ItemState } from '../fields.ts';
import type { RunId } from '../identifiers.ts';
import type { Run } from '../tables.ts';

/** Rows per statement: few, so that nothing waits long for its locks. */
const RUNS_PER_PAGE = 100;
const ITEMS_PER_BATCH = 200;
const PAUSE_MS = 20;

const DAY_MS = 86_400_000;

/** Items that will change without their owner, or once a run is resumed. */
const UNFINISHED: readonly ItemState[] = [
  'queued',
  'generating',
  'publish_queued',
  'publishing',
  'undo_queued',
  'undoing',
];

type SweepContext = Pick<ActionContext, 'orm' | 'tables' | 'now'>;

/**
 * Deletes runs that have not changed for the given number of days, with their items and snapshots, in small batches.
 * Runs that are not finished are kept, and those with a product whose publishing can still be undone: an
 * undo is offered until a later run has published the same product. Automatic runs are kept too, because
 * they record which products are not new.
 * @returns how many were deleted
 */
export async function deleteOldRuns({
  ctx,
  input,
}: {
  ctx: SweepContext;
  input: { readonly days: number; readonly signal: AbortSignal };
}): Promise<number> {
  const { runs } = ctx.tables;
  const before = new Date(ctx.now().getTime() - input.days * DAY_MS);
  let deleted = 0;
  let after: RunId | undefined;
  for (;;) {
    // Ids are sorted by time, so the first newer run is the end.
    const page = await ctx.orm
      .select({ id: runs.id, createdAt: runs.createdAt, origin: runs.origin })
      .from(runs)
      .where(after === undefined ? undefined : gt(runs.id, after))
      .orderBy(asc(runs.id))
      .limit(RUNS_PER_PAGE);
    const old = page.filter(({ createdAt }) => createdAt < before);
    for (const { id } of await findDeletable(ctx, old, before)) {
      if (input.signal.aborted) return deleted;
      if (await deleteRun(ctx, id, input.signal)) deleted += 1;
    }
    after = page.at(-1)?.id;
    if (old.length < RUNS_PER_PAGE || input.signal.aborted) return deleted;
    await setTimeout(PAUSE_MS);
  }
}

/** The old runs that no rule keeps. */
async function findDeletable(
  ctx: SweepContext,
  old: readonly Pick<Run, 'id' | 'origin'>[],
  before: Date,
): Promise<{ readonly id: RunId }[]> {
  const picked = old.filter(({ origin }) => origin === 'picked').map(({ id }) => id);
  if (picked.length === 0) return [];
  const { runs, items } = ctx.tables;
  const later = alias(items, 'later');
  const publishedLater = ctx.orm
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.storeId, items.storeId),
        eq(later.productId, items.productId),
        sql`not ${later.superseded}`,
        gt(later.id, items.id),
        eq(later.state, 'published'),
      ),
    );
  const canBeUndone = and(
    or(eq(items.state, 'published'), and(eq(items.state, 'failed'), eq(items.stage, 'undo'))),
    notExists(publishedLater),
  );
  const needed = ctx.orm
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.runId, runs.id),
        or(gte(items.updatedAt, before), inArray(items.state, [...UNFINISHED]), canBeUndone),
      ),
    );
  return ctx.orm
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        inArray(runs.id, picked),
        isNull(runs.wakeAt),
        or(isNull(runs.selection), eq(runs.state, 'canceled')),
        notExists(needed),
      ),
    );
}

/**
 * Its items first, a few at a time. If the owner has just acted on an item, it is kept, and the run with it.
 */
async function deleteRun(ctx: SweepContext, runId: RunId, signal: AbortSignal): Promise<boolean> {
  const { runs, items } = ctx.tables;
  const ofRun = eq(items.runId, runId);
  const batch = ctx.orm
    .select({ id: items.id })
    .from(items)
    .where(and(ofRun, notInArray(items.state, [...UNFINISHED])))
    .limit(ITEMS_PER_BATCH)
    .for('update', { skipLocked: true });
  for (;;) {
    const gone = await ctx.orm
      .delete(items)
      .where(inArray(items.id, batch))
      .returning({ id: items.id });
    if (gone.length < ITEMS_PER_BATCH) break;
    if (signal.aborted) return false;
    await setTimeout(PAUSE_MS);
  }
  const left = ctx.orm.select({ id: items.id }).from(items).where(ofRun);
  const gone = await ctx.orm
    .delete(runs)
    .where(and(eq(runs.id, runId), notExists(left)))
    .returning({ id: runs.id });
  return gone.length > 0;
}
