import { ErrorEnvelopeSchema } from '@wareword/shared-schema';
import { WarewordClient } from '@wareword/shared-schema/client';
import type { SecretContext, Vault } from '@wareword/security/secrets';
import { tracedFetch } from './traced-fetch.ts';
import type { ServiceSettings } from './settings.ts';

/** What a client for a store is made with. */
export interface ServiceContext {
  readonly vault: Vault;
  readonly service: ServiceSettings;
  /**
   * Called when the service rejects a store's token as unknown or revoked, with the sealed token that
   * was used. The store is not connected from then on, until it has another.
   */
  readonly recordRefusedToken: (store: {
    readonly id: string;
    readonly token: string;
  }) => Promise<void>;
}

/** A client of the service for a store; undefined if the store has no token. */
export function serviceClient(
  ctx: ServiceContext,
  store: { readonly id: string; readonly token: string | null },
): WarewordClient | undefined {
  const { id, token } = store;
  if (token === null) return undefined;
  const { warewordUrl: baseUrl, userAgent } = ctx.service;
  return new WarewordClient({
    baseUrl,
    token: openToken(ctx.vault, { id, token }),
    userAgent,
    fetch: async (input, init) => {
      const response = await tracedFetch(input, init);
      if (await isTokenRefused(response)) await ctx.recordRefusedToken({ id, token });
      return response;
    },
    // Rate limits are waited for elsewhere, so that no worker or browser is blocked.
    maxRateLimitWaits: 0,
  });
}

/** A proxy in between may also respond with 401, which says nothing about the token. */
async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const envelope = ErrorEnvelopeSchema.safeParse(body);
  return envelope.success && envelope.data.error.code === 'invalid_api_key';
}

/** Encrypts a store's token, to be saved. */
export function sealToken(vault: Vault, storeId: string, token: string): string {
  return vault.seal(token, contextOf(storeId));
}

/** @throws Error if it can't be decrypted */
export function openToken(
  vault: Vault,
  store: { readonly id: string; readonly token: string },
): string {
  return vault.open(store.token, contextOf(store.id));
}

function contextOf(storeId: string): SecretContext {
  return `stores:${storeId}:token`;
}

/** A client of the service for the connect flow. */
export function anonymousClient({ warewordUrl, userAgent }: ServiceSettings): WarewordClient {
  return new WarewordClient({ baseUrl: warewordUrl, userAgent, fetch: tracedFetch });
}
