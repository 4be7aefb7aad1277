import { eraseStore, StoreError } from '@wareword/publishing';
import { revokeDeletedToken } from '@wareword/store-app/service';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { openAdminApi, type Operation, type Urgency } from '../admin-api/index.ts';
import { connectRequests, shops, type ShopDomain } from '../database/index.ts';
import { findShop, lockToken } from './shop.ts';
import { REVOKING, type UninstallContext, type UninstallInput } from './uninstall.ts';

const ShopData = z.object({ shop: z.object({ id: z.string() }) });

const GET_SHOP: Operation<typeof ShopData> = {
  name: 'WarewordShop',
  cost: 1,
  data: ShopData,
  document: 'query WarewordShop { shop { id } }',
};
/** An erasure is requested by a webhook as well. */
const WEBHOOK: Urgency = { maxWaitMs: 1_000, timeoutMs: 3_000, reserve: 0 };

/**
 * Erases all data of a shop, which Shopify requests two days after an uninstall, or later. If the
 * app is installed again by then, the data is in use and is kept. An uninstall that was never
 * delivered looks the same here, so Shopify itself is asked.
 * @throws StoreError if Shopify doesn't respond; it then repeats its request
 */
export async function eraseShop({ ctx, input }: UninstallInput): Promise<void> {
  const { orm, tokens, publishing } = ctx;
  const { shop } = input;
  const row = await findShop({ ctx, input: { shop } });
  if (row?.uninstalledAt === null && (await isInstalled(ctx, shop))) return;
  await tokens.forget(shop);
  const token = await orm.transaction(async (tx) => {
    const locked = await lockToken(tx, shop);
    await eraseStore({ ctx: { orm: tx, tables: publishing.tables }, input: { storeId: shop } });
    await tx.delete(connectRequests).where(eq(connectRequests.storeId, shop));
    await tx.delete(shops).where(eq(shops.id, shop));
    return locked;
  });
  await revokeDeletedToken(ctx.connect, { id: shop, token }, REVOKING);
}

/** Whether the app still has access: an uninstall ends it. */
async function isInstalled(ctx: UninstallContext, shop: ShopDomain): Promise<boolean> {
  try {
    await openAdminApi(ctx, shop, WEBHOOK).call(GET_SHOP, {});
    return true;
  } catch (error) {
    if (!(error instanceof StoreError) || error.kind !== 'access_denied') throw error;
    return error.code !== 'access_lost';
  }
}
