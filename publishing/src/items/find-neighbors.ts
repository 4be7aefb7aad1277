import { and, asc, desc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ActionContext } from '../context.ts';
import type { ItemState } from '../fields.ts';
import type { ItemId } from '../identifiers.ts';

/** Another product of the same run. */
interface Neighbor {
  readonly id: ItemId;
  readonly productName: string;
}

/** States of the products that are left to review. */
const TO_REVIEW: readonly ItemState[] = ['ready', 'conflict'];

/** The previous and the next product to review, in the order of the run; null if there is none. */
export async function findNeighbors({
  ctx,
  input,
}: {
  ctx: Pick<ActionContext, 'orm' | 'tables'>;
  input: { readonly storeId: string; readonly itemId: ItemId };
}): Promise<{ readonly previous: Neighbor | null; readonly next: Neighbor | null }> {
  const { items } = ctx.tables;
  const here = alias(items, 'here');
  const nearest = async (beyond: SQL, order: SQL): Promise<Neighbor | null> => {
    const [found] = await ctx.orm
      .select({ id: items.id, productName: items.productName })
      .from(items)
      .innerJoin(here, eq(here.runId, items.runId))
      .where(
        and(
          eq(here.id, input.itemId),
          eq(here.storeId, input.storeId),
          inArray(items.state, [...TO_REVIEW]),
          beyond,
        ),
      )
      .orderBy(order)
      .limit(1);
    return found ?? null;
  };
  const [previous, next] = await Promise.all([
    nearest(lt(items.position, here.position), desc(items.position)),
    nearest(gt(items.position, here.position), asc(items.position)),
  ]);
  return { previous, next };
}
