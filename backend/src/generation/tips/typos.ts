/** The kinds of typos with one wrong letter. */
export type Typo = 'swapped' | 'missing' | 'extra' | 'vowel' | 'replaced';

const VOWELS = /[aeiouy]/u;

/**
 * The type of a typo that turns one word into another: two letters swapped, a letter missing or
 * extra, a vowel replaced by another, or any letter replaced. Undefined if they differ in another
 * way.
 */
export function typoBetween(word: string, other: string): Typo | undefined {
  const longer = word.length - other.length;
  if (longer > 1 || longer < -1 || word === other) return undefined;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(word.length, other.length) - start;
  while (end < most && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const written = word.slice(start, word.length - end);
  const meant = other.slice(start, other.length - end);
  if (longer === 1) return written.length === 1 ? 'extra' : undefined;
  if (longer === -1) return meant.length === 1 ? 'missing' : undefined;
  if (written.length === 1)
    return VOWELS.test(written) && VOWELS.test(meant) ? 'vowel' : 'replaced';
  const isSwapped = written.length === 2 && written[0] === meant[1] && written[1] === meant[0];
  return isSwapped ? 'swapped' : undefined;
}
