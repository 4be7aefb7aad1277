import type { Reading } from '../../reading/index.ts';
import { foldWord, hasDigit } from '../../text/words.ts';
import { vocabulary } from '../../vocabulary/index.ts';
import { withoutPunctuation } from './name-amounts.ts';
import { headNouns } from './head-nouns.ts';
import {
  isAudience,
  isColor,
  isGenericNoun,
  isInDictionary,
  isMaterial,
  isProduct,
} from './words.ts';

/** Shortens names that go on behind their product noun with what nobody types. */

/** Minimum words of a name that runs on, and of what is left of it. */
const MIN_RUN_ON_WORDS = 6;
const MIN_LONG_WORDS = 8;
const MIN_KEPT_WORDS = 2;
const MIN_FIRST_PART_WORDS = 4;

/** A decade or a year: "1970s", "'80s", "1966". */
const PERIOD = /^['’]?(?:(?:1[6-9]|20)\d\d|\d0(?=s))s?$/iu;

/**
 * A name up to its product noun, if a colon or its period follows, as sellers of antiques write it, or a part of the
 * product ends it: "Brass floor lamp" of "Brass floor lamp Torvik Denmark 1960s Retro lighting".
 */
export function withoutRunOn(tokens: readonly string[]): readonly string[] {
  const words = PAIR.test(tokens.slice(0, 2).join(' ')) ? tokens.slice(2) : tokens;
  if (words.length < MIN_RUN_ON_WORDS) return words.length < MIN_PLAIN_WORDS ? tokens : words;
  const plain = words.map(withoutPunctuation);
  const nouns = [...plain.keys()].filter((at) => isProductNounAt(plain, at));
  const [noun] = nouns;
  if (noun === undefined) return words;
  if (words.slice(noun + 1).some((word) => PERIOD.test(word))) return words.slice(0, noun + 1);
  if (words.length < MIN_LONG_WORDS) return words;
  const beforeColon = nouns.find((at) => at + 1 >= MIN_PLAIN_WORDS && words[at]?.endsWith(':'));
  if (beforeColon !== undefined) return words.slice(0, beforeColon + 1);
  const last = nouns.at(-1) ?? noun;
  const after = words.slice(last + 1);
  const part = foldWord(plain.at(-1) ?? '');
  const endsInPart =
    after.length > 1 &&
    vocabulary('parts').has(part) &&
    !isProduct(part) &&
    !after.some(isColor) &&
    !after.some((word) => /^(?:with|and|&|for|in|of)$/iu.test(word));
  return endsInPart ? words.slice(0, last + 1) : words;
}

/** "Pair of", "Case of" */
const PAIR = /^(?:case|pair) of$/iu;

/** Whether a compound that names the product ends here: "lamp" of "desk lamp". */
function isProductNounAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return (
    at + 1 >= MIN_KEPT_WORDS &&
    isProduct(word) &&
    !isProduct(words[at + 1] ?? '') &&
    !isMaterial(word) &&
    !isGenericNoun(word)
  );
}

/** The first part of a name, if it says what the product is and both parts together are too long to type. */
export function fullFirstPart(
  [first = [], ...more]: readonly (readonly string[])[],
  reading: Reading,
): readonly string[] | undefined {
  const [head] = headNouns(reading);
  const last = withoutPunctuation(first.at(-1) ?? '');
  const isFull =
    first.length >= MIN_FIRST_PART_WORDS &&
    isProduct(last) &&
    !isGenericNoun(last) &&
    (head === undefined || head.segment === reading.name.segments[0]);
  return isFull && [first, ...more].flat().length >= MIN_LONG_WORDS ? first : undefined;
}

/** Numbers of designs: "Design 10". */
const DESIGN = /^(?:design|style|variant)$/iu;
const MIN_PLAIN_WORDS = 4;

/** A name without the number of its design: "Mosaic tea light holder" of "Mosaic tea light holder 7". */
export function withoutDesignNumber(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  if (!/^\d{1,2}$/u.test(last)) return words;
  const kept = words.slice(0, -1);
  const noun = kept.at(-1) ?? '';
  if (DESIGN.test(noun)) return isProduct(kept.at(-2) ?? '') ? kept.slice(0, -1) : kept;
  // A name with a brand can end in a model: "Tolmar Phone 8".
  const isOrdinary = kept.every(
    (word) => !hasDigit(word) && (isInDictionary(word) || isAudience(word)),
  );
  return isOrdinary && kept.length >= MIN_PLAIN_WORDS && isProduct(noun) ? kept : words;
}
