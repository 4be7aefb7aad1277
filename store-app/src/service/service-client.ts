import { WarewordClient } from '@wareword/shared-schema/client';
import type { SecretPlace, Vault } from '@wareword/security/secrets';
import { tracedFetch } from './traced-fetch.ts';
import type { ServiceSettings } from './settings.ts';

/** A client of the service for a store; undefined if the store is not connected. */
export function serviceClient(
  ctx: { readonly vault: Vault; readonly service: ServiceSettings },
  store: { readonly id: string; readonly token: string | null },
): WarewordClient | undefined {
  if (store.token === null) return undefined;
  const { warewordUrl: baseUrl, userAgent } = ctx.service;
  return new WarewordClient({
    baseUrl,
    token: ctx.vault.open(store.token, placeOf(store.id)),
    userAgent,
    fetch: tracedFetch,
    // Rate limits are waited for elsewhere, so that no worker or browser is blocked.
    maxRateLimitWaits: 0,
  });
}

/** A store's token, as {@link serviceClient} reads it. */
export function sealToken(vault: Vault, storeId: string, token: string): string {
  return vault.seal(token, placeOf(storeId));
}

function placeOf(storeId: string): SecretPlace {
  return `stores:${storeId}:token`;
}

/** A client of the service for the connect flow. */
export function anonymousClient({ warewordUrl, userAgent }: ServiceSettings): WarewordClient {
  return new WarewordClient({ baseUrl: warewordUrl, userAgent, fetch: tracedFetch });
}
