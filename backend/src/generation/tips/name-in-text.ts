import { isUsable } from '../reading/uncertain-units.ts';
import type { Reading } from '../reading/index.ts';
import { productGroupOf, isProduct } from '../realizing/phrases/words.ts';
import { contentStems, isCapitalized } from '../text/words.ts';
import { productTypeOf } from './product-type.ts';
import { trimPunctuation } from './listing-coverage.ts';

/** Minimum letters of a name, and of one that may differ in two letters. */
const MIN_NAME = 4;
const MIN_LONG = 7;
/** Words on each side that are searched for the rest of the name. */
const NEAR = 2;

/** A word of the name and how the details write it: "Zeppelin" and "Zepellin Yoga Pant". */
export function misspelledName(
  { name, units }: Reading,
  isKnown: (small: string) => boolean,
): { one: string; other: string } | undefined {
  const named = wordsIn(name.text);
  const known = new Set(named.map((word) => word.toLowerCase()));
  const stems = new Set(named.flatMap(contentStems));
  for (const { text } of units.filter(isUsable)) {
    const words = wordsIn(text);
    const owner = otherPossessive(words, named);
    if (owner !== undefined) return owner;
    for (const [at, word] of words.entries()) {
      const lowercase = word.toLowerCase();
      if (!CAPITALIZED.test(word) || word.length < MIN_NAME || known.has(lowercase)) continue;
      const near = [
        ...words.slice(Math.max(0, at - NEAR), at),
        ...words.slice(at + 1, at + 1 + NEAR),
      ];
      if (!near.some((word) => contentStems(word).some((stem) => stems.has(stem)))) continue;
      // With the apostrophe, "Rubie's" for "Rubies" can only be a possessive.
      const meant = named.find(
        (candidate) => isNearMiss(word, candidate) && !wordsIn(text, true).includes(candidate),
      );
      if (meant !== undefined && !isKnown(lowercase)) return { one: meant, other: word };
    }
  }
  return undefined;
}

/**
 * Minimum words that identify an item, and minimum letters that two forms of a name share at the
 * start.
 */
const MIN_ITEM_WORDS = 2;
const MIN_SAME = 2;

/**
 * The same item with a different possessive: "Mirella's Secret Garden" and "Mirabella secret
 * garden".
 */
function otherPossessive(
  words: readonly string[],
  named: readonly string[],
): { one: string; other: string } | undefined {
  const same = (one = '', other = '') => one !== '' && one.toLowerCase() === other.toLowerCase();
  const isLong = (word: string) => word.length >= MIN_LONG && CAPITALIZED.test(word);
  const possessives = [...named.entries()].filter(([, word]) => isLong(word));
  if (possessives.length === 0) return undefined;
  const begins = (one: string, other: string) =>
    one !== other &&
    one.slice(-1) === other.slice(-1) &&
    one[0] === other[0] &&
    Array.from(one).filter((letter) => other.includes(letter)).length >= one.length - MIN_SAME;
  for (const [at, word] of words.entries()) {
    if (!isLong(word) || named.includes(word)) continue;
    const meant = possessives.find(
      ([index, one]) =>
        begins(one, word) &&
        Array.from({ length: MIN_ITEM_WORDS }).every((_, next) =>
          same(named[index + 1 + next], words[at + 1 + next]),
        ),
    );
    if (meant !== undefined) return { one: meant[1], other: word };
  }
  return undefined;
}

/** A word with one capital, at its start, as names are written. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

/** Words without surrounding punctuation, and without a possessive ending or its apostrophe. */
function wordsIn(text: string, isPossessive = false): string[] {
  return text
    .split(/[\s,;:()/–—-]+/u)
    .map((word) => trimPunctuation(word).replace(/['’]s$/u, isPossessive ? 's' : ''))
    .filter((word) => word !== '');
}

function isNearMiss(word: string, meant: string): boolean {
  if (!CAPITALIZED.test(meant) || meant.length < MIN_NAME || word[0] !== meant[0]) return false;
  // "Squishmallows" is a plural of the name, but "Helio" isn't a form of "Helios"
  if (word === `${meant}s` || word === `${meant}es`) return false;
  const longest = Math.max(word.length, meant.length);
  const distance = distanceOf(withoutAccents(word), withoutAccents(meant));
  // "Luna" and "Luma" may both be names.
  return distance === 1
    ? word.length !== meant.length || longest >= MIN_LONG
    : distance === 2 && Math.min(word.length, meant.length) >= MIN_LONG;
}

/** Letters without accents, since "Pokemon" isn't a misspelling of "Pokémon". */
function withoutAccents(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The number of letters to add, remove or replace to turn one word into the other. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, wanted] of Array.from(other).entries()) {
      const replaced = (row[index] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Another type of product with the same name: "Mars HeatTech Jacket" in the details of the "Mars
 * HeatTech Pullover".
 */
export function otherProductTypeNamed(reading: Reading): string | undefined {
  const { name, units } = reading;
  const nameWords = wordsIn(name.segments[0]?.text ?? '');
  const noun = nameWords.at(-1) ?? '';
  const kind = productGroupOf([noun.toLowerCase()]);
  const made = otherOfMaker(nameWords[0] ?? '', reading);
  if (made !== undefined) return made;
  const subject = otherSubject(reading);
  if (subject !== undefined) return subject;
  const start = nameWords.slice(0, -1);
  if (kind === undefined || start.length < 2) return undefined;
  for (const { text } of units.filter(isUsable)) {
    const words = wordsIn(text);
    for (const at of words.keys()) {
      if (!start.every((word, index) => words[at + index] === word)) continue;
      const other = words[at + start.length] ?? '';
      const isOtherType =
        isCapitalized(other) &&
        isProduct(other.toLowerCase()) &&
        productGroupOf([other.toLowerCase()]) === kind &&
        contentStems(other)[0] !== contentStems(noun)[0];
      if (isOtherType) return [...start, other].join(' ');
    }
  }
  return undefined;
}

const VERB = /^(?:is|has|features|comes|offers|provides)$/iu;
/** Maximum words of a subject, including its article. */
const MAX_SUBJECT = 7;

/** The subject of a text: "Larkfell Classic Cap" in "The Larkfell Classic Cap features a brim". */
function subjectOf(text: string): string | undefined {
  const words = text.split(' ', MAX_SUBJECT + 1);
  const verb = words.findIndex((word) => VERB.test(word));
  return /^(?:the|this)$/iu.test(words[0] ?? '') && verb > 1
    ? words.slice(1, verb).join(' ')
    : undefined;
}

/** Minimum words of the name for a sentence to be about the product. */
const MIN_SHARED = 2;

/**
 * A subject of another type: "The Larkfell Classic Cap features a brim" in the details of the
 * "Larkfell Classic Backpack", which never mention a backpack.
 */
function otherSubject(reading: Reading): string | undefined {
  const { name, units } = reading;
  const productType = productTypeOf(reading);
  const texts = units.filter(isUsable).map(({ text }) => text);
  const nouns = wordsIn(name.text).filter(
    (word) => productGroupOf([word.toLowerCase()]) === productType,
  );
  const stated = new Set(texts.flatMap(contentStems));
  if (productType === undefined || nouns.length === 0) return undefined;
  if (nouns.flatMap(contentStems).some((stem) => stated.has(stem))) return undefined;
  const stems = new Set(contentStems(name.text));
  return texts
    .flatMap((text) => subjectOf(text) ?? [])
    .find((subject) => {
      const noun = wordsIn(subject).at(-1)?.toLowerCase() ?? '';
      const kind = productGroupOf([noun]);
      const shared = contentStems(subject).filter((stem) => stems.has(stem));
      return (
        kind !== undefined && kind !== productType && isProduct(noun) && shared.length >= MIN_SHARED
      );
    });
}

/**
 * Another product of the manufacturer: "Each Larkfell puzzle" in the details of the "Larkfell
 * Playing Cards".
 */
function otherOfMaker(maker: string, reading: Reading): string | undefined {
  const productType = productTypeOf(reading);
  if (productType === undefined || !CAPITALIZED.test(maker)) return undefined;
  const stems = new Set(contentStems(reading.name.text));
  for (const { text } of reading.units.filter(isUsable)) {
    const [determiner = '', word, noun = ''] = wordsIn(text);
    if (word !== maker || !/^(?:each|every)$/iu.test(determiner)) continue;
    const kind = productGroupOf([noun.toLowerCase()]);
    const isOtherType = kind !== undefined && kind !== productType;
    if (isOtherType && !contentStems(noun).every((stem) => stems.has(stem)))
      return `${maker} ${noun}`;
  }
  return undefined;
}
