import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startWooStore, type WooStandIn } from '../index.ts';
import {
  codeOf,
  isReal,
  openContractStore,
  type StoreResponse,
  type ContractStore,
} from './contract-store.ts';

let store: ContractStore;
let standIn: WooStandIn;
beforeAll(async () => {
  if (isReal) {
    store = await openContractStore();
  } else {
    standIn = await startWooStore();
    store = await openContractStore(standIn);
  }
});
afterAll(() => (isReal ? store.close() : standIn.close()));

test("the library's keys can list products", async () => {
  expect((await store.api.get('products')).status).toBe(200);
});

test('a request without a key is 401 cannot_view', async () => {
  const response = await fetch(`${store.url}/wp-json/wc/v3/products`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'woocommerce_rest_cannot_view' });
});

test('a wrong secret is 401 authentication_error', async () => {
  const consumerKey = isReal ? (process.env['WOO_KEY'] ?? '') : standIn.consumerKey;
  const response = await store
    .apiWith({ consumerKey, consumerSecret: `cs_${'0'.repeat(40)}` })
    .get('products');
  expect(response.status).toBe(401);
  expect(codeOf(response)).toBe('woocommerce_rest_authentication_error');
});

test('/?rest_route= does not authenticate', async () => {
  const credentials = isReal
    ? `${process.env['WOO_KEY'] ?? ''}:${process.env['WOO_SECRET'] ?? ''}`
    : 'ck_1:cs_1';
  const response = await fetch(`${store.url}/?rest_route=/wc/v3/products`, {
    headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  });
  expect(response.status).toBe(401);
});

test('GET /wp-json lists namespaces, wc/v3 among them', async () => {
  const response = await fetch(`${store.url}/wp-json`);
  const { namespaces } = z.object({ namespaces: z.array(z.string()) }).parse(await response.json());
  expect(namespaces).toContain('wc/v3');
});

describe.skipIf(isReal)('keys of every kind', () => {
  test('an unknown key is 401 cannot_view', async () => {
    const response = await store
      .apiWith({ consumerKey: 'ck_unknown', consumerSecret: 'cs_unknown' })
      .get('products');
    expect([response.status, codeOf(response)]).toEqual([401, 'woocommerce_rest_cannot_view']);
  });

  test('a read-only key can read, and is 401 authentication_error for a write', async () => {
    const api = store.apiWith(standIn.addKey({ permissions: 'read' }));
    expect((await api.get('products')).status).toBe(200);
    const response = await api.put('products/11', {});
    expect([response.status, codeOf(response)]).toEqual([
      401,
      'woocommerce_rest_authentication_error',
    ]);
  });

  test("a customer's key is 403 cannot_view and cannot_create; a shop manager's works", async () => {
    const customer = store.apiWith(standIn.addKey({ role: 'customer' }));
    const seen: StoreResponse = await customer.get('products');
    expect([seen.status, codeOf(seen)]).toEqual([403, 'woocommerce_rest_cannot_view']);
    const made = await customer.post('products', { name: 'x' });
    expect([made.status, codeOf(made)]).toEqual([403, 'woocommerce_rest_cannot_create']);
    const manager = store.apiWith(standIn.addKey({ role: 'shop_manager' }));
    expect((await manager.get('products')).status).toBe(200);
  });

  test('a revoked key is refused immediately', async () => {
    const key = standIn.addKey();
    const api = store.apiWith(key);
    expect((await api.get('products')).status).toBe(200);
    standIn.revokeKey(key.consumerKey);
    expect((await api.get('products')).status).toBe(401);
  });

  test('Basic authentication is ignored over http', async () => {
    const { consumerKey, consumerSecret } = standIn;
    const response = await fetch(`${store.url}/wp-json/wc/v3/products`, {
      headers: { Authorization: basic(consumerKey, consumerSecret) },
    });
    expect(response.status).toBe(401);
  });

  test.each(['HMAC-SHA256', 'HMAC-SHA1'])('%s signs over http', async (method) => {
    const response = await fetch(signed(standIn, { method }));
    expect(response.status).toBe(200);
  });

  test('a signature is valid for one URL, one method, a short time and one use', async () => {
    const once = signed(standIn, {});
    expect((await fetch(once)).status).toBe(200);
    expect((await fetch(once)).status).toBe(401);
    expect((await fetch(`${signed(standIn, {})}&per_page=100`)).status).toBe(401);
    expect((await fetch(signed(standIn, {}), { method: 'POST' })).status).toBe(401);
    expect((await fetch(signed(standIn, { secondsAgo: 1000 }))).status).toBe(401);
    expect((await fetch(signed(standIn, { secret: 'cs_other' }))).status).toBe(401);
  });
});

function basic(key: string, secret: string): string {
  return `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
}

/** A URL signed by hand, so that the stand-in is not only tested with the library. */
function signed(
  to: WooStandIn,
  options: { method?: string; secondsAgo?: number; secret?: string },
): string {
  const { method = 'HMAC-SHA256', secondsAgo = 0, secret = to.consumerSecret } = options;
  const address = `${to.url}/wp-json/wc/v3/products`;
  const parameters = [
    ['oauth_consumer_key', to.consumerKey],
    ['oauth_nonce', randomBytes(8).toString('hex')],
    ['oauth_signature_method', method],
    ['oauth_timestamp', String(Math.floor(Date.now() / 1000) - secondsAgo)],
    ['search', 'walnut desk'],
  ]
    .map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const base = ['GET', encodeURIComponent(address), encodeURIComponent(parameters)].join('&');
  const signature = createHmac(method === 'HMAC-SHA1' ? 'sha1' : 'sha256', `${secret}&`)
    .update(base)
    .digest('base64');
  return `${address}?${parameters}&oauth_signature=${encodeURIComponent(signature)}`;
}
