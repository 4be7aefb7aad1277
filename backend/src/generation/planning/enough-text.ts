import { isNote, wordsIn } from './entries.ts';
import { isUsageOrLimitation, isUninformative } from './rank.ts';
import type { Entry, Setting } from './types.ts';

/** Tells whether what is left of a text and a list is enough for a description. */

/** Minimum words of a sentence that is enough for a description. */
export const MIN_REMAINING_WORDS = 6;
/** Minimum words of phrases that are enough for a description. */
const MIN_REMAINING_PHRASE_WORDS = 7;
/** Minimum words of a sentence on how to use the product that is enough for a description. */
const MIN_USAGE_WORDS = 10;
/** Minimum words that are enough for a description in other languages than English. */
const MIN_REMAINING_WORDS_NON_ENGLISH = 12;
/** Minimum short lines that are enough for a description. */
export const MIN_REMAINING_LINES = 2;
/** Minimum lines of a data sheet that is enough for a description. */
export const MIN_REMAINING_ROWS = 3;
/** Minimum words of a labeled text that is enough for a description. */
const MIN_LABELED_WORDS = 12;
/** Minimum items in one line that are enough for a description. */
const MIN_LISTED = 3;

/** Whether the rest of the prose, with the other lines, is enough for a description. */
export function leavesEnough(
  rest: readonly Entry[],
  others: readonly Entry[],
  { reading: { language } }: Setting,
): boolean {
  const informative = rest.filter(
    (sentence) =>
      !isUsageOrLimitation(sentence) || (!isNote(sentence) && wordsIn(sentence) >= MIN_USAGE_WORDS),
  );
  const isSentence = (sentence: Entry) =>
    !isUninformative(sentence) &&
    sentence.units.some(({ finite, words }) => finite && words >= MIN_REMAINING_WORDS);
  const words = informative.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  // Dependent sentences are recognized only in English: "Es ligera" means the product.
  if (language !== 'en' && rest.length > 0) return words >= MIN_REMAINING_WORDS_NON_ENGLISH;
  const lines = others.filter((entry) => !isUsageOrLimitation(entry) && !isUninformative(entry));
  return (
    informative.some(isSentence) ||
    words >= MIN_REMAINING_PHRASE_WORDS ||
    lines.length >= MIN_REMAINING_LINES ||
    lines.some(
      ({ label, units }) =>
        units.length >= MIN_LISTED ||
        wordsIn({ units }) >=
          (label === undefined || CONTAINS.test(label.text)
            ? MIN_REMAINING_WORDS
            : MIN_LABELED_WORDS),
    )
  );
}

/** "Product contains: One oak stool with two hooks" */
const CONTAINS = /\b(?:contains?|includes?)$/iu;
