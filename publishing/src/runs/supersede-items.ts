import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import type { RunId } from '../identifiers.ts';
import type { PublishingTables } from '../tables.ts';

/**
 * Marks older items of these products as superseded, so that the latest items of a store are found
 * without reading its history. A row that is in use isn't marked: readers take the item with the
 * highest id.
 */
export async function supersedeItems({
  ctx,
  input,
}: {
  ctx: { readonly orm: Statements; readonly tables: PublishingTables };
  input: {
    readonly storeId: string;
    /** The run that is now the latest. */
    readonly runId: RunId;
    readonly productIds: readonly string[];
  };
}): Promise<void> {
  const { items } = ctx.tables;
  const earlier = ctx.orm
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.storeId, input.storeId),
        inArray(items.productId, [...input.productIds]),
        eq(items.superseded, false),
        ne(items.runId, input.runId),
      ),
    )
    .for('update', { skipLocked: true });
  await ctx.orm.update(items).set({ superseded: true }).where(inArray(items.id, earlier));
}
