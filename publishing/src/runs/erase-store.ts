import { eq } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import type { PublishingTables } from '../tables.ts';

/**
 * Deletes a store's runs and the products' texts in them. A process that is working on one of the
 * runs stops, because its statements no longer match a row.
 */
export async function eraseStore({
  ctx,
  input,
}: {
  ctx: { readonly orm: Statements; readonly tables: PublishingTables };
  input: { readonly storeId: string };
}): Promise<void> {
  const { runs } = ctx.tables;
  // Items and snapshots are deleted by cascade.
  await ctx.orm.delete(runs).where(eq(runs.storeId, input.storeId));
}
