import { expect, test } from 'vitest';
import { bounded, LIMITS } from '../../src/admin-api/bounded.ts';

const times = (count: number, text = 'x') => text.repeat(count);

test("a response within Shopify's limits is unchanged", () => {
  const product = {
    title: times(255),
    descriptionHtml: times(512 * 1024),
    tags: Array.from({ length: 250 }, () => times(255)),
    seo: { title: times(65_535), description: null },
    options: [{ name: 'Size', values: Array.from({ length: 2_048 }, (_, at) => String(at)) }],
    priceRangeV2: { minVariantPrice: { amount: '4.00' } },
    hasVariants: true,
    count: 7,
  };
  const response = { nodes: Array.from({ length: 250 }, () => product), pageInfo: null };
  expect(bounded(response)).toEqual(response);
});

test('longer texts and lists are cut to one more than the limit, so that this is noticed', () => {
  expect(
    bounded({
      title: times(100_000),
      seo: { title: times(100_000) },
      descriptionHtml: times(2_000_000),
      tags: Array.from({ length: 110_000 }, () => times(1_000)),
    }),
  ).toEqual({
    title: times(LIMITS.name + 1),
    seo: { title: times(LIMITS.seo + 1) },
    descriptionHtml: times(LIMITS.description + 1),
    tags: Array.from({ length: LIMITS.items + 1 }, () => times(LIMITS.name + 1)),
  });
});

test('an object keeps a hundred fields', () => {
  const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, at]));
  expect(Object.keys(bounded(fields) as object)).toHaveLength(100);
});
