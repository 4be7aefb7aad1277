import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import { newItemId } from '../identifiers.ts';
import { supersedeItems } from '../runs/supersede-items.ts';
import { productNameOf } from '../text/product-name.ts';
import { StoreError, type StoreCatalog } from '../store.ts';
import { shouldWait, pauseForReason, waitForStore, type RoundContext } from './round-context.ts';

/** Maximum products per run; also bounds stores that return endless pages. */
const MAX_PRODUCTS = 100_000;

type FoundProduct = Awaited<ReturnType<StoreCatalog['find']>>['products'][number];

/**
 * Gathers one more page of the products of a run. The page and the next cursor are saved together, so a
 * crash neither loses a product nor adds one twice. A page may repeat products of earlier ones; one
 * without new products is the last, whatever the store says.
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
    const [row] = await tx
      .select({
        listed: count(),
        nextPosition: sql<number>`coalesce(max(${items.position}) + 1, 0)`,
      })
      .from(items)
      .where(eq(items.runId, run.id));
    const { listed = 0, nextPosition = 0 } = row ?? {};
    const added = await addNew(tx, { round, products, nextPosition });
    if (next === null || added === 0 || listed + added >= MAX_PRODUCTS) {
      await tx.update(runs).set({ selection: null, cursor: null }).where(eq(runs.id, run.id));
    }
  });
  return true;
}

/**
 * Adds the products that the run does not have yet.
 * @returns how many they are
 */
async function addNew(
  orm: Statements,
  {
    round: { ctx, run },
    products,
    nextPosition,
  }: {
    readonly round: RoundContext;
    readonly products: readonly FoundProduct[];
    readonly nextPosition: number;
  },
): Promise<number> {
  const { items } = ctx.tables;
  const byId = new Map(products.map((product) => [product.id, product]));
  const known = await orm
    .select({ id: items.productId })
    .from(items)
    .where(and(eq(items.runId, run.id), inArray(items.productId, [...byId.keys()])));
  for (const { id } of known) byId.delete(id);
  if (byId.size === 0) return 0;
  await orm.insert(items).values(
    Array.from(byId.values(), ({ id, name }, at) => ({
      id: newItemId(),
      runId: run.id,
      storeId: run.storeId,
      position: nextPosition + at,
      productId: id,
      productName: productNameOf({ name }),
      state: 'queued' as const,
      updatedAt: ctx.now(),
    })),
  );
  const input = { storeId: run.storeId, runId: run.id, productIds: [...byId.keys()] };
  await supersedeItems({ ctx: { orm, tables: ctx.tables }, input });
  return byId.size;
}
