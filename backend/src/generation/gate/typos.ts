import type { Lexicon } from './lexicon.ts';

/** Minimum letters of a word to check. Shorter ones are one edit from too many others. */
const MIN_LENGTH = 5;
const MIN_PART_LENGTH = 4;

/** Whether a word of the input isn't in the dictionary, such as a typo: "pices", "superhereos". */
export function isUnknown(word: string, lexicon: Lexicon): boolean {
  return word.length >= MIN_LENGTH && !isKnown(word, lexicon);
}

/** Whether a word is in the dictionary and one of the unknown words may be a misspelling of it. */
export function correctsUnknown(
  word: string,
  unknown: readonly string[],
  lexicon: Lexicon,
): boolean {
  if (word.length < MIN_LENGTH || !unknown.some((misspelled) => isOneEditApart(misspelled, word)))
    return false;
  return isKnown(word, lexicon) || isCompound(word, lexicon);
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.forms(word).some((form) => lexicon.mainPartOfSpeech(form) !== undefined);
}

function isCompound(word: string, lexicon: Lexicon): boolean {
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    if (isKnown(word.slice(0, at), lexicon) && isKnown(word.slice(at), lexicon)) return true;
  }
  return false;
}

/** Whether two words differ by one extra, missing, replaced or swapped letter. */
function isOneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const maxEnd = Math.min(one.length, other.length) - start;
  while (end < maxEnd && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  ];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
