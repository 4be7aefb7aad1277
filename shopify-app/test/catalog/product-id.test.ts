import { expect, test } from 'vitest';
import { productGid, productNumber } from '../../src/catalog/index.ts';

test("Shopify's id and the number in its URLs identify the same product", () => {
  expect(productNumber('gid://shopify/Product/123')).toBe('123');
  expect(productNumber('123')).toBe('123');
  expect(productGid('123')).toBe('gid://shopify/Product/123');
});

test.each(['gid://shopify/ProductVariant/1', 'gid://shopify/Product/', '1; drop', '-1', ''])(
  '%j does not identify a product',
  (id) => {
    expect(productNumber(id)).toBeUndefined();
  },
);
