import { and, count, eq, ne, sql } from 'drizzle-orm';
import { newItemId } from '../identifiers.ts';
import { supersedeItems } from '../runs/supersede-items.ts';
import { productNameOf } from '../text/product-name.ts';
import { StoreError } from '../store.ts';
import { shouldWait, pauseForReason, waitForStore, type RoundContext } from './round-context.ts';

/** Maximum products per run; also bounds stores that return endless pages. */
const MAX_PRODUCTS = 100_000;

/**
 * Gathers one more page of the products of a run. The page and the next cursor are saved together,
 * so no product is lost or added twice. A page without new products is the last one, whatever the
 * store says.
 */
export async function gatherProducts(round: RoundContext): Promise<boolean> {
  const { ctx, run, store } = round;
  if (run.selection === null) return false;
  let page;
  try {
    page = await store.catalog.find(run.selection, run.cursor);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(round, error)) await waitForStore(round, error, 'read');
    else await pauseForReason(round, error);
    return false;
  }
  const { items, runs } = ctx.tables;
  const { next, products } = page;
  await ctx.orm.transaction(async (tx) => {
    // Locked first, so that a concurrent stop happens entirely before or after.
    const going = await tx
      .update(runs)
      .set({ cursor: next })
      .where(
        and(
          eq(runs.id, run.id),
          ne(runs.state, 'canceled'),
          // Another process may have added this page in the meantime.
          sql`${runs.cursor} is not distinct from ${run.cursor}`,
        ),
      )
      .returning({ id: runs.id });
    if (going.length === 0) return;
    const [row] = await tx.select({ listed: count() }).from(items).where(eq(items.runId, run.id));
    const listed = row?.listed ?? 0;
    let added = 0;
    if (products.length > 0) {
      const rows = products.map(({ id, ...product }, at) => ({
        id: newItemId(),
        runId: run.id,
        storeId: run.storeId,
        position: listed + at,
        productId: id,
        productName: productNameOf(product),
        state: 'queued' as const,
        updatedAt: ctx.now(),
      }));
      const kept = await tx
        .insert(items)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: items.id });
      added = kept.length;
      const input = {
        storeId: run.storeId,
        runId: run.id,
        productIds: products.map(({ id }) => id),
      };
      await supersedeItems({ ctx: { orm: tx, tables: ctx.tables }, input });
    }
    if (next === null || added === 0 || listed + added >= MAX_PRODUCTS) {
      await tx.update(runs).set({ selection: null, cursor: null }).where(eq(runs.id, run.id));
    }
  });
  return true;
}
