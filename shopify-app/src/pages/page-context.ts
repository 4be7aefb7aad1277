import { StoreError } from '@wareword/publishing';
import { openAdminApi, PAGE, type AdminApi } from '../admin-api/index.ts';
import type { ShopifyAppContext } from '../context.ts';
import { textsFor, type Texts } from '../texts/index.ts';
import type { Visit } from '../visit.ts';

/** The context of one request: the app, the visitor, and the shop's Admin API. */
export interface PageContext {
  readonly app: ShopifyAppContext;
  readonly visit: Visit;
  readonly admin: AdminApi;
  readonly texts: Texts;
}

/** @param visit its session token obtains new access if Shopify revoked the old one */
export function pageContext(app: ShopifyAppContext, visit: Visit): PageContext {
  const admin = openAdminApi(app, visit.shop.id, PAGE);
  return {
    app,
    visit,
    texts: textsFor(visit.locale),
    admin: {
      shop: admin.shop,
      call: async (operation, variables) => {
        try {
          return await admin.call(operation, variables);
        } catch (error) {
          if (!(error instanceof StoreError) || error.code !== 'access_lost') throw error;
          await visit.renewAccess();
          return admin.call(operation, variables);
        }
      },
    },
  };
}
