import { countWords } from '../text/words.ts';
import { isInTitle, keyphraseCount } from './keyphrase.ts';
import { OFFERS } from './forbidden-wording.ts';
import { descriptionOf, type Rule } from './rule.ts';

const ANALYSIS = "Yoast SEO's documented content analysis";
const CONTRACT = 'API contract, §5.1';
const OWN = "our own rule: time-limited offers don't belong in a listing";

/** WooCommerce's rules. Further metrics of SEO plugins are deliberately not rules. */
export const WOOCOMMERCE_RULES: readonly Rule[] = [
  {
    id: 'woocommerce.title.length',
    field: 'title',
    severity: 'hard',
    weight: 2,
    source: 'our own rule: a title is one line',
    limit: { unit: 'characters', min: 1, max: 200 },
    remedy: 'shortenName',
  },
  {
    id: 'woocommerce.bullets.count',
    field: 'bullets',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: CONTRACT,
    limit: { unit: 'items', min: 1, max: 5 },
    remedy: 'addMoreFeatures',
  },
  {
    id: 'woocommerce.keywords.count',
    field: 'keywords',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: CONTRACT,
    limit: { unit: 'items', min: 1, max: 10 },
    remedy: 'addCategoryForKeywords',
  },
  {
    id: 'woocommerce.product_tags.count',
    field: 'product_tags',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: CONTRACT,
    limit: { unit: 'items', min: 1, max: 8 },
    remedy: 'addCategoryForTags',
  },
  {
    id: 'woocommerce.description.title',
    field: 'description',
    severity: 'hard',
    weight: 1,
    source: ANALYSIS,
    forbids: /<h1\b/iu,
    remedy: 'removeTopHeadings',
  },
  {
    id: 'woocommerce.description.offers',
    field: 'description',
    severity: 'hard',
    weight: 1,
    source: OWN,
    forbids: OFFERS,
    remedy: 'removeOffers',
  },
  {
    id: 'woocommerce.meta_description.limit',
    field: 'meta_description',
    severity: 'hard',
    weight: 1,
    source: ANALYSIS,
    limit: { unit: 'characters', min: 1, max: 156 },
    remedy: 'shortenMeta',
  },
  {
    id: 'woocommerce.title.keyphrase',
    field: 'title',
    severity: 'advice',
    weight: 1,
    source: ANALYSIS,
    check: (text) => isInTitle(text.title, text.focus_keyphrase),
    remedy: 'nameProduct',
  },
  {
    id: 'woocommerce.description.introduction',
    field: 'description',
    severity: 'advice',
    weight: 1,
    source: ANALYSIS,
    check: (text) => keyphraseCount(descriptionOf(text)[0]?.text ?? '', text.focus_keyphrase) > 0,
    remedy: 'addIntroduction',
  },
  {
    id: 'woocommerce.meta_description.keyphrase',
    field: 'meta_description',
    severity: 'advice',
    weight: 1,
    source: ANALYSIS,
    check: (text) => keyphraseCount(text.meta_description, text.focus_keyphrase) > 0,
    remedy: 'addMetaSentence156',
  },
  {
    id: 'woocommerce.description.headings',
    field: 'description',
    severity: 'advice',
    weight: 1,
    source: "our own rule: a single heading doesn't divide anything",
    check: (text) => descriptionOf(text).filter(({ kind }) => kind === 'heading').length !== 1,
    remedy: 'dropHeadings',
  },
  {
    id: 'woocommerce.description.paragraphs',
    field: 'description',
    severity: 'advice',
    weight: 1,
    source: ANALYSIS,
    limit: { unit: 'words per paragraph', max: 120 },
    check: (text, _context, { max = Infinity }) =>
      descriptionOf(text).every((block) => countWords(block.text) <= max),
    remedy: 'splitParagraphs',
  },
];
