import type { Reading } from '../../reading/index.ts';
import { isPlural } from '../../reading/name.ts';
import { isUsable } from '../../reading/uncertain-units.ts';
import { foldWord, hasDigit, wordsOf } from '../../text/words.ts';
import { vocabulary } from '../../vocabulary/index.ts';
import { toNameCase } from '../capitals.ts';
import { cite, prepend, type Cited } from '../cited.ts';
import { headNouns } from './head-nouns.ts';
import { hasPhraseLength } from './phrase-form.ts';
import {
  isGenericNoun,
  isInDictionary,
  isKnownCompound,
  isProduct,
  productGroupOf,
} from './words.ts';

/** Maximum words of a design's name. */
const MAX_NAME_WORDS = 3;

/** The start of a phrase up to where it describes the product: "Bar Mitzvah invitation, size 7 x 7". */
const OPENING =
  /^[^,;:.!?()–—]{3,60}?(?=\s(?:with|for|featuring|made|shown|in|on|that)\s|[,.]|$)/iu;
/** A line about the maker: "Designed by Tolmar". */
const MADE_BY = /^(?:created|designed|made|photographed) by\b/iu;

/**
 * Phrases for a product whose name is only that of its design ("Melisande", "Lunar Pattern"), if the details start with a
 * phrase that says what the product is: the name with the noun ("Melisande invitation"), and that phrase ("folded
 * invitation").
 */
export function designNamePhrases(reading: Reading): Cited[] {
  const { name, units } = reading;
  const nameWords = wordsOf(name.text);
  const [head] = headNouns(reading);
  const isNamed =
    (head !== undefined && head.confidence > 0) ||
    isPlural((nameWords.at(-1) ?? '').toLowerCase()) ||
    nameWords.some((word) => hasDigit(word) || isKind(word));
  if (isNamed || name.segments.length > 1 || nameWords.length > MAX_NAME_WORDS) return [];
  const unit = units.find(({ text }) => !MADE_BY.test(text));
  if (unit === undefined || !isUsable(unit) || unit.finite) return [];
  const words = (OPENING.exec(unit.text)?.[0] ?? '').split(' ');
  const [noun = '', before = ''] = words.toReversed();
  if (!isKind(noun) || vocabulary('parts').has(foldWord(noun))) return [];
  const term = (isKnownCompound(before, noun) ? `${before} ${noun}` : noun).toLowerCase();
  const isPlain = hasPhraseLength(words) && words.every(isInDictionary);
  return [
    prepend({ ...name, text: toNameCase(name.text) }, cite(term, unit)),
    ...(isPlain ? [cite(words.join(' ').toLowerCase(), unit)] : []),
  ];
}

/** Whether a word says what kind of product something is. */
function isKind(word: string): boolean {
  return (isProduct(word) || productGroupOf([word]) !== undefined) && !isGenericNoun(word);
}
