import type { Advice } from '../advice/index.ts';
import { isUsable } from '../reading/doubts.ts';
import { isCommonWord, sensesOf, wordsOfLength } from '../reading/tagging.ts';
import type { Reading } from '../reading/index.ts';
import { isInDictionary } from '../realizing/phrases/words.ts';
import { isCapitalized, STOP_WORDS } from '../text/words.ts';
import { isOf, vocabulary, type Vocabulary } from '../vocabulary/index.ts';
import { misspelledName } from './name-in-text.ts';
import { slipBetween } from './slips.ts';

/** Maximum words in one tip. */
const MAX_TOLD = 2;
/** Maximum unknown words that are checked: an input in another language has many. */
const MAX_UNKNOWN = 24;

interface Token {
  readonly word: string;
  readonly small: string;
  /** The words before and behind it in small letters. */
  readonly before: string;
  readonly after: string;
  /** Whether it may belong to a name: "Stegosaurus ungulatus". */
  readonly isBehindName: boolean;
  /** Whether it may be the second word of a species: "Crataegus monogyna". */
  readonly isLatin: boolean;
}

const tipsOfReadings = new WeakMap<Reading, readonly Advice[]>();

/** Advice about misspelled words in the input, or about a word spelled in two ways. */
export function spellingTips(reading: Reading): readonly Advice[] {
  const tips = tipsOfReadings.get(reading) ?? findTips(reading);
  tipsOfReadings.set(reading, tips);
  return tips;
}

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
  const words = [...gluedWords(reading), ...misspelled(tokens, reading)].slice(0, MAX_TOLD);
  return words.length === 0 ? [] : [{ code: 'misspelled', values: { words } }];
}

/** "inGold", "bannerHappy": two words without a space, which no name has. */
const GLUED = /(?<![\p{L}\p{N}'’])\p{Ll}{2,20}\p{Lu}\p{Ll}{2,20}(?![\p{L}\p{N}'’]|[™®])/gu;

function gluedWords({ name, units }: Reading): string[] {
  const found = units.filter(isUsable).flatMap(({ text }) => text.match(GLUED) ?? []);
  return [...new Set(found)].filter((token) => {
    const [first = '', second = ''] = token.split(/(?=\p{Lu})/u);
    const isOfWords = isCommonWord(first) && isCommonWord(second.toLowerCase());
    return isOfWords && !name.text.includes(token) && !isInWordLists(token.toLowerCase());
  });
}

/** A word of letters only, which no mark makes a part of a longer one or of an address. */
const WORD = /(?<![\p{L}\p{N}@.'’\-/&_])\p{L}{1,20}(?![\p{L}\p{N}@'’\-/&_])/gu;

function tokensOf({ name, units }: Reading): Token[] {
  const texts = [name.text, ...units.filter(isUsable).map(({ text }) => text)];
  return texts.flatMap((text) => {
    const words = text.match(WORD) ?? [];
    return words.map((word, at) => ({
      word,
      small: word.toLowerCase(),
      before: words[at - 1]?.toLowerCase() ?? '',
      after: words[at + 1]?.toLowerCase() ?? '',
      isBehindName: standsAsName(words, at - 1),
      isLatin: LATIN.test(word) && LATIN_GENUS.test(words[at - 1] ?? ''),
    }));
  });
}

const LATIN = /^\p{Ll}{3,}(?:us|um|a|is|ae|ii|oides|ensis)$/u;
const LATIN_GENUS = /^\p{Lu}\p{Ll}+(?:us|um|a|is|es|ix|ys|on|as)$/u;

/** Whether a word stands as a name: in a capital that no sentence begins with, or that no list has. */
function standsAsName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return isCapitalized(word) && (at > 0 || !isKnown(word.toLowerCase()));
}

/** Minimum letters of a word to report. */
const MIN_SMALL = 5;
const MIN_CAPITALIZED = 8;
/** Minimum letters of a typo of a rare word. */
const MIN_RARE = 6;
/** Minimum letters for a replaced letter to be a typo rather than another word. */
const MIN_REPLACED = 8;
const MIN_VOWEL_REPLACED = 7;

function misspelled(tokens: readonly Token[], reading: Reading): string[] {
  const category = wordsOfCategory(reading);
  const capitalized = new Set(tokens.flatMap(({ word, small }) => (word === small ? [] : [small])));
  const unknown = firstUnknown(
    tokens,
    (small) => !isOf(small, 'never right') && (isKnown(small) || category.has(small)),
  );
  return unknown.flatMap(({ word, small, before, after, isBehindName, isLatin }) => {
    if (isOf(small, 'never right')) return [word];
    if (word === small) {
      const isName = isBehindName || capitalized.has(small);
      // "Criss cross", and a word between others of another language
      const isOther =
        isInDictionary(`${small}${after}`) || [before, after].some(isForeign) || isLatin;
      return isName || isOther || !isSlip(small) ? [] : [word];
    }
    const isUsed = (other: string) =>
      isCommonWord(other) || category.has(other) || vocabulary('traits').has(other);
    return CAPITALIZED.test(word) && isSlipOfNamed(small, isUsed) ? [word] : [];
  });
}

/** Whether a word is neither an English one nor a typo of one. */
function isForeign(word: string): boolean {
  return SMALL.test(word) && !isKnown(word) && !isSlip(word);
}

/** The first words that are not known, each where it stands first. */
function firstUnknown(tokens: readonly Token[], isRight: (small: string) => boolean): Token[] {
  const seen = new Set<string>();
  const unknown: Token[] = [];
  for (const token of tokens) {
    if (seen.has(token.small)) continue;
    seen.add(token.small);
    if (!SMALL.test(token.small) || isRight(token.small)) continue;
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

/** Endings with which the stem of a word is looked for. */
const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing', 'ly'];

/** Whether an unknown word is one typo away from a known one. */
function isSlip(word: string): boolean {
  return isSlipOfSmallWord(word) || slipsOf(word, isSlipOf);
}

/** Whether a word, or its stem, is a typo of one of the words with the same first letter. */
function slipsOf(word: string, isOne: (word: string, other: string) => boolean): boolean {
  return ENDINGS.filter((ending) => word.endsWith(ending)).some((ending) => {
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < MIN_SMALL) return false;
    return wordsNear(stem).some((other) => isOne(stem, other));
  });
}

/** Words that begin as a word does and are as long, or by one letter longer or shorter. */
function wordsNear(word: string): string[] {
  const letter = word.charAt(0);
  return [0, 1, -1].flatMap((more) => wordsOfLength(letter, word.length + more));
}

function isSlipOf(word: string, other: string): boolean {
  const slip = slipBetween(word, other);
  // A short word may be a rare one.
  if (word.length < MIN_RARE && (!isCommonWord(other) || word.startsWith(other))) return false;
  // "Donatina": a name, and no typo of "donating".
  if (slip === 'replaced') return word.length >= MIN_REPLACED && word.at(-1) === other.at(-1);
  return slip === 'vowel' ? word.length >= MIN_VOWEL_REPLACED : slip !== undefined;
}

/**
 * Like {@link isSlip}, for a capitalized word, which may be a name: it must be a typo of a word
 * that the input uses.
 */
function isSlipOfNamed(word: string, isUsed: (word: string) => boolean): boolean {
  return (
    word.length >= MIN_CAPITALIZED &&
    (isCut(word) || slipsOf(word, (stem, other) => isPlainSlip(stem, other) && isUsed(other)))
  );
}

/** Minimum letters of a word that can only be one without its last letter. */
const MIN_CUT = 9;

/** "Performanc" */
function isCut(word: string): boolean {
  return (
    word.length >= MIN_CUT &&
    isCommonWord(`${word}e`) &&
    !isCommonWord(word) &&
    sensesOf(word) === undefined
  );
}

/** A letter too many or too few inside a word, or two in the wrong order: "Fighterz" is none. */
function isPlainSlip(word: string, other: string): boolean {
  const slip = slipBetween(word, other);
  const isInside = !word.startsWith(other) && !other.startsWith(word);
  return isInside && (slip === 'swapped' || slip === 'missing' || slip === 'extra');
}

const MIN_SMALL_WORD = 4;

function isSlipOfSmallWord(word: string): boolean {
  return [...STOP_WORDS].some((other) => {
    const slip = slipBetween(word, other);
    return other.length >= MIN_SMALL_WORD && (slip === 'missing' || slip === 'swapped');
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

const known = new Map<string, boolean>();
/** The memory is bounded, because words come from callers. */
const MAX_REMEMBERED = 20_000;

/** Whether a word in small letters, in whatever form, is one that is written so. */
function isKnown(word: string): boolean {
  const found = known.get(word) ?? findWord(word);
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(word, found);
  return found;
}

function findWord(word: string): boolean {
  if (isCut(word)) return false;
  if (isInWordLists(word) || isDerived(word)) return true;
  // "Storeage" is no compound of "store" and "age".
  return (
    isCompound(word) &&
    !wordsNear(word).some((other) => isCommonWord(other) && isPlainSlip(word, other))
  );
}

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

/** "Strategize", "breathability", "snuggly", "swappable", "textural": forms that no dictionary lists. */
function isDerived(word: string): boolean {
  // "Tastey" is no form of "taste".
  if (word.endsWith('ey')) return false;
  // "Twirly" is "twirl" and "y", "softly" is "soft" and "ly".
  // "Purified" is "purify" and "ed".
  const stems = [word.replace(SUFFIX, ''), word.replace(/y$/u, ''), word.replace(/ied$/u, '')];
  const isOfStem = stems.some(
    (stem) =>
      stem !== word &&
      stem.length >= 3 &&
      [stem, `${stem}e`, `${stem}le`, `${stem}y`, stem.replace(/(.)\1$/u, '$1')].some(
        isInWordLists,
      ),
  );
  const bare = word.replace(PREFIX, '');
  return isOfStem || (bare !== word && isInWordLists(bare));
}

const MIN_PART = 3;
const MIN_RARE_PART = 4;

/** "Lightfast", "underband": two words in one. */
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

/** "Shakra bracelet" and "chakra bracelet": one letter apart, next to the same word. */
function twoSpellings(tokens: readonly Token[]): { one: string; other: string } | undefined {
  const long = tokens.filter(({ small }) => small.length >= MIN_PAIRED && SMALL.test(small));
  for (const token of firstUnknown(long, (small) => isInWordLists(small) || isDerived(small))) {
    const other = long.find((one) => isSpelledOtherwise(token, one));
    if (other === undefined) continue;
    const [first, second] =
      tokens.indexOf(other) < tokens.indexOf(token) ? [other, token] : [token, other];
    return { one: first.word, other: second.word };
  }
  return undefined;
}

function isSpelledOtherwise(token: Token, other: Token): boolean {
  const slip = slipBetween(token.small, other.small);
  if (slip === undefined || isInflected(token.small, other.small)) return false;
  const isNextToSame =
    (token.after !== '' && token.after === other.after) ||
    (token.before !== '' && token.before === other.before);
  // "Akward" and "AWKWARD": a word that the input has right elsewhere.
  const isRightElsewhere =
    slip !== 'replaced' &&
    token.small.length >= MIN_RARE &&
    token.small[0] === other.small[0] &&
    isInWordLists(other.small);
  return (
    isNextToSame ||
    isRightElsewhere ||
    (slip === 'swapped' && token.small.length >= MIN_CAPITALIZED)
  );
}

/** Whether two words differ only in how they end: "Puzzle" and "Puzzles". */
function isInflected(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return true;
  const ends = [one, other].map((word) => word.slice(-1));
  return one.slice(0, -1) === other.slice(0, -1) && ends.every((end) => INFLECTION.test(end));
}

/** Last letters in which forms of one word differ. */
const INFLECTION = /[adenorsy]/u;
