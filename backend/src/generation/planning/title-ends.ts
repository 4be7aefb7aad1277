import { isAdjective, isTagged, tagText } from '../reading/tagging.ts';
import {
  isAudience,
  isColor,
  isKnownCompound,
  isPossibleName,
} from '../realizing/phrases/words.ts';
import { foldWord, hasDigit, isCapitalized, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';

/** Where a shortened name can end. */

/** Minimum share of the available length that an ending between whole names uses. */
const MIN_SHARE = 0.4;

/** Drops words at the cut that repeat earlier ones and belonged to the next part: "Key Ring Key". */
export function withoutRepeatedWords(text: string, end: number): number {
  if (end === text.length) return end;
  const words = wordsOf(text.slice(0, end)).map(foldWord);
  const [next = ''] = wordsOf(text.slice(end, end + NEXT_WORD_WINDOW));
  const isEarlier = (count: number) =>
    ` ${words.slice(0, -count).join(' ')} `.includes(` ${words.slice(-count).join(' ')} `);
  let repeated = words.length >> 1;
  while (repeated > 0 && !isEarlier(repeated)) repeated -= 1;
  if (repeated === 1 && isAdjective(next)) return end;
  let cut = end;
  for (; repeated > 0; repeated--) cut = lastWordEnd(text, text.lastIndexOf(' ', cut - 1));
  return cut;
}

/** The last position where a text can end: not after a function word, and not inside a pair. */
export function lastWordEnd(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const whole = lastCompleteEnd(text, limit, isPair);
  // A name that consists only of proper names has to end inside one.
  return whole >= limit * MIN_SHARE ? whole : lastCompleteEnd(text, limit, () => false);
}

/** "Artificially" of "Artificially Flavored" */
function isAdverb(word: string): boolean {
  return /ly$/iu.test(word) && isTagged(tagText(word.toLowerCase())[0], 'RB');
}

/** "in Misty" of "in Misty Blue" */
const IN_ONE_WORD = /\sin \S+$/iu;

/** "Anti" of "Anti Skid" */
const PREFIX = /^(?:anti|non|multi|semi|pre|self)$/iu;

function lastCompleteEnd(
  text: string,
  limit: number,
  splits: (word: string, next: string) => boolean,
): number {
  for (let at = text.lastIndexOf(' ', limit); at > 0; at = text.lastIndexOf(' ', at - 1)) {
    const end = withoutPunctuation(text, at);
    const last = text.slice(0, end).split(' ').at(-1) ?? '';
    const [next = ''] = wordsOf(text.slice(end, end + NEXT_WORD_WINDOW));
    const isIncomplete =
      hasOpenQuote(text.slice(0, end)) ||
      STOP_WORDS.has(foldWord(last)) ||
      last === '&' ||
      PREFIX.test(last) ||
      isAdverb(last) ||
      /^w\/\d*$/iu.test(last) ||
      (isColor(next) && IN_ONE_WORD.test(text.slice(0, end))) ||
      splits(last, next);
    if (!isIncomplete && !/^\s*(?:&|and|or)\s/iu.test(text.slice(end))) return end;
  }
  return 0;
}

/** Whether a quotation is still open: `"The Hatter's`. */
function hasOpenQuote(text: string): boolean {
  const at = [...text.matchAll(/(?:^|\s)["“](?=\p{L})/gu)].at(-1);
  return at !== undefined && !/["”]/u.test(text.slice(at.index + 2));
}

/** The end of a text, without trailing punctuation. */
export function withoutPunctuation(text: string, end: number): number {
  return text.slice(0, end).replace(/[\s,;:•–—-]+$/u, '').length;
}

/** Maximum characters that are searched for the next word. */
export const NEXT_WORD_WINDOW = 40;

/** "lb." of "1 lb. 12 oz." */
const COMPOUND_UNIT = /^(?:lbs?|ft|feet|hours?|hrs?)\.?$/iu;

/** Whether two words belong together: "30th Birthday", "Lime Green", "Captain America". */
function isPair(word: string, next: string): boolean {
  if (next === '') return false;
  return (
    /^\d+(?:st|nd|rd|th)$|^\d*[.,/]?\d+$/iu.test(word) ||
    (COMPOUND_UNIT.test(word) && /^\d/u.test(next)) ||
    (isColor(word) && isColor(next)) ||
    isKnownCompound(word, next) ||
    isInClass(foldWord(next), 'late halves') ||
    (looksLikeName(word) && looksLikeName(next))
  );
}

function looksLikeName(word: string): boolean {
  return isCapitalized(word) && !hasDigit(word) && !isAudience(word) && isPossibleName(word);
}
