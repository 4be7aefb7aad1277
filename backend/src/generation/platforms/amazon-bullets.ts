import { CONTACTS, EMOJI, GUARANTEES, PLACEHOLDERS, PRICES } from './forbidden-wording.ts';
import type { Rule } from './rule.ts';

const BULLET_GUIDE = 'Amazon bullet point requirements (Seller Central)';

/** Characters that an Amazon bullet may not contain. */
export const BULLET_CHARACTERS = /[™®€…†‡¢£¥©±~]/u;
/** Characters without which a bullet would say something else, so that it cannot be one. */
export const FORBIDDEN_IN_BULLETS = /[€¢£¥±~]/u;
/** Marks that an Amazon bullet may not end on. */
export const BULLET_ENDING = /[.!?;:,…。！？]$/u;

/** Three bullets take four statements: two of them can be one bullet, where the second needs the first. */
export const FULL_BULLETS_STATEMENTS = 4;

/** What Amazon's bullets must keep. */
export const AMAZON_BULLET_RULES: readonly Rule[] = [
  {
    id: 'amazon.bullets.count',
    field: 'bullets',
    severity: 'hard',
    fixable: true,
    weight: 3,
    source: BULLET_GUIDE,
    limit: { unit: 'items', min: 3, max: 5 },
    statements: FULL_BULLETS_STATEMENTS,
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
    limit: { unit: 'total characters', max: 999 },
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
    forbids: BULLET_ENDING,
    remedy: 'removeBulletPeriods',
  },
  {
    id: 'amazon.bullets.characters',
    field: 'bullets',
    severity: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: BULLET_CHARACTERS,
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
