import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, isReal, listOf, openContractStore, type ContractStore } from './contract-store.ts';

let store: ContractStore;
beforeAll(async () => {
  store = await openContractStore();
});
afterAll(() => store.close());

const UNKNOWN_PRODUCT = 'products/999999999';

describe('errors', () => {
  test('GET and DELETE of an unknown product are 404, PUT is 400, with one code', async () => {
    const responses = [
      await store.api.get(UNKNOWN_PRODUCT),
      await store.api.delete(UNKNOWN_PRODUCT, { force: true }),
      await store.api.put(UNKNOWN_PRODUCT, { name: 'x' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 400]);
    expect(new Set(responses.map(codeOf))).toEqual(
      new Set(['woocommerce_rest_product_invalid_id']),
    );
  });

  test.each([
    ['a numeric price', { regular_price: 12 }],
    ['a wrong type', { name: ['x'] }],
    ['tags as strings', { tags: ['red'] }],
    ['tags as bare ids', { tags: [12] }],
  ])('%s is 400 rest_invalid_param', async (_what, body) => {
    const { id } = await store.product();
    const response = await store.api.put(`products/${id}`, body);
    expect([response.status, codeOf(response)]).toEqual([400, 'rest_invalid_param']);
  });

  test('per_page over 100 is 400 rest_invalid_param', async () => {
    const response = await store.api.get('products', { per_page: 101 });
    expect([response.status, codeOf(response)]).toEqual([400, 'rest_invalid_param']);
  });

  test('a duplicate SKU is 400 product_invalid_sku', async () => {
    const sku = store.fresh('SKU');
    await store.product({ sku });
    const other = await store.product();
    const response = await store.api.put(`products/${other.id}`, { sku });
    expect([response.status, codeOf(response)]).toEqual([400, 'product_invalid_sku']);
  });
});

describe('a PUT', () => {
  test('updates the product whose id is in the body, whatever the path says', async () => {
    const addressed = await store.product({ name: 'Addressed' });
    const meant = await store.product({ name: 'Meant' });
    await store.api.put(`products/${addressed.id}`, { id: meant.id, name: 'Renamed' });
    expect((await store.raw(addressed.id)).name).toBe('Addressed');
    expect((await store.raw(meant.id)).name).toBe('Renamed');
  });

  test('advances date_modified, even if empty', async () => {
    const product = await store.product();
    // WordPress stores whole seconds: within the same one, the date would look unchanged.
    if (isReal) await new Promise((resolve) => setTimeout(resolve, 1100));
    await store.api.put(`products/${product.id}`, {});
    const { date_modified_gmt } = await store.raw(product.id);
    expect(date_modified_gmt > product.date_modified_gmt).toBe(true);
  });

  test('reaches a trashed product, and so does a GET', async () => {
    const { id } = await store.product();
    await store.api.delete(`products/${id}`);
    expect((await store.raw(id)).status).toBe('trash');
    expect((await store.api.put(`products/${id}`, { name: 'From the bin' })).status).toBe(200);
    expect(await store.raw(id)).toMatchObject({ name: 'From the bin', status: 'trash' });
  });
});

describe('meta_data', () => {
  test("takes the SEO plugins' keys, updates the same key in place, and deletes by null", async () => {
    const { id } = await store.product();
    const keys = [
      '_yoast_wpseo_focuskw',
      '_yoast_wpseo_metadesc',
      '_yoast_wpseo_title',
      'rank_math_focus_keyword',
      'rank_math_description',
    ];
    const write = (value: string | null) =>
      store.api.put(`products/${id}`, { meta_data: keys.map((key) => ({ key, value })) });
    const read = async () => {
      const { meta_data } = await store.raw(id);
      return meta_data
        .filter(({ key }) => keys.includes(key))
        .map(({ key, value }) => [key, value]);
    };
    await write('first');
    await write('walnut desk');
    expect(await read()).toEqual(keys.map((key) => [key, 'walnut desk']));
    await write(null);
    expect(await read()).toEqual([]);
  });

  test('with _sku really changes the SKU', async () => {
    const { id } = await store.product({ sku: store.fresh('OLD') });
    const sku = store.fresh('NEW');
    await store.api.put(`products/${id}`, { meta_data: [{ key: '_sku', value: sku }] });
    expect((await store.raw(id)).sku).toBe(sku);
  });
});

describe('a batch', () => {
  test('of over 100 items is 413', async () => {
    const update = Array.from({ length: 101 }, (_, index) => ({ id: 900_000_000 + index }));
    expect((await store.api.post('products/batch', { update })).status).toBe(413);
  });

  test("reports each item's error in its place, and applies the others", async () => {
    const { id } = await store.product();
    const response = await store.api.post('products/batch', {
      update: [
        { id: 999_999_999, name: 'Nobody' },
        { id, name: 'Somebody' },
      ],
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      update: [
        { id: 999_999_999, error: { code: 'woocommerce_rest_product_invalid_id' } },
        { id, name: 'Somebody' },
      ],
    });
  });

  test('of nothing succeeds, and changes nothing', async () => {
    expect((await store.api.post('products/batch', { update: [] })).status).toBe(200);
  });
});

test('_fields limits a product to the named members', async () => {
  const { id } = await store.product();
  const response = await store.api.get('products', { include: String(id), _fields: 'id,name' });
  expect(listOf(response).map((item) => Object.keys(item).sort())).toEqual([['id', 'name']]);
});

test('a product without a category is in the default one', async () => {
  const { id } = await store.product();
  expect((await store.api.get(`products/${id}`)).body).toMatchObject({
    categories: [{ name: 'Uncategorized' }],
  });
});

test('titles are trimmed', async () => {
  const { id, name } = await store.product({ name: '  Oak shelf ' });
  expect(name).toBe('Oak shelf');
  await store.api.put(`products/${id}`, { name: ' Oak desk\n' });
  expect((await store.raw(id)).name).toBe('Oak desk');
});

test('the currency is one of the settings', async () => {
  const response = await store.api.get('settings/general/woocommerce_currency');
  expect(response.body).toMatchObject({ value: expect.stringMatching(/^[A-Z]{3}$/) as string });
});

describe.skipIf(isReal)('maintenance', () => {
  test('responds to calls with 503, a code and a Retry-After of ten minutes, and to visitors with a page', async () => {
    const { startWooStore } = await import('../index.ts');
    const standIn = await startWooStore({ settings: { maintenance: true } });
    try {
      const call = await fetch(`${standIn.url}/wp-json/wc/v3/products`, {
        headers: { Accept: 'application/json, text/plain, */*' },
      });
      expect([call.status, call.headers.get('retry-after')]).toEqual([503, '600']);
      expect(await call.json()).toMatchObject({ code: 'wp_die' });
      const page = await fetch(standIn.url, { headers: { Accept: 'text/html' } });
      expect([page.status, page.headers.get('content-type')]).toEqual([
        503,
        expect.stringContaining('text/html'),
      ]);
    } finally {
      await standIn.close();
    }
  });
});
