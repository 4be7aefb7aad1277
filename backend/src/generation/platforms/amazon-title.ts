import { foldWord, STOP_WORDS, wordsOf } from '../text/words.ts';
import { PROMOTION } from './forbidden-wording.ts';
import type { Rule } from './rule.ts';

const STYLE_GUIDE = 'Amazon product title requirements (Seller Central)';
// Amazon's own page requires a seller account; this is what reports of its announcement agree on.
const TITLE_2026 = "reports of Amazon's announcement for July 27, 2026";
/** The first day of the shorter title limit. */
export const SHORT_TITLE_START_DAY = '2026-07-27';

/** Characters that an Amazon title may not contain. */
const FORBIDDEN_TITLE_CHARACTERS = /[!$?_{}^¬¦]/u;
const WORDS_AND_CHARACTERS = /[\p{L}\p{N}][\p{L}\p{N}.'’&-]{0,40}!|[!$?_{}^¬¦]/gu;
const ALL_CHARACTERS = new RegExp(FORBIDDEN_TITLE_CHARACTERS.source, 'gu');

/**
 * A title with a space in place of each forbidden character.
 * @param marks lowercase words whose exclamation mark is part of the brand's name, which Amazon
 * allows.
 */
export function withoutForbiddenTitleCharacters(title: string, marks: ReadonlySet<string>): string {
  return title.replace(WORDS_AND_CHARACTERS, (match) =>
    marks.has(match.toLowerCase()) ? match : match.replace(ALL_CHARACTERS, ' '),
  );
}
/** Maximum occurrences of a word in an Amazon title. */
export const MAX_TITLE_WORD_REPEATS = 2;

/** Amazon's rules for titles. */
export const AMAZON_TITLE_RULES: readonly Rule[] = [
  {
    id: 'amazon.title.length',
    field: 'title',
    severity: 'hard',
    weight: 3,
    source: TITLE_2026,
    from: SHORT_TITLE_START_DAY,
    limit: { unit: 'characters', min: 1, max: 75 },
    remedy: 'shortenName',
  },
  {
    id: 'amazon.title.length',
    field: 'title',
    severity: 'hard',
    weight: 3,
    source: STYLE_GUIDE,
    until: '2026-07-26',
    limit: { unit: 'characters', min: 1, max: 200 },
    remedy: 'shortenName',
  },
  {
    id: 'amazon.item_highlights.length',
    field: 'item_highlights',
    severity: 'hard',
    weight: 1,
    source: TITLE_2026,
    from: SHORT_TITLE_START_DAY,
    limit: { unit: 'characters', max: 125 },
    remedy: 'shortenHighlights',
  },
  {
    id: 'amazon.item_highlights.absent',
    field: 'item_highlights',
    severity: 'hard',
    weight: 1,
    source: STYLE_GUIDE,
    until: '2026-07-26',
    limit: { unit: 'characters', max: 0 },
    remedy: 'emptyHighlights',
  },
  {
    id: 'amazon.title.characters',
    field: 'title',
    severity: 'hard',
    fixable: true,
    weight: 2,
    source: STYLE_GUIDE,
    check: (text, { exclamatoryNames }) =>
      withoutForbiddenTitleCharacters(text.title, exclamatoryNames) === text.title,
    remedy: 'removeTitleSpecials',
  },
  {
    id: 'amazon.title.repeats',
    field: 'title',
    severity: 'hard',
    fixable: true,
    weight: 2,
    source: STYLE_GUIDE,
    limit: { unit: 'times', max: MAX_TITLE_WORD_REPEATS },
    check: (text, _context, { max = Infinity }) => mostRepeats(text.title) <= max,
    remedy: 'unrepeatTitleWords',
  },
  {
    id: 'amazon.title.promotion',
    field: 'title',
    severity: 'hard',
    weight: 2,
    source: STYLE_GUIDE,
    forbids: PROMOTION,
    remedy: 'removePromotion',
  },
  {
    id: 'amazon.title.capitals',
    field: 'title',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: STYLE_GUIDE,
    check: (text, context) =>
      wordsOf(text.title).every(
        (word) => !isAllCapsWord(word) || isInInput(word, context.capitals),
      ),
    remedy: 'uncapitalizeTitle',
  },
];

/**
 * Whether the input contains a word in capitals, or a longer word of which a title may have room
 * for only a part.
 */
function isInInput(word: string, capitals: ReadonlySet<string>): boolean {
  return capitals.has(word) || [...capitals].some((known) => known.includes(word));
}

const MIN_ALL_CAPS_LETTERS = 4;

/**
 * Whether a word is in all caps: four letters or more, since units and models may be in capitals.
 */
export function isAllCapsWord(word: string): boolean {
  return !/\p{Ll}/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) >= MIN_ALL_CAPS_LETTERS;
}

function mostRepeats(title: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(title)) {
    const folded = foldWord(word);
    if (!STOP_WORDS.has(folded)) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
