import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '@wareword/ui/build';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../backend/test/database.ts';
import { startShopify, type ShopifyStandIn } from '../stand-ins/shopify/index.ts';
import { attack, ATTACK_TIMEOUT_MS } from './attack.ts';
import { savePublishedProducts } from './published-products.ts';
import { send, type EntryPoint } from './entry-point.ts';
import {
  BROWSER,
  SHOP,
  shopifyEntryPoints,
  RUN_ID,
  ITEM_ID,
  structureEntryPoints,
} from './shopify-entry-points.ts';
import { structuresFor } from './structures.ts';
import { WatchedProcess } from './watched-process.ts';

const APP_URL = 'https://shopify-app.wareword.example';
const dataDir = mkdtempSync(join(tmpdir(), 'wareword-hostile-'));

let app: WatchedProcess | undefined;
let databaseUrl = '';
let shopify: ShopifyStandIn | undefined;

beforeAll(async () => {
  await ensureBuilt('shopify-app');
  databaseUrl = await createTestDatabase();
  shopify = await startShopify({
    app: { url: APP_URL, listensOn: 9 },
    shops: [{ name: 'oak-and-linen', installed: true }],
  });
  // Otherwise, Shopify's rate limit would hide the cost of a request, or delay it.
  shopify.shop().bucket.set(1_000_000, 1_000_000);
  // The service is not part of this: requests to it get no response.
  app = await WatchedProcess.start('shopify-app/src/main.ts', {
    ...shopify.environment,
    SHOPIFY_APP_PUBLIC_URL: APP_URL,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    WAREWORD_URL: 'http://127.0.0.1:9',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    TRUST_PROXY: '1',
    // Errors in response to hostile requests are expected.
    LOG_LEVEL: 'silent',
  });
  await send(app.url, { method: 'GET', path: '/app.data', headers: signedIn() });
  await addRun(databaseUrl);
});

afterAll(async () => {
  await app?.stop();
  await shopify?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function running(): WatchedProcess {
  if (app === undefined) throw new Error('The app is only available after beforeAll.');
  return app;
}

/** The headers of App Bridge; a session token lasts a minute. */
function signedIn(): Record<string, string> {
  return { Authorization: `Bearer ${shopify?.sessionToken() ?? ''}` };
}

/** What Shopify's own deliveries carry. */
function signatureOf(body: string): string {
  return createHmac('sha256', shopify?.apiSecret ?? '')
    .update(body)
    .digest('base64');
}

/** Adds a run with one product, for requests that need one. */
async function addRun(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [shop] = await sql<{ id: string }[]>`select id from shopify_app.shops`;
  const id = shop?.id ?? '';
  await sql`
    insert into shopify_app.runs (id, store_id, origin, state, settings, created_at, wake_at)
    values (${RUN_ID}, ${id}, 'picked', 'paused', '{}', now(), null)
  `;
  await sql`
    insert into shopify_app.items
      (id, run_id, store_id, position, product_id, product_name, state, updated_at)
    values (${ITEM_ID}, ${RUN_ID}, ${id}, 0, '1', 'Linen shirt', 'ready', now())
  `;
  await sql.end();
}

function find(entryPoints: readonly EntryPoint[], name: string): EntryPoint {
  const found = entryPoints.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

describe('no text sent to the Shopify app blocks its event loop for over 100 ms', () => {
  const entryPoints = shopifyEntryPoints({ signedIn, signatureOf });
  test.each(entryPoints.map(({ name }) => name))(
    '%s',
    { timeout: ATTACK_TIMEOUT_MS },
    async (name) => {
      await attack(running(), find(entryPoints, name));
    },
  );
});

describe('no structure sent to the Shopify app blocks its event loop for over 100 ms', () => {
  const entryPoints = structureEntryPoints({ signedIn });
  test.each(entryPoints.map(({ name }) => name))(
    '%s',
    { timeout: ATTACK_TIMEOUT_MS },
    async (name) => {
      const entryPoint = find(entryPoints, name);
      const shapes = structuresFor(entryPoint, [3_000, 200_000, 500_000, 1_000_000]);
      await attack(running(), entryPoint, { shapes });
    },
  );
});

test(
  "no text of a published product blocks the Shopify app's event loop for over 100 ms",
  { timeout: ATTACK_TIMEOUT_MS },
  async () => {
    const { runId, shapes } = await savePublishedProducts(databaseUrl, 'shopify_app', SHOP);
    for (const suffix of ['.data', '']) {
      const send = (itemId: string) => ({
        method: 'GET' as const,
        path: `/app/runs/${runId}/${itemId}${suffix}`,
        headers: { ...BROWSER, ...signedIn() },
      });
      await attack(running(), { name: `a published product${suffix}`, send }, { shapes });
    }
  },
);

describe('a body that no page reads', () => {
  test.each(['/', '/auth/login', '/nowhere', '/app', '/app/connect?index', '/webhooks/x'])(
    'sent to %s leaves its connection to the next request',
    async (path) => {
      const { hostname, port } = new URL(running().url);
      const body = 'a&'.repeat(500_000);
      const headers = Object.entries(signedIn()).map(([name, value]) => `${name}: ${value}\r\n`);
      const socket = connect(Number(port), hostname);
      const responses = responsesOn(socket, 2);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nUser-Agent: Mozilla/5.0\r\n${headers.join('')}` +
          `Content-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
          `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(await responses).toHaveLength(2);
      expect((await responses)[1]).toBe('200');
      socket.destroy();
    },
  );
});

/** The statuses of the first responses, or of those that arrived before the connection ended. */
function responsesOn(socket: ReturnType<typeof connect>, count: number): Promise<string[]> {
  return new Promise((resolve) => {
    let text = '';
    const statuses = () => Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, one]) => one ?? '');
    socket.setEncoding('latin1').on('data', (part) => {
      text += String(part);
      if (statuses().length >= count) resolve(statuses());
    });
    socket.once('error', () => resolve(statuses()));
    socket.once('close', () => resolve(statuses()));
  });
}

describe("no response of Shopify blocks the Shopify app's event loop for over 100 ms", () => {
  const product = {
    ...{ id: 'gid://shopify/Product/1', title: 'Oak', status: 'ACTIVE', vendor: 'Oak' },
    featuredMedia: null,
  };
  const pageInfo = {
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
  };
  const page = (nodes: readonly object[], vendors: readonly string[]) => ({
    products: { nodes, pageInfo },
    productsCount: { count: 1, precision: 'EXACT' },
    productVendors: { nodes: vendors },
  });
  const long = '<'.repeat(80_000);
  const fifty = Array.from({ length: 50 }, () => ({ ...product, title: long }));
  const many = Array.from({ length: 10_000 }, () => product);
  const names = Array.from({ length: 100_000 }, (_, at) => `Vendor ${at}`);
  const place = {
    product: { handle: long, onlineStoreUrl: `https://x.example/${long}` },
    shop: { primaryDomain: { host: long } },
  };

  test.each([
    ['/app/products', 'a hundred thousand vendors', page([product], names)],
    ['/app/products', 'long titles', page(fifty, [long])],
    ['/app/products', 'products without end', page(many, [])],
    ['/app/write?ids[]=1', 'products without end', { shown: many, all: [] }],
    ['/app/write?ids[]=1', 'long titles', { shown: fifty, all: fifty }],
    ['/app/write?all=1', 'products without end', page(many, [])],
    [`/app/runs/${RUN_ID}/${ITEM_ID}`, 'long addresses', place],
  ])('%s: %s', { timeout: ATTACK_TIMEOUT_MS }, async (path, name, data) => {
    shopify?.fail({ fault: { do: 'respond', status: 200, body: JSON.stringify({ data }) } });
    try {
      for (const address of [path, path.replace(/(?=\?|$)/, '.data')]) {
        const send = () => ({
          method: 'GET' as const,
          path: address,
          headers: { ...BROWSER, ...signedIn() },
        });
        const shapes = Array.from({ length: 6 }, (_, at) => ({ name: `call ${at}`, text: '' }));
        await attack(running(), { name: `${address}: ${name}`, send }, { shapes });
      }
    } finally {
      shopify?.clearFaults();
    }
  });
});
