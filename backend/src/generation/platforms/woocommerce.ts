import { blocksOf } from '../text/blocks.ts';
import { countWords } from '../text/words.ts';
import { keyphraseCount } from './keyphrase.ts';
import { OFFERS } from './forbidden-wording.ts';
import type { Rule } from './rule.ts';

const ANALYSIS = 'product analysis as Yoast documents it';
const CONTRACT = 'API contract, §5.1';
const OWN = "our own rule: time-limited offers don't belong in a listing";

/** WooCommerce's rules. What a product analysis counts beyond them is no reason to write. */
export const WOOCOMMERCE_RULES: readonly Rule[] = [
  {
    id: 'woocommerce.title.length',
    field: 'title',
    severity: 'hard',
    weight: 2,
    source: 'our own: a title is one line',
    limit: { unit: 'characters', min: 1, max: 200 },
    remedy: 'Shorten the product name so the title fits the limit.',
  },
  {
    id: 'woocommerce.bullets.count',
    field: 'bullets',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: CONTRACT,
    limit: { unit: 'items', min: 1, max: 5 },
    remedy: 'Add more features to fill the short description.',
  },
  {
    id: 'woocommerce.keywords.count',
    field: 'keywords',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: CONTRACT,
    limit: { unit: 'items', min: 1, max: 10 },
    remedy: 'Add a category, so we can suggest keywords.',
  },
  {
    id: 'woocommerce.product_tags.count',
    field: 'product_tags',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: CONTRACT,
    limit: { unit: 'items', min: 1, max: 8 },
    remedy: 'Add a category, so we can suggest tags.',
  },
  {
    id: 'woocommerce.description.title',
    field: 'description',
    severity: 'hard',
    weight: 1,
    source: ANALYSIS,
    forbids: /<h1\b/iu,
    remedy: 'Remove first-level headings from the description.',
  },
  {
    id: 'woocommerce.description.offers',
    field: 'description',
    severity: 'hard',
    weight: 1,
    source: OWN,
    forbids: OFFERS,
    remedy: 'Remove offers from the description.',
  },
  {
    id: 'woocommerce.meta_description.limit',
    field: 'meta_description',
    severity: 'hard',
    weight: 1,
    source: ANALYSIS,
    limit: { unit: 'characters', min: 1, max: 156 },
    remedy: 'Shorten the meta description.',
  },
  {
    id: 'woocommerce.title.keyphrase',
    field: 'title',
    severity: 'advice',
    weight: 1,
    source: ANALYSIS,
    check: (text) => keyphraseCount(text.title, text.focus_keyphrase) > 0,
    remedy: 'Say in the name what the product is.',
  },
  {
    id: 'woocommerce.description.introduction',
    field: 'description',
    severity: 'advice',
    weight: 1,
    source: ANALYSIS,
    check: (text) =>
      keyphraseCount(blocksOf(text.description)[0]?.text ?? '', text.focus_keyphrase) > 0,
    remedy: 'Start the features with a sentence that says what the product is.',
  },
  {
    id: 'woocommerce.meta_description.keyphrase',
    field: 'meta_description',
    severity: 'advice',
    weight: 1,
    source: ANALYSIS,
    check: (text) => keyphraseCount(text.meta_description, text.focus_keyphrase) > 0,
    remedy: 'Add a sentence that names the product and fits 156 characters.',
  },
  {
    id: 'woocommerce.description.headings',
    field: 'description',
    severity: 'advice',
    weight: 1,
    source: "our own rule: a single heading doesn't divide anything",
    check: (text) =>
      blocksOf(text.description).filter(({ kind }) => kind === 'heading').length !== 1,
    remedy: 'Use headings only in a description with two or more sections.',
  },
  {
    id: 'woocommerce.description.paragraphs',
    field: 'description',
    severity: 'advice',
    weight: 1,
    source: ANALYSIS,
    limit: { unit: 'words a paragraph', max: 120 },
    check: (text, _context, { max = Infinity }) =>
      blocksOf(text.description).every((block) => countWords(block.text) <= max),
    remedy: 'Break up long paragraphs.',
  },
];
