import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import { newItemId } from '../identifiers.ts';
import { supersedeItems } from '../runs/supersede-items.ts';
import { productNameOf } from '../text/product-name.ts';
import { StoreError, type Json, type StoreCatalog } from '../store.ts';
import { shouldWait, pauseForReason, waitForStore, type RoundContext } from './round-context.ts';

/** Maximum products per run; also bounds stores that return endless pages. */
const MAX_PRODUCTS = 100_000;
/**
 * Maximum pages in a row without new products. Products that come into a list while it is read, such as 800
 * drafts that are published together, fill some; a store that goes on longer repeats itself.
 */
const MAX_PAGES_WITHOUT_NEW = 10;

type FoundProduct = Awaited<ReturnType<StoreCatalog['find']>>['products'][number];

/**
 * Gathers one more page of the products of a run. The page and the next cursor are saved together, so a
 * crash neither loses a product nor adds one twice. A page may repeat products of earlier ones; after
 * several without new products in a row, the last is the end, whatever the store says.
 */
export async function gatherProducts(round: RoundContext): Promise<boolean> {
  const { ctx, run } = round;
  if (run.selection === null) return false;
  let page;
  try {
    page = await findPage(round, run.selection);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(round, error)) await waitForStore(round, error, 'read');
    else await pauseForReason(round, error);
    return false;
  }
  // A process that stops has not looked for new products in all of these pages.
  if (round.signal.aborted) return false;
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

/** The next page with new products, or the last one. */
async function findPage({ ctx, run, store, signal }: RoundContext, selection: Json) {
  let page = await store.catalog.find(selection, run.cursor);
  for (let pages = 1; pages < MAX_PAGES_WITHOUT_NEW && !signal.aborted; pages++) {
    if (page.next === null || page.products.length === 0) return page;
    const known = await knownProducts({ orm: ctx.orm, round: { ctx, run } }, page.products);
    if (page.products.some(({ id }) => !known.has(id))) return page;
    page = await store.catalog.find(selection, page.next);
  }
  return page;
}

/** The ids of these products that the run already has. */
async function knownProducts(
  { orm, round }: { orm: Statements; round: Pick<RoundContext, 'ctx' | 'run'> },
  products: readonly FoundProduct[],
): Promise<ReadonlySet<string>> {
  const { items } = round.ctx.tables;
  const ids = products.map(({ id }) => id);
  const known = await orm
    .select({ id: items.productId })
    .from(items)
    .where(and(eq(items.runId, round.run.id), inArray(items.productId, ids)));
  return new Set(known.map(({ id }) => id));
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
  for (const id of await knownProducts({ orm, round: { ctx, run } }, products)) byId.delete(id);
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
