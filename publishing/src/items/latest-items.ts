import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ClickContext } from '../context.ts';
import type { ItemState } from '../fields.ts';
import type { ItemId, RunId } from '../identifiers.ts';

/** Where a product stands in the last run that it was part of. */
export interface LatestItem {
  readonly itemId: ItemId;
  readonly runId: RunId;
  readonly productId: string;
  readonly state: ItemState;
}

/** For a page of a product list. */
export async function latestItems({
  ctx,
  input,
}: {
  ctx: Pick<ClickContext, 'orm' | 'tables'>;
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
    .where(and(eq(items.storeId, input.storeId), inArray(items.productId, [...input.productIds])))
    .orderBy(items.productId, desc(items.id));
}
