import type { Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, stemOf, wordsOf } from '../../text/words.ts';
import { brandsOf, franchisesOf } from './brands.ts';
import { withoutPunctuation } from './name-amounts.ts';
import { nounOf, headNouns, headTermOf } from './head-nouns.ts';
import { isFunctionWord, isGenericNoun } from './words.ts';

/**
 * Maximum words of a name that people type: of one part (without function words), of two parts, and after a
 * brand.
 */
const MAX_TYPED_WORDS = 10;
const MAX_JOINED_WORDS = 8;
const MAX_WORDS_WITH_BRAND = 7;
const MIN_WORDS = 3;
/** Maximum words and characters of a name that is preferred to the brand and noun alone. */
const MAX_READABLE_WORDS = 12;
const MAX_LENGTH = 80;

type Words = readonly string[];

/** Whether a name with this number of parts is short enough to be typed. */
export function isShortEnoughToType(words: Words, parts: number): boolean {
  const all = wordsOf(words.join(' '));
  const contentWords = all.filter((word) => !isFunctionWord(word));
  return parts > 1 ? all.length <= MAX_JOINED_WORDS : contentWords.length <= MAX_TYPED_WORDS;
}

/** Whether a name without a shorter form can still be used as one phrase. */
export function isReadable(words: Words): boolean {
  const contentWords = wordsOf(words.join(' ')).filter((word) => !isFunctionWord(word));
  return contentWords.length <= MAX_READABLE_WORDS && words.join(' ').length <= MAX_LENGTH;
}

/**
 * Shorter forms of a long name, the longest first. Each contains the product's noun. None spans two parts or starts
 * after a late colon, which may introduce a film title.
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
  // The noun ends a compound: "Tolmar Grip ArtPencils".
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

/** The brand, franchise and noun of a name that is too long in any other form: "Larkvane Jigsaw Puzzle". */
export function brandAndNoun(parts: readonly Words[], reading: Reading): Words | undefined {
  const [head] = headNouns(reading);
  if (head === undefined) return undefined;
  const noun = stemOf(foldWord(nounOf(head)));
  const isNoun = (word = '') => stemOf(foldWord(withoutPunctuation(word))) === noun;
  const names = brandAndFranchise(reading).join(' ').split(' ');
  const whole = parts.find((words) => isNoun(words.at(-1)));
  // A model isn't identified by its brand and noun alone.
  const isKind =
    whole !== undefined &&
    !whole.some(hasDigit) &&
    !names.some(isNoun) &&
    !headTermOf(head).split(' ').every(isGenericNoun);
  const words = [...names, ...headTermOf(head).split(' ')];
  return isKind && names[0] !== '' && words.length >= MIN_WORDS ? words : undefined;
}

/** The brand and franchise that the name contains. */
function brandAndFranchise(reading: Reading): string[] {
  return [...brandsOf(reading), ...franchisesOf(reading)]
    .map(({ text }) => text)
    .filter((name) => reading.name.text.toLowerCase().includes(name.toLowerCase()));
}

/**
 * Words after an exclamation mark, or after a colon in the first half of the name: "Otter Action Figure" of "Harbor
 * Quest: Otter Action Figure", but not "Bruno Figure" of "Mara the Otter King Harbor Quest Super: Bruno Figure".
 */
function afterPunctuation(words: Words): Words {
  const at = words.findLastIndex((word) => /[:!]$/u.test(word));
  const after = words.slice(at + 1);
  const isEarly = words[at]?.endsWith('!') === true || after.length >= at;
  return at === -1 || !isEarly ? [] : after;
}
