import { isUsable } from '../../reading/doubts.ts';
import { isPlural } from '../../reading/name.ts';
import type { Quote, Reading, Unit } from '../../reading/index.ts';
import { foldWord, hasDigit, STOP_WORDS, stemOf, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { before, cite, textOf, type Cited } from '../cited.ts';
import { makersOf, worldsOf } from './brands.ts';
import { isSound, isTermOf, isTornFromName } from './standalone-phrase.ts';
import { evidenceOf, isKind, type Member } from './evidence.ts';
import { isForm } from './feature-phrases.ts';
import { withoutAmounts } from './name-amounts.ts';
import { namePhrase } from './name-phrase.ts';
import { isOfShop, namesNothing } from './own-shelves.ts';
import { nounOf, productHeads } from './product-head.ts';
import {
  goodsOf,
  isColor,
  isEmpty,
  isInDictionary,
  isKnownPair,
  isNoun,
  isPeople,
  isPraise,
  isProduct,
  isShortForm,
  isThing,
  isTrait,
  isVague,
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
    [...makersOf(reading), ...worldsOf(reading)].map(({ text }) => text.toLowerCase()),
  );
  return [
    ...partPhrases(reading).slice(0, 1),
    ...saidPhrases(reading),
    ...filedPhrases(reading),
    ...toldPhrases(reading),
  ].filter((phrase) => {
    const text = textOf(phrase);
    const words = text.split(' ');
    const last = words.at(-1) ?? '';
    // "Mara's room toys"
    const isNamed = words.some((word) => /['’]s$/u.test(word) && !isPeople(word));
    return (
      !isNamed &&
      isOfName(last, reading) &&
      (!isColor(last) || isProduct(last)) &&
      !isOf(words[0] ?? '', 'numbers') &&
      !names.has(text.toLowerCase()) &&
      isSound(words) &&
      !isTornFromName(words, reading)
    );
  });
}

/**
 * Whether a noun is one of the name's for the product, or one for the same kind of goods: no "card" of a card reader,
 * no "bucket" of a pail that is also one. A name that no product's word ends can be called anything.
 */
function isOfName(noun: string, reading: Reading): boolean {
  const heads = productHeads(reading);
  const [main] = heads;
  if (main === undefined || main.confidence === 0) return !isOfCompound(noun, reading);
  const ends = [
    ...heads.map(nounOf),
    ...reading.name.segments.map(({ text }) => wordsOf(text).at(-1) ?? ''),
    wordsOf(namePhrase(reading)?.[0]?.text ?? '').at(-1) ?? '',
  ];
  const kind = goodsOf([noun]);
  return (
    ends.some((end) => stemmed(end) === stemmed(noun)) ||
    (kind !== undefined && kind === goodsOf([nounOf(main)]))
  );
}

/** "Card" of a card reader, unless the category has it. */
function isOfCompound(noun: string, { name, request: { category = '' } }: Reading): boolean {
  const isBefore = name.segments.some(({ text }) => {
    const words = wordsOf(text);
    const at = words.findLastIndex((word) => stemmed(word) === stemmed(noun));
    const next = at === -1 ? undefined : words[at + 1];
    return next !== undefined && isNoun(next) && !isEmpty(next);
  });
  const isFiled = wordsOf(category.split('>').at(-1) ?? '').some(
    (word) => stemmed(word) === stemmed(noun),
  );
  return isBefore && !isFiled;
}

/** The noun of the category's last level, if it has no other word and the product is one: "costume" of "Costumes". */
export function shelfOf(reading: Reading): Cited[] {
  const { members } = evidenceOf(reading);
  const nouns = nounsOf(reading);
  return members
    .filter(({ words: [noun = '', ...more], shared, depth }) => {
      const isShops = isOfShop(reading) && namesNothing(reading);
      return (
        depth === 0 &&
        more.length === 0 &&
        isProduct(noun) &&
        // "Shoes", a shop's own shelf for what its name doesn't call anything
        (isKind(noun) || (isShops && !shared)) &&
        !isVague(noun) &&
        (!shared || isPlural(noun.toLowerCase())) &&
        (nouns.has(stemOf(noun)) || (isShops && !shared))
      );
    })
    .slice(0, 1)
    .map(({ words, quote }) => cite(asTyped(words, reading).join(' '), quote));
}

/** Stems of the nouns by which the name and the features call the product. */
function nounsOf(reading: Reading): ReadonlySet<string> {
  const [main] = productHeads(reading);
  const name = namePhrase(reading)?.[0]?.text ?? reading.name.segments[0]?.text ?? '';
  const last = wordsOf(name).at(-1) ?? '';
  const told = evidenceOf(reading).told.filter(({ opens }) => !opens);
  return new Set(
    [
      ...(main === undefined ? [] : [nounOf(main)]),
      ...(isProduct(last) ? [last] : []),
      ...told.map(({ words }) => words.at(-1) ?? ''),
    ].map((word) => stemOf(foldWord(word))),
  );
}

/** "Coffee Table" of "Tolmar Couch Table, Coffee Table": a part of the name that only says what the product is. */
function partPhrases(reading: Reading): Cited[] {
  return productHeads(reading).flatMap((head) => {
    const { segment } = head;
    // "1:24 Scale Die-Cast Vehicle"
    const words = withoutAmounts(segment.text);
    const text = words.join(' ');
    const isPlain = words.every(
      (word) => /^[\p{L}&'’-]+$/u.test(word) && (isShortForm(word) || isInDictionary(word)),
    );
    const isEnd = segment.text.includes(text) && words.at(-1) === nounOf(head);
    const isApart = segment !== reading.name.segments[0] && !/[([]/u.test(segment.separator);
    return isApart && isPlain && isEnd && isFit(words) ? [cite(text, segment)] : [];
  });
}

function isFit(words: readonly string[]): boolean {
  return words.length >= MIN_WORDS && words.length <= MAX_WORDS;
}

/** "Playing cards" of "These playing cards shuffle well": the name's words, as a statement has them by themselves. */
function saidPhrases(reading: Reading): Cited[] {
  const { name, units } = reading;
  const { members } = evidenceOf(reading);
  const [main] = productHeads(reading);
  // "Blue eyes" of a doll
  const isPart = (word: string) => isOf(foldWord(word), 'parts of anything') && !isProduct(word);
  if (main === undefined || isPart(nounOf(main))) return [];
  const noun = stemOf(foldWord(nounOf(main)));
  const filed = members.filter(({ depth }) => depth === 0).flatMap(({ words }) => words);
  const named = new Set([...wordsOf(name.text), ...filed].map(stemmed));
  return units.flatMap((unit) =>
    isUsable(unit) && unit.span.field !== 'variants' ? phrasesIn(unit, noun, named, reading) : [],
  );
}

function stemmed(word: string): string {
  return stemOf(foldWord(word));
}

const TOKENS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’/-]*|\S/gu;
/** Words that go with what is behind them, so that a phrase that begins there would be torn. */
const ARTICLE = /^(?:the|an?)$/iu;
const JOINS = /^(?:and|or|&|to|no|not|non|without|n|plus|\+|-|\/)$/iu;

function phrasesIn(
  unit: Unit,
  noun: string,
  named: ReadonlySet<string>,
  reading: Reading,
): Cited[] {
  if (!unit.text.includes(' ')) return [];
  const tokens = [...unit.text.matchAll(TOKENS)].map(([token]) => token);
  const isInside = (token = '') => /^\p{L}/u.test(token) && !STOP_WORDS.has(foldWord(token));
  return tokens.flatMap((token, at) => {
    if (stemmed(token) !== noun || goesOn(token, tokens[at + 1])) return [];
    let first = at;
    while (at - first <= MAX_WORDS && isInside(tokens[first - 1])) first -= 1;
    const before = tokens[first - 1] ?? '';
    const words = withoutPraise(tokens.slice(first, at + 1), named);
    // "Finch game pack" of "The Fair With Finch game pack"
    const isTitled = first > 1 && /^\p{Lu}/u.test(before);
    // "Lake puzzle" of "Cottage by the lake puzzle"
    const isEnd = !unit.finite && at === tokens.length - 1 && first > 1 && ARTICLE.test(before);
    const isWhole = words
      .slice(0, -1)
      .every((word) =>
        [word, ...(word.includes('-') ? word.split('-') : [])].every(
          (one) => named.has(stemmed(one)) || (word.includes('-') && one === word),
        ),
      );
    return isWhole &&
      isFit(words) &&
      !isTitled &&
      !isEnd &&
      !JOINS.test(before) &&
      tokens[at + 1] !== '&' &&
      !hasDigit(before) &&
      isTermOf(words, reading, first === 0)
      ? [cite(words.join(' '), unit)]
      : [];
  });
}

/** Whether a compound goes on behind a noun: "table" of a table lamp, but not of "this table seats four". */
function goesOn(word: string, next = ''): boolean {
  const isVerb =
    isOf(next, 'finite verbs') ||
    (vocabulary('verbs').has(foldWord(next)) && (isPlural(word) || /(?:s|ed)$/u.test(next)));
  return /^\p{L}/u.test(next) && isNoun(next) && !STOP_WORDS.has(foldWord(next)) && !isVerb;
}

/** "Playing cards" of "beautiful playing cards", but for words of the name */
function withoutPraise(words: readonly string[], named: ReadonlySet<string>): readonly string[] {
  const first = words.findIndex(
    (word) => named.has(stemmed(word)) || !(isPraise(word) || isOf(word, 'unsearched words')),
  );
  return words.slice(Math.max(first, 0));
}

/** What the text calls the product: "this teal short sleeve shirt", by the name's noun or one of its own. */
function toldPhrases(reading: Reading): Cited[] {
  const { told, members } = evidenceOf(reading);
  const [main] = productHeads(reading);
  const noun = main === undefined ? '' : stemOf(nounOf(main));
  const named = new Set(wordsOf(reading.name.text).map(stemmed));
  return told.flatMap(({ words, opens, ...quote }) => {
    const last = words.at(-1) ?? '';
    const [first = ''] = words;
    const isFiled = members.some(
      (member) => member.depth === 0 && stemOf(member.words.at(-1) ?? '') === stemOf(last),
    );
    const isGoods = isProduct(last) && !isVague(last) && !isOf(last, 'nouns of no product');
    const isNamed = !opens && words.every((word) => named.has(stemmed(word)));
    const isMeant = stemOf(last) === noun || isNamed || ((!opens || isFiled) && isGoods);
    const isPlain = words
      .slice(0, -1)
      .every(
        (word) =>
          named.has(stemmed(word)) ||
          isTrait(word) ||
          isPeople(word) ||
          isThing(word) ||
          isOf(word, 'searched uses') ||
          isForm(word),
      );
    // "Spices" of "natural spices shampoo": English compounds have no plurals inside.
    const isTorn = isPlural(first) && !isPeople(first);
    return isMeant && isPlain && !isTorn && isFit(words)
      ? [cite(words.map((word) => (isKept(word) ? word : word.toLowerCase())).join(' '), quote)]
      : [];
  });
}

/** "Birthday candle" of "Birthday Candles": the category's last level, if the name or the features have its noun. */
function filedPhrases(reading: Reading): Cited[] {
  const nouns = nounsOf(reading);
  return evidenceOf(reading)
    .members.filter(
      (member) =>
        member.depth === 0 && isMeant(member, nouns, reading) && !isOtherOfShelf(member, reading),
    )
    .map(({ words, quote }) => cite(asTyped(words, reading).join(' '), quote));
}

/** "Pillowcase sets" of a "Sheet & Pillowcase Sets" shelf, for what the name calls a sheet set. */
function isOtherOfShelf({ words, shared }: Member, reading: Reading): boolean {
  const named = new Set(wordsOf(reading.name.text).map(stemmed));
  const isNamed = (kinds: readonly string[]) => kinds.some((word) => named.has(stemmed(word)));
  const others = evidenceOf(reading).members.filter(
    (member) => member.depth === 0 && member.words !== words,
  );
  return shared && !isNamed(words.slice(0, -1)) && others.some((member) => isNamed(member.words));
}

function isMeant({ words, shared }: Member, nouns: ReadonlySet<string>, reading: Reading): boolean {
  const last = words.at(-1) ?? '';
  const { uses } = evidenceOf(reading);
  const named = new Set(wordsOf(reading.name.text).map(stemmed));
  const isSaid = (word: string) => named.has(stemmed(word)) || uses.has(stemmed(word));
  const isKnown =
    nouns.has(stemOf(last)) &&
    isKind(last) &&
    (isThing(last) || isKnownPair(words.at(-2) ?? '', last));
  // "Baby floats", a marketplace's shelf of all floats, for what nobody calls a baby's
  const isTrue = words.every(
    (word) =>
      !(isPeople(word) || isOf(foldWord(word), 'searched people')) ||
      isSaid(word) ||
      isOfShop(reading),
  );
  const isTold = words.slice(0, -1).some(isSaid);
  // "Play vehicles": a shelf's word, but for what the input calls so
  const isShelfs = isOf(foldWord(words[0] ?? ''), 'shelf openers') && !isTold;
  // "Hair loss treatment", the shelf of a beard treatment
  const isNear = words.length === MIN_WORDS || words.slice(0, -1).every(isSaid);
  return (
    isKnown &&
    isTrue &&
    !isShelfs &&
    isNear &&
    isFit(words) &&
    ((!isVague(last) && !shared) || isTold) &&
    // "Breed-cakes"
    (isTold ||
      !/-/u.test(reading.request.category ?? '') ||
      isPeople(words[0] ?? '') ||
      isKnownPair(words.at(-2) ?? '', last))
  );
}

/** "Jigsaw puzzle" of "Jigsaw Puzzles": in the number that the name has, or in the singular. */
function asTyped(words: readonly string[], reading: Reading): string[] {
  const { forms } = evidenceOf(reading);
  return words.map((word, at) => {
    const small = word.toLowerCase();
    if (at < words.length - 1)
      return isKept(word) ? word : small.replace(/^(wo)?mens$/u, "$1men's");
    const said = forms.get(stemOf(word));
    if (isOf(small, 'always plural')) return small;
    if (said !== undefined && singularOf(said) === singularOf(small)) return said;
    return isPlural(small) ? singularOf(small) : small;
  });
}

function isKept(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word);
}

/** "Men's", the brand, the color: what the input says of the whole product, before the first phrase that it fits. */
export function firstFit(stated: Quote, phrases: readonly Cited[]): Cited[] {
  const words = stated.text.split(' ');
  const fits = (phrase: Cited) => {
    const said = textOf(phrase).split(' ');
    const isSaid = words.some((word) => said.some((one) => stemmed(one) === stemmed(word)));
    return !isSaid && [...words, ...said].filter((word) => word !== '&').length <= MAX_WORDS;
  };
  return phrases
    .filter(fits)
    .slice(0, 1)
    .map((phrase) => before(stated, phrase));
}
