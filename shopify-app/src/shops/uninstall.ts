import { eraseStore, StoreError, stopRuns, type PublishingContext } from '@wareword/publishing';
import type { Orm } from '@wareword/store-app/database';
import { revokeDeletedToken, type ServiceContext } from '@wareword/store-app/service';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  openAdminApi,
  type AdminApiParts,
  type Operation,
  type Urgency,
} from '../admin-api/index.ts';
import { connectRequests, shops, type ShopDomain } from '../database/index.ts';
import { findShop, lockToken, NO_CONNECTION, type ShopRow } from './shop.ts';

export interface UninstallContext extends AdminApiParts {
  readonly orm: Orm;
  readonly publishing: PublishingContext;
  /** Where the tokens of connections are revoked. */
  readonly connect: Pick<ServiceContext, 'vault' | 'service'>;
  readonly now: () => Date;
}

interface UninstallInput {
  readonly ctx: UninstallContext;
  readonly input: { readonly shop: ShopDomain };
}

/** Shopify waits five seconds for a response to a webhook, and an erasure asks Shopify first. */
const REVOKING = { timeoutMs: 1_000 };

const UNINSTALLED = {
  code: 'uninstalled',
  message: 'The app was uninstalled while this was in progress. Resume to continue.',
};

/**
 * Handles an uninstall: deletes the tokens of both sides, revokes the service's and stops runs. Runs and their
 * history are kept in case the merchant returns. Can be repeated; changes nothing if the shop has been
 * reinstalled since.
 */
export async function uninstall({
  ctx,
  input,
}: UninstallInput & {
  /** When it happened according to Shopify; undefined if unknown. */
  readonly input: { readonly at: Date | undefined };
}): Promise<void> {
  const { orm, tokens, publishing } = ctx;
  const { shop, at } = input;
  const row = await findShop({ ctx, input: { shop } });
  if (row === undefined) return;
  if (row.uninstalledAt === null && at !== undefined && at < installedSince(row)) return;
  await tokens.forget(shop);
  const token = await orm.transaction(async (tx) => {
    const { tables, now } = publishing;
    const locked = await lockToken(tx, shop);
    await tx
      .update(shops)
      .set({ ...NO_CONNECTION, uninstalledAt: now() })
      .where(eq(shops.id, shop));
    await tx.delete(connectRequests).where(eq(connectRequests.storeId, shop));
    const stop = { storeId: shop, reason: UNINSTALLED };
    await stopRuns({ ctx: { orm: tx, tables, now }, input: stop });
    return locked;
  });
  await revokeDeletedToken(ctx.connect, { id: shop, token }, REVOKING);
}

/**
 * The last time that the app is known to have been installed. If an uninstall was not delivered, only newly
 * granted access shows that the merchant has returned.
 */
function installedSince({ installedAt, reinstalledAt, accessGrantedAt }: ShopRow): Date {
  const times = [installedAt, reinstalledAt, accessGrantedAt].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(...times));
}

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
