import { isUsable } from '../../reading/uncertain-units.ts';
import type { Quote, Reading, Unit } from '../../reading/index.ts';
import { brandsOf, franchisesOf } from './brands.ts';
import { categoryPhrases } from './category-phrases.ts';
import { isCompletePhrase, isProductTerm, isFragmentOfName } from './standalone-phrase.ts';
import { isStyleWord } from './product-mentions.ts';
import { withoutAmounts } from './name-amounts.ts';
import { isPlural } from '../../reading/name.ts';
import { foldWord, hasDigit, STOP_WORDS, stemOf, wordsOf } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { prepend, cite, textOf, type Cited } from '../cited.ts';
import { phraseEvidenceOf } from './phrase-evidence.ts';
import { namePhrase } from './name-phrase.ts';
import { nounOf, headNouns } from './head-nouns.ts';
import {
  productGroupOf,
  isColor,
  isFiller,
  isInDictionary,
  isNoun,
  isAudience,
  isPromotional,
  isProduct,
  isAbbreviation,
  isThing,
  isAttribute,
  isGenericNoun,
} from './words.ts';
import { MAX_WORDS, foldedStem, hasPhraseLength, keepsCapitals } from './phrase-form.ts';
import { oncePer } from '../../remember.ts';

/**
 * Finds shorter phrases that the input uses for the product. Phrases are never cut out of the name: each
 * occurs on its own in the features, the category or a separate part of the name, and ends in the noun.
 */

/** Distinct phrases of two to four words that the input uses for the product. */
export const attestedPhrases = oncePer(findPhrases);

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
    // Names with a possessive: "Mara's room toys". "Kids's" is misspelled.
    const isNamed = words.some(
      (word) => /['’]s$/u.test(word) && (!isAudience(word) || /s['’]s$/u.test(word)),
    );
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
 * Whether the name uses a noun for the product, or one of the same product group. "Card" of a card reader isn't one,
 * nor "bucket" of a pail. If the name doesn't end in a product noun, any noun is accepted.
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

/** Whether a noun only modifies another in the name ("card" of a card reader) and isn't in the category. */
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

/**
 * A later part of the name that only says what the product is: "Coffee Table" of "Tolmar Couch Table, Coffee Table".
 */
function partPhrases(reading: Reading): Cited[] {
  return headNouns(reading).flatMap((head) => {
    const { segment } = head;
    // Measures are ignored: "1:24 Scale Die-Cast Vehicle".
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

/** Words of the name that a statement uses on their own: "Playing cards" of "These playing cards shuffle well". */
function statementPhrases(reading: Reading): Cited[] {
  const { name, units } = reading;
  const { categoryItems } = phraseEvidenceOf(reading);
  const [main] = headNouns(reading);
  // Parts are never the product: "Blue eyes" of a doll.
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

const TOKENS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’/-]*|\S/gu;
/** Words that modify the next one; a phrase must not start after them. */
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
    // A title continues into the phrase: "Finch game pack" of "The Fair With Finch game pack".
    const continuesTitle = first > 1 && /^\p{Lu}/u.test(before);
    // The phrase ends a title with an article: "Lake puzzle" of "Cottage by the lake puzzle".
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

/**
 * Whether the next word continues a compound ("table" of a table lamp, not of "this table seats four"), or is the
 * object of a verb ("pull me up cake").
 */
function continuesCompound(word: string, next = ''): boolean {
  if (/^(?:me|us)$/iu.test(next)) return true;
  const isVerb =
    isInClass(next, 'finite verbs') ||
    (vocabulary('verbs').has(foldWord(next)) && (isPlural(word) || /(?:s|ed)$/u.test(next)));
  return /^\p{L}/u.test(next) && isNoun(next) && !STOP_WORDS.has(foldWord(next)) && !isVerb;
}

/** Removes leading promotional words, except those of the name: "Playing cards" of "beautiful playing cards". */
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

/**
 * Phrases that the features use for the product, with the name's noun or another: "this teal short sleeve
 * shirt".
 */
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
    // English compounds contain no plurals: "spices" of "natural spices shampoo".
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

/** Puts a stated fact, such as "Men's", the brand or the color, before the first phrase that it fits. */
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
    .map((phrase) => prepend(stated, phrase));
}
