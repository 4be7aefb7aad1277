import type { Advice } from '../advice/index.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import { isCommonWord, sensesOf, wordsOfLength } from '../reading/tagging.ts';
import type { Reading } from '../reading/index.ts';
import { isInDictionary } from '../realizing/phrases/words.ts';
import { isCapitalized, STOP_WORDS } from '../text/words.ts';
import { isInClass, vocabulary, type Vocabulary } from '../vocabulary/index.ts';
import { misspelledName } from './name-in-text.ts';
import { isTypoOf, typoBetween } from './typos.ts';
import { oncePer, oncePerText } from '../remember.ts';

/** Maximum words in one tip. */
const MAX_REPORTED = 2;
/** Maximum unknown words that are checked; input in another language has many. */
const MAX_UNKNOWN = 24;

interface Token {
  readonly word: string;
  readonly lowercase: string;
  /** The words before and after the token, in lowercase. */
  readonly before: string;
  readonly after: string;
  /** Whether it may belong to a name: "Stegosaurus ungulatus". */
  readonly followsName: boolean;
  /** Whether it may be the second word of a species: "Crataegus monogyna". */
  readonly isLatin: boolean;
}

/** Advice about misspelled words in the input, or about a word spelled in two ways. */
export const spellingTips = oncePer(findTips);

/** The words that advice calls misspelled. */
export function misspelledIn(reading: Reading): readonly string[] {
  return spellingTips(reading).flatMap((tip) =>
    tip.code === 'misspelled' ? tip.values.words : [],
  );
}

function findTips(reading: Reading): Advice[] {
  if (reading.language !== 'en') return [];
  const tokens = tokensOf(reading);
  const pair = misspelledName(reading, isInWordLists) ?? twoSpellings(tokens);
  if (pair !== undefined) return [{ code: 'twoSpellings', values: pair }];
  const words = [...joinedWords(reading), ...misspelled(tokens, reading)].slice(0, MAX_REPORTED);
  return words.length === 0 ? [] : [{ code: 'misspelled', values: { words } }];
}

/** "inGold", "bannerHappy": two words without a space between them, which no name contains. */
const JOINED_WORDS = /(?<![\p{L}\p{N}'’])\p{Ll}{2,20}\p{Lu}\p{Ll}{2,20}(?![\p{L}\p{N}'’]|[™®])/gu;

function joinedWords({ name, units }: Reading): string[] {
  const found = units.filter(isUsable).flatMap(({ text }) => text.match(JOINED_WORDS) ?? []);
  return [...new Set(found)].filter((token) => {
    const [first = '', second = ''] = token.split(/(?=\p{Lu})/u);
    const consistsOfWords = isCommonWord(first) && isCommonWord(second.toLowerCase());
    return consistsOfWords && !name.text.includes(token) && !isInWordLists(token.toLowerCase());
  });
}

/** A word of letters only that punctuation doesn't connect to a longer word or an address. */
const WORD = /(?<![\p{L}\p{N}@.'’\-/&_])\p{L}{1,20}(?![\p{L}\p{N}@'’\-/&_])/gu;

function tokensOf({ name, units }: Reading): Token[] {
  const texts = [name.text, ...units.filter(isUsable).map(({ text }) => text)];
  return texts.flatMap((text) => {
    const words = text.match(WORD) ?? [];
    return words.map((word, at) => ({
      word,
      lowercase: word.toLowerCase(),
      before: words[at - 1]?.toLowerCase() ?? '',
      after: words[at + 1]?.toLowerCase() ?? '',
      followsName: isUsedAsName(words, at - 1),
      isLatin: LATIN.test(word) && LATIN_GENUS.test(words[at - 1] ?? ''),
    }));
  });
}

const LATIN = /^\p{Ll}{3,}(?:us|um|a|is|ae|ii|oides|ensis)$/u;
const LATIN_GENUS = /^\p{Lu}\p{Ll}+(?:us|um|a|is|es|ix|ys|on|as)$/u;

/**
 * Whether a word is used as a name: it is capitalized, and either not the first word or unknown.
 */
function isUsedAsName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return isCapitalized(word) && (at > 0 || !isKnown(word.toLowerCase()));
}

/** Minimum letters of a word to report. */
const MIN_LOWERCASE = 5;
const MIN_CAPITALIZED = 8;

function misspelled(tokens: readonly Token[], reading: Reading): string[] {
  const category = wordsOfCategory(reading);
  const capitalized = new Set(
    tokens.flatMap(({ word, lowercase }) => (word === lowercase ? [] : [lowercase])),
  );
  const unknown = firstUnknown(
    tokens,
    (lowercase) =>
      !isInClass(lowercase, 'never right') && (isKnown(lowercase) || category.has(lowercase)),
  );
  return unknown.flatMap(({ word, lowercase, before, after, followsName, isLatin }) => {
    if (isInClass(lowercase, 'never right')) return [word];
    if (word === lowercase) {
      const isName = followsName || capitalized.has(lowercase);
      // "Criss cross", or a word among others of another language.
      const isForeignOrCompound =
        isInDictionary(`${lowercase}${after}`) || [before, after].some(isForeign) || isLatin;
      return isName || isForeignOrCompound || !isTypo(lowercase) ? [] : [word];
    }
    const isUsed = (other: string) =>
      isCommonWord(other) || category.has(other) || vocabulary('traits').has(other);
    return CAPITALIZED.test(word) && isTypoOfUsedWord(lowercase, isUsed) ? [word] : [];
  });
}

/** Whether a word is neither English nor a typo of an English word. */
function isForeign(word: string): boolean {
  return SMALL.test(word) && !isKnown(word) && !isTypo(word);
}

/** The first unknown words, each at its first occurrence. */
function firstUnknown(tokens: readonly Token[], isRight: (lowercase: string) => boolean): Token[] {
  const seen = new Set<string>();
  const unknown: Token[] = [];
  for (const token of tokens) {
    if (seen.has(token.lowercase)) continue;
    seen.add(token.lowercase);
    if (!SMALL.test(token.lowercase) || isRight(token.lowercase)) continue;
    unknown.push(token);
    if (unknown.length === MAX_UNKNOWN) break;
  }
  return unknown;
}

const SMALL = /^[a-z]{3,20}$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

function wordsOfCategory({ request }: Reading): ReadonlySet<string> {
  return new Set((request.category ?? '').toLowerCase().match(/\p{L}+/gu) ?? []);
}

/** Endings that are removed to find the stem of a word. */
const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing', 'ly'];

/** Whether an unknown word is one typo away from a known one. */
function isTypo(word: string): boolean {
  return isTypoOfLowercaseWord(word) || isTypoOfAny(word, isTypoOf);
}

/** Whether a word, or its stem, is a typo of one of the words with the same first letter. */
function isTypoOfAny(word: string, matches: (word: string, other: string) => boolean): boolean {
  return ENDINGS.filter((ending) => word.endsWith(ending)).some((ending) => {
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < MIN_LOWERCASE) return false;
    return wordsNear(stem).some((other) => matches(stem, other));
  });
}

/** Words with the same first letter whose length differs by at most one. */
function wordsNear(word: string): string[] {
  const letter = word.charAt(0);
  return [0, 1, -1].flatMap((more) => wordsOfLength(letter, word.length + more));
}

/**
 * Like {@link isTypo}, for a capitalized word, which may be a name: it must be a typo of a word
 * that the input uses.
 */
function isTypoOfUsedWord(word: string, isUsed: (word: string) => boolean): boolean {
  return (
    word.length >= MIN_CAPITALIZED &&
    (isCut(word) || isTypoOfAny(word, (stem, other) => isLetterTypo(stem, other) && isUsed(other)))
  );
}

/** Minimum letters of a word that may lack only its last letter. */
const MIN_CUT = 9;

/** Whether a word lacks its last letter: "Performanc". */
function isCut(word: string): boolean {
  return (
    word.length >= MIN_CUT &&
    isCommonWord(`${word}e`) &&
    !isCommonWord(word) &&
    sensesOf(word) === undefined
  );
}

/**
 * Whether words differ by an extra or missing letter inside the word, or by two swapped letters.
 */
function isLetterTypo(word: string, other: string): boolean {
  const typo = typoBetween(word, other);
  const isInside = !word.startsWith(other) && !other.startsWith(word);
  return isInside && (typo === 'swapped' || typo === 'missing' || typo === 'extra');
}

const MIN_SMALL_WORD = 4;

function isTypoOfLowercaseWord(word: string): boolean {
  return [...STOP_WORDS].some((other) => {
    const typo = typoBetween(word, other);
    return other.length >= MIN_SMALL_WORD && (typo === 'missing' || typo === 'swapped');
  });
}

/** Lists whose words are English. */
const LISTS: readonly Vocabulary[] = [
  'products',
  'materials',
  'colors',
  'plain-words',
  'parts',
  'verbs',
  'traits',
  'qualities',
  'generic-nouns',
  'audiences',
  'trade-words',
];

/** Whether a lowercase word, in any form, is spelled correctly. */
const isKnown = oncePerText((word) => {
  if (isCut(word)) return false;
  if (isInWordLists(word) || isDerived(word)) return true;
  // "Storeage" isn't a compound of "store" and "age"
  return (
    isCompound(word) &&
    !wordsNear(word).some((other) => isCommonWord(other) && isLetterTypo(word, other))
  );
}, 20_000);

function isInWordLists(word: string): boolean {
  return (
    isCommonWord(word) ||
    STOP_WORDS.has(word) ||
    isInDictionary(word) ||
    // "Selfies", "tutus"
    (word.endsWith('s') && isInDictionary(word.slice(0, -1))) ||
    // "Hooves"
    (word.endsWith('ves') && isInDictionary(`${word.slice(0, -'ves'.length)}f`)) ||
    listed().has(word) ||
    (word.endsWith('s') && listed().has(word.slice(0, -1)))
  );
}

let lists: ReadonlySet<string> | undefined;

function listed(): ReadonlySet<string> {
  lists ??= new Set(LISTS.flatMap((list) => [...vocabulary(list)]));
  return lists;
}

const PREFIX =
  /^(?:un|re|in|non|pre|multi|micro|mini|super|anti|over|under|semi|mega)(?=[a-z]{4})/u;
const SUFFIX =
  /(?:i?er|i?est|able|ability|i?ly|less|i?ness|y|ish|ing|ers|(?<=[st])ors?|ed|ization|ize[ds]?|al)$/u;

/**
 * Forms that no dictionary lists: "Strategize", "breathability", "snuggly", "swappable",
 * "textural".
 */
function isDerived(word: string): boolean {
  // "Tastey" isn't a form of "taste"
  if (word.endsWith('ey')) return false;
  // "Twirly" is "twirl" and "y", "softly" is "soft" and "ly", "purified" is "purify" and "ed"
  const stems = [word.replace(SUFFIX, ''), word.replace(/y$/u, ''), word.replace(/ied$/u, '')];
  const hasKnownStem = stems.some(
    (stem) =>
      stem !== word &&
      stem.length >= 3 &&
      [stem, `${stem}e`, `${stem}le`, `${stem}y`, stem.replace(/(.)\1$/u, '$1')].some(
        isInWordLists,
      ),
  );
  const bare = word.replace(PREFIX, '');
  // "Optimized" and "optimizing" are forms of "optimize"
  const verb = word.replace(/(i[sz])(?:e[ds]|ing)$/u, '$1e');
  if (verb !== word && isInWordLists(verb)) return true;
  return hasKnownStem || (bare !== word && isInWordLists(bare));
}

const MIN_PART = 3;
const MIN_RARE_PART = 4;

/** Whether a word is a compound of two words: "Lightfast", "underband". */
function isCompound(word: string): boolean {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    if (isCompoundPart(word.slice(0, at)) && isCompoundPart(word.slice(at))) return true;
  }
  return false;
}

function isCompoundPart(part: string): boolean {
  return part.length < MIN_RARE_PART ? isCommonWord(part) : isInWordLists(part);
}

const MIN_PAIRED = 5;

/**
 * One word in two spellings: "Shakra bracelet" and "chakra bracelet" differ in one letter next to
 * the same word.
 */
function twoSpellings(tokens: readonly Token[]): { one: string; other: string } | undefined {
  const long = tokens.filter(
    ({ lowercase }) => lowercase.length >= MIN_PAIRED && SMALL.test(lowercase),
  );
  for (const token of firstUnknown(
    long,
    (lowercase) => isInWordLists(lowercase) || isDerived(lowercase),
  )) {
    const other = long.find((candidate) => isSpelledOtherwise(token, candidate));
    if (other === undefined) continue;
    const [first, second] =
      tokens.indexOf(other) < tokens.indexOf(token) ? [other, token] : [token, other];
    return { one: first.word, other: second.word };
  }
  return undefined;
}

/** Minimum letters of a word that is misspelled in one place and right in another. */
const MIN_MISSPELLED = 6;

function isSpelledOtherwise(token: Token, other: Token): boolean {
  const typo = typoBetween(token.lowercase, other.lowercase);
  if (typo === undefined || isInflected(token.lowercase, other.lowercase)) return false;
  const isNextToSame =
    (token.after !== '' && token.after === other.after) ||
    (token.before !== '' && token.before === other.before);
  // "Akward" and "AWKWARD": the input also has the correct spelling.
  const isRightElsewhere =
    typo !== 'replaced' &&
    token.lowercase.length >= MIN_MISSPELLED &&
    token.lowercase[0] === other.lowercase[0] &&
    isInWordLists(other.lowercase);
  return (
    isNextToSame ||
    isRightElsewhere ||
    (typo === 'swapped' && token.lowercase.length >= MIN_CAPITALIZED)
  );
}

/** Whether two words differ only in their ending: "Puzzle" and "Puzzles". */
function isInflected(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return true;
  const ends = [one, other].map((word) => word.slice(-1));
  return one.slice(0, -1) === other.slice(0, -1) && ends.every((end) => INFLECTION.test(end));
}

/** Final letters in which forms of one word differ. */
const INFLECTION = /[adenorsy]/u;
