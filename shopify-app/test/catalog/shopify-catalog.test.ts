import { longestTurn } from '@wareword/event-loop/testing';
import type { ProductWrite, StoreCatalog, StoreProduct } from '@wareword/publishing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openAdminApi, PAGE, RUN } from '../../src/admin-api/index.ts';
import { shopifyCatalog } from '../../src/catalog/index.ts';
import { openProcess, openFixture, type OtherProcess, type Fixture } from '../fixture.ts';

const SHOP = 'oak-and-linen.myshopify.com';

let fixture: Fixture;
let access: OtherProcess;
let catalog: StoreCatalog;
beforeAll(async () => {
  fixture = await openFixture({
    shops: [{ name: 'oak-and-linen', installed: true, products: 60 }],
  });
  access = openProcess(fixture);
  catalog = shopifyCatalog(openAdminApi(access, SHOP, RUN));
  await fixture.ask(fixture.framed('/app'));
});
afterAll(async () => {
  await access.close();
  await fixture.close();
});
afterEach(() => fixture.shopify.clearFaults());

const ALL = { all: { search: '', status: null, vendor: '' } };
const shop = () => fixture.shopify.shop();

async function someIds(count: number): Promise<string[]> {
  const { products } = await catalog.find(ALL, null);
  return products.slice(0, count).map(({ id }) => id);
}

async function read(id: string): Promise<StoreProduct> {
  const [product] = await catalog.read([id], { textsOnly: true });
  if (product === undefined) throw new Error(`There is no product ${id}.`);
  return product;
}

const documents = () => fixture.shopify.queries.length;

test('finds all that a filter matches, each once', async () => {
  const { products, next } = await catalog.find(ALL, null);
  expect(new Set(products.map(({ id }) => id)).size).toBe(60);
  expect(next).toBeNull();
});

test('looks up products by id, and leaves out ids that the shop does not have', async () => {
  const ids = await someIds(3);
  const { products } = await catalog.find({ numbers: [...ids, '999999999'] }, null);
  expect(products.map(({ id }) => id)).toEqual(ids);
});

test('finds the rest of a selection whose first few hundred products are gone', async () => {
  const ids = await someIds(2);
  const gone = (count: number) =>
    Array.from({ length: count }, (_, at) => String(900_000_000 + at));
  const numbers = [...gone(600), ...ids];
  const { products, next } = await catalog.find({ numbers }, null);
  expect(products.map(({ id }) => id)).toEqual(ids);
  expect(next).toBeNull();
  expect(await catalog.find({ numbers: gone(600) }, null)).toEqual({ products: [], next: null });
});

test('searches for quotes, colons and operators literally', async () => {
  const product = shop().addProduct({ title: 'Quill 97" status:draft OR "zebra"' });
  for (const search of ['97"', 'status:draft', '"zebra"', 'quill OR']) {
    const { products } = await catalog.find({ all: { ...ALL.all, search } }, null);
    expect(
      products.map(({ id }) => id),
      search,
    ).toEqual([String(product.id)]);
  }
});

test('writes the named fields, keeps the others and the handle, and reads the result back', async () => {
  const [id = ''] = await someIds(1);
  const before = await read(id);
  const handle = shop().product(Number(id)).handle;
  const values = {
    title: 'New title',
    metaTitle: 'New SEO title',
    description: '<p>New &amp; good</p>',
  };
  const [outcome] = await catalog.write([{ product: before, values }]);
  expect(outcome).toMatchObject({ id, written: true, product: { values } });
  const after = await read(id);
  expect(after.values).toEqual({ ...before.values, ...values });
  expect(shop().product(Number(id)).handle).toBe(handle);
  const [undone] = await catalog.write([
    { product: after, restore: { fields: ['title', 'metaTitle', 'description'], raw: before.raw } },
  ]);
  expect(undone).toMatchObject({ written: true });
  expect(await read(id)).toEqual(before);
});

test('an undo brings back 60 KB of tables, videos and Liquid byte for byte', async () => {
  const html = `<table><tr><td>"a" & 'b'</td></tr></table>\r\n{{ product.title }}<iframe src="https://v.example"></iframe>${'<p>é — 漢字 </p>'.repeat(4_000)}`;
  const { id } = shop().addProduct({ title: 'Long', descriptionHtml: html });
  const before = await read(String(id));
  await catalog.write([{ product: before, values: { description: '<p>Short</p>' } }]);
  const written = await read(String(id));
  await catalog.write([
    { product: written, restore: { fields: ['description'], raw: before.raw } },
  ]);
  expect((await read(String(id))).values.description).toBe(html);
});

test('writes 60 products in three documents, one update for each', async () => {
  const products = await catalog.read(await someIds(60), { textsOnly: true });
  const before = documents();
  const writes = products.map((product): ProductWrite => ({
    product,
    values: { metaDescription: `About ${product.name}` },
  }));
  const outcomes = await catalog.write(writes);
  expect(outcomes.filter(({ written }) => written)).toHaveLength(60);
  expect(documents() - before).toBe(3);
});

test('products with descriptions of half a megabyte are read and written in small parts', async () => {
  const descriptionHtml = '<'.repeat(510_000);
  const ids = Array.from({ length: 40 }, (_, at) =>
    String(shop().addProduct({ title: `Long ${at}`, descriptionHtml }).id),
  );
  const beforeRead = documents();
  const products = await catalog.read(ids, { textsOnly: true });
  expect(products.map(({ id }) => id)).toEqual(ids);
  expect(products.every(({ values }) => values.description === descriptionHtml)).toBe(true);
  // In one response they would take 20 MB; in four, 5 MB each.
  expect(documents() - beforeRead).toBeGreaterThanOrEqual(4);
  const beforeWrite = documents();
  const outcomes = await catalog.write(
    products.slice(0, 5).map((product) => ({ product, values: { title: 'Still long' } })),
  );
  expect(outcomes.filter(({ written }) => written)).toHaveLength(5);
  expect(documents() - beforeWrite).toBe(5);
  for (const id of ids) shop().deleteProduct(Number(id));
});

test('a value that Shopify rejects is reported for its field, and the other products are written', async () => {
  const [bad = '', good = ''] = await someIds(2);
  const outcomes = await catalog.write([
    { product: await read(bad), values: { title: '' } },
    { product: await read(good), values: { title: 'Good' } },
  ]);
  expect(outcomes[0]).toMatchObject({
    written: false,
    failure: { kind: 'refused', code: 'shopify_refused', field: 'title' },
  });
  expect(outcomes[1]).toMatchObject({ written: true });
});

test('a deleted product is reported, and the others are written', async () => {
  const { id } = shop().addProduct({ title: 'Gone soon' });
  const product = await read(String(id));
  shop().deleteProduct(id);
  const [outcome] = await catalog.write([{ product, values: { title: 'New' } }]);
  expect(outcome).toMatchObject({ written: false, failure: { code: 'product_gone' } });
  expect(await catalog.read([String(id)])).toEqual([]);
});

test('a sale does not count as a change, and an edit does', async () => {
  const [id = ''] = await someIds(1);
  const { modified } = await read(id);
  shop().sell(Number(id));
  expect((await read(id)).modified).toBe(modified);
  shop().editProduct(Number(id), { title: 'Edited by hand' });
  expect((await read(id)).modified).not.toBe(modified);
});

test('a partly executed document reports which products were written', async () => {
  const [one = '', other = ''] = await someIds(2);
  const writes = [
    { product: await read(one), values: { title: 'One' } },
    { product: await read(other), values: { title: 'Other' } },
  ];
  fixture.shopify.fail({
    fault: { do: 'partial', failing: ['p1'] },
    times: 1,
    match: 'productUpdate',
  });
  const outcomes = await catalog.write(writes);
  expect(outcomes[0]).toMatchObject({ written: true });
  expect(outcomes[1]).toMatchObject({ written: false, failure: { kind: 'transient' } });
});

test.each([
  ['a server error', { do: 'html', status: 503 } as const],
  ['an HTML page', { do: 'html' } as const],
  ['a broken connection', { do: 'drop' } as const],
])('%s is a transient error', async (_what, fault) => {
  fixture.shopify.fail({ fault, times: 1 });
  await expect(catalog.find(ALL, null)).rejects.toMatchObject({
    kind: 'transient',
    code: 'shopify_unreachable',
  });
});

test("a page gives up soon if Shopify doesn't respond", async () => {
  fixture.shopify.fail({ fault: { do: 'hang' }, times: 1 });
  const start = performance.now();
  const page = shopifyCatalog(openAdminApi(access, SHOP, PAGE)).find(ALL, null);
  await expect(page).rejects.toMatchObject({ code: 'shopify_unreachable' });
  expect(performance.now() - start).toBeLessThan(15_000);
});

test('a throttled call waits and retries', async () => {
  fixture.shopify.fail({ fault: { do: 'throttle' }, times: 1 });
  expect((await catalog.find(ALL, null)).products.length).toBeGreaterThan(0);
});

test('a withdrawn scope is reported', async () => {
  const product = await read((await someIds(1))[0] ?? '');
  await fixture.shopify.setScopes(['read_products']);
  const [outcome] = await catalog.write([{ product, values: { title: 'New' } }]);
  expect(outcome).toMatchObject({ written: false, failure: { code: 'scope_missing' } });
  await fixture.shopify.setScopes(['write_products']);
});

const PRODUCT = {
  ...{ id: 'gid://shopify/Product/1', title: 'Oak Crate', status: 'ACTIVE', vendor: 'Oak' },
  ...{ productType: '', tags: [] as string[], descriptionHtml: '<p>Oak.</p>' },
  seo: { title: null as string | null, description: null },
};

test.each([
  ['110,000 tags', { tags: Array.from({ length: 110_000 }, (_, at) => `tag ${at}`) }],
  ['a title of 4 MB', { title: 'a '.repeat(2_000_000) }],
  ['a description of more than 512 KB', { descriptionHtml: '<p>'.repeat(200_000) }],
  ['an SEO title of 2 MB', { seo: { title: '"'.repeat(2_000_000), description: null } }],
])("a product with %s doesn't block others, and gets no listing", async (_what, more) => {
  const body = JSON.stringify({ data: { nodes: [{ ...PRODUCT, ...more }] } });
  fixture.shopify.fail({ fault: { do: 'respond', status: 200, body } });
  let found: readonly StoreProduct[] = [];
  const work = async () => {
    found = await catalog.read(['1']);
  };
  expect(await longestTurn(work, 60)).toBeLessThan(60);
  expect(found[0]?.unsuited).toMatchObject({ code: 'text_too_long' });
});
