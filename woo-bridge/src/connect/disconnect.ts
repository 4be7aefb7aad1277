import { endLeases } from '@wareword/publishing';
import { storesPage } from '@wareword/store-app/service';
import { eq } from 'drizzle-orm';
import { publishing, stores, type StoreId } from '../database/index.ts';
import { disconnected } from '../stores/index.ts';
import type { ConnectContext } from './context.ts';

/**
 * Deletes the token here, and stops the runs that are using it. It stays valid until the owner revokes it on
 * the service's page.
 * @returns that page
 */
export async function disconnect({
  ctx,
  input,
}: {
  ctx: Pick<ConnectContext, 'database' | 'service' | 'now'>;
  input: { readonly storeId: StoreId };
}): Promise<string> {
  await ctx.database.orm.transaction(async (tx) => {
    await tx.update(stores).set(disconnected(ctx.now())).where(eq(stores.id, input.storeId));
    await endLeases({ ctx: { orm: tx, tables: publishing }, input });
  });
  return storesPage(ctx.service);
}
