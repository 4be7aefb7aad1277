import type { BrowserContext, FrameLocator, Page } from 'playwright';
import { appPath } from './admin/routes.ts';
import type { QueryRecord } from './admin-api/execute.ts';
import type { FaultRule } from './faults.ts';
import { makeSessionToken, type SessionTokenOptions } from './oauth/session-token.ts';
import type { Proxy } from './proxy.ts';
import type { Shop } from './shop/shop.ts';
import { install, payloadOf, uninstall, type ReceivedRequest, type State } from './state.ts';
import { deliverWebhook, type DeliveryOptions } from './webhooks.ts';
import { openShopifyBrowser, type ShopifyBrowserOptions } from './browser.ts';

/** A running stand-in, with everything that merchants, Shopify and failures can do. */
export interface ShopifyStandIn {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** URL of the CONNECT proxy that app and browser use. */
  readonly proxy: string;
  /**
   * Hashes of the certificates created at this start, for `--ignore-certificate-errors-spki-list`.
   */
  readonly certificateHashes: readonly string[];
  /** Environment variables for the app's process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Unknown hosts that app or browser requested. */
  readonly refused: readonly string[];
  readonly requests: readonly ReceivedRequest[];
  /** The GraphQL documents that were executed or throttled. */
  readonly queries: readonly QueryRecord[];
  /** Total time its responses to the app's server took, in milliseconds. */
  readonly respondingMs: number;
  /** Unsupported markup of the app's pages; tests expect none. */
  readonly markupProblems: readonly string[];
  readonly tokens: State['tokens'];
  /** The only shop, or the one of this name. */
  shop(name?: string): Shop;
  /** A URL of the app in the admin. */
  adminUrl(path?: string, shop?: string): string;
  /** Where a merchant installs the app. */
  installUrl(shop?: string): string;
  /** The app in an open page of the admin. */
  frame(page: Page): FrameLocator;
  openBrowser(options?: ShopifyBrowserOptions): Promise<BrowserContext>;
  install(shop?: string): void;
  /**
   * Ends the app's access and notifies it.
   * @returns the status of its response
   */
  uninstall(shop?: string): Promise<number>;
  /** Changes the granted scopes, and notifies the app. */
  setScopes(scopes: readonly string[], shop?: string): Promise<number>;
  /** @returns the status of the app's response */
  deliver(
    topic: string,
    options?: { shop?: string; payload?: object } & Pick<DeliveryOptions, 'secret' | 'webhookId'>,
  ): Promise<number>;
  /** A session token, with changes by the test. */
  sessionToken(options?: Partial<SessionTokenOptions> & { shop?: string }): string;
  /** Scripts a fault for requests to come. */
  fail(rule: FaultRule): void;
  clearFaults(): void;
  /** How App Bridge's page for a new session token continues: with a request or as a link. */
  setBounce(bounce: State['bounce']): void;
  close(): Promise<void>;
}

export function makeHandle(parts: {
  readonly state: State;
  readonly proxy: Proxy;
  readonly certificateFile: string;
  readonly close: () => Promise<void>;
}): ShopifyStandIn {
  const { state, proxy } = parts;
  const { app, tokens, faults } = state;
  const shop = (name?: string): Shop => {
    const found = name === undefined ? [...state.shops.values()][0] : state.shops.get(name);
    if (found === undefined) throw new Error(`There is no shop ${name ?? ''}`);
    return found;
  };
  const admin = 'https://admin.shopify.com';

  return {
    apiKey: app.apiKey,
    apiSecret: app.apiSecret,
    proxy: proxy.url,
    environment: {
      SHOPIFY_API_KEY: app.apiKey,
      SHOPIFY_API_SECRET: app.apiSecret,
      HTTPS_PROXY: proxy.url,
      NO_PROXY: 'localhost,127.0.0.1',
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: parts.certificateFile,
    },
    certificateHashes: proxy.keyHashes,
    refused: proxy.refused,
    requests: state.requests,
    queries: state.queries,
    get respondingMs() {
      return state.respondingMs;
    },
    get markupProblems() {
      return [...state.markupProblems];
    },
    tokens,
    shop,
    adminUrl: (path = '/', name) => `${admin}${appPath(state, shop(name))}${path}`,
    installUrl: (name) => `${admin}/store/${shop(name).name}/oauth/install?client_id=${app.apiKey}`,
    frame: (page) => page.frameLocator('iframe[name="app-iframe"]'),
    openBrowser: (options) => openShopifyBrowser(proxy.url, options),
    install: (name) => install(state, shop(name)),
    uninstall: (name) => uninstall(state, shop(name)),
    setScopes: async (scopes, name) => {
      const one = shop(name);
      const previous = one.granted ?? [];
      one.granted = scopes;
      return state.deliver('app/scopes_update', one, {
        id: 1,
        previous,
        current: scopes,
        updated_at: new Date(state.now()).toISOString(),
      });
    },
    deliver: (topic, { shop: name, payload, ...options } = {}) => {
      const one = state.shops.get(name ?? shop().name);
      const domain = one?.domain ?? `${name ?? ''}.myshopify.com`;
      const given = payload ?? (one === undefined ? {} : payloadOf(topic, one));
      return deliverWebhook(app, { topic, domain, payload: given, ...options });
    },
    sessionToken: ({ shop: name, ...options } = {}) =>
      makeSessionToken({
        apiKey: app.apiKey,
        apiSecret: app.apiSecret,
        domain: shop(name).domain,
        staff: 1,
        now: state.now(),
        ...options,
      }),
    fail: (rule) => faults.add(rule),
    clearFaults: () => faults.clear(),
    setBounce: (bounce) => {
      state.bounce = bounce;
    },
    close: parts.close,
  };
}
