import type { Platform } from '@wareword/shared-schema';

const PRODUCT = JSON.stringify({
  product_name: 'Fernbrook Stoneware Mug',
  brand_name: 'Fernbrook',
  features: 'Stoneware, gray glaze\nHolds 12 oz\nDishwasher safe\nGift box included',
});

const [STONE, HOLDS, SAFE, BOX] = [
  'Stoneware, gray glaze',
  'Holds 12 oz',
  'Dishwasher safe',
  'Gift box included',
];

const META = {
  text: 'Fernbrook stoneware mug with a gray glaze. It holds 12 oz and comes in a gift box.',
  quotes: [STONE, HOLDS, BOX],
};
const OPENING = [
  { kind: 'paragraph', text: 'This stoneware mug is glazed in gray.', quotes: [STONE] },
  { kind: 'sentence', text: 'It holds 12 oz.', quotes: [HOLDS] },
];

function example(output: Record<string, unknown>): string {
  return `${PRODUCT}\n${JSON.stringify(output)}`;
}

/** One product, and output for each platform that follows every rule. */
export const EXAMPLES: Readonly<Record<Platform, string>> = {
  amazon: example({
    title: { text: 'Fernbrook Stoneware Mug, Gray, 12 oz', quotes: [STONE, HOLDS] },
    bullets: [
      { text: 'Stoneware: Glazed in gray', quotes: [STONE] },
      { text: 'Dishwasher Safe: May go in the dishwasher', quotes: [SAFE] },
      { text: 'Gift Box: Comes in a gift box', quotes: [BOX] },
    ],
    description: OPENING,
    keywords: ['stoneware mug', 'gray mug'],
    backend_terms: 'cup dishwasher safe boxed',
    item_highlights: { text: 'Dishwasher safe, gift box included', quotes: [SAFE, BOX] },
  }),
  shopify: example({
    title: { text: 'Fernbrook Stoneware Mug, 12 oz', quotes: [HOLDS] },
    description: [
      ...OPENING,
      { kind: 'item', text: 'Safe in the dishwasher', quotes: [SAFE] },
      { kind: 'item', text: 'Comes in a gift box', quotes: [BOX] },
    ],
    keywords: ['stoneware mug', 'gray mug'],
    meta_description: META,
  }),
  woocommerce: example({
    title: { text: 'Fernbrook Stoneware Mug, 12 oz', quotes: [HOLDS] },
    bullets: [
      { text: 'Dishwasher safe', quotes: [SAFE] },
      { text: 'Gift box included', quotes: [BOX] },
    ],
    description: OPENING,
    keywords: ['stoneware mug', 'gray mug'],
    focus_keyphrase: 'stoneware mug',
    meta_description: META,
    product_tags: ['mug', 'stoneware'],
  }),
};
