import { isPlural } from '../../reading/name.ts';
import { foldWord, stemOf, wordsOf } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { phraseEvidenceOf, isProductTypeWord, type CategoryItem } from './phrase-evidence.ts';
import { namePhrase } from './name-phrase.ts';
import { isMerchantCategory, lacksProductNoun } from './merchant-categories.ts';
import { nounOf, headNouns } from './head-nouns.ts';
import {
  isKnownCompound,
  isAudience,
  isProduct,
  isThing,
  isGenericNoun,
  singularOf,
} from './words.ts';
import { MIN_WORDS, foldedStem, hasPhraseLength, keepsCapitals } from './phrase-form.ts';
import type { Reading } from '../../reading/index.ts';

/** Finds phrases for the product in the last level of the category. */

/**
 * The noun of the category's last level if it is the only word there and names the product: "costume" of "Costumes".
 */
export function categoryNoun(reading: Reading): Cited[] {
  const { categoryItems } = phraseEvidenceOf(reading);
  const nouns = nounsOf(reading);
  return categoryItems
    .filter(({ words: [noun = '', ...otherWords], hasSiblings, depth }) => {
      const isOnlyName = isMerchantCategory(reading) && lacksProductNoun(reading);
      return (
        depth === 0 &&
        otherWords.length === 0 &&
        isProduct(noun) &&
        // A merchant's own category says what a product is if the name doesn't: "Shoes".
        (isProductTypeWord(noun) || (isOnlyName && !hasSiblings)) &&
        !isGenericNoun(noun) &&
        (!hasSiblings || isPlural(noun.toLowerCase())) &&
        (nouns.has(stemOf(noun)) || (isOnlyName && !hasSiblings))
      );
    })
    .slice(0, 1)
    .map(({ words, quote }) => cite(inInputNumber(words, reading).join(' '), quote));
}

/** Stems of the nouns that the name and the features use for the product. */
function nounsOf(reading: Reading): ReadonlySet<string> {
  const [main] = headNouns(reading);
  const name = namePhrase(reading)?.[0]?.text ?? reading.name.segments[0]?.text ?? '';
  const last = wordsOf(name).at(-1) ?? '';
  const mentions = phraseEvidenceOf(reading).productMentions.filter(
    ({ isUncertain }) => !isUncertain,
  );
  return new Set(
    [
      ...(main === undefined ? [] : [nounOf(main)]),
      ...(isProduct(last) ? [last] : []),
      ...mentions.map(({ words }) => words.at(-1) ?? ''),
    ].map((word) => stemOf(foldWord(word))),
  );
}

/** The category's last level, if the name or the features have its noun: "Birthday candle" of "Birthday Candles". */
export function categoryPhrases(reading: Reading): Cited[] {
  const nouns = nounsOf(reading);
  // A merchant's own category says what a product is if its name doesn't: "Green Coffee".
  const isOnlyName =
    !/[->]/u.test(reading.request.category ?? '') &&
    isMerchantCategory(reading) &&
    lacksProductNoun(reading);
  const isOnlyNoun = ({ words, hasSiblings }: CategoryItem) =>
    isOnlyName &&
    !hasSiblings &&
    words.length === MIN_WORDS &&
    isProductTypeWord(words.at(-1) ?? '') &&
    !isGenericNoun(words.at(-1) ?? '') &&
    !words.some((word) => isAudience(word) || keepsCapitals(word));
  return phraseEvidenceOf(reading)
    .categoryItems.filter(
      (item) =>
        item.depth === 0 &&
        (isOnlyNoun(item) ||
          (isItemForProduct(item, nouns, reading) && !isSiblingOfProduct(item, reading))),
    )
    .map((item) => {
      const words = isOnlyNoun(item) ? inSingular(item.words) : inInputNumber(item.words, reading);
      return cite(words.join(' '), item.quote);
    });
}

function inSingular(words: readonly string[]): string[] {
  return words.map((word, at) =>
    at < words.length - 1 || isInClass(word.toLowerCase(), 'always plural')
      ? word.toLowerCase()
      : singularOf(word.toLowerCase()),
  );
}

/**
 * Whether the name mentions another item of the level instead: "pillowcase sets" of "Sheet & Pillowcase Sets" for a
 * sheet set.
 */
function isSiblingOfProduct(
  { words, hasSiblings: shared }: CategoryItem,
  reading: Reading,
): boolean {
  const nameStems = new Set(wordsOf(reading.name.text).map(foldedStem));
  const isNamed = (kinds: readonly string[]) =>
    kinds.some((word) => nameStems.has(foldedStem(word)));
  const siblings = phraseEvidenceOf(reading).categoryItems.filter(
    (item) => item.depth === 0 && item.words !== words,
  );
  return shared && !isNamed(words.slice(0, -1)) && siblings.some((item) => isNamed(item.words));
}

function isItemForProduct(
  { words, hasSiblings: shared }: CategoryItem,
  nouns: ReadonlySet<string>,
  reading: Reading,
): boolean {
  const last = words.at(-1) ?? '';
  const { unitCounts } = phraseEvidenceOf(reading);
  const nameStems = new Set(wordsOf(reading.name.text).map(foldedStem));
  const isInInput = (word: string) =>
    nameStems.has(foldedStem(word)) || unitCounts.has(foldedStem(word));
  const isKnown =
    nouns.has(stemOf(last)) &&
    isProductTypeWord(last) &&
    (isThing(last) || isKnownCompound(words.at(-2) ?? '', last));
  // A marketplace's "Baby floats" includes all floats, so the audience must be stated.
  const isTrue = words.every(
    (word) =>
      !(isAudience(word) || isInClass(foldWord(word), 'searched people')) ||
      isInInput(word) ||
      isMerchantCategory(reading),
  );
  const hasStatedModifier = words.slice(0, -1).some(isInInput);
  // Words that only categories use, unless the input does: "Play vehicles".
  const isCategoryOnly =
    isInClass(foldWord(words[0] ?? ''), 'category-only openers') && !hasStatedModifier;
  // A long phrase must be stated in full: "Hair loss treatment" may be the category of a beard treatment.
  const isSpecificEnough = words.length === MIN_WORDS || words.slice(0, -1).every(isInInput);
  return (
    isKnown &&
    isTrue &&
    !isCategoryOnly &&
    isSpecificEnough &&
    hasPhraseLength(words) &&
    ((!isGenericNoun(last) && !shared) || hasStatedModifier) &&
    // A hyphenated handle: "Breed-cakes".
    (hasStatedModifier ||
      !/-/u.test(reading.request.category ?? '') ||
      isAudience(words[0] ?? '') ||
      isKnownCompound(words.at(-2) ?? '', last))
  );
}

/** A category item in the name's number, or in the singular: "Jigsaw puzzle" of "Jigsaw Puzzles". */
function inInputNumber(words: readonly string[], reading: Reading): string[] {
  const { wordForms } = phraseEvidenceOf(reading);
  return words.map((word, at) => {
    const lower = word.toLowerCase();
    if (at < words.length - 1)
      return keepsCapitals(word) ? word : lower.replace(/^(wo)?mens$/u, "$1men's");
    const inputForm = wordForms.get(stemOf(word));
    if (isInClass(lower, 'always plural')) return lower;
    if (inputForm !== undefined && singularOf(inputForm) === singularOf(lower)) return inputForm;
    return isPlural(lower) ? singularOf(lower) : lower;
  });
}
