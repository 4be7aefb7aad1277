import { expect, test } from 'vitest';
import { storeProducts } from '../../src/catalog/store-product.ts';
import { productDetails, type WooProduct } from '../../src/woocommerce/index.ts';

function product(texts: Partial<WooProduct> = {}): WooProduct {
  return {
    ...{ id: 1, name: 'Oak Crate', type: 'simple', status: 'publish', sku: '', price: '5' },
    ...{ permalink: '', imageUrl: undefined, categories: [], modifiedAt: '2026-01-01T00:00:00' },
    ...{ slug: '', description: '', shortDescription: '', regularPrice: '5', tags: [] },
    ...{ attributes: [], seoMeta: {}, oversized: false },
    ...texts,
  };
}

test('other requests are served while a page of products is read', async () => {
  let turns = 0;
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  const products = Array.from({ length: 100 }, (_, id) => product({ id: id + 1 }));
  const read = await storeProducts(products, undefined);
  clearImmediate(timer);
  expect(read.map(({ id }) => id)).toEqual(products.map(({ id }) => String(id)));
  expect(turns).toBeGreaterThanOrEqual(99);
});

test('a product that is nothing but tags, options and markup is read in a moment', () => {
  const nested = '<b>'.repeat(8_000) + '</i>'.repeat(8_000);
  const names = Array.from({ length: 2_000 }, (_, at) => `${at}<i></b>`.repeat(20));
  const hostile = product({
    description: nested,
    shortDescription: nested,
    tags: names.map((name, id) => ({ id: id + 1, name })),
    attributes: names.map((name) => ({ name, options: names, variation: false, visible: true })),
  });
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    const { tags, attributes } = productDetails(hostile);
    const { user, system } = process.threadCpuUsage(before);
    expect([tags.length, attributes.flatMap(({ options }) => options).length]).toEqual([50, 50]);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
