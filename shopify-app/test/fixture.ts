import { readFileSync } from 'node:fs';
import { createServer, setGlobalProxyFromEnv } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { close, listen } from '@wareword/security/http';
import { createLogger } from '@wareword/security/logging';
import { openResources, type RunningApp } from '@wareword/store-app/app';
import { migrateDatabase, openDatabase } from '@wareword/store-app/database';
import { Vault } from '@wareword/security/secrets';
import postgres from 'postgres';
import { inject } from 'vitest';
import {
  startShopify,
  type ShopifyOptions,
  type ShopifyStandIn,
} from '../../e2e/stand-ins/shopify/index.ts';
import { Throttle, type AdminApiParts } from '../src/admin-api/index.ts';
import { startShopifyApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import { createContext } from '../src/create-context.ts';
import type { ShopDomain } from '../src/database/index.ts';
import { IDENTITY } from '../src/identity.ts';
import type { Shop } from '../src/load-context/index.ts';
import { createShop } from '../src/pages/index.ts';
import { SealedSessionStorage, ShopLock, ShopTokens } from '../src/sessions/index.ts';
import { createShopifyApi, refreshTokens } from '../src/shopify/index.ts';
import { ensureShop } from '../src/shops/index.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of this run's Postgres. */
    postgresUrl: string;
  }
}

const KEY = Buffer.alloc(32, 7);

/** Where the stand-in's admin finds the app. Its proxy terminates TLS. */
export const APP_URL = 'https://shopify-app.wareword.example';

/** The stand-in's first shop. */
export const SHOP = 'oak-and-linen.myshopify.com' as ShopDomain;

/** Shopify's libraries refuse user agents of bots. */
export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0';

/** The app and the stand-in for Shopify, in this process. */
export interface Fixture {
  readonly shopify: ShopifyStandIn;
  readonly app: RunningApp;
  readonly sql: postgres.Sql;
  readonly databaseUrl: string;
  readonly config: Config;
  /** A request to the app, as its proxy passes it on. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The path and query of a page in the admin's frame. */
  framed(path: string, query?: Record<string, string>): string;
  close(): Promise<void>;
}

export async function openFixture(
  options: {
    readonly settings?: NodeJS.ProcessEnv;
    readonly shops?: ShopifyOptions['shops'];
    readonly now?: () => Date;
  } = {},
): Promise<Fixture> {
  const [port, databaseUrl] = await Promise.all([freePort(), createDatabase()]);
  const shopify = await startShopify({
    app: { url: APP_URL, listensOn: port },
    ...(options.shops === undefined ? {} : { shops: options.shops }),
  });
  const restoreProxy = trustStandIn(shopify);
  const config = readConfig({
    NODE_ENV: 'test',
    SHOPIFY_APP_PORT: String(port),
    SHOPIFY_APP_PUBLIC_URL: APP_URL,
    SHOPIFY_API_KEY: shopify.apiKey,
    SHOPIFY_API_SECRET: shopify.apiSecret,
    WAREWORD_URL: 'http://127.0.0.1:9',
    ENCRYPTION_KEY: KEY.toString('base64'),
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    ...options.settings,
  });
  const now = options.now === undefined ? {} : { now: options.now };
  const app = await startShopifyApp(config, createLogger(config.logLevel), databaseUrl, now);
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  return {
    shopify,
    app,
    sql,
    databaseUrl,
    config,
    ask: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('user-agent', USER_AGENT);
      return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init, headers });
    },
    framed: (path, query = {}) => {
      const { domain, name } = shopify.shop();
      const parameters = new URLSearchParams({
        embedded: '1',
        shop: domain,
        host: Buffer.from(`admin.shopify.com/store/${name}`).toString('base64'),
        id_token: shopify.sessionToken(),
        locale: 'en',
        ...query,
      });
      return `${path}?${parameters.toString()}`;
    },
    close: async () => {
      await app.stop();
      await sql.end();
      restoreProxy();
      await shopify.close();
    },
  };
}

/** The operations of a request's pages, without Remix. */
export interface Pages {
  /** The shop as seen by a staff member who opens a page now. */
  as(staff: number, locale?: string): Promise<Shop>;
  close(): Promise<void>;
}

export async function openPages(
  { config, databaseUrl }: Pick<Fixture, 'config' | 'databaseUrl'>,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): Promise<Pages> {
  const parts = await openResources({
    identity: IDENTITY,
    config,
    logger: createLogger('silent'),
    databaseUrl,
    offersPlans: config.distribution === 'custom',
    now,
  });
  const ctx = createContext(parts, config);
  return {
    as: async (staff, locale = 'en-US') => {
      const shop = await ensureShop({ ctx, input: { shop: SHOP } });
      const renewAccess = () => Promise.resolve();
      return createShop(ctx, { shop, staff: String(staff), locale, renewAccess });
    },
    close: async () => {
      parts.eventLoop.stop();
      await parts.database.close();
    },
  };
}

/** Access to shops as another process of the app has it, on the same database. */
export interface OtherProcess extends AdminApiParts {
  /** How many times it asked Shopify for new tokens. */
  readonly refreshes: () => number;
  readonly storage: SealedSessionStorage;
  close(): Promise<void>;
}

export function openProcess(
  { shopify, databaseUrl }: Pick<Fixture, 'shopify' | 'databaseUrl'>,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): OtherProcess {
  const database = openDatabase(databaseUrl, { connections: 4, applicationName: 'test' });
  const settings = {
    apiKey: shopify.apiKey,
    apiSecretKey: shopify.apiSecret,
    publicUrl: APP_URL,
    distribution: 'app_store',
  } as const;
  const library = createShopifyApi(settings, createLogger('silent'));
  const storage = new SealedSessionStorage(database.orm, new Vault(KEY));
  let refreshes = 0;
  const tokens = new ShopTokens({
    storage,
    lock: new ShopLock(database),
    offlineId: (shop) => library.session.getOfflineId(shop),
    refresh: (shop, token) => {
      refreshes += 1;
      return refreshTokens(library, shop, token);
    },
    now,
  });
  return {
    ...{ library, tokens, storage, throttle: new Throttle() },
    refreshes: () => refreshes,
    close: () => database.close(),
  };
}

/** Makes Node's fetch reach the stand-in as a browser does, without changing the app. */
function trustStandIn({ environment }: ShopifyStandIn): () => void {
  const trusted = getCACertificates('default');
  const own = readFileSync(environment['NODE_EXTRA_CA_CERTS'] ?? '', 'utf8');
  setDefaultCACertificates([...trusted, own]);
  const restore = setGlobalProxyFromEnv({
    HTTPS_PROXY: environment['HTTPS_PROXY'],
    NO_PROXY: environment['NO_PROXY'],
  });
  return () => {
    restore();
    setDefaultCACertificates(trusted);
  };
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await close(server);
  return port;
}

/** A migrated database of the app, on the Postgres of this test run. */
export async function createDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `shopify_app_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href, IDENTITY);
  return url.href;
}
