import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWooStore, type WooStandIn } from '../../../e2e/stand-ins/woocommerce/index.ts';
import { createWooStore, type WooStore } from '../../src/woocommerce/index.ts';

let standIn: WooStandIn;
let store: WooStore;
beforeAll(async () => {
  standIn = await startWooStore({ products: 250 });
  store = createWooStore({ ...standIn, url: standIn.url, policy: { allowPrivate: true } });
});
afterAll(async () => {
  store.close();
  await standIn.close();
});

const named = (name: string) => {
  const found = [...standIn.shop.products.values()].find((product) => product.name === name);
  if (found === undefined) throw new Error(`no product ${name}`);
  return found;
};

test('the keys are verified without a change', async () => {
  const before = JSON.stringify([...standIn.shop.products.values()]);
  await store.verifyKeys();
  expect(JSON.stringify([...standIn.shop.products.values()])).toBe(before);
});

test("the list is paged by the store's headers", async () => {
  const page = await store.listProducts({ page: 3, perPage: 100 });
  expect(page).toMatchObject({ total: 250, pages: 3 });
  expect(page.items).toHaveLength(50);
  expect((await store.listProducts({ page: 99 })).items).toEqual([]);
});

test('the list is searched, and narrowed by status and category', async () => {
  const found = await store.listProducts({ search: 'walnut desk' });
  expect(found.items).toMatchObject([
    { name: 'Walnut Desk Organizer', sku: 'WDO-1', price: '49.00' },
  ]);
  const drafts = await store.listProducts({ status: 'draft' });
  expect(drafts.items.map(({ name }) => name)).toEqual(['Wool Throw Blanket']);
  const mugs = (await store.listCategories()).find(({ name }) => name === 'Mugs &amp; Cups');
  const inMugs = await store.listProducts({ category: mugs?.id ?? 0 });
  expect(inMugs.total).toBe(2);
});

test('a search works with characters that a signature must encode correctly', async () => {
  const odd = standIn.addProduct({ name: `It's 100% (new)! a+b=c & d*e ~ ü` });
  const found = await store.listProducts({ search: `It's 100% (new)! a+b=c & d*e ~ ü` });
  expect(found.items.map(({ id }) => id)).toEqual([odd.id]);
  standIn.remove(odd.id);
});

test('a product comes raw, byte for byte', async () => {
  for (const record of standIn.shop.products.values()) {
    if (record.sku.startsWith('GEN-')) continue;
    expect(await store.getProduct(record.id)).toMatchObject({
      name: record.name,
      description: record.description,
      shortDescription: record.shortDescription,
      status: record.status,
    });
  }
});

test('many products come in one call, trashed ones too, and those that are gone are left out', async () => {
  const [first, second] = [named('Beeswax Candle'), named('Notebook A5')];
  standIn.trash(second.id);
  const before = standIn.count;
  const products = await store.getProducts([second.id, 999_999, first.id]);
  expect(products.map(({ id, status }) => [id, status])).toEqual([
    [second.id, 'trash'],
    [first.id, 'publish'],
  ]);
  expect(standIn.count - before).toBe(3);
  standIn.edit(second.id, { status: 'publish' });
});

test('an unknown product, or an invalid id, is not found', async () => {
  await expect(store.getProduct(999_999)).rejects.toMatchObject({ code: 'not_found' });
  await expect(store.getProduct(Number.NaN)).rejects.toMatchObject({ code: 'not_found' });
  await expect(store.getProduct(-1)).rejects.toMatchObject({ code: 'not_found' });
});

test('a variable product lists what its variations differ in', async () => {
  const socks = await store.getProduct(named('Merino Hiking Socks').id);
  expect(socks).toMatchObject({
    type: 'variable',
    attributes: [
      { name: 'Size', variation: true },
      { name: 'Colour', options: ['Moss', 'Grey'] },
    ],
    seoMeta: { _yoast_wpseo_focuskw: 'merino hiking socks' },
  });
});

test('the SEO plugin is the one that is there', async () => {
  expect(await store.seoPlugin()).toBe('yoast');
  standIn.settings.seo = 'none';
  expect(await store.seoPlugin()).toBeUndefined();
  standIn.settings.seo = 'rankmath';
  expect(await store.seoPlugin()).toBe('rankmath');
  standIn.settings.seo = 'yoast';
});

test('a webhook is created for new products, and can be deleted twice', async () => {
  const deliveryUrl = 'http://127.0.0.1:9/hooks/1';
  const { id } = await store.createWebhook({
    topic: 'product.created',
    deliveryUrl,
    secret: 'whsec',
  });
  expect(standIn.shop.webhooks.get(id)).toMatchObject({
    topic: 'product.created',
    deliveryUrl,
    secret: 'whsec',
  });
  await store.deleteWebhook(id);
  await store.deleteWebhook(id);
  expect(standIn.shop.webhooks.size).toBe(0);
});
