import type { PublishingContext } from '@wareword/publishing';
import type { StoreAppResources } from '@wareword/store-app/app';
import { SignedInCalls } from '@wareword/store-app/limits';
import { createRunScheduler } from '@wareword/store-app/worker';
import { Throttle } from './admin-api/index.ts';
import {
  openStore,
  SHOPIFY_FIELDS,
  shopifyMediaIn,
  type OpenStoreContext,
} from './catalog/index.ts';
import type { Config } from './config.ts';
import type { ShopifyAppContext } from './context.ts';
import { connectRequests, publishing, type ShopDomain } from './database/index.ts';
import { IDENTITY } from './identity.ts';
import { SealedSessionStorage, ShopLock, ShopTokens } from './sessions/index.ts';
import { findShop, recordRefusedToken } from './shops/index.ts';
import { createAuthenticator, createShopifyApi, refreshTokens } from './shopify/index.ts';

/** Assembles what the app's features need. */
export function createContext(parts: StoreAppResources, config: Config): ShopifyAppContext {
  const { database, vault, service, securityEvents, logger, now } = parts;
  const { orm } = database;
  const library = createShopifyApi(config, logger);
  const tokens = new ShopTokens({
    storage: new SealedSessionStorage(orm, vault),
    lock: new ShopLock(database),
    offlineId: (shop) => library.session.getOfflineId(shop),
    refresh: (shop, refreshToken) => refreshTokens(library, shop, refreshToken),
    now,
  });
  const access = {
    ...{ library, tokens, throttle: new Throttle(), orm, vault, service },
    recordRefusedToken: ({ id, token }: { id: string; token: string }) =>
      recordRefusedToken({ ctx: { orm, now }, input: { shop: id as ShopDomain, token } }),
  };
  return {
    ...access,
    ...{ config, securityEvents, logger, now },
    authenticate: createAuthenticator(config, { tokens, logger }),
    calls: new SignedInCalls(),
    connect: {
      ...{ orm, connectRequests, vault, service, platform: 'shopify', now },
      recordRefusedToken: access.recordRefusedToken,
    },
    publishing: publishingContext(parts, access),
  };
}

function publishingContext(
  { database, logger, now }: StoreAppResources,
  access: OpenStoreContext,
): PublishingContext {
  return {
    orm: database.orm,
    tables: publishing,
    platform: 'shopify',
    fields: SHOPIFY_FIELDS,
    mediaIn: shopifyMediaIn,
    openStore: (storeId) => openStore(access, storeId as ShopDomain),
    isConnected: async (storeId) => {
      const row = await findShop({ ctx: access, input: { shop: storeId as ShopDomain } });
      return row !== undefined && row.token !== null && row.tokenRefusedAt === null;
    },
    // Nothing is published automatically.
    withAutomaticGrant: () => Promise.resolve(undefined),
    scheduleRun: createRunScheduler(database.sql, IDENTITY),
    now,
    onError: (error, { runId }) =>
      logger.error({ err: error, runId }, 'unexpected error in a run; retrying'),
  };
}
