import { and, count, eq, ne } from 'drizzle-orm';
import { newItemId } from '../identifiers.ts';
import { StoreFailure } from '../store.ts';
import { pauseForReason, waitAfterFault, type Step } from './step.ts';

/**
 * Looks up one more page of the products that a run was started for. The page and the place where
 * the next one begins are kept together, so that none is lost and none is listed twice.
 */
export async function collectItems(step: Step): Promise<boolean> {
  const { ctx, run, store } = step;
  if (run.selection === null) return false;
  let page;
  try {
    page = await store.catalogue.find(run.selection, run.cursor);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    if (error.kind === 'passing') await waitAfterFault(step, 'store', error.message);
    else await pauseForReason(step, error);
    return false;
  }
  const { items, runs } = ctx.tables;
  const { next, products } = page;
  await ctx.orm.transaction(async (tx) => {
    // First, so that a click on "stop" comes before or after all of this.
    const going = await tx
      .update(runs)
      .set(next === null ? { selection: null, cursor: null } : { cursor: next })
      .where(and(eq(runs.id, run.id), ne(runs.state, 'cancelled')))
      .returning({ id: runs.id });
    if (going.length === 0) return;
    const [row] = await tx.select({ listed: count() }).from(items).where(eq(items.runId, run.id));
    const listed = row?.listed ?? 0;
    if (products.length > 0) {
      const rows = products.map(({ id, name }, at) => ({
        id: newItemId(),
        runId: run.id,
        storeId: run.storeId,
        position: listed + at,
        productId: id,
        productName: name,
        state: 'queued' as const,
        updatedAt: ctx.now(),
      }));
      await tx.insert(items).values(rows).onConflictDoNothing();
    }
  });
  return true;
}
