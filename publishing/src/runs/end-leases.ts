import { and, eq, isNotNull } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import type { PublishingTables } from '../tables.ts';

/** The holder of no process: blocks a run until the lease that it took over expires. */
const NOBODY = 'nobody';

/**
 * Takes a store's runs from the processes that work on them, which hold keys and token in memory.
 * They notice within seconds and start nothing more. Call it in the transaction that removes the
 * access or the connection.
 */
export async function endLeases({
  ctx,
  input,
}: {
  ctx: { readonly orm: Statements; readonly tables: PublishingTables };
  input: { readonly storeId: string };
}): Promise<void> {
  const { runs } = ctx.tables;
  await ctx.orm
    .update(runs)
    .set({ leaseHolder: NOBODY })
    .where(and(eq(runs.storeId, input.storeId), isNotNull(runs.leaseHolder)));
}
