import { isUsable } from '../../reading/uncertain-units.ts';
import { isPlural } from '../../reading/name.ts';
import type { Quote, Reading, Unit } from '../../reading/index.ts';
import { foldWord, hasDigit, STOP_WORDS, stemOf, wordsOf } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { before, cite, textOf, type Cited } from '../cited.ts';
import { brandsOf, franchisesOf } from './brands.ts';
import { isCompletePhrase, isProductTerm, isFragmentOfName } from './standalone-phrase.ts';
import { phraseEvidenceOf, isProductTypeWord, type CategoryItem } from './phrase-evidence.ts';
import { isStyleWord } from './product-mentions.ts';
import { withoutAmounts } from './name-amounts.ts';
import { namePhrase } from './name-phrase.ts';
import { isMerchantCategory, lacksProductNoun } from './merchant-categories.ts';
import { nounOf, headNouns } from './head-nouns.ts';
import {
  productGroupOf,
  isColor,
  isFiller,
  isInDictionary,
  isKnownCompound,
  isNoun,
  isAudience,
  isPromotional,
  isProduct,
  isAbbreviation,
  isThing,
  isAttribute,
  isGenericNoun,
  singularOf,
} from './words.ts';

/**
 * Finds what the input calls the product in fewer words than its name. No phrase is cut out of the name: each stands by
 * itself elsewhere, in the features, in the category or as a part of the name between marks, and ends on the noun.
 */

const MIN_WORDS = 2;
const MAX_WORDS = 4;

const known = new WeakMap<Reading, readonly Cited[]>();

/** Phrases of two to four words by which the input calls the product, none of them twice. */
export function attestedPhrases(reading: Reading): readonly Cited[] {
  const found = known.get(reading) ?? findPhrases(reading);
  known.set(reading, found);
  return found;
}

function findPhrases(reading: Reading): Cited[] {
  const names = new Set(
    [...brandsOf(reading), ...franchisesOf(reading)].map(({ text }) => text.toLowerCase()),
  );
  return [
    ...partPhrases(reading).slice(0, 1),
    ...statementPhrases(reading),
    ...categoryPhrases(reading),
    ...mentionPhrases(reading),
  ].filter((phrase) => {
    const text = textOf(phrase);
    const words = text.split(' ');
    const last = words.at(-1) ?? '';
    // "Mara's room toys"
    const isNamed = words.some((word) => /['’]s$/u.test(word) && !isAudience(word));
    return (
      !isNamed &&
      isProductNoun(last, reading) &&
      (!isColor(last) || isProduct(last)) &&
      !isInClass(words[0] ?? '', 'numbers') &&
      !names.has(text.toLowerCase()) &&
      isCompletePhrase(words) &&
      !isFragmentOfName(words, reading)
    );
  });
}

/**
 * Whether a noun is one of the name's for the product, or one for the same kind of goods: no "card" of a card reader,
 * no "bucket" of a pail that is also one. A name that no product's word ends can be called anything.
 */
function isProductNoun(noun: string, reading: Reading): boolean {
  const heads = headNouns(reading);
  const [main] = heads;
  if (main === undefined || main.confidence === 0) return !isCompoundModifier(noun, reading);
  const ends = [
    ...heads.map(nounOf),
    ...reading.name.segments.map(({ text }) => wordsOf(text).at(-1) ?? ''),
    wordsOf(namePhrase(reading)?.[0]?.text ?? '').at(-1) ?? '',
  ];
  const kind = productGroupOf([noun]);
  return (
    ends.some((end) => foldedStem(end) === foldedStem(noun)) ||
    (kind !== undefined && kind === productGroupOf([nounOf(main)]))
  );
}

/** "Card" of a card reader, unless the category has it. */
function isCompoundModifier(noun: string, { name, request: { category = '' } }: Reading): boolean {
  const isBefore = name.segments.some(({ text }) => {
    const words = wordsOf(text);
    const at = words.findLastIndex((word) => foldedStem(word) === foldedStem(noun));
    const next = at === -1 ? undefined : words[at + 1];
    return next !== undefined && isNoun(next) && !isFiller(next);
  });
  const isInCategory = wordsOf(category.split('>').at(-1) ?? '').some(
    (word) => foldedStem(word) === foldedStem(noun),
  );
  return isBefore && !isInCategory;
}

/** The noun of the category's last level, if it has no other word and the product is one: "costume" of "Costumes". */
export function categoryNoun(reading: Reading): Cited[] {
  const { categoryItems } = phraseEvidenceOf(reading);
  const nouns = nounsOf(reading);
  return categoryItems
    .filter(({ words: [noun = '', ...otherWords], hasSiblings: shared, depth }) => {
      const isOnlyName = isMerchantCategory(reading) && lacksProductNoun(reading);
      return (
        depth === 0 &&
        otherWords.length === 0 &&
        isProduct(noun) &&
        // "Shoes", a shop's own shelf for what its name doesn't call anything
        (isProductTypeWord(noun) || (isOnlyName && !shared)) &&
        !isGenericNoun(noun) &&
        (!shared || isPlural(noun.toLowerCase())) &&
        (nouns.has(stemOf(noun)) || (isOnlyName && !shared))
      );
    })
    .slice(0, 1)
    .map(({ words, quote }) => cite(inInputNumber(words, reading).join(' '), quote));
}

/** Stems of the nouns by which the name and the features call the product. */
function nounsOf(reading: Reading): ReadonlySet<string> {
  const [main] = headNouns(reading);
  const name = namePhrase(reading)?.[0]?.text ?? reading.name.segments[0]?.text ?? '';
  const last = wordsOf(name).at(-1) ?? '';
  const mentions = phraseEvidenceOf(reading).productMentions.filter(
    ({ isUncertain: opens }) => !opens,
  );
  return new Set(
    [
      ...(main === undefined ? [] : [nounOf(main)]),
      ...(isProduct(last) ? [last] : []),
      ...mentions.map(({ words }) => words.at(-1) ?? ''),
    ].map((word) => stemOf(foldWord(word))),
  );
}

/** "Coffee Table" of "Tolmar Couch Table, Coffee Table": a part of the name that only says what the product is. */
function partPhrases(reading: Reading): Cited[] {
  return headNouns(reading).flatMap((head) => {
    const { segment } = head;
    // "1:24 Scale Die-Cast Vehicle"
    const words = withoutAmounts(segment.text);
    const text = words.join(' ');
    const isPlain = words.every(
      (word) => /^[\p{L}&'’-]+$/u.test(word) && (isAbbreviation(word) || isInDictionary(word)),
    );
    const isEnd = segment.text.includes(text) && words.at(-1) === nounOf(head);
    const isApart = segment !== reading.name.segments[0] && !/[([]/u.test(segment.separator);
    return isApart && isPlain && isEnd && hasPhraseLength(words) ? [cite(text, segment)] : [];
  });
}

function hasPhraseLength(words: readonly string[]): boolean {
  return words.length >= MIN_WORDS && words.length <= MAX_WORDS;
}

/** "Playing cards" of "These playing cards shuffle well": the name's words, as a statement has them by themselves. */
function statementPhrases(reading: Reading): Cited[] {
  const { name, units } = reading;
  const { categoryItems } = phraseEvidenceOf(reading);
  const [main] = headNouns(reading);
  // "Blue eyes" of a doll
  const isPart = (word: string) =>
    isInClass(foldWord(word), 'parts of anything') && !isProduct(word);
  if (main === undefined || isPart(nounOf(main))) return [];
  const noun = stemOf(foldWord(nounOf(main)));
  const categoryWords = categoryItems
    .filter(({ depth }) => depth === 0)
    .flatMap(({ words }) => words);
  const knownStems = new Set([...wordsOf(name.text), ...categoryWords].map(foldedStem));
  return units.flatMap((unit) =>
    isUsable(unit) && unit.span.field !== 'variants'
      ? phrasesIn(unit, noun, knownStems, reading)
      : [],
  );
}

function foldedStem(word: string): string {
  return stemOf(foldWord(word));
}

const TOKENS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’/-]*|\S/gu;
/** Words that go with what is behind them, so that a phrase that begins there would be torn. */
const ARTICLE = /^(?:the|an?)$/iu;
const COORDINATES = /^(?:and|or|&|to|no|not|non|without|n|plus|\+|-|\/)$/iu;

function phrasesIn(
  unit: Unit,
  noun: string,
  knownStems: ReadonlySet<string>,
  reading: Reading,
): Cited[] {
  if (!unit.text.includes(' ')) return [];
  const tokens = [...unit.text.matchAll(TOKENS)].map(([token]) => token);
  const isInside = (token = '') => /^\p{L}/u.test(token) && !STOP_WORDS.has(foldWord(token));
  return tokens.flatMap((token, at) => {
    if (foldedStem(token) !== noun || continuesCompound(token, tokens[at + 1])) return [];
    let first = at;
    while (at - first <= MAX_WORDS && isInside(tokens[first - 1])) first -= 1;
    const before = tokens[first - 1] ?? '';
    const words = withoutPraise(tokens.slice(first, at + 1), knownStems);
    // "Finch game pack" of "The Fair With Finch game pack"
    const continuesTitle = first > 1 && /^\p{Lu}/u.test(before);
    // "Lake puzzle" of "Cottage by the lake puzzle"
    const endsTitle = !unit.finite && at === tokens.length - 1 && first > 1 && ARTICLE.test(before);
    const isWhole = words
      .slice(0, -1)
      .every((word) =>
        [word, ...(word.includes('-') ? word.split('-') : [])].every(
          (part) => knownStems.has(foldedStem(part)) || (word.includes('-') && part === word),
        ),
      );
    return isWhole &&
      hasPhraseLength(words) &&
      !continuesTitle &&
      !endsTitle &&
      !COORDINATES.test(before) &&
      tokens[at + 1] !== '&' &&
      !hasDigit(before) &&
      isProductTerm(words, reading, first === 0)
      ? [cite(words.join(' '), unit)]
      : [];
  });
}

/** Whether a compound goes on behind a noun: "table" of a table lamp, but not of "this table seats four". */
function continuesCompound(word: string, next = ''): boolean {
  const isVerb =
    isInClass(next, 'finite verbs') ||
    (vocabulary('verbs').has(foldWord(next)) && (isPlural(word) || /(?:s|ed)$/u.test(next)));
  return /^\p{L}/u.test(next) && isNoun(next) && !STOP_WORDS.has(foldWord(next)) && !isVerb;
}

/** "Playing cards" of "beautiful playing cards", but for words of the name */
function withoutPraise(
  words: readonly string[],
  knownStems: ReadonlySet<string>,
): readonly string[] {
  const first = words.findIndex(
    (word) =>
      knownStems.has(foldedStem(word)) ||
      !(isPromotional(word) || isInClass(word, 'unsearched words')),
  );
  return words.slice(Math.max(first, 0));
}

/** What the text calls the product: "this teal short sleeve shirt", by the name's noun or one of its own. */
function mentionPhrases(reading: Reading): Cited[] {
  const { productMentions, categoryItems } = phraseEvidenceOf(reading);
  const [main] = headNouns(reading);
  const noun = main === undefined ? '' : stemOf(nounOf(main));
  const nameStems = new Set(wordsOf(reading.name.text).map(foldedStem));
  return productMentions.flatMap(({ words, isUncertain: opens, ...quote }) => {
    const last = words.at(-1) ?? '';
    const [first = ''] = words;
    const isInCategory = categoryItems.some(
      (item) => item.depth === 0 && stemOf(item.words.at(-1) ?? '') === stemOf(last),
    );
    const endsInProduct =
      isProduct(last) && !isGenericNoun(last) && !isInClass(last, 'nouns of no product');
    const isNamed = !opens && words.every((word) => nameStems.has(foldedStem(word)));
    const isProductMention =
      stemOf(last) === noun || isNamed || ((!opens || isInCategory) && endsInProduct);
    const isPlain = words
      .slice(0, -1)
      .every(
        (word) =>
          nameStems.has(foldedStem(word)) ||
          isAttribute(word) ||
          isAudience(word) ||
          isThing(word) ||
          isInClass(word, 'searched uses') ||
          isStyleWord(word),
      );
    // "Spices" of "natural spices shampoo": English compounds have no plurals inside.
    const startsInPlural = isPlural(first) && !isAudience(first);
    return isProductMention && isPlain && !startsInPlural && hasPhraseLength(words)
      ? [
          cite(
            words.map((word) => (keepsCapitals(word) ? word : word.toLowerCase())).join(' '),
            quote,
          ),
        ]
      : [];
  });
}

/** "Birthday candle" of "Birthday Candles": the category's last level, if the name or the features have its noun. */
function categoryPhrases(reading: Reading): Cited[] {
  const nouns = nounsOf(reading);
  return phraseEvidenceOf(reading)
    .categoryItems.filter(
      (item) =>
        item.depth === 0 &&
        isItemForProduct(item, nouns, reading) &&
        !isSiblingOfProduct(item, reading),
    )
    .map(({ words, quote }) => cite(inInputNumber(words, reading).join(' '), quote));
}

/** "Pillowcase sets" of a "Sheet & Pillowcase Sets" shelf, for what the name calls a sheet set. */
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
  // "Baby floats", a marketplace's shelf of all floats, for what nobody calls a baby's
  const isTrue = words.every(
    (word) =>
      !(isAudience(word) || isInClass(foldWord(word), 'searched people')) ||
      isInInput(word) ||
      isMerchantCategory(reading),
  );
  const hasStatedModifier = words.slice(0, -1).some(isInInput);
  // "Play vehicles": a shelf's word, but for what the input calls so
  const isCategoryOnly =
    isInClass(foldWord(words[0] ?? ''), 'category-only openers') && !hasStatedModifier;
  // "Hair loss treatment", the shelf of a beard treatment
  const isSpecificEnough = words.length === MIN_WORDS || words.slice(0, -1).every(isInInput);
  return (
    isKnown &&
    isTrue &&
    !isCategoryOnly &&
    isSpecificEnough &&
    hasPhraseLength(words) &&
    ((!isGenericNoun(last) && !shared) || hasStatedModifier) &&
    // "Breed-cakes"
    (hasStatedModifier ||
      !/-/u.test(reading.request.category ?? '') ||
      isAudience(words[0] ?? '') ||
      isKnownCompound(words.at(-2) ?? '', last))
  );
}

/** "Jigsaw puzzle" of "Jigsaw Puzzles": in the number that the name has, or in the singular. */
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

function keepsCapitals(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word);
}

/** "Men's", the brand, the color: what the input says of the whole product, before the first phrase that it fits. */
export function prependToFirstFit(stated: Quote, phrases: readonly Cited[]): Cited[] {
  const words = stated.text.split(' ');
  const fits = (phrase: Cited) => {
    const phraseWords = textOf(phrase).split(' ');
    const isRepeated = words.some((word) =>
      phraseWords.some((other) => foldedStem(other) === foldedStem(word)),
    );
    return (
      !isRepeated && [...words, ...phraseWords].filter((word) => word !== '&').length <= MAX_WORDS
    );
  };
  return phrases
    .filter(fits)
    .slice(0, 1)
    .map((phrase) => before(stated, phrase));
}
