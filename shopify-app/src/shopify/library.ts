import '@shopify/shopify-app-remix/adapters/node';
import {
  ApiVersion,
  HttpResponseError,
  LogSeverity,
  shopifyApi,
  type ConfigParams,
  type Shopify,
} from '@shopify/shopify-api';
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import { AppDistribution, shopifyApp } from '@shopify/shopify-app-remix/server';
import type { Logger } from '@wareword/security/logging';
import { z } from 'zod';
import { RefreshRejected, RefreshUnavailable, type ShopTokens } from '../sessions/index.ts';
import { boundedResponse } from './bounded-response.ts';

/** The version whose schema the queries were written and checked against. */
const ADMIN_API_VERSION = ApiVersion.October26;
/** The app's only scope: it reads and writes product texts. */
export const SCOPES = ['write_products'];

/** A document with many writes takes Shopify several seconds. */
const GRAPHQL_TIMEOUT_MS = 30_000;
/** Others wait for the shop's lock in the meantime. */
const TOKEN_TIMEOUT_MS = 10_000;

// Shopify's libraries set no timeout, and parse a response of any length in one go. The timeout includes
// reading the body.
setAbstractFetchFunc(async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const forToken = address.endsWith('/admin/oauth/access_token');
  const timeout = AbortSignal.timeout(forToken ? TOKEN_TIMEOUT_MS : GRAPHQL_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return boundedResponse(await fetch(input, { ...init, signal }));
});

export interface LibrarySettings {
  readonly apiKey: string;
  readonly apiSecretKey: string;
  readonly publicUrl: string;
  readonly distribution: 'app_store' | 'custom';
}

/** Shopify's own API library: session tokens, webhooks, token refresh, GraphQL. */
export function createShopifyApi(settings: LibrarySettings, logger: Logger): Shopify {
  const { host, protocol } = new URL(settings.publicUrl);
  return shopifyApi({
    apiKey: settings.apiKey,
    apiSecretKey: settings.apiSecretKey,
    scopes: [...SCOPES],
    apiVersion: ADMIN_API_VERSION,
    hostName: host,
    hostScheme: protocol === 'https:' ? 'https' : 'http',
    isEmbeddedApp: true,
    logger: libraryLog(logger),
    userAgentPrefix: 'wareword-shopify-app',
  });
}

/** Authenticates page requests by their session tokens. */
export function createAuthenticator(
  settings: LibrarySettings,
  { tokens, logger }: { readonly tokens: ShopTokens; readonly logger: Logger },
) {
  return shopifyApp({
    apiKey: settings.apiKey,
    apiSecretKey: settings.apiSecretKey,
    scopes: [...SCOPES],
    apiVersion: ADMIN_API_VERSION,
    appUrl: settings.publicUrl,
    authPathPrefix: '/auth',
    sessionStorage: tokens.storage,
    distribution:
      settings.distribution === 'custom'
        ? AppDistribution.SingleMerchant
        : AppDistribution.AppStore,
    future: { unstable_newEmbeddedAuthStrategy: true, expiringOfflineAccessTokens: true },
    logger: libraryLog(logger),
    userAgentPrefix: 'wareword-shopify-app',
  }).authenticate.admin;
}

/** Requests a shop's new tokens from Shopify. */
export async function refreshTokens(api: Shopify, shop: string, refreshToken: string) {
  try {
    return (await api.auth.refreshToken({ shop, refreshToken })).session;
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && status >= 400 && status < 500 && status !== 429) {
      throw new RefreshRejected(`Shopify refused to renew a token with status ${status}.`);
    }
    throw new RefreshUnavailable('Shopify did not renew a token.');
  }
}

const Refusal = z.object({ response: z.object({ code: z.number() }) });

/** Status of Shopify's response; undefined if there was none. */
function statusOf(error: unknown): number | undefined {
  return error instanceof HttpResponseError
    ? Refusal.safeParse(error).data?.response.code
    : undefined;
}

/** At levels below warning, Shopify's libraries log session tokens. */
function libraryLog(logger: Logger): NonNullable<ConfigParams['logger']> {
  return {
    level: LogSeverity.Warning,
    httpRequests: false,
    timestamps: false,
    log: (severity, message) => {
      const line = { library: message.slice(0, 500) };
      if (severity === LogSeverity.Error) logger.error(line, "message from Shopify's library");
      else logger.warn(line, "message from Shopify's library");
    },
  };
}
