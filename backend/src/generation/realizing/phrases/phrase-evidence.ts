import { isUsable } from '../../reading/uncertain-units.ts';
import type { Quote, Reading } from '../../reading/index.ts';
import { foldWord, isCapitalized, STOP_WORDS, stemOf, wordsOf } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { findProductMentions, type ProductMention } from './product-mentions.ts';
import { oncePer } from '../../remember.ts';

/** A product type that a level of the category names: "Sweatshirts" of "Hoodies & Sweatshirts". */
export interface CategoryItem {
  readonly words: readonly string[];
  readonly quote: Quote;
  /** Whether its level names several types, so that only the input says which one applies. */
  readonly hasSiblings: boolean;
  /** 0 for the last level of the category. */
  readonly depth: number;
}

/** Facts about words from the category and the features, computed once per product. */
export interface PhraseEvidence {
  readonly categoryItems: readonly CategoryItem[];
  /** Phrases that the features use for the product. */
  readonly productMentions: readonly ProductMention[];
  /** Stems of the words that the input writes in lower case, and of the category's words. */
  readonly lowercaseStems: ReadonlySet<string>;
  /** Pairs of adjacent stems, both in lower case or in the category. */
  readonly adjacentStems: ReadonlySet<string>;
  /** Adjacent capitalized words of a sentence ("Boba Fett"), and keys of words that the features join. */
  readonly pairedWords: ReadonlySet<string>;
  /** Words that have a capital inside a sentence. */
  readonly capitalizedWords: ReadonlySet<string>;
  /** Stems of the words of the name, and of the nouns that the features use for the product. */
  readonly productStems: ReadonlySet<string>;
  /** Number of units that contain a stem. */
  readonly unitCounts: ReadonlyMap<string, number>;
  /** For each stem, its form in the name or the features. */
  readonly wordForms: ReadonlyMap<string, string>;
}

export const phraseEvidenceOf = oncePer(readEvidence);

function readEvidence(reading: Reading): PhraseEvidence {
  const categoryItems = itemsOfCategory(reading.request.category ?? '');
  const lowercaseStems = new Set<string>();
  const adjacentStems = new Set<string>();
  const pairedWords = new Set<string>();
  const capitalizedWords = new Set<string>();
  const nameStems = new Set(wordsOf(reading.name.text).map(stemOf));
  const wordForms = new Map<string, string>();
  const unitCounts = new Map<string, number>();
  for (const { words } of categoryItems) {
    for (const [at, word] of words.entries()) {
      lowercaseStems.add(stemOf(word));
      adjacentStems.add(`${stemOf(words[at - 1] ?? '')} ${stemOf(word)}`);
    }
  }
  for (const unit of reading.units) {
    if (!isUsable(unit)) continue;
    const words = wordsOf(unit.text);
    for (const stem of new Set(words.map(stemOf)))
      unitCounts.set(stem, (unitCounts.get(stem) ?? 0) + 1);
    const isProse = words.filter((word) => !isCapitalized(word)).length * 2 >= words.length;
    for (const [at, word] of words.entries()) {
      const before = words[at - 1] ?? '';
      if (word === word.toLowerCase()) {
        const stem = stemOf(word);
        lowercaseStems.add(stem);
        wordForms.set(stem, wordForms.get(stem) ?? word);
        const isAfterName = at > 2 && isCapitalized(words[at - 2] ?? '');
        if (before === before.toLowerCase() && !isAfterName)
          adjacentStems.add(`${stemOf(before)} ${stem}`);
      } else if (at > 0 && isProse) {
        capitalizedWords.add(word);
        if (at > 1 && isCapitalized(before) && !STOP_WORDS.has(foldWord(before)))
          pairedWords.add(`${before} ${word}`);
      }
    }
  }
  const nameWords = wordsOf(reading.name.text);
  // The features join two words of the name: "Pig tail" and "pigtail".
  for (const [at, word] of nameWords.slice(1).entries())
    if (
      lowercaseStems.has(stemOf(`${nameWords[at]}${word}`.toLowerCase())) &&
      !nameStems.has(stemOf(`${nameWords[at]}${word}`.toLowerCase()))
    )
      pairedWords.add(compoundKey(nameWords[at] ?? '', word));
  for (const word of nameWords) wordForms.set(stemOf(word), word.toLowerCase());
  const productMentions = findProductMentions(reading);
  // The features split a compound: "dream catcher necklace" and "dreamcatcher".
  for (const { words } of productMentions)
    for (const [at, word] of words.slice(1).entries())
      lowercaseStems.add(stemOf(`${words[at]}${word}`));
  const productStems = new Set([
    ...nameWords.map(stemOf),
    ...productMentions
      .filter(({ isUncertain }) => !isUncertain)
      .map(({ words }) => stemOf(words.at(-1) ?? '')),
  ]);
  return {
    categoryItems,
    productMentions,
    lowercaseStems,
    adjacentStems,
    pairedWords,
    productStems,
    capitalizedWords,
    unitCounts,
    wordForms,
  };
}

/** The key of two words of the name that the features write as one. */
export function compoundKey(first: string, second: string): string {
  return `${first}+${second}`.toLowerCase();
}

const MAX_LEVELS = 3;

function itemsOfCategory(category: string): CategoryItem[] {
  const all = [...category.matchAll(/[^>|]*[^>|\s][^>|]*/gu)];
  // A collection says where a store shows a product, not what it is: "Collections > New Luma Yoga Collection".
  const collection = all.findIndex(([level]) => /\bcollections?\b/iu.test(level));
  const levels = (collection === -1 ? all : all.slice(0, collection))
    .reverse()
    .slice(0, MAX_LEVELS);
  return levels.flatMap((level, depth) => {
    // A merchant's labels, each true of the product ("Wall Lights, Wall lamp"), unlike "Shoes, Bags & Belts".
    const labels = isListOfLabels(level[0]) ? [...level[0].matchAll(/[^,]+/gu)] : [level];
    return labels.flatMap((label) => {
      const from = level.index + (label === level ? 0 : label.index);
      return itemsOfLevel(label[0], from, depth);
    });
  });
}

function isListOfLabels(level: string): boolean {
  return level.includes(',') && !/[&/]|\band\b/iu.test(level.slice(level.lastIndexOf(',')));
}

/** A code of a store's stock system: "MOD_Relay_Timer". */
const STOCK_CATEGORY = /^\s*[\p{L}\d]+(?:_[\p{L}\d]+)+\s*$/u;
/** The group that it starts with, and abbreviations: "MOD", "comp". */
const STOCK_GROUP = /^(?:\p{Ll}{2,5}|[\p{Lu}\d]+)$/u;

/** The product types in a store's code, each a type of its own if it is capitalized: "Relay" and "Timer". */
function itemsOfStockCategory(code: string, from: number, depth: number): CategoryItem[] {
  const parts = [
    ...code.matchAll(/(?:\p{Lu}|(?<![\p{L}\d])\p{Ll})\p{Ll}+(?:_\p{Ll}+)*(?![\p{L}\d])/gu),
  ];
  return parts.flatMap((part): CategoryItem[] => {
    const [group = ''] = part[0].split('_');
    const start = part.index === 0 && STOCK_GROUP.test(group) ? group.length + 1 : 0;
    const text = part[0].slice(start);
    const words = text.split('_').filter((word) => word !== '');
    if (words.length === 0) return [];
    const at = from + part.index + start;
    const span = { field: 'category' as const, start: at, end: at + text.length };
    return [{ words, quote: { text, span }, hasSiblings: true, depth }];
  });
}

function itemsOfLevel(level: string, from: number, depth: number): CategoryItem[] {
  if (STOCK_CATEGORY.test(level)) return itemsOfStockCategory(level, from, depth);
  const parts = [...level.matchAll(/(?:(?!\s(?:and|or)\s)[^&,/])+/giu)];
  return parts.flatMap((part): CategoryItem[] => {
    const text = part[0];
    const words = wordsOf(
      text
        .replace(/(\p{Lu}{2})(\p{Lu}\p{Ll}{3})/gu, '$1 $2')
        .replace(/(?<=\p{Ll})-(?=\p{Ll}{4})/gu, ' '),
    );
    if (words.length === 0) return [];
    const start = from + part.index;
    const span = { field: 'category' as const, start, end: start + text.length };
    return [{ words, quote: { text, span }, hasSiblings: parts.length > 1, depth }];
  });
}

/** Whether a word of the category names a product type rather than a store department. */
export function isProductTypeWord(word: string): boolean {
  const folded = foldWord(word);
  return (
    !isInClass(folded, 'category-only words') &&
    !isInClass(folded, 'departments') &&
    !isInClass(folded, 'bare nouns')
  );
}
