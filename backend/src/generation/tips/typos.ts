import { isCommonWord } from '../reading/tagging.ts';

/** Kinds of typos. */
export type Typo = 'swapped' | 'missing' | 'extra' | 'vowel' | 'replaced';

const VOWELS = /[aeiouy]/u;

/**
 * The type of a typo that turns one word into another: two letters swapped, a letter missing or
 * extra, a vowel replaced by another, or any letter replaced. Undefined if they differ in another
 * way.
 */
export function typoBetween(word: string, other: string): Typo | undefined {
  const lengthDifference = word.length - other.length;
  if (Math.abs(lengthDifference) > 1 || word === other) return undefined;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  let end = 0;
  const maxEnd = Math.min(word.length, other.length) - start;
  while (end < maxEnd && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const written = word.slice(start, word.length - end);
  const meant = other.slice(start, other.length - end);
  if (lengthDifference === 1) return written.length === 1 ? 'extra' : undefined;
  if (lengthDifference === -1) return meant.length === 1 ? 'missing' : undefined;
  if (written.length === 1)
    return VOWELS.test(written) && VOWELS.test(meant) ? 'vowel' : 'replaced';
  const isSwapped = written.length === 2 && written[0] === meant[1] && written[1] === meant[0];
  return isSwapped ? 'swapped' : undefined;
}

/** Minimum letters of a word in which a replaced letter is a typo rather than another word. */
const MIN_REPLACED = 8;
const MIN_VOWEL_REPLACED = 7;

/** Whether a word that no dictionary has is a typo of another word rather than a word of its own. */
export function isTypoOf(word: string, other: string): boolean {
  const typo = typoBetween(word, other);
  if (typo !== 'replaced' && typo !== 'vowel')
    return typo !== undefined && !isSeparateWord(word, other, typo);
  // One letter apart, a rare word may be right: "anhydrite" isn't a typo of "anhydride".
  if (!isCommonWord(other)) return false;
  // "Donatina" is a name rather than a typo of "donating"
  return typo === 'vowel'
    ? word.length >= MIN_VOWEL_REPLACED
    : word.length >= MIN_REPLACED && word.at(-1) === other.at(-1);
}

/** Minimum letters of a word that is a typo of a rare word, or of a shorter word. */
const MIN_SURE = 8;
/** Minimum letters of a typo such as "spicey". */
const MIN_ENDING_IN_EY = 6;

/**
 * Whether a word that no dictionary has is a word of its own: "terroir" and "tween" beside "terror" and "teen", "masala"
 * beside a rarer word, "cabriole" beside a longer one.
 */
function isSeparateWord(word: string, other: string, typo: Typo): boolean {
  if (isCommonWord(other)) {
    if (typo !== 'extra' || word.length >= MIN_SURE) return false;
    // "Spicey" is a typo of "spicy", but "limey" is formed from "lime".
    return !word.endsWith('ey') || (word.length < MIN_ENDING_IN_EY && word.startsWith(other));
  }
  return word.length < MIN_SURE || other.startsWith(word);
}
