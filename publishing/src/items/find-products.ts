import { and, eq, inArray } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import { ItemIdSchema } from '../identifiers.ts';

/**
 * The products of a store for which listings were written, by the reference that was sent with their
 * requests: the item's id.
 */
export async function findProductsOfItems({
  ctx,
  input,
}: {
  ctx: Pick<ActionContext, 'orm' | 'tables'>;
  input: { readonly storeId: string; readonly refs: readonly string[] };
}): Promise<Map<string, { readonly id: string; readonly name: string }>> {
  const { items } = ctx.tables;
  const ids = input.refs.flatMap((ref) => ItemIdSchema.safeParse(ref).data ?? []);
  if (ids.length === 0) return new Map();
  const found = await ctx.orm
    .select({ ref: items.id, id: items.productId, name: items.productName })
    .from(items)
    .where(and(eq(items.storeId, input.storeId), inArray(items.id, ids)));
  return new Map(found.map(({ ref, id, name }) => [ref, { id, name }]));
}
