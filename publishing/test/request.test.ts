import { countCodePoints, CreateJobRequestSchema, REQUEST_LIMITS } from '@wareword/shared-schema';
import { expect, test } from 'vitest';
import type { ProductFacts } from '../src/store.ts';
import { listingRequest } from '../src/text/request.ts';

const SETTINGS = {
  tone: 'Friendly',
  brandId: null,
  audience: 'Cooks',
  fields: [],
  onlyEmpty: false,
} as const;

const EMPTY: ProductFacts = {
  name: 'Mill',
  categories: [],
  attributes: [],
  price: '',
  description: '',
  summary: '',
  tags: [],
};

const request = (material: Partial<ProductFacts>) =>
  listingRequest(
    { ...EMPTY, ...material },
    { settings: SETTINGS, platform: 'woocommerce', ref: 'itm_1' },
  );

test('facts come first, then what is said about the product now', () => {
  const made = request({
    attributes: [
      { name: 'Wood', options: ['Beech', 'Oak'] },
      { name: 'Nothing', options: [] },
    ],
    summary: 'Grinds fine.',
    description: 'It lasts. Grinds fine.',
    price: '32.00',
  });
  expect(made).toMatchObject({
    product_name: 'Mill',
    features: 'Wood: Beech, Oak\nGrinds fine.\nIt lasts.',
    price: '32.00',
    tone: 'Friendly',
    customer: 'Cooks',
    external_ref: 'itm_1',
  });
});

test('whatever a product contains, its request is valid', () => {
  const long = `${'🎈 long words '.repeat(500)}\0\ud83c`;
  const made = request({
    name: long,
    categories: [long, long],
    attributes: [{ name: long, options: [long] }],
    price: long,
    description: long,
    summary: long,
  });
  const parsed = CreateJobRequestSchema.parse(made);
  expect(countCodePoints(parsed.product_name)).toBeLessThanOrEqual(REQUEST_LIMITS.product_name);
  expect(countCodePoints(parsed.features)).toBeLessThanOrEqual(REQUEST_LIMITS.features);
});

test('a category or a tag is no feature: it would be read as what the product is made of', () => {
  const made = request({ categories: ['Kitchen'], tags: ['gift'] });
  expect(made).toMatchObject({ features: 'Mill', category: 'Kitchen' });
});

test('a product without a name has no request', () => {
  expect(request({ name: ' \n ' })).toBeUndefined();
});
