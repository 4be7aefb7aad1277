import { and, eq, sql } from 'drizzle-orm';
import type { ActionContext, Statements } from '../context.ts';
import { newItemId, newRunId, type RunId } from '../identifiers.ts';
import { PublishingError } from '../publishing-error.ts';
import type { Json } from '../store.ts';
import { productNameOf } from '../text/product-name.ts';
import { requireRoomForRun } from './limit-runs.ts';
import { supersedeItems } from './supersede-items.ts';
import type { RunSettings } from '../tables.ts';

export interface PickedProduct {
  readonly id: string;
  readonly name: string;
  /** A saved listing to propose, instead of writing a new one. */
  readonly listingId?: string | undefined;
}

/**
 * Which products: the given ones, or all that match an app-specific selection, read page by page.
 */
export type ProductChoice =
  | { readonly products: readonly PickedProduct[] }
  | { readonly selection: Json };

/**
 * Starts a run: one listing, and one credit, per product without a saved listing. Nothing is
 * published until the owner requests it, unless the run is `automatic`.
 * @returns the new run, or the existing one with this key
 * @throws PublishingError `nothing_to_do` if no product is selected, `too_many_runs`
 */
export async function createRun({
  ctx,
  input,
}: {
  ctx: ActionContext;
  input: {
    readonly storeId: string;
    readonly picked: ProductChoice;
    readonly settings: RunSettings;
    readonly origin?: 'picked' | 'automatic' | undefined;
    /** If two concurrent calls have the same key, the first creates the run. */
    readonly key?: string | undefined;
  };
}): Promise<RunId> {
  const { picked, storeId } = input;
  const products = 'products' in picked ? picked.products : [];
  if ('products' in picked && products.length === 0) {
    throw new PublishingError('nothing_to_do', 'Select at least one product.');
  }
  const { runs, items } = ctx.tables;
  const now = ctx.now();
  const origin = input.origin ?? 'picked';
  const made = await ctx.orm.transaction(async (tx) => {
    // One at a time, so that concurrent clicks cannot exceed the limits.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`runs of ${storeId}`}, 0))`,
    );
    const before = await findRunByKey(tx, ctx, input);
    if (before !== undefined) return before;
    await requireRoomForRun({
      ctx: { orm: tx, tables: ctx.tables, now: ctx.now },
      input: { storeId, origin },
    });
    const runId = newRunId();
    await tx.insert(runs).values({
      id: runId,
      storeId,
      key: input.key ?? null,
      origin,
      state: 'active',
      settings: input.settings,
      selection: 'selection' in picked ? picked.selection : null,
      createdAt: now,
      wakeAt: now,
    });
    if (products.length === 0) return runId;
    await tx
      .insert(items)
      .values(
        products.map(({ id, listingId, ...product }, position) => ({
          id: newItemId(),
          runId,
          storeId,
          position,
          productId: id,
          productName: productNameOf(product),
          listingId: listingId ?? null,
          state: 'queued' as const,
          updatedAt: now,
        })),
      )
      .onConflictDoNothing();
    const productIds = products.map(({ id }) => id);
    await supersedeItems({
      ctx: { orm: tx, tables: ctx.tables },
      input: { storeId, runId, productIds },
    });
    return runId;
  });
  await ctx.scheduleRun(made, now);
  return made;
}

async function findRunByKey(
  orm: Statements,
  { tables }: Pick<ActionContext, 'tables'>,
  { storeId, key }: { readonly storeId: string; readonly key?: string | undefined },
): Promise<RunId | undefined> {
  if (key === undefined) return undefined;
  const { runs } = tables;
  const [found] = await orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.storeId, storeId), eq(runs.key, key)));
  return found?.id;
}
