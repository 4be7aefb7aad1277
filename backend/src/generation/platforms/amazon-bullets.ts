import { CONTACTS, EMOJI, GUARANTEES, PLACEHOLDERS, PRICES } from './forbidden-wording.ts';
import type { Rule } from './rule.ts';

const BULLET_GUIDE = 'Amazon bullet point requirements (Seller Central)';

/** Characters that an Amazon bullet may not contain. */
export const FORBIDDEN_BULLET_CHARACTERS = /[™®€…†‡¢£¥©±~]/u;
/**
 * Characters whose removal would change the meaning, so that a text with them can't be a bullet.
 */
export const IRREMOVABLE_BULLET_CHARACTERS = /[€¢£¥±~]/u;
/** Punctuation that an Amazon bullet may not end in. */
export const FORBIDDEN_BULLET_ENDING = /[.!?;:,…。！？]$/u;

/** Minimum statements to require three bullets: two of them may have to share one. */
export const MIN_STATEMENTS_FOR_BULLETS = 4;

/** Amazon's rules for bullets. */
export const AMAZON_BULLET_RULES: readonly Rule[] = [
  {
    id: 'amazon.bullets.count',
    field: 'bullets',
    severity: 'hard',
    fixable: true,
    weight: 3,
    source: BULLET_GUIDE,
    limit: { unit: 'items', min: 3, max: 5 },
    statements: MIN_STATEMENTS_FOR_BULLETS,
    remedy: 'addBulletFeatures',
  },
  {
    id: 'amazon.bullets.length',
    field: 'bullets',
    severity: 'hard',
    weight: 2,
    source: BULLET_GUIDE,
    limit: { unit: 'characters', min: 10, max: 255 },
    remedy: 'expandBullets',
  },
  {
    id: 'amazon.bullets.total',
    field: 'bullets',
    severity: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    limit: { unit: 'characters in total', max: 999 },
    remedy: 'shortenBullets',
  },
  {
    id: 'amazon.bullets.capital',
    field: 'bullets',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: BULLET_GUIDE,
    forbids: /^[^\p{L}\p{N}]*(?=\p{Ll})\p{Changes_When_Uppercased}(?!\p{Ll}*\p{Lu})/u,
    remedy: 'capitalizeBullets',
  },
  {
    id: 'amazon.bullets.ending',
    field: 'bullets',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: BULLET_GUIDE,
    forbids: FORBIDDEN_BULLET_ENDING,
    remedy: 'removeBulletPeriods',
  },
  {
    id: 'amazon.bullets.characters',
    field: 'bullets',
    severity: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: FORBIDDEN_BULLET_CHARACTERS,
    remedy: 'removeBulletSpecials',
  },
  {
    id: 'amazon.bullets.emoji',
    field: 'bullets',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: BULLET_GUIDE,
    forbids: EMOJI,
    remedy: 'removeBulletEmoji',
  },
  {
    id: 'amazon.bullets.placeholders',
    field: 'bullets',
    severity: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: PLACEHOLDERS,
    remedy: 'removePlaceholders',
  },
  {
    id: 'amazon.bullets.guarantees',
    field: 'bullets',
    severity: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: GUARANTEES,
    remedy: 'removeBulletGuarantees',
  },
  {
    id: 'amazon.bullets.contacts',
    field: 'bullets',
    severity: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: CONTACTS,
    remedy: 'removeBulletContacts',
  },
  {
    id: 'amazon.bullets.prices',
    field: 'bullets',
    severity: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: PRICES,
    remedy: 'removeBulletPrices',
  },
];
