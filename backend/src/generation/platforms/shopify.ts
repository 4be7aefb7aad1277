import { countWords } from '../text/words.ts';
import { OFFERS } from './forbidden-wording.ts';
import { descriptionOf, type Rule } from './rule.ts';

const PRODUCT_GUIDE = 'Shopify Help Center: product details';
const SEO_GUIDE = 'Shopify Help Center: search engine listing';
/** Minimum words of input to require a meta description of a minimum length. */
const LONG_INPUT_WORDS = 40;

/** Minimum characters of a meta description, if the input is long enough. */
const MIN_META_DESCRIPTION = 60;
/** Minimum statements to require a list. */
const MIN_LISTED = 6;
const OWN = "our own rule: time-limited offers don't belong in a listing";

/** Shopify's rules. */
export const SHOPIFY_RULES: readonly Rule[] = [
  {
    id: 'shopify.title.length',
    field: 'title',
    severity: 'hard',
    weight: 3,
    source: PRODUCT_GUIDE,
    limit: { unit: 'characters', min: 1, max: 255 },
    remedy: 'shortenName',
  },
  {
    id: 'shopify.title.short',
    field: 'title',
    severity: 'advice',
    weight: 1,
    source: PRODUCT_GUIDE,
    limit: { unit: 'characters', max: 69 },
    remedy: 'shortenNameForThemes',
  },
  {
    id: 'shopify.meta_description.length',
    field: 'meta_description',
    severity: 'advice',
    weight: 2,
    source: SEO_GUIDE,
    check: (text, context) =>
      context.inputWords < LONG_INPUT_WORDS || text.meta_description.length >= MIN_META_DESCRIPTION,
    remedy: 'addMetaSentence160',
  },
  {
    id: 'shopify.meta_description.limit',
    field: 'meta_description',
    severity: 'hard',
    weight: 1,
    source: SEO_GUIDE,
    limit: { unit: 'characters', max: 160 },
    remedy: 'shortenMeta',
  },
  {
    id: 'shopify.description.present',
    field: 'description',
    severity: 'hard',
    weight: 2,
    source: PRODUCT_GUIDE,
    limit: { unit: 'characters', min: 1 },
    remedy: 'describeProduct',
  },
  {
    id: 'shopify.description.title',
    field: 'description',
    severity: 'hard',
    weight: 2,
    source: PRODUCT_GUIDE,
    forbids: /<h1\b/iu,
    remedy: 'removeTopHeadings',
  },
  {
    id: 'shopify.description.paragraphs',
    field: 'description',
    severity: 'advice',
    weight: 2,
    source: PRODUCT_GUIDE,
    limit: { unit: 'words per paragraph', max: 120 },
    check: (text, _context, { max = Infinity }) =>
      descriptionOf(text).every((block) => countWords(block.text) <= max),
    remedy: 'splitParagraphs',
  },
  {
    id: 'shopify.description.list',
    field: 'description',
    severity: 'advice',
    weight: 1,
    source: PRODUCT_GUIDE,
    check: (text, context) =>
      descriptionOf(text).some((block) => block.kind === 'item') || context.statements < MIN_LISTED,
    remedy: 'addListedFeatures',
  },
  {
    id: 'shopify.description.offers',
    field: 'description',
    severity: 'hard',
    weight: 1,
    source: OWN,
    forbids: OFFERS,
    remedy: 'removeOffers',
  },
  {
    id: 'shopify.keywords.count',
    field: 'keywords',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: 'API contract, §5.1',
    limit: { unit: 'items', min: 1, max: 10 },
    remedy: 'addCategoryForKeywords',
  },
];
