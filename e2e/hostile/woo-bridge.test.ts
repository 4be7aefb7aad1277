import { afterAll, beforeAll, describe, test } from 'vitest';
import { wooAppRouter } from '../../woo-bridge/src/trpc/index.ts';
import { startWooStore, type WooStandIn } from '../stand-ins/woocommerce/index.ts';
import { wooAppSettings, createWooDatabase, signIn } from '../woo-bridge/fixture.ts';
import postgres from 'postgres';
import { attack, ATTACK_TIMEOUT_MS } from './attack.ts';
import { MAX_HEADER_CHARACTERS, type EntryPoint, type HostileRequest } from './entry-point.ts';
import { savePublishedProducts } from './published-products.ts';
import { procedureEntryPoints, structureEntryPoints } from './procedures.ts';
import { structuresFor } from './structures.ts';
import { WatchedProcess } from './watched-process.ts';

let app: WatchedProcess | undefined;
let store: WooStandIn | undefined;
let cookie = '';
let databaseUrl = '';

beforeAll(async () => {
  store = await startWooStore();
  databaseUrl = await createWooDatabase();
  // The service is not part of this: requests to it get no response.
  const settings = wooAppSettings({ port: 0, databaseUrl, warewordUrl: 'http://127.0.0.1:9' });
  // It determines its port and URL itself.
  delete settings['PORT'];
  delete settings['PUBLIC_URL'];
  app = await WatchedProcess.start('woo-bridge/src/main.ts', {
    ...settings,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  });
  const browser = await signIn({ appUrl: app.url, store });
  cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
});

afterAll(async () => {
  await app?.stop();
  await store?.close();
});

function running(): WatchedProcess {
  if (app === undefined) throw new Error('The app is only available after beforeAll.');
  return app;
}

let addresses = 0;

/** Each request comes from another address, so that no limit hides what one request can do. */
function anyAddress(): Record<string, string> {
  addresses += 1;
  return {
    'X-Forwarded-For': `10.${addresses >> 16}.${(addresses >> 8) % 256}.${addresses % 256}`,
  };
}

function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, MAX_HEADER_CHARACTERS);
}

function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '~').slice(0, MAX_HEADER_CHARACTERS);
}

function entryPoints(): EntryPoint[] {
  const get = (name: string, path: (text: string) => string): EntryPoint => ({
    name: `GET ${name}`,
    send: (text) => ({ method: 'GET', path: path(text), headers: { cookie, ...anyAddress() } }),
  });
  const post = (name: string, request: (text: string) => Partial<HostileRequest>): EntryPoint => ({
    name: `POST ${name}`,
    send: (text) => ({ method: 'POST', path: name, headers: anyAddress(), ...request(text) }),
  });
  const header = (name: string): EntryPoint => ({
    name: `the header ${name}`,
    send: (text) => ({
      method: 'GET',
      path: '/trpc/access.state',
      headers: { ...anyAddress(), [name]: inHeader(text) },
    }),
  });
  const { procedures } = wooAppRouter._def;
  const headers = () => ({ cookie, ...anyAddress() });
  return [
    ...procedureEntryPoints({ procedures, headers, batched: false }),
    get('any path', (text) => `/${inAddress(text)}`),
    get('an asset', (text) => `/assets/${inAddress(text)}`),
    get('/access/return', (text) => `/access/return?success=1&user_id=${inAddress(text)}`),
    get('/connect/return', (text) => `/connect/return?ww_code=x&state=${inAddress(text)}`),
    get(
      '/connect/return, any query',
      (text) => `/connect/return?${inHeader(text).replaceAll(' ', '+')}`,
    ),
    ...['cookie', 'accept', 'origin', 'host', 'content-type', 'range', 'x-forwarded-for'].map(
      header,
    ),
    post('/access/callback', (text) => ({
      body: JSON.stringify({
        key_id: 1,
        user_id: text.slice(0, 4000),
        consumer_key: text.slice(0, 4000),
        consumer_secret: text.slice(0, 4000),
        key_permissions: 'read_write',
      }),
    })),
    post('/access/callback, any body', (text) => ({ path: '/access/callback', body: text })),
    post('/webhooks/:storeId', (text) => ({
      path: `/webhooks/${inAddress(text).slice(0, 5000)}`,
      headers: { ...anyAddress(), 'x-wc-webhook-signature': inHeader(text).slice(0, 5000) },
      body: text,
    })),
  ];
}

describe('no text sent to the WooCommerce app blocks its event loop for over 100 ms', () => {
  test.each(entryPoints().map(({ name }) => name))(
    '%s',
    { timeout: ATTACK_TIMEOUT_MS },
    async (name) => {
      const entryPoint = entryPoints().find((one) => one.name === name);
      if (entryPoint === undefined) throw new Error(`There is no ${name}.`);
      await attack(running(), entryPoint);
    },
  );
});

function structured(): EntryPoint[] {
  const { procedures } = wooAppRouter._def;
  const signedIn = () => ({ cookie, ...anyAddress() });
  const visitors = structureEntryPoints({ procedures, headers: anyAddress, batched: false });
  return [
    ...structureEntryPoints({ procedures, headers: signedIn, batched: false }),
    ...visitors
      .filter(({ name }) => /^(?:access\.look|runs\.edit):/.test(name))
      .map((entryPoint) => ({ ...entryPoint, name: `${entryPoint.name}, without a session` })),
    {
      name: 'a structure for a body',
      send: (json) => ({
        method: 'POST',
        path: '/trpc/runs.edit',
        headers: { 'Content-Type': 'application/json', ...signedIn() },
        body: json,
      }),
    },
  ];
}

describe('no structure sent to the WooCommerce app blocks its event loop for over 100 ms', () => {
  test.each(structured().map(({ name }) => name))(
    '%s',
    { timeout: ATTACK_TIMEOUT_MS },
    async (name) => {
      const entryPoint = structured().find((one) => one.name === name);
      if (entryPoint === undefined) throw new Error(`There is no ${name}.`);
      await attack(running(), entryPoint, { shapes: structuresFor(entryPoint) });
    },
  );
});

describe("no list from a store blocks the WooCommerce app's event loop for over 100 ms", () => {
  /** A response of the maximum length, in the characters that are slowest to parse. */
  const name = '&amp;'.repeat(100);
  const terms = Array.from({ length: 100 }, (_, id) => ({ id: id + 1, name, slug: 'x' }));
  const products = Array.from({ length: 100 }, (_, id) => ({
    id: id + 1,
    name,
    categories: terms,
  }));

  test.each([
    ['products.list', products],
    ['products.categories', terms],
  ])('%s, several at once', { timeout: ATTACK_TIMEOUT_MS }, async (procedure, json) => {
    const body = JSON.stringify(json);
    store?.fail({ fault: { do: 'respond', status: 200, body } });
    try {
      const input = procedure === 'products.list' ? '?input=%7B%22perPage%22%3A100%7D' : '';
      const path = `/trpc/${procedure}${input}`;
      const send = () => ({ method: 'GET' as const, path, headers: { cookie, ...anyAddress() } });
      const shapes = Array.from({ length: 8 }, (_, at) => ({ name: `call ${at}`, text: '' }));
      await attack(running(), { name: procedure, send }, { shapes });
    } finally {
      store?.clearFaults();
    }
  });
});

test(
  "no text of a published product blocks the WooCommerce app's event loop for over 100 ms",
  { timeout: ATTACK_TIMEOUT_MS },
  async () => {
    const sql = postgres(databaseUrl, { max: 1 });
    const [owner] = await sql<{ id: string }[]>`select id from woo_bridge.stores`;
    await sql.end();
    const { shapes } = await savePublishedProducts(databaseUrl, 'woo_bridge', owner?.id ?? '');
    const send = (itemId: string) => ({
      method: 'GET' as const,
      path: `/trpc/runs.item?input=${encodeURIComponent(JSON.stringify({ itemId }))}`,
      headers: { cookie, ...anyAddress() },
    });
    await attack(running(), { name: 'runs.item', send }, { shapes });
  },
);
