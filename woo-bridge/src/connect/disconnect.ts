import { storesPage } from '@wareword/store-app/service';
import { eq } from 'drizzle-orm';
import { stores, type StoreId } from '../database/index.ts';
import type { ConnectContext } from './context.ts';

/**
 * Deletes the token. The service has no endpoint to revoke it, so the owner is told where to do
 * that.
 * @returns the service's page for revoking connections
 */
export async function disconnect({
  ctx,
  input,
}: {
  ctx: Pick<ConnectContext, 'database' | 'service' | 'now'>;
  input: { readonly storeId: StoreId };
}): Promise<string> {
  await ctx.database.orm
    .update(stores)
    .set({ token: null, tokenPrefix: null, connectedAt: null, disconnectedAt: ctx.now() })
    .where(eq(stores.id, input.storeId));
  return storesPage(ctx.service);
}
