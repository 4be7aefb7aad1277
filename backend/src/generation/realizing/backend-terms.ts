import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import { isForbidden } from '../platforms/forbidden-wording.ts';
import type { Setting } from '../planning/types.ts';
import { isUsable } from '../reading/doubts.ts';
import { isPlural } from '../reading/name.ts';
import type { Quote, Reading, Unit } from '../reading/index.ts';
import { foldWord, hasDigit, STOP_WORDS, stemOf, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import type { Cited } from './cited.ts';
import { englishTerms } from './english-terms.ts';
import { nonEnglishTerms } from './non-english-terms.ts';
import { deniedStems } from './phrases/untrue-phrases.ts';
import { isOfShop, namesNothing } from './phrases/own-shelves.ts';
import { brandWords } from './phrases/brands.ts';
import { evidenceOf, isKind, type Member } from './phrases/evidence.ts';
import { nounOf, productHeads } from './phrases/product-head.ts';
import { writtenWork } from './phrases/written-works.ts';
import {
  goodsOf,
  isKnownPair,
  isNoun,
  isPeople,
  isProduct,
  isThing,
  isVague,
} from './phrases/words.ts';

const encoder = new TextEncoder();

/** Words of the input that the title lacks and that a search may use, most telling first. */
export function backendTerms(setting: Setting, title: string, limit: number): Cited {
  const { reading, platform } = setting;
  const { request } = reading;
  const taken = new Set(
    wordsOf(title).flatMap((word) => [
      foldWord(word),
      ...partsOf(word),
      ...partsOf(word).map(stemOf),
    ]),
  );
  for (const word of [...wordsOf(request.brand_name ?? ''), ...brandWords(reading)])
    taken.add(foldWord(word));
  // "Not a toy", "PVC free"
  for (const stem of deniedStems(reading)) taken.add(stem);
  const pieces: { text: string; sources: Cited[number]['sources'] }[] = [];
  let bytes = 0;
  const isFree = (part: string) =>
    !taken.has(part) && !STOP_WORDS.has(part) && !SUBJECTIVE_TERMS.has(part) && !hasDigit(part);
  const isTelling = (part: string) =>
    !isOf(part, 'idle terms') &&
    !isOf(part, 'paired terms') &&
    !isOf(part, 'prefixes') &&
    // "Plastic" finds everything that is made of it.
    !isOf(part, 'materials of no search') &&
    part.length >= MIN_TERM &&
    !taken.has(stemOf(part));
  /** Adds all words of a compound, or none. */
  const add = (parts: readonly string[], quote: Quote) => {
    const term = parts.join(' ');
    const size = encoder.encode(term).length + (pieces.length === 0 ? 0 : 1);
    const once = new Set(parts).size === parts.length;
    const wanted =
      parts.length === 1
        ? parts.every((part) => isFree(part) && isTelling(part))
        : once && parts.every(isFree);
    if (!wanted || bytes + size > limit || isForbidden(term, platform)) return;
    const text = pieces.map((piece) => piece.text).join('');
    if (isForbidden(`${text} ${term}`, platform)) return;
    for (const part of parts) {
      taken.add(part);
      taken.add(stemOf(part));
    }
    if (pieces.length > 0) pieces.push({ text: ' ', sources: [] });
    pieces.push({ text: term, sources: [quote.span] });
    bytes += size;
  };
  for (const { words, quote } of filedAs(reading))
    for (const word of words.filter((one) => isKindWord(one, words)))
      if (isMeantBy(word, words, reading)) for (const term of termsOf(word)) add(term, quote);
  // A word from a forbidden claim, such as "friendly", would mean nothing on its own.
  const isAllowed = (unit: Unit) => !isForbidden(unit.text, platform);
  for (const { text, quote } of termsOfFeatures(reading, isAllowed))
    for (const term of termsOf(text)) add(term, quote);
  for (const { words, quote } of filedTerms(reading))
    for (const word of words) for (const term of termsOf(word)) add(term, quote);
  return pieces;
}

/**
 * "Pretend" from "Dress Up & Pretend Play": uses and kinds in the category levels below the
 * department, if the input calls the product what that level or the last one does. Otherwise the
 * level is only a shelf.
 */
function filedTerms(reading: Reading): readonly { words: string[]; quote: Quote }[] {
  const { category = '' } = reading.request;
  const told = evidenceOf(reading).told.flatMap(({ words }) => words);
  const said = new Set([...wordsOf(reading.name.text), ...told].map(stemOf));
  const isMeant = (words: readonly string[]) =>
    words.some((word) => said.has(stemOf(word)) && !isVague(word));
  const levels = [...category.matchAll(/[^>|]+/gu)];
  const isLast = isMeant(wordsOf(levels.at(-1)?.[0] ?? ''));
  return levels.slice(1).flatMap((level) => {
    const all = wordsOf(level[0]);
    const words = isLast || isMeant(all) ? filedWords(all) : [];
    const span = {
      field: 'category' as const,
      start: level.index,
      end: level.index + level[0].length,
    };
    return words.length === 0 ? [] : [{ words, quote: { text: level[0], span } }];
  });
}

/** "Toys", "pretend play": a term of a level, with the noun that it doesn't go without. */
function filedWords(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (!FILED.some((list) => isOf(foldWord(word), list))) return [];
    const isOpen = isOf(foldWord(word), 'open terms');
    return isOpen ? (next === undefined ? [] : [`${word}-${next}`]) : [word];
  });
}

/** Lists of the words of a shelf that say of which kind a product is, or what it is for. */
const FILED = ['filed terms', 'searched uses', 'searched occasions', 'rooms'] as const;

/** "Craft supplies", "water toys": nouns of shelves that say something only with what goes before them. */
function isRangeNoun(word: string): boolean {
  return isOf(word, 'toys') || isOf(foldWord(word), 'nouns of ranges');
}

function isKindWord(word: string, words: readonly string[]): boolean {
  const isRange = words.length > 1 && isRangeNoun(words.at(-1) ?? '');
  return isRange || !isOf(foldWord(word), 'shelf words');
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
    return !isNone && (isRange || isOwnRange || isOnly || isFor || isKnown);
  });
}

function termsOfFeatures(
  reading: Reading,
  isAllowed: (unit: Unit) => boolean,
): { readonly text: string; readonly quote: Quote }[] {
  if (reading.language === 'en') return englishTerms(reading, isAllowed);
  return reading.units.flatMap((unit) =>
    isUsable(unit) && unit.kind !== 'note' && isAllowed(unit)
      ? nonEnglishTerms(unit, reading).map((text) => ({ text, quote: unit }))
      : [],
  );
}

/** The terms in a word: a compound is one, and words separated by a slash are several. */
function termsOf(word: string): string[][] {
  return word
    .replace(/['’]s?$/u, '')
    .split('/')
    .map(partsOf)
    .filter((parts) => parts.length > 0);
}

function partsOf(word: string): string[] {
  return foldWord(word).match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu) ?? [];
}

/** Minimum letters of a word that people search for on its own. */
const MIN_TERM = 3;
