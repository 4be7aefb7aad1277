import { foldWord, SMALL_WORDS, wordsOf } from '../text/words.ts';
import { PROMOTION } from './refusals.ts';
import type { Rule } from './rule.ts';

const STYLE_GUIDE = 'Amazon product title requirements (Seller Central)';
const TITLE_2026 = 'announced for 27 July 2026 (secondary sources); 200 before and for media';

/** Characters that an Amazon title may not hold. */
export const TITLE_CHARACTERS = /[!$?_{}^¬¦]/u;
/** Most times that a word may stand in an Amazon title. */
export const TITLE_WORD_REPEATS = 2;

/** What an Amazon title must keep. */
export const AMAZON_TITLE_RULES: readonly Rule[] = [
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
];

const FEWEST_SHOUTED = 4;

/** Whether a word stands in capitals: four letters or more, so that units and models may. */
export function isShouted(word: string): boolean {
  return !/\p{Ll}/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) >= FEWEST_SHOUTED;
}

function mostRepeats(title: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(title)) {
    const folded = foldWord(word);
    if (!SMALL_WORDS.has(folded)) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
