import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOf, openContractStore, type ContractStore, type Product } from './contract-store.ts';

let store: ContractStore;
let word: string;
let made: Product[];
beforeAll(async () => {
  store = await openContractStore();
  word = store.fresh('listed');
  made = [];
  for (let index = 0; index < 12; index++) {
    made.push(
      await store.product({ name: `${word} ${index}`, status: index === 11 ? 'draft' : 'publish' }),
    );
  }
});
afterAll(() => store.close());

test('a page has 10 products by default, and the headers give the total', async () => {
  const response = await store.api.get('products', { search: word });
  expect(listOf(response)).toHaveLength(10);
  expect(response.headers).toMatchObject({ 'x-wp-total': '12', 'x-wp-totalpages': '2' });
  expect(response.headers['link']).toContain('rel="next"');
});

test('a page past the end is empty, not an error', async () => {
  const response = await store.api.get('products', { search: word, page: 9 });
  expect([response.status, response.body]).toEqual([200, []]);
});

test('pages of any size up to 100 list each product once', async () => {
  const pages = [1, 2, 3].map((page) =>
    store.api.get('products', { search: word, per_page: 5, page }),
  );
  const ids = (await Promise.all(pages)).flatMap((response) =>
    listOf(response).map(({ id }) => id),
  );
  expect(new Set(ids)).toEqual(new Set(made.map(({ id }) => id)));
  expect(ids).toHaveLength(12);
});

test('an offset starts anywhere in the list, which can be in the order of the ids', async () => {
  const order = { orderby: 'id', order: 'asc' };
  const query = { search: word, ...order, per_page: 5, offset: 3 };
  const response = await store.api.get('products', query);
  expect(listOf(response).map(({ id }) => id)).toEqual(made.slice(3, 8).map(({ id }) => id));
  expect(response.headers).toMatchObject({ 'x-wp-total': '12' });
});

test('filters by status', async () => {
  const response = await store.api.get('products', { search: word, status: 'draft' });
  expect(listOf(response).map(({ name }) => name)).toEqual([`${word} 11`]);
});

test('filters by category', async () => {
  const category = listOf(await store.api.get('products/categories', { per_page: 1 }))[0];
  const [first] = made;
  await store.api.put(`products/${String(first?.id)}`, { categories: [{ id: category?.['id'] }] });
  const response = await store.api.get('products', { search: word, category: category?.['id'] });
  expect(listOf(response).map(({ id }) => id)).toEqual([first?.id]);
});

test('finds a product by its SKU', async () => {
  const sku = store.fresh('SKU');
  const { id } = await store.product({ sku });
  const response = await store.api.get('products', { sku });
  expect(listOf(response).map((item) => item['id'])).toEqual([id]);
});

test('modified_after leaves out older products', async () => {
  const later = { modified_after: '2999-01-01T00:00:00', search: word };
  expect(listOf(await store.api.get('products', later))).toEqual([]);
  const earlier = { modified_after: '2001-01-01T00:00:00', search: word };
  expect(listOf(await store.api.get('products', earlier))).toHaveLength(10);
});

test('a trashed product is listed only if requested', async () => {
  const name = store.fresh('binned');
  const { id } = await store.product({ name });
  await store.api.delete(`products/${id}`);
  expect(listOf(await store.api.get('products', { search: name }))).toEqual([]);
  const trash = await store.api.get('products', { search: name, status: 'trash' });
  expect(listOf(trash).map((item) => item['id'])).toEqual([id]);
});

test('include and context=edit return the raw texts of many products', async () => {
  const { id } = await store.product({ description: 'Two\n\nparagraphs' });
  const response = await store.api.get('products', { include: String(id), context: 'edit' });
  expect(listOf(response).map(({ description }) => description)).toEqual(['Two\n\nparagraphs']);
});
