import type { Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, stemOf, wordsOf } from '../../text/words.ts';
import { brandsOf, franchisesOf } from './brands.ts';
import { withoutPunctuation } from './name-amounts.ts';
import { nounOf, headNouns, headTermOf } from './head-nouns.ts';
import { isFunctionWord, isGenericNoun } from './words.ts';

/** Words of the longest name that people type: of one part, small ones left out, of two, and of one that a maker goes before. */
const MAX_TYPED_WORDS = 10;
const MAX_JOINED_WORDS = 8;
const MAX_WORDS_WITH_BRAND = 7;
const MIN_WORDS = 3;
/** Words and characters of the longest name that says more than its maker and its noun. */
const MAX_READABLE_WORDS = 12;
const MAX_LENGTH = 80;

type Words = readonly string[];

/** Whether a name of so many parts is short enough to be typed. */
export function isShortEnoughToType(words: Words, parts: number): boolean {
  const all = wordsOf(words.join(' '));
  const contentWords = all.filter((word) => !isFunctionWord(word));
  return parts > 1 ? all.length <= MAX_JOINED_WORDS : contentWords.length <= MAX_TYPED_WORDS;
}

/** Whether a name that has no shorter form still serves as one phrase. */
export function isReadable(words: Words): boolean {
  const contentWords = wordsOf(words.join(' ')).filter((word) => !isFunctionWord(word));
  return contentWords.length <= MAX_READABLE_WORDS && words.join(' ').length <= MAX_LENGTH;
}

/**
 * Forms of a name that is too long to be typed, the fullest first. Each has the product's noun: the name without
 * who made it, one of its parts, and the maker and the world of characters before the noun. None goes
 * from one part of the name to the next, or begins behind a colon late in it: that may be what a film shows.
 */
export function shorterNames(parts: readonly Words[], reading: Reading): readonly Words[] {
  const [head] = headNouns(reading);
  if (head === undefined) return [];
  const noun = stemOf(foldWord(nounOf(head)));
  const isNoun = (word = '') => stemOf(foldWord(withoutPunctuation(word))) === noun;
  const hasNoun = (words: Words) => words.some(isNoun);
  const [brand = ''] = brandAndFranchise(reading);
  const withBrand = (form: Words) => {
    const words = form.slice(/^(?:the|an?)$/iu.test(withoutPunctuation(form[0] ?? '')) ? 1 : 0);
    const hasBrand = words.join(' ').toLowerCase().includes(brand.toLowerCase());
    const both = brand === '' || hasBrand ? words : [...brand.split(' '), ...words];
    return wordsOf(both.join(' ')).length <= MAX_WORDS_WITH_BRAND ? both : words;
  };
  const [first = []] = parts;
  // "Tolmar Grip ArtPencils" has the noun in a word of its own.
  const isOfFirst = foldWord(withoutPunctuation(first.at(-1) ?? '')).endsWith(
    foldWord(nounOf(head)),
  );
  const ending = parts.filter((words) => isNoun(words.at(-1)));
  const wholeParts = [...ending, ...parts].filter((words) => words.length > 1 && hasNoun(words));
  const afterMark = parts.map(afterPunctuation).filter(hasNoun);
  return [
    ...(isOfFirst ? [first] : []),
    ...(parts.length > 1
      ? [...afterMark, ...wholeParts].map(withBrand)
      : [...wholeParts, ...afterMark.map(withBrand)]),
  ].filter((words) => words.length >= MIN_WORDS && !words.some((word) => /^by$/iu.test(word)));
}

/** "Larkvane Jigsaw Puzzle": the maker, the world of characters and the noun of a name that is too long in any other form. */
export function brandAndNoun(parts: readonly Words[], reading: Reading): Words | undefined {
  const [head] = headNouns(reading);
  if (head === undefined) return undefined;
  const noun = stemOf(foldWord(nounOf(head)));
  const isNoun = (word = '') => stemOf(foldWord(withoutPunctuation(word))) === noun;
  const names = brandAndFranchise(reading).join(' ').split(' ');
  const whole = parts.find((words) => isNoun(words.at(-1)));
  // A model is more than its maker and its noun.
  const isKind =
    whole !== undefined &&
    !whole.some(hasDigit) &&
    !names.some(isNoun) &&
    !headTermOf(head).split(' ').every(isGenericNoun);
  const words = [...names, ...headTermOf(head).split(' ')];
  return isKind && names[0] !== '' && words.length >= MIN_WORDS ? words : undefined;
}

/** The makers and the worlds of characters that the name has. */
function brandAndFranchise(reading: Reading): string[] {
  return [...brandsOf(reading), ...franchisesOf(reading)]
    .map(({ text }) => text)
    .filter((name) => reading.name.text.toLowerCase().includes(name.toLowerCase()));
}

/**
 * Words behind an exclamation mark, or behind a colon with no more words before it than behind it: "Otter Action Figure"
 * of "Harbor Quest: Otter Action Figure", but not "Bruno Figure" of "Mara the Otter King Harbor Quest Super: Bruno Figure".
 */
function afterPunctuation(words: Words): Words {
  const at = words.findLastIndex((word) => /[:!]$/u.test(word));
  const after = words.slice(at + 1);
  const isEarly = words[at]?.endsWith('!') === true || after.length >= at;
  return at === -1 || !isEarly ? [] : after;
}
