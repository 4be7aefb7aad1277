import { expect, test } from 'vitest';
import type { DetailedProduct } from '../../src/catalog/operations.ts';
import { shopifyMediaIn } from '../../src/catalog/index.ts';
import { storeProduct, updateInput } from '../../src/catalog/store-product.ts';

const PRODUCT: DetailedProduct = {
  id: 'gid://shopify/Product/7',
  title: 'Linen shirt',
  status: 'ACTIVE',
  vendor: 'Oak & Linen',
  productType: 'Shirts',
  tags: ['linen', 'summer'],
  descriptionHtml: '<p>Soft &amp; light.</p>',
  seo: { title: null, description: 'A linen shirt.' },
  category: { fullName: 'Apparel > Clothing > Shirts' },
  options: [
    { name: 'Title', values: ['Default Title'] },
    { name: 'Size', values: ['S', 'M'] },
  ],
  priceRangeV2: {
    minVariantPrice: { amount: '49.0', currencyCode: 'EUR' },
    maxVariantPrice: { amount: '59.0' },
  },
};

test('a product provides the facts that a listing is written from', () => {
  expect(storeProduct(PRODUCT).details).toEqual({
    name: 'Linen shirt',
    categories: ['Shirts'],
    attributes: [{ name: 'Brand', options: ['Oak & Linen'] }],
    variants: [{ name: 'Size', values: ['S', 'M'] }],
    price: '49.0–59.0 EUR',
    description: 'Soft & light.',
    summary: '',
    tags: ['linen', 'summer'],
  });
});

test("the vendor is the brand, unless the shop's name or the title already has it", () => {
  const brand = (vendor: string, shopName: string, title = 'Linen shirt') =>
    storeProduct({ ...PRODUCT, vendor, shopName, title }).details.attributes;
  expect(brand('Oak & Linen', 'Bay Street Goods')).toEqual([
    { name: 'Brand', options: ['Oak & Linen'] },
  ]);
  expect(brand('Oak', 'Oakland Goods')).toEqual([{ name: 'Brand', options: ['Oak'] }]);
  for (const shopName of ['Oak & Linen', 'OAK-LINEN', 'Oak & Linen Berlin', 'Linen']) {
    expect(brand('Oak & Linen', shopName), shopName).toEqual([]);
  }
  expect(brand('Oak & Linen', 'Bay Street Goods', 'Oak & Linen shirt')).toEqual([]);
  expect(brand('', '')).toEqual([]);
  expect(brand('–', '')).toEqual([]);
});

test('an update by Shopify is not a change, and an edit by a person is', () => {
  const { modified } = storeProduct(PRODUCT);
  expect(storeProduct({ ...PRODUCT, tags: ['summer', 'linen'] }).modified).toBe(modified);
  expect(storeProduct({ ...PRODUCT, options: [] }).modified).toBe(modified);
  for (const edit of [
    { title: 'Linen Shirt' },
    { descriptionHtml: '<p>Soft & light.</p>' },
    { tags: ['linen'] },
    { vendor: 'Oak' },
    { seo: { title: 'Linen', description: 'A linen shirt.' } },
  ]) {
    expect(storeProduct({ ...PRODUCT, ...edit }).modified).not.toBe(modified);
  }
});

test('an archived product is not written to', () => {
  expect(storeProduct({ ...PRODUCT, status: 'ARCHIVED' }).unsuited).toMatchObject({
    code: 'product_archived',
  });
});

test('a write contains only what it changes, and never the handle', () => {
  const product = storeProduct(PRODUCT);
  expect(updateInput({ product, values: { title: 'New' } })).toEqual({
    id: 'gid://shopify/Product/7',
    title: 'New',
  });
  expect(updateInput({ product, values: { metaTitle: 'New' } })).toEqual({
    id: 'gid://shopify/Product/7',
    seo: { title: 'New', description: 'A linen shirt.' },
  });
});

test('an undo restores old values, and removes new ones', () => {
  const product = storeProduct({
    ...PRODUCT,
    title: 'New',
    seo: { title: 'New', description: 'New' },
  });
  const { raw } = storeProduct(PRODUCT);
  expect(
    updateInput({ product, restore: { fields: ['title', 'metaTitle', 'tags'], raw } }),
  ).toEqual({
    id: 'gid://shopify/Product/7',
    title: 'Linen shirt',
    tags: ['linen', 'summer'],
    seo: { title: '', description: 'New' },
  });
});

test('Liquid and videos in a description count as media', () => {
  expect(shopifyMediaIn('<p>{{ product.metafields.care }} {% render "sizes" %}</p>').others).toBe(
    2,
  );
  expect(shopifyMediaIn('<iframe src="https://video.example"></iframe>').videos).toBe(1);
  expect(shopifyMediaIn('<p>Costs { little }</p>').others).toBe(0);
});

test('a vendor and title of combining marks are compared quickly', () => {
  const marks = '\u0344'.repeat(20_000) + '\u0334'.repeat(20_000);
  const began = process.threadCpuUsage().user;
  storeProduct({ ...PRODUCT, title: `Shirt ${marks}`, vendor: marks, shopName: marks });
  expect((process.threadCpuUsage().user - began) / 1000).toBeLessThan(100);
});

test('a description that is too long to be scanned counts as one with media', () => {
  const long = '<'.repeat(500_001);
  expect(shopifyMediaIn(long)).toEqual({ pictures: 0, videos: 0, galleries: 0, others: 1 });
});
