import { eraseStore, stopRuns, type PublishingContext } from '@wareword/publishing';
import type { Orm } from '@wareword/store-app/database';
import { eq } from 'drizzle-orm';
import { connectRequests, shops, type ShopDomain } from '../database/index.ts';
import type { ShopTokens } from '../sessions/index.ts';
import { findShop } from './shop.ts';

export interface LeaveContext {
  readonly orm: Orm;
  readonly tokens: ShopTokens;
  readonly publishing: PublishingContext;
  readonly now: () => Date;
}

interface Leave {
  readonly ctx: LeaveContext;
  readonly input: {
    readonly shop: ShopDomain;
    /** When it happened according to Shopify; undefined if unknown. */
    readonly at: Date | undefined;
  };
}

/** How long after an uninstall Shopify requests the erasure of a shop's data. */
const REDACT_AFTER_MS = 48 * 3_600_000;

const UNINSTALLED = {
  code: 'uninstalled',
  message: 'The app was uninstalled while this was in progress. Resume to continue.',
};

/**
 * Handles an uninstall: deletes the tokens of both sides and stops runs. Runs and their history are
 * kept in case the merchant returns. Can be repeated; changes nothing if the shop has been
 * reinstalled since.
 */
export async function uninstall({ ctx, input }: Leave): Promise<void> {
  const { orm, tokens, publishing } = ctx;
  const { shop, at } = input;
  const row = await findShop({ ctx, input: { shop } });
  if (row === undefined) return;
  const installedAt = row.reinstalledAt ?? row.installedAt;
  if (row.uninstalledAt === null && at !== undefined && at < installedAt) return;
  await tokens.forget(shop);
  await orm.transaction(async (tx) => {
    const { tables, now } = publishing;
    await tx
      .update(shops)
      .set({ token: null, tokenPrefix: null, connectedAt: null, uninstalledAt: now() })
      .where(eq(shops.id, shop));
    await tx.delete(connectRequests).where(eq(connectRequests.storeId, shop));
    const stop = { storeId: shop, reason: UNINSTALLED };
    await stopRuns({ ctx: { orm: tx, tables, now }, input: stop });
  });
}

/**
 * Erases all data of a shop, two days after an uninstall. If it was reinstalled in between, its
 * data is newer and is kept.
 */
export async function eraseShop({ ctx, input }: Leave): Promise<void> {
  const { orm, tokens, publishing } = ctx;
  const { shop, at = ctx.now() } = input;
  const row = await findShop({ ctx, input: { shop } });
  const hasReturned =
    row?.uninstalledAt === null &&
    row.reinstalledAt !== null &&
    row.reinstalledAt.getTime() > at.getTime() - REDACT_AFTER_MS;
  if (hasReturned) return;
  await tokens.forget(shop);
  await orm.transaction(async (tx) => {
    await eraseStore({ ctx: { orm: tx, tables: publishing.tables }, input: { storeId: shop } });
    await tx.delete(connectRequests).where(eq(connectRequests.storeId, shop));
    await tx.delete(shops).where(eq(shops.id, shop));
  });
}
