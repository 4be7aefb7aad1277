import { WarewordClient } from '@wareword/shared-schema/client';
import type { Vault } from '../secrets/index.ts';
import type { Store } from './store.ts';

const USER_AGENT = 'wareword-woo-bridge';

/** The service, in the name of a store; undefined where it is not connected. */
export function serviceClient(
  ctx: { readonly vault: Vault; readonly warewordUrl: string },
  store: Store,
): WarewordClient | undefined {
  if (store.token === null) return undefined;
  return new WarewordClient({
    baseUrl: ctx.warewordUrl,
    token: ctx.vault.open(store.token, `stores:${store.id}:token`),
    userAgent: USER_AGENT,
    // Whoever waits for the rate does so without holding a worker or a browser.
    maxRateLimitWaits: 0,
  });
}

/** The service, for the connect flow. */
export function anonymousClient(ctx: { readonly warewordUrl: string }): WarewordClient {
  return new WarewordClient({ baseUrl: ctx.warewordUrl, userAgent: USER_AGENT });
}
