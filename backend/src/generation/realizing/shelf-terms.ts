import type { Quote, Reading } from '../reading/index.ts';
import { isPlural } from '../reading/name.ts';
import { foldWord, STOP_WORDS, stemOf, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { brandWords } from './phrases/brands.ts';
import { evidenceOf, isKind, type Member } from './phrases/evidence.ts';
import { isOfShop, namesNothing } from './phrases/own-shelves.ts';
import { nounOf, productHeads } from './phrases/product-head.ts';
import {
  goodsOf,
  isKnownPair,
  isNoun,
  isPeople,
  isProduct,
  isThing,
  isVague,
} from './phrases/words.ts';
import { writtenWork } from './phrases/written-works.ts';

/** Words of the category that a shopper types together. */
export interface ShelfPhrase {
  readonly words: readonly string[];
  readonly quote: Quote;
}

/** What the last level of the category files, and then the phrases of its levels that are true of all that they hold. */
export function shelfPhrases(reading: Reading): readonly ShelfPhrase[] {
  const leaf = filedAs(reading).map(({ words, quote }) => ({
    words: words.filter((word) => isKindWord(word, words) && isMeantBy(word, words, reading)),
    quote,
  }));
  const path = pathPhrases(reading);
  const isNew = ({ words }: ShelfPhrase) =>
    words.length > 0 && !path.some((one) => words.every((word) => one.words.includes(word)));
  return [...leaf.filter(isNew), ...path];
}

/** "Stuffed animals" of "Stuffed Animals & Plush Toys", unless the product is filed among other things. */
function pathPhrases(reading: Reading): readonly ShelfPhrase[] {
  if (isMisfiled(reading)) return [];
  return levelsOf(reading).flatMap((quote) => {
    const level = wordsOf(quote.text);
    return shelfList().flatMap((phrase): ShelfPhrase[] => {
      const words = inOrder(phrase, level);
      return words === undefined ? [] : [{ words, quote }];
    });
  });
}

let phrases: readonly (readonly string[])[] | undefined;

function shelfList(): readonly (readonly string[])[] {
  phrases ??= [...vocabulary('shelf-phrases')].map((phrase) => phrase.split(' '));
  return phrases;
}

/** The words of a level that a phrase has, if it has all of its own there in their order. */
function inOrder(phrase: readonly string[], level: readonly string[]): string[] | undefined {
  let from = 0;
  const found: string[] = [];
  for (const word of phrase) {
    const at = level.findIndex((one, index) => index >= from && foldWord(one) === word);
    if (at === -1) return undefined;
    found.push(level[at] ?? '');
    from = at + 1;
  }
  return found;
}

/** The levels below the department, the last one first. */
function levelsOf({ request: { category = '' } }: Reading): Quote[] {
  return [...category.matchAll(/[^>|]+/gu)]
    .slice(1)
    .reverse()
    .map((level) => ({
      text: level[0],
      span: { field: 'category', start: level.index, end: level.index + level[0].length },
    }));
}

/** Whether the last level files a product that is neither the name's nor of its kind, and that the input doesn't mention. */
function isMisfiled(reading: Reading): boolean {
  const { members, uses } = evidenceOf(reading);
  const [head] = productHeads(reading);
  const leaf = members.filter(({ depth }) => depth === 0);
  const isOther = ({ words }: Member) => {
    const noun = words.at(-1) ?? '';
    const kind = goodsOf(words);
    const own = head === undefined ? undefined : goodsOf([nounOf(head)]);
    const isSaid = uses.has(stemOf(noun)) || evidenceOf(reading).calls.has(stemOf(noun));
    return (
      isOfOtherThings(words, reading) ||
      (!isSaid && kind !== undefined && own !== undefined && kind !== own)
    );
  };
  return leaf.length > 0 && leaf.every(isOther);
}

/** "Stroller toys": a range for things that the input doesn't mention. */
function isOfOtherThings(words: readonly string[], reading: Reading): boolean {
  const { calls, uses } = evidenceOf(reading);
  return words.some((word, at) => {
    const isNoun = at === words.length - 1 && isRangeNoun(word);
    const isSaid = uses.has(stemOf(word)) || calls.has(stemOf(word));
    return !isNoun && isProduct(word) && !isVague(word) && !isSaid;
  });
}

/** Single words of the levels that say of which kind a product is, if the input calls the product what they or the last one do. */
export function shelfWords(reading: Reading): readonly ShelfPhrase[] {
  const told = evidenceOf(reading).told.flatMap(({ words }) => words);
  const said = new Set([...wordsOf(reading.name.text), ...told].map(stemOf));
  const isMeant = (words: readonly string[]) =>
    words.some((word) => said.has(stemOf(word)) && !isVague(word));
  const levels = levelsOf(reading);
  const [leaf] = levels;
  const isLast = isMeant(wordsOf(leaf?.text ?? ''));
  return levels.reverse().flatMap((quote) => {
    const sides = quote === leaf ? sidesOf(quote.text) : [wordsOf(quote.text)];
    const words = (sides.length === 1 ? sides : sides.filter(isMeant)).flat();
    return (isLast || isMeant(words) ? words : [])
      .filter((word) => FILED.some((list) => isOf(foldWord(word), list)))
      .map((word) => ({ words: [word], quote }));
  });
}

/** "Rattles" and "Plush Rings" of "Rattles & Plush Rings": what a level files side by side. */
function sidesOf(level: string): (readonly string[])[] {
  return level.split(/[&,/]|\sand\s/iu).map(wordsOf);
}

/** Lists of the words of a shelf that say of which kind a product is, or what it is for. */
const FILED = ['filed terms', 'searched uses', 'searched occasions', 'rooms'] as const;

/** "Craft supplies", "water toys": nouns of shelves that say something only with what goes before them. */
function isRangeNoun(word: string): boolean {
  return isOf(word, 'toys') || isOf(foldWord(word), 'nouns of ranges');
}

function isKindWord(word: string, words: readonly string[]): boolean {
  const isRange = words.length > 1 && isRangeNoun(words.at(-1) ?? '');
  const isOnly = words.length === 1 && isProduct(word);
  return isRange || isOnly || !isOf(foldWord(word), 'shelf words');
}

/** "Figure" of the shelf "Figure Kits" only where the input has it, or where the name doesn't say which kit it is. */
function isMeantBy(word: string, words: readonly string[], reading: Reading): boolean {
  const noun = words.at(-1) ?? '';
  const isSaid = evidenceOf(reading).uses.has(stemOf(word));
  // "Baby" of a shelf of floats
  if (isPeople(word)) return isSaid || isOfShop(reading);
  const heads = productHeads(reading);
  const isSame = heads.some(({ words: said, at }) => {
    const isPair = isKnownPair(said[at - 1] ?? '', said[at] ?? '');
    return stemOf(foldWord(said[at] ?? '')) === stemOf(noun) && !isPair;
  });
  const isOne = isSame || heads.length === 0;
  return isSaid || word === noun || isRangeNoun(noun) || !isVague(noun) || isOne;
}

/**
 * What the last level of the category files, if the product is one, or a thing of the same goods, if its name has no
 * word for a product, or if a shop made the category for itself: "Building Sets" of "Tolmar Chimpanzee". Otherwise it is
 * a shelf for other things.
 */
function filedAs(reading: Reading): readonly Member[] {
  const { calls, members, uses } = evidenceOf(reading);
  const isUnread = reading.language !== 'en' || writtenWork(reading).length > 0;
  const isSpare = /\b(?:replacement|spare)\b/iu.test(reading.name.text);
  const goods = productHeads(reading).map((head) => goodsOf([nounOf(head)]));
  const isNameless = namesNothing(reading) || goods.length === 0;
  const isShops = isOfShop(reading);
  const brands = new Set(brandWords(reading).map(foldWord));
  const leaf = members.filter(({ depth }) => depth === 0);
  // "Pools & Water Toys" of a "Tolmar Lounge"
  const isRange = leaf.some(({ words }) => words.length > 1 && isOf(words.at(-1) ?? '', 'toys'));
  return leaf.filter(({ words, shared }) => {
    const noun = words.at(-1) ?? '';
    const kind = goodsOf([noun]);
    const isUsed = uses.has(stemOf(noun));
    const isOne =
      isUnread ||
      calls.has(stemOf(noun)) ||
      isUsed ||
      // "Gaming", "Running shoes", but no "Cable Management"
      (isShops && isNoun(noun) && (words.length === 1 || isThing(noun) || isPlural(noun))) ||
      (kind !== undefined && goods.includes(kind));
    const isOnly = isNameless && isProduct(noun) && (!shared || isUsed);
    // "Scooter" of replacement wheels on a shelf of scooters
    const isFor = shared && isSpare && isProduct(noun) && !isVague(noun);
    const isOwnRange = !shared && words.length > 1 && isRangeNoun(noun);
    const isNone = isOf(noun, 'nouns of no product') || STOP_WORDS.has(noun.toLowerCase());
    const isMember = calls.has(stemOf(noun)) && words.length > 1;
    const isKnown = isKind(noun) && (!shared || isMember) && isOne;
    const isOfRange = (isRange || isOwnRange) && !isOfOtherThings(words, reading);
    const isBrands = words.every((word) => brands.has(foldWord(word)));
    return !isNone && !isBrands && (isOfRange || isOnly || isFor || isKnown);
  });
}
