import { eq } from 'drizzle-orm';
import { sessions, stores, type StoreId } from '../database/index.ts';
import type { AccessContext } from './context.ts';

/**
 * Forgets the keys of a store and its connection, and signs out every browser. Its runs and
 * snapshots stay, for whoever proves to hold its keys again.
 */
export async function removeStore({
  ctx,
  input,
}: {
  ctx: Pick<AccessContext, 'database'>;
  input: { readonly storeId: StoreId };
}): Promise<void> {
  const { orm } = ctx.database;
  await orm
    .update(stores)
    .set({ keys: null, keysHint: null, token: null, tokenPrefix: null, automatic: false })
    .where(eq(stores.id, input.storeId));
  await orm.delete(sessions).where(eq(sessions.storeId, input.storeId));
}
