import type { Quote, Reading } from '../reading/index.ts';
import { isPlural } from '../reading/name.ts';
import { foldWord, STOP_WORDS, stemOf, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { brandWords } from './phrases/brands.ts';
import {
  phraseEvidenceOf,
  isProductTypeWord,
  type CategoryItem,
} from './phrases/phrase-evidence.ts';
import { isMerchantCategory, lacksProductNoun } from './phrases/merchant-categories.ts';
import { nounOf, headNouns } from './phrases/head-nouns.ts';
import {
  productGroupOf,
  isKnownCompound,
  isNoun,
  isAudience,
  isProduct,
  isThing,
  isGenericNoun,
} from './phrases/words.ts';
import { writtenWork } from './phrases/written-works.ts';

/** Words of the category that shoppers type together. */
export interface CategoryTerm {
  readonly words: readonly string[];
  readonly quote: Quote;
}

/**
 * The items of the last level that fit the product, then the phrases of all levels that are true of everything in
 * them.
 */
export function categoryTerms(reading: Reading): readonly CategoryTerm[] {
  const leaf = itemsForProduct(reading).map(({ words, quote }) => ({
    words: words.filter(
      (word) => isTermWord(word, words) && appliesToProduct(word, words, reading),
    ),
    quote,
  }));
  const path = pathPhrases(reading);
  const isNew = ({ words }: CategoryTerm) =>
    words.length > 0 && !path.some((other) => words.every((word) => other.words.includes(word)));
  return [...leaf.filter(isNew), ...path];
}

/**
 * Phrases of the category path, unless the product is miscategorized: "Stuffed animals" of "Stuffed Animals & Plush
 * Toys".
 */
function pathPhrases(reading: Reading): readonly CategoryTerm[] {
  if (isMiscategorized(reading)) return [];
  return levelsOf(reading).flatMap((quote) => {
    const level = wordsOf(quote.text);
    return phraseList().flatMap((phrase): CategoryTerm[] => {
      const words = matchInOrder(phrase, level);
      return words === undefined ? [] : [{ words, quote }];
    });
  });
}

let phrases: readonly (readonly string[])[] | undefined;

function phraseList(): readonly (readonly string[])[] {
  phrases ??= [...vocabulary('category-phrases')].map((phrase) => phrase.split(' '));
  return phrases;
}

/** The words of a level that match a phrase in order; undefined if one is missing. */
function matchInOrder(phrase: readonly string[], level: readonly string[]): string[] | undefined {
  let from = 0;
  const found: string[] = [];
  for (const word of phrase) {
    const at = level.findIndex((other, index) => index >= from && foldWord(other) === word);
    if (at === -1) return undefined;
    found.push(level[at] ?? '');
    from = at + 1;
  }
  return found;
}

/** The levels below the department, last first. */
function levelsOf({ request: { category = '' } }: Reading): Quote[] {
  return [...category.matchAll(/[^>|]+/gu)]
    .slice(1)
    .reverse()
    .map((level) => ({
      text: level[0],
      span: { field: 'category', start: level.index, end: level.index + level[0].length },
    }));
}

/** Whether the last level is for another product that the input doesn't mention. */
function isMiscategorized(reading: Reading): boolean {
  const { categoryItems, unitCounts } = phraseEvidenceOf(reading);
  const [head] = headNouns(reading);
  const leaf = categoryItems.filter(({ depth }) => depth === 0);
  const isOtherProduct = ({ words }: CategoryItem) => {
    const noun = words.at(-1) ?? '';
    const itemGroup = productGroupOf(words);
    const productGroup = head === undefined ? undefined : productGroupOf([nounOf(head)]);
    const isMentioned =
      unitCounts.has(stemOf(noun)) || phraseEvidenceOf(reading).productStems.has(stemOf(noun));
    return (
      isForOtherProducts(words, reading) ||
      (!isMentioned &&
        itemGroup !== undefined &&
        productGroup !== undefined &&
        itemGroup !== productGroup)
    );
  };
  return leaf.length > 0 && leaf.every(isOtherProduct);
}

/** Whether a level is for a product that the input doesn't mention: "Stroller toys". */
function isForOtherProducts(words: readonly string[], reading: Reading): boolean {
  const { productStems, unitCounts } = phraseEvidenceOf(reading);
  return words.some((word, at) => {
    const isNoun = at === words.length - 1 && isRangeNoun(word);
    const isMentioned = unitCounts.has(stemOf(word)) || productStems.has(stemOf(word));
    return !isNoun && isProduct(word) && !isGenericNoun(word) && !isMentioned;
  });
}

/** Single words of the levels that describe the product, if the input mentions a word of the same or the last level. */
export function categoryWords(reading: Reading): readonly CategoryTerm[] {
  const mentionWords = phraseEvidenceOf(reading).productMentions.flatMap(({ words }) => words);
  const productStems = new Set([...wordsOf(reading.name.text), ...mentionWords].map(stemOf));
  const isAboutProduct = (words: readonly string[]) =>
    words.some((word) => productStems.has(stemOf(word)) && !isGenericNoun(word));
  const levels = levelsOf(reading);
  const [leaf] = levels;
  const isLast = isAboutProduct(wordsOf(leaf?.text ?? ''));
  return levels.reverse().flatMap((quote) => {
    const alternatives = quote === leaf ? alternativesOf(quote.text) : [wordsOf(quote.text)];
    const words = (
      alternatives.length === 1 ? alternatives : alternatives.filter(isAboutProduct)
    ).flat();
    return (isLast || isAboutProduct(words) ? words : [])
      .filter((word) => SEARCHED_CLASSES.some((list) => isInClass(foldWord(word), list)))
      .map((word) => ({ words: [word], quote }));
  });
}

/** The alternatives in a level: "Rattles" and "Plush Rings" of "Rattles & Plush Rings". */
function alternativesOf(level: string): (readonly string[])[] {
  return level.split(/[&,/]|\sand\s/iu).map(wordsOf);
}

/** Word classes for product types and uses in categories. */
const SEARCHED_CLASSES = [
  'category terms',
  'searched uses',
  'searched occasions',
  'rooms',
] as const;

/** Category nouns that are only meaningful with a modifier: "Craft supplies", "water toys". */
function isRangeNoun(word: string): boolean {
  return isInClass(word, 'toys') || isInClass(foldWord(word), 'nouns of ranges');
}

function isTermWord(word: string, words: readonly string[]): boolean {
  const isRange = words.length > 1 && isRangeNoun(words.at(-1) ?? '');
  const isOnly = words.length === 1 && isProduct(word);
  return isRange || isOnly || !isInClass(foldWord(word), 'category-only words');
}

/**
 * Whether a word of a category item applies to the product: "Figure" of "Figure Kits" only if the input mentions it or
 * the name doesn't say which kit it is.
 */
function appliesToProduct(word: string, words: readonly string[], reading: Reading): boolean {
  const noun = words.at(-1) ?? '';
  const isInFeatures = phraseEvidenceOf(reading).unitCounts.has(stemOf(word));
  // The audience must be stated: "Baby" of a category of floats.
  if (isAudience(word)) return isInFeatures || isMerchantCategory(reading);
  const heads = headNouns(reading);
  const isSame = heads.some(({ words: headWords, at }) => {
    const isPair = isKnownCompound(headWords[at - 1] ?? '', headWords[at] ?? '');
    return stemOf(foldWord(headWords[at] ?? '')) === stemOf(noun) && !isPair;
  });
  const mayBeProduct = isSame || heads.length === 0;
  return isInFeatures || word === noun || isRangeNoun(noun) || !isGenericNoun(noun) || mayBeProduct;
}

/**
 * The items of the category's last level that fit the product. An item fits if the product is one or belongs to the
 * same product group, if the name has no product noun, or if the category is the merchant's own ("Building Sets" of
 * "Tolmar Chimpanzee"). Otherwise the category is for other products.
 */
function itemsForProduct(reading: Reading): readonly CategoryItem[] {
  const { productStems, categoryItems, unitCounts } = phraseEvidenceOf(reading);
  const isUnread = reading.language !== 'en' || writtenWork(reading).length > 0;
  const isSpare = /\b(?:replacement|spare)\b/iu.test(reading.name.text);
  const goods = headNouns(reading).map((head) => productGroupOf([nounOf(head)]));
  const isNameless = lacksProductNoun(reading) || goods.length === 0;
  const isMerchants = isMerchantCategory(reading);
  const brands = new Set(brandWords(reading).map(foldWord));
  const leaf = categoryItems.filter(({ depth }) => depth === 0);
  // A range of products: "Pools & Water Toys" of a "Tolmar Lounge".
  const isRange = leaf.some(
    ({ words }) => words.length > 1 && isInClass(words.at(-1) ?? '', 'toys'),
  );
  return leaf.filter(({ words, hasSiblings: shared }) => {
    const noun = words.at(-1) ?? '';
    const kind = productGroupOf([noun]);
    const isUsed = unitCounts.has(stemOf(noun));
    const matchesProduct =
      isUnread ||
      productStems.has(stemOf(noun)) ||
      isUsed ||
      // In a merchant's own category, "Gaming" and "Running shoes" fit, but not "Cable Management".
      (isMerchants && isNoun(noun) && (words.length === 1 || isThing(noun) || isPlural(noun))) ||
      (kind !== undefined && goods.includes(kind));
    const isOnly = isNameless && isProduct(noun) && (!shared || isUsed);
    // The product that spare parts are for: "Scooter" of replacement wheels.
    const isForSpareParts = shared && isSpare && isProduct(noun) && !isGenericNoun(noun);
    const isOwnRange = !shared && words.length > 1 && isRangeNoun(noun);
    const isNotProduct =
      isInClass(noun, 'nouns of no product') || STOP_WORDS.has(noun.toLowerCase());
    const isNamedCompound = productStems.has(stemOf(noun)) && words.length > 1;
    const isKnown = isProductTypeWord(noun) && (!shared || isNamedCompound) && matchesProduct;
    const isOfRange = (isRange || isOwnRange) && !isForOtherProducts(words, reading);
    const isBrands = words.every((word) => brands.has(foldWord(word)));
    return !isNotProduct && !isBrands && (isOfRange || isOnly || isForSpareParts || isKnown);
  });
}
