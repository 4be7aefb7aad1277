import { afterAll, beforeAll } from 'vitest';
import { migrateDatabase } from '@wareword/store-app/database';
import { createLogger, type Logger } from '@wareword/security/logging';
import { createAccount, type TestAccount } from '../../backend/test/accounts.ts';
import { createTestDatabase } from '../../backend/test/database.ts';
import { issueCode } from '../../backend/src/connect/index.ts';
import type { PlanName } from '../../backend/src/config.ts';
import { startTestService, TEST_CLIENT, type TestService } from '../../backend/test/service.ts';
import { readConfig } from '../../woo-bridge/src/config.ts';
import type { RunningApp } from '@wareword/store-app/app';
import { startWooApp } from '../../woo-bridge/src/start-woo-app.ts';
import { IDENTITY } from '../../woo-bridge/src/identity.ts';
import {
  startWooStore,
  type WooStandIn,
  type WooStandInOptions,
} from '../stand-ins/woocommerce/index.ts';
import { freePort } from '../free-port.ts';
import { until } from '../faults/until.ts';
import { Browser } from './browser.ts';

export const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');

/** The service, the app and a stand-in store, all in this process. */
export interface Fixture {
  readonly service: TestService;
  readonly app: RunningApp;
  readonly appUrl: string;
  readonly store: WooStandIn;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Settings for the service of an app under test, which asks for listings and polls them all the time. */
export const SERVICE_SETTINGS = {
  RATE_LIMIT_PER_MINUTE: '10000',
  JOB_POLL_AFTER_MS: '100',
} as const;

/** Settings for an app under test. */
export function wooAppSettings(parts: {
  readonly port: number;
  readonly databaseUrl: string;
  readonly warewordUrl: string;
}): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'test',
    PORT: String(parts.port),
    PUBLIC_URL: `http://127.0.0.1:${parts.port}`,
    DATABASE_URL: parts.databaseUrl,
    WAREWORD_URL: parts.warewordUrl,
    ENCRYPTION_KEY,
    CONNECT_CLIENT_ID: TEST_CLIENT.id,
    CONNECT_CLIENT_SECRET: TEST_CLIENT.secret,
    LOG_LEVEL: 'warn',
  };
}

export async function createWooDatabase(): Promise<string> {
  const url = await createTestDatabase();
  await migrateDatabase(url, IDENTITY);
  return url;
}

export async function setUpFixture(
  options: {
    readonly store?: WooStandInOptions;
    readonly service?: NodeJS.ProcessEnv;
    readonly app?: NodeJS.ProcessEnv;
    /** Allows the stand-in, which is on loopback, where production calls no store. */
    readonly allowPrivateStores?: boolean;
    readonly now?: () => Date;
    readonly logger?: Logger;
  } = {},
): Promise<Fixture> {
  const [service, store, databaseUrl, port] = await Promise.all([
    startTestService({ ...SERVICE_SETTINGS, ...options.service }),
    startWooStore(options.store),
    createWooDatabase(),
    freePort(),
  ]);
  const settings = wooAppSettings({ port, databaseUrl, warewordUrl: service.baseUrl });
  const read = readConfig({ ...settings, ...options.app });
  const config = options.allowPrivateStores
    ? { ...read, stores: { ...read.stores, allowPrivate: true } }
    : read;
  const logger = options.logger ?? createLogger(config.logLevel);
  const app = await startWooApp(config, logger, databaseUrl, {
    ...(options.now === undefined ? {} : { now: options.now }),
  });
  return {
    service,
    app,
    appUrl: config.publicUrl,
    store,
    databaseUrl,
    stop: async () => {
      await app.stop();
      await Promise.all([service.stop(), store.close()]);
    },
  };
}

/** One fixture for a whole test file. */
export function useFixture(options: Parameters<typeof setUpFixture>[0] = {}): () => Fixture {
  let fixture: Fixture | undefined;
  beforeAll(async () => {
    fixture = await setUpFixture(options);
  });
  afterAll(() => fixture?.stop());
  return () => {
    if (fixture === undefined) throw new Error('The fixture is only available after beforeAll.');
    return fixture;
  };
}

/** A browser that signed in by pasting the store's keys. */
export async function signIn(
  fixture: Pick<Fixture, 'appUrl' | 'store'>,
  keys: { readonly consumerKey: string; readonly consumerSecret: string } = fixture.store,
): Promise<Browser> {
  const browser = new Browser(fixture.appUrl);
  const { consumerKey, consumerSecret } = keys;
  await browser.api.access.pasteKeys.mutate({
    address: fixture.store.url,
    consumerKey,
    consumerSecret,
  });
  return browser;
}

/** The return URL, with what the service appends once the owner has approved. */
export async function approve(
  fixture: { readonly service: Pick<TestService, 'database'> },
  account: TestAccount,
  connectUrl: string,
): Promise<URL> {
  const asked = new URL(connectUrl).searchParams;
  const code = await issueCode({
    ctx: { orm: fixture.service.database.orm, connectCodeTtlMs: 60_000 },
    input: {
      ...account,
      siteUrl: asked.get('site') ?? '',
      platform: 'woocommerce',
      codeChallenge: asked.get('code_challenge') ?? undefined,
      clientId: asked.get('client_id') ?? undefined,
    },
  });
  const back = new URL(asked.get('return_url') ?? '');
  back.searchParams.set('ww_code', code);
  back.searchParams.set('state', asked.get('state') ?? '');
  return back;
}

/** How many tokens of the account's stores the service accepts. */
export async function liveStoreTokens(
  { service }: Pick<Fixture, 'service'>,
  { workspaceId }: TestAccount,
): Promise<number> {
  const [row] = await service.database.sql<[{ count: number }]>`
    select count(*)::int as count from tokens
    where workspace_id = ${workspaceId} and scope = 'plugin' and revoked_at is null
  `;
  return row.count;
}

/** Connects a signed-in browser's store to a new account. */
export async function connect(
  fixture: { readonly service: Pick<TestService, 'database'> },
  browser: Browser,
  plan: PlanName = 'agency',
): Promise<TestAccount> {
  const account = await createAccount(fixture.service.database, { plan });
  const { url } = await browser.api.connection.start.mutate();
  const back = await approve(fixture, account, url);
  await browser.api.connection.finishPasted.mutate({ address: back.href });
  return account;
}

type Picked = Parameters<Browser['api']['runs']['create']['mutate']>[0]['picked'];
type Settings = Parameters<Browser['api']['runs']['create']['mutate']>[0]['settings'];

export async function startRun(
  browser: Browser,
  picked: Picked,
  settings: Settings = {},
): Promise<string> {
  const { runId } = await browser.api.runs.create.mutate({
    requestId: crypto.randomUUID(),
    picked,
    settings,
  });
  return runId;
}

/** Selects products by id, as the product list does. */
export function products(...ids: (number | string)[]): Picked {
  return { products: ids.map((id) => ({ id: String(id), name: `Product ${id}` })) };
}

/** Resolves with a run once only a click can change it. */
export function waitForRun(browser: Browser, runId: string, withinMs = 100_000) {
  return until(
    `run ${runId} is at rest`,
    async () => {
      const run = await browser.api.runs.get.query({ runId });
      return run.working ? undefined : run;
    },
    withinMs,
  );
}

export async function itemsOf(browser: Browser, runId: string) {
  const { items } = await browser.api.runs.items.query({ runId, limit: 100 });
  return items;
}
