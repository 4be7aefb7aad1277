import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWooStore, type WooStandIn } from '../../../e2e/stand-ins/woocommerce/index.ts';
import {
  createWooStore,
  mergeTags,
  notRestorable,
  productDetails,
  seoMeta,
  seoValues,
  tagsToWrite,
  type WooStore,
} from '../../src/woocommerce/index.ts';

let standIn: WooStandIn;
let store: WooStore;
beforeAll(async () => {
  standIn = await startWooStore();
  store = createWooStore({ ...standIn, url: standIn.url, policy: { allowPrivate: true } });
});
afterAll(async () => {
  store.close();
  await standIn.close();
});

async function productNamed(word: string) {
  const record = [...standIn.shop.products.values()].find(({ name }) => name.includes(word));
  return store.getProduct(record?.id ?? 0);
}

test("a product's facts become plain text", async () => {
  expect(productDetails(await productNamed('Salt'))).toEqual({
    name: 'Salt & Pepper Mill Set',
    categories: ['Mugs & Cups', 'Kitchen'],
    attributes: [],
    variants: [],
    price: '32.00',
    description: 'Ceramic grinders & beech wood. Fill, turn, season.',
    shortDescription: 'Salt & pepper, side by side.',
    tags: ['salt & pepper', 'gift'],
  });
});

test('blocks and shortcodes are not text, and words in brackets are', async () => {
  const planter = productDetails(await productNamed('Block Planter'));
  expect(planter.description.replace(/\s+/g, ' ')).toBe('Three sizes that nest. Frost proof');
  const poster = productDetails(await productNamed('Poster'));
  expect(poster.description).toContain('From Säntis to "Mont Blanc"');
  expect(poster.description).not.toContain('[');
  expect(productDetails(await productNamed('Subscription')).name).toBe(
    'Subscription Box [monthly]',
  );
});

test('what the variations of a product differ in are choices, and its other attributes are facts', async () => {
  const boots = await productNamed('Kids Rain Boots');
  const facts = { attributes: [{ name: 'Colour', options: ['Yellow'] }] };
  const sizes = ['22', '23', '24', '25', '26'];
  const choices = { variants: [{ name: 'Size', values: sizes }] };
  expect(productDetails(boots)).toMatchObject({ ...facts, ...choices });

  // Turned into a simple product, it keeps the mark on its attributes, and has no variations.
  expect(productDetails({ ...boots, type: 'simple' })).toMatchObject({
    attributes: [{ name: 'Size', options: sizes }, ...facts.attributes],
    variants: [],
  });
  const hidden = boots.attributes.map((attribute) => ({ ...attribute, visible: false }));
  expect(productDetails({ ...boots, attributes: hidden })).toMatchObject({
    attributes: [],
    ...choices,
  });
});

test('tags are merged by name: existing ones by id, none lost, none twice', () => {
  const own = [
    { id: 7, name: 'Walnut' },
    { id: 8, name: 'salt &amp; pepper' },
  ];
  expect(mergeTags(own, ['walnut', 'Salt & Pepper', ' new ', 'NEW', ''])).toEqual([
    { id: 7, name: 'Walnut' },
    { id: 8, name: 'salt &amp; pepper' },
    { name: 'new' },
  ]);
  expect(tagsToWrite(own, ['other', 'WALNUT'])).toEqual([
    { name: 'other' },
    { id: 7, name: 'Walnut' },
  ]);
});

test('SEO texts go to the keys of the plugin that is there', async () => {
  expect(seoMeta('rankmath', { keyphrase: 'a', metaDescription: null })).toEqual({
    rank_math_focus_keyword: 'a',
    rank_math_description: null,
  });
  expect(seoMeta('yoast', { metaDescription: 'b' })).toEqual({ _yoast_wpseo_metadesc: 'b' });
  const socks = await productNamed('Merino');
  expect(seoValues('yoast', socks).keyphrase).toBe('merino hiking socks');
  expect(seoValues('rankmath', socks).keyphrase).toBeUndefined();
});

test('texts that an undo could not restore are named before they are overwritten', async () => {
  const found = await Promise.all(
    [...standIn.shop.products.keys()].map(async (id) => {
      const product = await store.getProduct(id);
      const texts = await notRestorable(product);
      return texts.map(({ field, visible }) => [product.sku, field, visible]);
    }),
  );
  expect(found.flat().sort()).toEqual([
    ['AVS', 'description', true],
    ['BP-3', 'description', false],
    ['NB-500', 'description', false],
    ['NB-500', 'name', false],
    ['SL-1', 'description', true],
  ]);
});
