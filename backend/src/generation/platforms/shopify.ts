import { blocksOf } from '../text/blocks.ts';
import { countWords } from '../text/words.ts';
import { OFFERS } from './refusals.ts';
import type { Rule } from './rule.ts';

const PRODUCT_GUIDE = 'Shopify Help Center: product details';
const SEO_GUIDE = 'Shopify Help Center: search engine listing';
const OWN = 'our own: what is true for a day does not belong in a listing';

/** Shopify's rules (listing rules, "Shopify"). */
export const SHOPIFY_RULES: readonly Rule[] = [
  {
    id: 'shopify.title.length',
    field: 'title',
    hardness: 'hard',
    weight: 3,
    source: PRODUCT_GUIDE,
    limit: { unit: 'characters', min: 1, max: 255 },
    remedy: 'Shorten the product name so that the title fits its limit.',
  },
  {
    id: 'shopify.title.short',
    field: 'title',
    hardness: 'advice',
    weight: 1,
    source: PRODUCT_GUIDE,
    limit: { unit: 'characters', max: 69 },
    remedy: 'Shorten the product name: a title under 70 characters is not cut in a theme.',
  },
  {
    id: 'shopify.title.search',
    field: 'title',
    hardness: 'advice',
    weight: 1,
    source: SEO_GUIDE,
    limit: { unit: 'characters', max: 59 },
    remedy: 'Shorten the product name: search results show under 60 characters of a title.',
  },
  {
    id: 'shopify.meta_description.length',
    field: 'meta_description',
    hardness: 'advice',
    weight: 2,
    source: SEO_GUIDE,
    limit: { unit: 'characters', min: 120, max: 160 },
    remedy: 'Add details, so that the meta description reaches 120 characters.',
  },
  {
    id: 'shopify.meta_description.limit',
    field: 'meta_description',
    hardness: 'hard',
    weight: 1,
    source: SEO_GUIDE,
    limit: { unit: 'characters', max: 160 },
    remedy: 'Shorten the meta description.',
  },
  {
    id: 'shopify.description.present',
    field: 'description',
    hardness: 'hard',
    weight: 2,
    source: PRODUCT_GUIDE,
    limit: { unit: 'characters', min: 1 },
    remedy: 'Describe the product.',
  },
  {
    id: 'shopify.description.title',
    field: 'description',
    hardness: 'hard',
    weight: 2,
    source: PRODUCT_GUIDE,
    forbids: /<h1\b/iu,
    remedy: 'Use no first-level heading in the description.',
  },
  {
    id: 'shopify.description.paragraphs',
    field: 'description',
    hardness: 'advice',
    weight: 2,
    source: PRODUCT_GUIDE,
    limit: { unit: 'words a paragraph', max: 70 },
    check: (text, _context, { max = Infinity }) =>
      blocksOf(text.description).every((block) => countWords(block.text) <= max),
    remedy: 'Break long paragraphs up.',
  },
  {
    id: 'shopify.description.list',
    field: 'description',
    hardness: 'advice',
    weight: 1,
    source: PRODUCT_GUIDE,
    check: (text, context) =>
      context.statements < 2 || blocksOf(text.description).some((block) => block.kind === 'item'),
    remedy: 'Add features that can stand in a list.',
  },
  {
    id: 'shopify.description.offers',
    field: 'description',
    hardness: 'hard',
    weight: 1,
    source: OWN,
    forbids: OFFERS,
    remedy: 'Take offers out of the description.',
  },
  {
    id: 'shopify.keywords.count',
    field: 'keywords',
    hardness: 'hard',
    weight: 1,
    source: 'listing document, "Limits"',
    limit: { unit: 'items', min: 1, max: 10 },
    remedy: 'Name the category, so that there are keywords.',
  },
];
