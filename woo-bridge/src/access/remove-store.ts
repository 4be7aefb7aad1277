import { stopRuns } from '@wareword/publishing';
import { eq } from 'drizzle-orm';
import { publishing, sessions, stores, type StoreId } from '../database/index.ts';
import { disconnected } from '../stores/index.ts';
import type { AccessContext } from './context.ts';

const REMOVED = {
  code: 'store_removed',
  message: 'The store was removed while this was in progress. Resume to continue.',
};

/**
 * Deletes the keys and the connection of a store, pauses its runs, and signs out every browser. Runs
 * and snapshots are kept in case the owner gives access again.
 */
export async function removeStore({
  ctx,
  input,
}: {
  ctx: Pick<AccessContext, 'database' | 'now'>;
  input: { readonly storeId: StoreId };
}): Promise<void> {
  await ctx.database.orm.transaction(async (tx) => {
    await tx
      .update(stores)
      .set({
        ...{ keys: null, keysHint: null, ...disconnected(ctx.now()) },
        // A concurrent request to turn it on is invalidated.
        ...{ automatic: false, automaticSince: null, webhookSecret: null },
      })
      .where(eq(stores.id, input.storeId));
    await tx.delete(sessions).where(eq(sessions.storeId, input.storeId));
    await stopRuns({
      ctx: { orm: tx, tables: publishing, now: ctx.now },
      input: { ...input, reason: REMOVED },
    });
  });
}
