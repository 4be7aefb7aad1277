import {
  countCodePoints,
  CreateJobRequestSchema,
  MAX_BODY_BYTES,
  REQUEST_LIMITS,
} from '@wareword/shared-schema';
import { expect, test } from 'vitest';
import type { ProductDetails } from '../src/store.ts';
import { newItemId } from '../src/identifiers.ts';
import { itemOfRef, requestRef } from '../src/text/request-ref.ts';
import { listingRequest } from '../src/text/request.ts';

const SETTINGS = {
  tone: 'Friendly',
  brandId: null,
  audience: 'Cooks',
  fields: [],
  onlyEmpty: false,
} as const;

const EMPTY: ProductDetails = {
  name: 'Mill',
  categories: [],
  attributes: [],
  variants: [],
  price: '',
  description: '',
  summary: '',
  tags: [],
};

const request = (details: Partial<ProductDetails>) =>
  listingRequest(
    { ...EMPTY, ...details },
    { settings: SETTINGS, platform: 'woocommerce', ref: 'itm_1' },
  );

test('a paragraph stays one, as far as its sentences fit', () => {
  const made = request({
    description: `It grinds fine. It lasts.\nBenefits\nHolds 40 g of beans. ${'x'.repeat(400)}. ${'y'.repeat(300)}.`,
  });
  expect(made?.features).toBe(
    `It grinds fine. It lasts.\nBenefits\nHolds 40 g of beans. ${'x'.repeat(400)}.`,
  );
});

test('a sentence that has no room is left out whole, unless there is nothing else', () => {
  const long = `Made ${'of oak and elm '.repeat(50)}`;
  expect(request({ description: `It grinds fine.\n${long}` })?.features).toBe('It grinds fine.');
  expect(request({ description: long })?.features).toMatch(/^Made .{580,595}$/);
});

test('facts and choices have their own fields, and the features are the current product text', () => {
  const made = request({
    attributes: [
      { name: 'Wood', options: ['Beech', 'Oak'] },
      { name: 'Nothing', options: [] },
    ],
    variants: [{ name: 'Size', values: ['Small', 'Large'] }],
    summary: 'Grinds fine.',
    description: 'It lasts. Grinds fine.',
    price: '32.00',
  });
  expect(made).toMatchObject({
    product_name: 'Mill',
    features: 'Grinds fine.\nIt lasts.',
    attributes: [{ name: 'Wood', value: 'Beech, Oak' }],
    variants: [{ name: 'Size', values: ['Small', 'Large'] }],
    price: '32.00',
    tone: 'Friendly',
    customer: 'Cooks',
    external_ref: 'itm_1',
  });
});

test('an attribute that is too long for its field is part of the features, and a choice is never cut', () => {
  const parts = Array.from({ length: 51 }, (_, index) => `Part ${index}`);
  const made = request({
    attributes: [{ name: 'Contents', options: parts }],
    variants: [{ name: 'Part', values: parts }],
    summary: 'Grinds fine.',
  });
  expect(made).toMatchObject({ attributes: [], variants: [] });
  expect(made?.features).toMatch(/^Contents: Part 0, Part 1, .*Part 50\nGrinds fine\.$/);
});

test('whatever a product contains, its request is valid', () => {
  const long = `${'🎈 long words '.repeat(500)}\0\ud83c`;
  const names = Array.from({ length: 50 }, (_, index) => `${'🎈'.repeat(35)} ${index}`);
  const made = request({
    name: long,
    categories: [long, long],
    attributes: names.map((name) => ({ name, options: [long.slice(0, 200)] })),
    variants: names.map((name) => ({ name, values: names })),
    price: long,
    description: long,
    summary: long,
  });
  expect(Buffer.byteLength(JSON.stringify(made))).toBeLessThan(MAX_BODY_BYTES);
  const parsed = CreateJobRequestSchema.parse(made);
  expect(countCodePoints(parsed.product_name)).toBeLessThanOrEqual(REQUEST_LIMITS.product_name);
  expect(countCodePoints(parsed.features)).toBeLessThanOrEqual(REQUEST_LIMITS.features);
});

test('a category or tag is not a feature, because it would be taken for a material', () => {
  const made = request({ categories: ['Kitchen'], tags: ['gift'] });
  expect(made).toMatchObject({ features: 'Mill', category: 'Kitchen' });
});

test('a product without a name has no request', () => {
  expect(request({ name: ' \n ' })).toBeUndefined();
});

test('each attempt has its own reference, which leads to its item', () => {
  const id = newItemId();
  const refs = [1, 2, 3].map((attempt) => requestRef({ id, attempt }));
  expect(new Set(refs).size).toBe(3);
  expect(refs.map(itemOfRef)).toEqual([id, id, id]);
  expect(itemOfRef('sku-1042')).toBeUndefined();
});
