import { endLeases } from '@wareword/publishing';
import { revokeDeletedToken } from '@wareword/store-app/service';
import { eq } from 'drizzle-orm';
import { publishing, stores, type StoreId } from '../database/index.ts';
import { disconnected, lockToken } from '../stores/index.ts';
import type { ConnectContext } from './context.ts';

/**
 * Deletes the token here and stops the runs that are using it, then revokes it.
 * @returns the service's page where the owner has to revoke it, because that failed; null if it is revoked
 */
export async function disconnect({
  ctx,
  input,
}: {
  ctx: Pick<ConnectContext, 'database' | 'vault' | 'service' | 'now'>;
  input: { readonly storeId: StoreId };
}): Promise<string | null> {
  const { storeId: id } = input;
  const token = await ctx.database.orm.transaction(async (tx) => {
    const locked = await lockToken(tx, id);
    await tx.update(stores).set(disconnected(ctx.now())).where(eq(stores.id, id));
    await endLeases({ ctx: { orm: tx, tables: publishing }, input });
    return locked;
  });
  return revokeDeletedToken(ctx, { id, token });
}
