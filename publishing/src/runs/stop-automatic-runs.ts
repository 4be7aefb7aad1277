import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import {
  AUTOMATIC_OFF_BEFORE_WRITING,
  AUTOMATIC_OFF_BEFORE_PUBLISHING,
} from '../steps/automatic.ts';
import type { PublishingTables } from '../tables.ts';

/**
 * Cancels what automatic publishing has queued for a store: products without a requested listing
 * are skipped, and listings queued to publish wait for review. Actions the owner requested are
 * unaffected. Call it in the transaction that turns automatic publishing off.
 */
export async function stopAutomaticRuns({
  ctx,
  input,
}: {
  ctx: {
    readonly orm: Statements;
    readonly tables: PublishingTables;
    readonly now: () => Date;
  };
  input: { readonly storeId: string };
}): Promise<void> {
  const { items, runs } = ctx.tables;
  const automatic = ctx.orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.storeId, input.storeId), eq(runs.origin, 'automatic')));
  const unattended = and(
    eq(items.storeId, input.storeId),
    eq(items.requestedByOwner, false),
    inArray(items.runId, automatic),
  );
  await ctx.orm
    .update(items)
    .set({ state: 'skipped', reason: AUTOMATIC_OFF_BEFORE_WRITING, updatedAt: ctx.now() })
    // One with a request may have been paid for: it is looked up in its turn.
    .where(and(unattended, eq(items.state, 'queued'), isNull(items.request)));
  await ctx.orm
    .update(items)
    .set({ state: 'ready', reason: AUTOMATIC_OFF_BEFORE_PUBLISHING, updatedAt: ctx.now() })
    .where(and(unattended, eq(items.state, 'publish_queued')));
}
