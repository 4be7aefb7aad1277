import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import type { ItemState } from '../fields.ts';
import type { ItemId, RunId } from '../identifiers.ts';

/** A product's state in its most recent run. */
export interface LatestItem {
  readonly itemId: ItemId;
  readonly runId: RunId;
  readonly productId: string;
  readonly state: ItemState;
}

/** For one page of a product list. */
export async function latestItems({
  ctx,
  input,
}: {
  ctx: Pick<ActionContext, 'orm' | 'tables'>;
  input: { readonly storeId: string; readonly productIds: readonly string[] };
}): Promise<LatestItem[]> {
  if (input.productIds.length === 0) return [];
  const { items } = ctx.tables;
  return ctx.orm
    .selectDistinctOn([items.productId], {
      itemId: items.id,
      runId: items.runId,
      productId: items.productId,
      state: items.state,
    })
    .from(items)
    .where(
      and(
        eq(items.storeId, input.storeId),
        sql`not ${items.superseded}`,
        inArray(items.productId, [...input.productIds]),
      ),
    )
    .orderBy(items.productId, desc(items.id));
}

/** How many products of a store are in each state, by the most recent run of each. */
export async function countLatestItems({
  ctx,
  input,
}: {
  ctx: Pick<ActionContext, 'orm' | 'tables'>;
  input: { readonly storeId: string };
}): Promise<ReadonlyMap<ItemState, number>> {
  const { items } = ctx.tables;
  const latest = ctx.orm
    .selectDistinctOn([items.productId], { state: items.state })
    .from(items)
    .where(and(eq(items.storeId, input.storeId), sql`not ${items.superseded}`))
    .orderBy(items.productId, desc(items.id))
    .as('latest');
  const rows = await ctx.orm
    .select({ state: latest.state, count: count() })
    .from(latest)
    .groupBy(latest.state);
  return new Map(rows.map(({ state, count: products }) => [state, products]));
}
