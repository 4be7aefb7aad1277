import { and, eq } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import { endLeases } from './end-leases.ts';
import type { PublishingTables, Reason } from '../tables.ts';

/**
 * Pauses all runs of a store that can no longer be accessed, including those in progress, until its
 * owner resumes them. Queued publishing and undo are withdrawn and need another click. Listings that
 * are already paid for are fetched once their run is resumed, and an interrupted write is looked up
 * when the store can be read again. Call it in the transaction that removes the access.
 * @param input.reason shown to the owner
 */
export async function stopRuns({
  ctx,
  input,
}: {
  ctx: {
    readonly orm: Statements;
    readonly tables: PublishingTables;
    readonly now: () => Date;
  };
  input: { readonly storeId: string; readonly reason: Reason };
}): Promise<void> {
  const { items, runs } = ctx.tables;
  const { storeId, reason } = input;
  await endLeases({ ctx, input });
  await ctx.orm
    .update(runs)
    .set({ state: 'paused', reason, waiting: null, faults: 0 })
    .where(and(eq(runs.storeId, storeId), eq(runs.state, 'active')));
  for (const [queued, before] of [
    ['publish_queued', 'ready'],
    ['undo_queued', 'published'],
  ] as const) {
    await ctx.orm
      .update(items)
      .set({ state: before, reason, updatedAt: ctx.now() })
      .where(and(eq(items.storeId, storeId), eq(items.state, queued)));
  }
}
