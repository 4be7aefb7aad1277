import type { Reading } from '../../reading/index.ts';
import { foldWord, hasDigit } from '../../text/words.ts';
import { isPlural } from '../../reading/name.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { isKnownPair, isPeople, isPraise, isShortForm, isSmallWord, isVague } from './words.ts';

/**
 * Whether an English phrase is complete: it doesn't begin with a remnant of a count, a company or
 * praise, doesn't end in a describing word, and says more than that the product is a set.
 */
export function isSound(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length === 1) return !isSmallWord(first);
  // "Go" of "Go! Go! Racer"
  const isBit = words.length < 3 && /^\p{Lu}\p{Ll}$/u.test(first) && !isShortForm(first);
  const opens =
    !isBit &&
    !/^[ivx]{2,4}$/iu.test(first) &&
    !isOf(foldWord(first), 'no openers') &&
    !isPraise(first);
  // "Sleeves night suit"
  const isPart = words.length > 2 && isPlural(first) && vocabulary('parts').has(foldWord(first));
  const isMaker = words.some((word) => isOf(foldWord(word), 'company words'));
  return opens && !isPart && !isMaker && !hasDigit(last) && tellsKind(words);
}

/** Whether one of the words says of which kind the product is: not "toy set", "premium figure". */
function tellsKind(words: readonly string[]): boolean {
  const [one = '', two = ''] = words.slice(-2);
  if (isKnownPair(one, two) && !isOf(foldWord(one), 'vague nouns')) return true;
  return words.some(
    (word) =>
      !isVague(word) &&
      !isPraise(word) &&
      !isPeople(word) &&
      !isOf(foldWord(word), 'words of no kind'),
  );
}

/** "Show socks" of "No Show Socks", "chair set" of a "Table & Chair Set", "finch pool" of "Pegs for Finch Pool": whether the name has a small word before a phrase, which goes with it. */
export function isTornFromName(words: readonly string[], { name }: Reading): boolean {
  const said = ` ${name.text.toLowerCase().split(/\s+/u).join(' ')} `;
  const [before = ''] = said.split(` ${words.join(' ').toLowerCase()}`);
  return (
    before !== said &&
    /(?:^| )(?:and|or|&|no|not|non|n|of|for|the|\d+|[a-z]+-)$|[/-]$/u.test(before)
  );
}
