import { get } from 'node:https';
import { describe, expect, test } from 'vitest';
import { startWooStore, type WooStandIn, type WooStandInOptions } from '../index.ts';
import { isReal, listOf, openContractStore } from './contract-store.ts';

async function withStore(
  options: WooStandInOptions,
  work: (store: WooStandIn) => Promise<void>,
): Promise<void> {
  const store = await startWooStore(options);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

// What tests and the demo need from the stand-in itself.
describe.skipIf(isReal)('the stand-in', () => {
  test('has 30 fixed products, and as many more as requested', () =>
    withStore({ products: 10_000 }, async (store) => {
      expect(store.shop.products.size).toBe(10_000);
      const { api } = await openContractStore(store);
      const response = await api.get('products', { per_page: 100, page: 100, status: 'any' });
      expect(listOf(response)).toHaveLength(100);
      expect(response.headers['x-wp-total']).toBe('10000');
      expect(listOf(await api.get('products', { sku: 'WDO-1' }))).toHaveLength(1);
    }));

  test('shows a product to customers, and the list to its owner', () =>
    withStore({}, async (store) => {
      const product = await fetch(`${store.url}/product/walnut-desk-organizer/`);
      expect(await product.text()).toContain('Keeps pens, cards and cables in place.');
      const list = await fetch(`${store.url}/wp-admin/`);
      expect(await list.text()).toContain('30 items');
    }));

  test('works in a subfolder too', () =>
    withStore({ path: '/shop' }, async (store) => {
      const { api } = await openContractStore(store);
      expect(store.url).toMatch(/\/shop$/);
      expect((await api.get('products')).status).toBe(200);
    }));

  test.each([
    ['yoast', ['yoast/v1']],
    ['rankmath', ['rankmath/v1']],
    ['both', ['yoast/v1', 'rankmath/v1']],
    ['none', []],
  ] as const)('with %s reports the namespaces %j', (seo, namespaces) =>
    withStore({ settings: { seo } }, async (store) => {
      const body = await (await fetch(`${store.url}/wp-json`)).text();
      const found = ['yoast/v1', 'rankmath/v1'].filter((name) => body.includes(`"${name}"`));
      expect(found).toEqual(namespaces);
    }),
  );

  test('with the return plugin forwards the browser to the app and keeps its query', () =>
    withStore({ settings: { returnPlugin: { appUrl: 'https://app.example' } } }, async (store) => {
      const address = `${store.url}/wp-json/wareword/v1/return?ww_code=a%20b&state=s`;
      const response = await fetch(address, { redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(
        'https://app.example/connect/return?ww_code=a%20b&state=s',
      );
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }));

  test('injects each scripted fault the scripted number of times', () =>
    withStore({}, async (store) => {
      const { api } = await openContractStore(store);
      store.fail({ fault: { do: 'html' }, method: 'GET', path: 'products', times: 2 });
      const responses = [];
      for (let count = 0; count < 3; count++) responses.push((await api.get('products')).body);
      expect(responses.map((body) => typeof body)).toEqual(['string', 'string', 'object']);
      expect(store.count).toBe(3);
    }));

  test('in maintenance mode responds with JSON on request, and says when to retry', () =>
    withStore({ settings: { maintenance: true } }, async (store) => {
      const { api } = await openContractStore(store);
      const response = await api.get('products');
      expect([response.status, response.headers['retry-after']]).toEqual([503, '600']);
      expect(response.body).toMatchObject({ code: 'wp_die' });
      expect(await (await fetch(store.url)).text()).toContain('<!DOCTYPE html>');
    }));

  test("with plain permalinks responds to /wp-json with a page, or redirects a folder's callers to the root", () =>
    withStore({ settings: { permalinks: 'plain' } }, async (root) => {
      const page = await fetch(`${root.url}/wp-json/`);
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      await withStore({ path: '/shop', settings: { permalinks: 'plain' } }, async (store) => {
        const sent = await fetch(`${store.url}/wp-json/`, { redirect: 'manual' });
        expect(sent.headers.get('location')).toBe(`${new URL(store.url).origin}/wp-json/`);
      });
    }));

  test('closed to visitors, hides the index from them and still accepts keys', () =>
    withStore({ settings: { index: 'closed' } }, async (store) => {
      expect((await fetch(`${store.url}/wp-json/`)).status).toBe(401);
      expect((await fetch(`${store.url}/?rest_route=/`)).status).toBe(401);
      const { api } = await openContractStore(store);
      expect((await api.get('products')).status).toBe(200);
    }));

  test('whose host drops the Authorization header accepts keys in the query over https', () =>
    withStore({ https: true, settings: { dropsAuthorization: true } }, async (store) => {
      const { consumerKey, consumerSecret, url } = store;
      const ask = (query: string, headers: Record<string, string>) =>
        new Promise<number | undefined>((resolve) => {
          get(
            `${url}/wp-json/wc/v3/products${query}`,
            { ca: store.certificate, headers },
            (response) => {
              response.resume();
              resolve(response.statusCode);
            },
          );
        });
      const pair = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
      expect(await ask('', { Authorization: `Basic ${pair}` })).toBe(401);
      const query = `?consumer_key=${consumerKey}&consumer_secret=${consumerSecret}`;
      expect(await ask(query, {})).toBe(200);
    }));

  test('can be controlled from another process too', () =>
    withStore({}, async (store) => {
      const control = (body: object) =>
        fetch(`${store.url}/__stand-in`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      expect((await control({ do: 'maintenance', on: true })).status).toBe(200);
      expect((await fetch(`${store.url}/wp-json`)).status).toBe(503);
      expect((await control({ do: 'nonsense' })).status).toBe(400);
    }));
});
