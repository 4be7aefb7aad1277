import { and, eq, inArray } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import { itemOfRef } from '../text/request-ref.ts';

/**
 * The products of a store for which listings were written, by the reference that was sent with their
 * requests.
 */
export async function findProductsOfItems({
  ctx,
  input,
}: {
  ctx: Pick<ActionContext, 'orm' | 'tables'>;
  input: { readonly storeId: string; readonly refs: readonly string[] };
}): Promise<Map<string, { readonly id: string; readonly name: string }>> {
  const { items } = ctx.tables;
  const ids = input.refs.flatMap((ref) => itemOfRef(ref) ?? []);
  if (ids.length === 0) return new Map();
  const found = await ctx.orm
    .select({ item: items.id, id: items.productId, name: items.productName })
    .from(items)
    .where(and(eq(items.storeId, input.storeId), inArray(items.id, ids)));
  const products = new Map(found.map(({ item, id, name }) => [item, { id, name }]));
  return new Map(
    input.refs.flatMap((ref) => {
      const item = itemOfRef(ref);
      const product = item === undefined ? undefined : products.get(item);
      return product === undefined ? [] : [[ref, product] as const];
    }),
  );
}
