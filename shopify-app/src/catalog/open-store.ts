import type { OpenStore } from '@wareword/publishing';
import type { Orm } from '@wareword/store-app/database';
import { serviceClient, type ServiceContext } from '@wareword/store-app/service';
import { openAdminApi, RUN, type AdminApiParts } from '../admin-api/index.ts';
import type { ShopDomain } from '../database/index.ts';
import { findShop } from '../shops/index.ts';
import { shopifyCatalog } from './shopify-catalog.ts';

export interface OpenStoreContext extends AdminApiParts, ServiceContext {
  readonly orm: Orm;
}

/**
 * Opens the connections that a run needs: the shop's Admin API, and Wareword on the shop's behalf.
 */
export async function openStore(ctx: OpenStoreContext, shop: ShopDomain): Promise<OpenStore> {
  const row = await findShop({ ctx, input: { shop } });
  return {
    catalog: shopifyCatalog(openAdminApi(ctx, shop, RUN)),
    client: row === undefined ? undefined : serviceClient(ctx, row),
    close: () => undefined,
  };
}
