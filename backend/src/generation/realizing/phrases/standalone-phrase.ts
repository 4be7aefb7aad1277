import type { Reading } from '../../reading/index.ts';
import { contentStems, foldWord, hasDigit, stemOf, wordsOf } from '../../text/words.ts';
import { isPlural } from '../../reading/name.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { evidenceOf } from './evidence.ts';
import {
  goodsOf,
  isKnownPair,
  isPeople,
  isPraise,
  isShortForm,
  isSmallWord,
  isVague,
} from './words.ts';

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

/** "Cable cord" of a "power cable cord": whether a phrase begins inside a term of the name. */
export function isTorn([first = '', next = '']: readonly string[], { name }: Reading): boolean {
  if (isKnownPair(first, next)) return false;
  const words = wordsOf(name.text);
  const at = words.findIndex((word) => foldWord(word) === foldWord(first));
  const isFirstOnly = words.filter((word) => foldWord(word) === foldWord(first)).length === 1;
  return at > 0 && isFirstOnly && isKnownPair(words[at - 1] ?? '', first);
}

/** "Tolmar cleaners" of pipe cleaners: whether a phrase has the product's noun without the word that makes it the product. */
export function isHalved(words: readonly string[], reading: Reading): boolean {
  const noun = words.at(-1) ?? '';
  const prior = words.at(-2);
  if (prior === undefined || isVague(noun) || words.length > 2 + wordsOf(prior).length)
    return false;
  const { members } = evidenceOf(reading);
  return members.some(({ words: [...filed], depth }) => {
    const [before = '', last = ''] = filed.slice(-2);
    const isOfNoun = depth === 0 && stemOf(last) === stemOf(noun) && filed.length > 1;
    const isInName = contentStems(reading.name.text)
      .join(' ')
      .includes(`${stemOf(before)} ${stemOf(last)}`);
    const kind = goodsOf([noun]);
    const isSameKind = kind !== undefined && goodsOf([before, noun]) === kind;
    return (
      isOfNoun && isInName && !isSameKind && !words.some((word) => stemOf(word) === stemOf(before))
    );
  });
}
