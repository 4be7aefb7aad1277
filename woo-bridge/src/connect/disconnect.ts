import { eq } from 'drizzle-orm';
import { stores, type StoreId } from '../database/index.ts';
import type { ConnectContext } from './context.ts';

/**
 * Forgets the token here. The service has no way to revoke it from here, so the owner is told where.
 * @returns the address of the service at which connections are revoked
 */
export async function disconnect({
  ctx,
  input,
}: {
  ctx: Pick<ConnectContext, 'database' | 'warewordPublicUrl'>;
  input: { readonly storeId: StoreId };
}): Promise<string> {
  await ctx.database.orm
    .update(stores)
    .set({ token: null, tokenPrefix: null, connectedAt: null })
    .where(eq(stores.id, input.storeId));
  return new URL('/stores', ctx.warewordPublicUrl).href;
}
