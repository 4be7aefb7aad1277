import { AMAZON_BULLET_RULES } from './amazon-bullets.ts';
import { AMAZON_TERM_RULES } from './amazon-terms.ts';
import { AMAZON_TITLE_RULES } from './amazon-title.ts';
import { AVAILABILITY, CONTACTS, PRICES, FORBIDDEN_CLAIMS, REVIEWS } from './forbidden-wording.ts';
import type { Rule } from './rule.ts';

const DETAIL_GUIDE = 'Amazon product detail page rules (Seller Central)';

const CLAIM_FIELDS = [
  'title',
  'item_highlights',
  'bullets',
  'description',
  'keywords',
  'backend_terms',
] as const;

/** Amazon's rules. */
export const AMAZON_RULES: readonly Rule[] = [
  ...AMAZON_TITLE_RULES,
  ...AMAZON_BULLET_RULES,
  ...CLAIM_FIELDS.map((field): Rule => ({
    id: `amazon.${field}.claims`,
    field,
    severity: 'hard',
    weight: 1,
    source: DETAIL_GUIDE,
    forbids: FORBIDDEN_CLAIMS,
    remedy: 'removeClaims',
  })),
  ...AMAZON_TERM_RULES,
  {
    id: 'amazon.description.length',
    field: 'description',
    severity: 'hard',
    weight: 2,
    source: DETAIL_GUIDE,
    limit: { unit: 'characters', min: 1, max: 2000 },
    remedy: 'shortenDescription',
  },
  {
    id: 'amazon.description.markup',
    field: 'description',
    severity: 'hard',
    fixable: true,
    weight: 2,
    source: DETAIL_GUIDE,
    forbids: /<(?!br\s?\/?>)[a-z/!]/iu,
    remedy: 'removeMarkup',
  },
  ...(
    [
      ['prices', PRICES, 'removePrices'],
      ['availability', AVAILABILITY, 'removeDelivery'],
      ['contacts', CONTACTS, 'removeContacts'],
      ['reviews', REVIEWS, 'removeReviews'],
    ] as const
  ).map(([name, forbids, remedy]): Rule => ({
    id: `amazon.description.${name}`,
    field: 'description',
    severity: 'hard',
    weight: 1,
    source: DETAIL_GUIDE,
    forbids,
    remedy,
  })),
  {
    id: 'amazon.keywords.count',
    field: 'keywords',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: 'API contract, §5.1',
    limit: { unit: 'items', min: 1, max: 10 },
    remedy: 'addCategoryForKeywords',
  },
];
