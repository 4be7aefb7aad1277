import { CONTACTS, EMOJI, GUARANTEES, PLACEHOLDERS, PRICES } from './refusals.ts';
import type { Rule } from './rule.ts';

const BULLET_GUIDE = 'Amazon bullet point requirements (Seller Central)';

/** Characters that an Amazon bullet may not hold. */
export const BULLET_CHARACTERS = /[™®€…†‡¢£¥©±~]/u;
/** Marks that an Amazon bullet may not end on. */
export const BULLET_ENDING = /[.!?;:,…。！？]$/u;

/** What Amazon's bullets must keep, and one thing that they should. */
export const AMAZON_BULLET_RULES: readonly Rule[] = [
  {
    id: 'amazon.bullets.count',
    field: 'bullets',
    hardness: 'hard',
    weight: 3,
    source: BULLET_GUIDE,
    limit: { unit: 'items', min: 3, max: 5 },
    remedy: 'Name at least three features, so that there is a bullet for each.',
  },
  {
    id: 'amazon.bullets.length',
    field: 'bullets',
    hardness: 'hard',
    weight: 2,
    source: BULLET_GUIDE,
    limit: { unit: 'characters', min: 10, max: 255 },
    remedy: 'Say a little more of each feature.',
  },
  {
    id: 'amazon.bullets.total',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    limit: { unit: 'total characters', max: 999 },
    remedy: 'Shorten the bullets.',
  },
  {
    id: 'amazon.bullets.capital',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: /^[^\p{L}]*\p{Changes_When_Uppercased}/u,
    remedy: 'Begin each bullet with a capital letter.',
  },
  {
    id: 'amazon.bullets.ending',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: BULLET_ENDING,
    remedy: 'End the bullets without a full stop.',
  },
  {
    id: 'amazon.bullets.characters',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: BULLET_CHARACTERS,
    remedy: 'Take special characters out of the bullets.',
  },
  {
    id: 'amazon.bullets.emoji',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: EMOJI,
    remedy: 'Take emoji out of the bullets.',
  },
  {
    id: 'amazon.bullets.placeholders',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: PLACEHOLDERS,
    remedy: 'Replace "N/A" and "TBD" with the fact itself.',
  },
  {
    id: 'amazon.bullets.guarantees',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: GUARANTEES,
    remedy: 'Leave guarantees and refunds to the shop page.',
  },
  {
    id: 'amazon.bullets.contacts',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: CONTACTS,
    remedy: 'Take addresses and phone numbers out of the bullets.',
  },
  {
    id: 'amazon.bullets.prices',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: BULLET_GUIDE,
    forbids: PRICES,
    remedy: 'Take prices out of the bullets.',
  },
  {
    id: 'amazon.bullets.header',
    field: 'bullets',
    hardness: 'advice',
    weight: 1,
    source: BULLET_GUIDE,
    check: (text) => text.bullets.every((bullet) => /^[^:]{2,60}: \S/u.test(bullet)),
    remedy: 'Begin each bullet with a short header and a colon.',
  },
];
