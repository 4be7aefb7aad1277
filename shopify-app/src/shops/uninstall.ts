import { stopRuns, type PublishingContext } from '@wareword/publishing';
import type { Orm } from '@wareword/store-app/database';
import { revokeDeletedToken, type ServiceContext } from '@wareword/store-app/service';
import { eq } from 'drizzle-orm';
import type { AdminApiParts } from '../admin-api/index.ts';
import { connectRequests, shops, type ShopDomain } from '../database/index.ts';
import { findShop, lockToken, NO_CONNECTION, type ShopRow } from './shop.ts';

export interface UninstallContext extends AdminApiParts {
  readonly orm: Orm;
  readonly publishing: PublishingContext;
  /** Where the tokens of connections are revoked. */
  readonly connect: Pick<ServiceContext, 'vault' | 'service'>;
  readonly now: () => Date;
}

export interface UninstallInput {
  readonly ctx: UninstallContext;
  readonly input: { readonly shop: ShopDomain };
}

/** Shopify waits five seconds for a response to a webhook, and an erasure asks Shopify first. */
export const REVOKING = { timeoutMs: 1_000 };

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
