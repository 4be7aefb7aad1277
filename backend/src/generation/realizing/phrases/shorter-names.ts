import type { Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, stemOf, wordsOf } from '../../text/words.ts';
import { makersOf, worldsOf } from './brands.ts';
import { bare } from './name-amounts.ts';
import { nounOf, productHeads, termOf } from './product-head.ts';
import { isSmallWord, isVague } from './words.ts';

/** Words of the longest name that people type: of one part, small ones left out, of two, and of one that a maker goes before. */
const MAX_TYPED = 10;
const MAX_JOINED = 8;
const MAX_WITH_MAKER = 7;
const MIN_WORDS = 3;
/** Words and characters of the longest name that says more than its maker and its noun. */
const MAX_READABLE = 12;
const MAX_LENGTH = 80;

type Words = readonly string[];

/** Whether a name of so many parts is short enough to be typed. */
export function isTyped(words: Words, parts: number): boolean {
  const all = wordsOf(words.join(' '));
  const telling = all.filter((word) => !isSmallWord(word));
  return parts > 1 ? all.length <= MAX_JOINED : telling.length <= MAX_TYPED;
}

/** Whether a name that has no shorter form still serves as one phrase. */
export function isReadable(words: Words): boolean {
  const telling = wordsOf(words.join(' ')).filter((word) => !isSmallWord(word));
  return telling.length <= MAX_READABLE && words.join(' ').length <= MAX_LENGTH;
}

/**
 * Forms of a name that is too long to be typed, the fullest first. Each has the product's noun: the name without
 * who made it, one of its parts, and the maker and the world of characters before the noun. None goes
 * from one part of the name to the next, or begins behind a colon late in it: that may be what a film shows.
 */
export function shorterNames(parts: readonly Words[], reading: Reading): readonly Words[] {
  const [head] = productHeads(reading);
  if (head === undefined) return [];
  const noun = stemOf(foldWord(nounOf(head)));
  const isNoun = (word = '') => stemOf(foldWord(bare(word))) === noun;
  const hasNoun = (words: Words) => words.some(isNoun);
  const [maker = ''] = namesIn(reading);
  const withMaker = (said: Words) => {
    const words = said.slice(/^(?:the|an?)$/iu.test(bare(said[0] ?? '')) ? 1 : 0);
    const isSaid = words.join(' ').toLowerCase().includes(maker.toLowerCase());
    const both = maker === '' || isSaid ? words : [...maker.split(' '), ...words];
    return wordsOf(both.join(' ')).length <= MAX_WITH_MAKER ? both : words;
  };
  const [first = []] = parts;
  // "Tolmar Grip ArtPencils" has the noun in a word of its own.
  const isOfFirst = foldWord(bare(first.at(-1) ?? '')).endsWith(foldWord(nounOf(head)));
  const ending = parts.filter((words) => isNoun(words.at(-1)));
  const own = [...ending, ...parts].filter((words) => words.length > 1 && hasNoun(words));
  const behind = parts.map(behindMark).filter(hasNoun);
  return [
    ...(isOfFirst ? [first] : []),
    ...(parts.length > 1 ? [...behind, ...own].map(withMaker) : [...own, ...behind.map(withMaker)]),
  ].filter((words) => words.length >= MIN_WORDS && !words.some((word) => /^by$/iu.test(word)));
}

/** "Larkvane Jigsaw Puzzle": the maker, the world of characters and the noun of a name that is too long in any other form. */
export function makerAndNoun(parts: readonly Words[], reading: Reading): Words | undefined {
  const [head] = productHeads(reading);
  if (head === undefined) return undefined;
  const noun = stemOf(foldWord(nounOf(head)));
  const isNoun = (word = '') => stemOf(foldWord(bare(word))) === noun;
  const names = namesIn(reading).join(' ').split(' ');
  const whole = parts.find((words) => isNoun(words.at(-1)));
  // A model is more than its maker and its noun.
  const isKind =
    whole !== undefined &&
    !whole.some(hasDigit) &&
    !names.some(isNoun) &&
    !termOf(head).split(' ').every(isVague);
  const words = [...names, ...termOf(head).split(' ')];
  return isKind && names[0] !== '' && words.length >= MIN_WORDS ? words : undefined;
}

/** The makers and the worlds of characters that the name has. */
function namesIn(reading: Reading): string[] {
  return [...makersOf(reading), ...worldsOf(reading)]
    .map(({ text }) => text)
    .filter((name) => reading.name.text.toLowerCase().includes(name.toLowerCase()));
}

/**
 * Words behind an exclamation mark, or behind a colon with no more words before it than behind it: "Otter Action Figure"
 * of "Harbor Quest: Otter Action Figure", but not "Bruno Figure" of "Mara the Otter King Harbor Quest Super: Bruno Figure".
 */
function behindMark(words: Words): Words {
  const at = words.findLastIndex((word) => /[:!]$/u.test(word));
  const behind = words.slice(at + 1);
  const isEarly = words[at]?.endsWith('!') === true || behind.length >= at;
  return at === -1 || !isEarly ? [] : behind;
}
