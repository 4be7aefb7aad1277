import { resolve } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { freePort } from '../../free-port.ts';
import { callApp } from '../../shopify-app/calls.ts';
import { startInstantService } from '../../stand-ins/instant-service.ts';
import { startShopify, type ShopifyStandIn } from '../../stand-ins/shopify/index.ts';
import type { Cleanup } from '../cleanup.ts';
import type { BenchServer } from '../database.ts';
import { Program, untilReady } from '../program.ts';

const APP_URL = 'https://shopify-app.wareword.example';
const MAIN = resolve(import.meta.dirname, '../../../shopify-app/src/main.ts');

/** The Shopify app in its own process, connected to a service whose writer is instant. */
export interface BenchedApp {
  readonly shopify: ShopifyStandIn;
  readonly appPort: number;
  /** The app's own database. */
  readonly sql: Sql;
  readonly pid: number;
  readonly databaseUrl: string;
  /** Starts it once more on the same database. @returns milliseconds until it is ready */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

/** @param options.products how many the only shop has */
export async function startBenchedApp(
  cleanup: Cleanup,
  server: BenchServer,
  { name, products }: { readonly name: string; readonly products: number },
): Promise<BenchedApp> {
  const [appPort, databaseUrl, service] = await Promise.all([
    freePort(),
    server.create(name),
    startInstantService('shopify'),
  ]);
  const closeService = cleanup.add(() => {
    service.close();
    return Promise.resolve();
  });
  const shopify = await startShopify({
    app: { url: APP_URL, listensOn: appPort },
    shops: [{ name: 'bench-shop', products, installed: true }],
  });
  const closeShopify = cleanup.add(() => shopify.close());
  const settings = {
    // React renders several times slower otherwise.
    NODE_ENV: 'production',
    ...shopify.environment,
    SHOPIFY_APP_PORT: String(appPort),
    SHOPIFY_APP_PUBLIC_URL: APP_URL,
    DATABASE_URL: databaseUrl,
    WAREWORD_URL: service.url,
    WAREWORD_PUBLIC_URL: 'https://www.wareword.example',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    CONNECT_CLIENT_ID: 'bench',
    CONNECT_CLIENT_SECRET: 'a secret of the bench that is long enough to be taken',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  let program: Program | undefined;
  const start = async (): Promise<number> => {
    const began = performance.now();
    const started = new Program(cleanup, MAIN, { settings });
    program = started;
    await untilReady(`http://127.0.0.1:${appPort}/readyz`, {
      everyMs: 10,
      withinMs: 60_000,
      running: () => started.running,
    });
    return performance.now() - began;
  };
  await start();
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const closeSql = cleanup.add(() => sql.end());
  const parts = { shopify, appPort, sql };
  await connect(parts);
  return {
    ...parts,
    databaseUrl,
    get pid() {
      return program?.pid ?? NaN;
    },
    restart: async () => {
      await program?.stop();
      return start();
    },
    stop: async () => {
      await program?.stop();
      await closeSql();
      await Promise.all([closeShopify(), closeService()]);
      await server.drop(databaseUrl);
    },
  };
}

/** Connects the shop as a merchant does, without the pages. */
async function connect(parts: Pick<BenchedApp, 'shopify' | 'appPort' | 'sql'>): Promise<void> {
  const begun = await callApp(parts, '/app/connect.data?index', { method: 'POST', body: null });
  const state = /[?&](?:\\u0026)?state=([^"&\\]+)/.exec(begun.text)?.[1];
  if (state === undefined) throw new Error(`No connection began: ${begun.text}`);
  const { text } = await callApp(parts, `/app/connect/return.data?ww_code=bench&state=${state}`);
  if (!text.includes('connected')) throw new Error(`The shop was not connected: ${text}`);
}
