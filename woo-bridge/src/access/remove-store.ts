import { stopRuns } from '@wareword/publishing';
import { revokeDeletedToken } from '@wareword/store-app/service';
import { eq } from 'drizzle-orm';
import { publishing, sessions, stores, type StoreId } from '../database/index.ts';
import { disconnected, lockToken } from '../stores/index.ts';
import type { AccessContext } from './context.ts';

const REMOVED = {
  code: 'store_removed',
  message: 'The store was removed while this was in progress. Resume to continue.',
};

/**
 * Deletes the keys and the connection of a store, pauses its runs, signs out every browser, then revokes the
 * connection. Runs and snapshots are kept in case the owner gives access again.
 * @returns the service's page where the owner has to revoke the connection, because that failed; null if
 *   there is nothing to revoke
 */
export async function removeStore({
  ctx,
  input,
}: {
  ctx: Pick<AccessContext, 'database' | 'vault' | 'service' | 'now'>;
  input: { readonly storeId: StoreId };
}): Promise<string | null> {
  const { storeId: id } = input;
  const token = await ctx.database.orm.transaction(async (tx) => {
    const locked = await lockToken(tx, id);
    await tx
      .update(stores)
      .set({
        ...{ keys: null, keysHint: null, ...disconnected(ctx.now()) },
        // A concurrent request to turn it on is invalidated.
        ...{ automatic: false, automaticSince: null, webhookSecret: null },
      })
      .where(eq(stores.id, id));
    await tx.delete(sessions).where(eq(sessions.storeId, id));
    await stopRuns({
      ctx: { orm: tx, tables: publishing, now: ctx.now },
      input: { ...input, reason: REMOVED },
    });
    return locked;
  });
  return revokeDeletedToken(ctx, { id, token });
}
