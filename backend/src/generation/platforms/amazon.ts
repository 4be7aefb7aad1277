import { foldWord, SMALL_WORDS, wordsOf } from '../text/words.ts';
import {
  AVAILABILITY,
  CONTACTS,
  EMOJI,
  GUARANTEES,
  PLACEHOLDERS,
  PRICES,
  PROMOTION,
  REFUSED_CLAIMS,
  REVIEWS,
} from './refusals.ts';
import type { Rule } from './rule.ts';

const STYLE_GUIDE = 'Amazon product title requirements (Seller Central)';
const TITLE_2026 = 'announced for 27 July 2026 (secondary sources); 200 before and for media';
const BULLET_GUIDE = 'Amazon bullet point requirements (Seller Central)';
const TERMS_GUIDE = 'Amazon search terms guidelines (Seller Central)';
const DETAIL_GUIDE = 'Amazon product detail page rules (Seller Central)';

/** Characters that an Amazon title may not hold. */
export const TITLE_CHARACTERS = /[!$?_{}^¬¦]/u;
/** Characters that an Amazon bullet may not hold. */
export const BULLET_CHARACTERS = /[™®€…†‡¢£¥©±~]/u;
/** Marks that an Amazon bullet may not end on. */
export const BULLET_ENDING = /[.!?;:,…。！？]$/u;
/** What a search for the product does not need to be told. */
export const SUBJECTIVE_TERMS: ReadonlySet<string> = new Set(
  'new best cheap cheapest amazing good great top sale free discount perfect popular'.split(' '),
);
/** Most times that a word may stand in an Amazon title. */
export const TITLE_WORD_REPEATS = 2;

/** Amazon's rules (listing rules, "Amazon"). */
export const AMAZON_RULES: readonly Rule[] = [
  {
    id: 'amazon.title.length',
    field: 'title',
    hardness: 'hard',
    weight: 3,
    source: TITLE_2026,
    limit: { unit: 'characters', min: 1, max: 75 },
    remedy: 'Shorten the product name so that the title fits its limit.',
  },
  {
    id: 'amazon.title.characters',
    field: 'title',
    hardness: 'hard',
    weight: 2,
    source: STYLE_GUIDE,
    forbids: TITLE_CHARACTERS,
    remedy: 'Take special characters out of the title.',
  },
  {
    id: 'amazon.title.repeats',
    field: 'title',
    hardness: 'hard',
    weight: 2,
    source: STYLE_GUIDE,
    limit: { unit: 'times', max: TITLE_WORD_REPEATS },
    check: (text, _context, { max = Infinity }) => mostRepeats(text.title) <= max,
    remedy: 'Use no word more than twice in the title.',
  },
  {
    id: 'amazon.title.promotion',
    field: 'title',
    hardness: 'hard',
    weight: 2,
    source: STYLE_GUIDE,
    forbids: PROMOTION,
    remedy: 'Take promotional phrases out of the title.',
  },
  {
    id: 'amazon.title.capitals',
    field: 'title',
    hardness: 'hard',
    weight: 1,
    source: STYLE_GUIDE,
    check: (text, context) =>
      wordsOf(text.title).every((word) => !isShouted(word) || context.capitals.has(word)),
    remedy: 'Write the title in capital and small letters.',
  },
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
  ...(['title', 'bullets', 'description', 'keywords', 'backend_terms'] as const).map(
    (field): Rule => ({
      id: `amazon.${field}.claims`,
      field,
      hardness: 'hard',
      weight: 1,
      source: DETAIL_GUIDE,
      forbids: REFUSED_CLAIMS,
      remedy: 'Take claims out that Amazon refuses.',
    }),
  ),
  {
    id: 'amazon.backend_terms.bytes',
    field: 'backend_terms',
    hardness: 'hard',
    weight: 2,
    source: TERMS_GUIDE,
    limit: { unit: 'bytes', max: 249 },
    remedy: 'Keep the backend terms under 250 bytes.',
  },
  {
    id: 'amazon.backend_terms.form',
    field: 'backend_terms',
    hardness: 'hard',
    weight: 1,
    source: TERMS_GUIDE,
    forbids: /[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N} ]|^\s|\s$|\s\s/u,
    remedy: 'Write the backend terms in small letters with spaces alone.',
  },
  {
    id: 'amazon.backend_terms.repeats',
    field: 'backend_terms',
    hardness: 'hard',
    weight: 1,
    source: TERMS_GUIDE,
    check: (text) => {
      const terms = termsOf(text.backend_terms);
      const title = new Set(wordsOf(text.title).map(foldWord));
      return new Set(terms).size === terms.length && !terms.some((term) => title.has(term));
    },
    remedy: 'Repeat nothing in the backend terms that the title says.',
  },
  {
    id: 'amazon.backend_terms.words',
    field: 'backend_terms',
    hardness: 'hard',
    weight: 1,
    source: TERMS_GUIDE,
    check: (text, context) =>
      termsOf(text.backend_terms).every(
        (term) =>
          !SMALL_WORDS.has(term) && !SUBJECTIVE_TERMS.has(term) && !context.brandWords.has(term),
      ),
    remedy: 'Leave brands, small words and praise out of the backend terms.',
  },
  {
    id: 'amazon.description.length',
    field: 'description',
    hardness: 'hard',
    weight: 2,
    source: DETAIL_GUIDE,
    limit: { unit: 'characters', min: 1, max: 2000 },
    remedy: 'Shorten the description.',
  },
  {
    id: 'amazon.description.markup',
    field: 'description',
    hardness: 'hard',
    weight: 2,
    source: DETAIL_GUIDE,
    forbids: /<(?!br\s?\/?>)[a-z/!]/iu,
    remedy: 'Use no markup but line breaks in the description.',
  },
  ...(
    [
      ['prices', PRICES],
      ['availability', AVAILABILITY],
      ['contacts', CONTACTS],
      ['reviews', REVIEWS],
    ] as const
  ).map(([name, forbids]): Rule => ({
    id: `amazon.description.${name}`,
    field: 'description',
    hardness: 'hard',
    weight: 1,
    source: DETAIL_GUIDE,
    forbids,
    remedy: `Take ${name} out of the description.`,
  })),
  {
    id: 'amazon.keywords.count',
    field: 'keywords',
    hardness: 'hard',
    weight: 1,
    source: 'listing document, "Limits"',
    limit: { unit: 'items', min: 1, max: 10 },
    remedy: 'Name the category, so that there are keywords.',
  },
];

function termsOf(terms: string): string[] {
  return terms.split(' ').filter((term) => term !== '');
}

/** Whether a word stands in capitals: four letters or more, so that units and models may. */
export function isShouted(word: string): boolean {
  return /^\P{Ll}*(?:\p{Lu}\P{Ll}*){4,}$/u.test(word);
}

function mostRepeats(title: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(title)) {
    const folded = foldWord(word);
    if (!SMALL_WORDS.has(folded)) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
