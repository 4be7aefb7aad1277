/** A word: letters and digits, held together by apostrophes, dots, hyphens or slashes inside. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.\-‐‑/&][\p{L}\p{N}\p{M}]+)*/gu;

/** Function words, which keyphrases and search terms leave out. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those my your his her its our their some any each every both all ' +
    'and or but nor so yet if as than then too very just not no ' +
    'of in on at by to from for with without into onto over under up down out off about ' +
    'after before between during through per via within along across around against toward ' +
    'is are was were be been being am do does did has have had having can could will would shall ' +
    'should may might must it he she they we you i me him them us who which what when where while ' +
    'how why there here also more most much many such own other another only same'
  ).split(' '),
);

/** The words of a text, as they are written. */
export function wordsOf(text: string): readonly string[] {
  const known = wordsOfTexts.get(text);
  if (known !== undefined) return known;
  const words = text.match(WORD) ?? [];
  if (text.length > MAX_REMEMBERED) return words;
  if (wordsOfTexts.size >= MAX_TEXTS) wordsOfTexts.clear();
  wordsOfTexts.set(text, words);
  return words;
}

const wordsOfTexts = new Map<string, readonly string[]>();
/** What is remembered is bounded: at most 4,000 texts of 400 characters. */
const MAX_TEXTS = 4_000;
const MAX_REMEMBERED = 400;

export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** Words with compounds counted in their parts: "two-tone design" has three. */
export function countParts(text: string): number {
  return countWords(text.replace(/[-–—/]/gu, ' '));
}

/** Whether a text says anything: it contains a letter or a digit. */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

export function hasDigit(text: string): boolean {
  return /\d/u.test(text);
}

/** Whether a text begins with a digit, as a measure or a count does. */
export function opensWithDigit(text: string): boolean {
  return /^\d/u.test(text);
}

/** Whether a word begins with a capital. */
export function isCapitalized(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Whether a text contains lowercase letters. */
export function hasLowercase(text: string): boolean {
  return /\p{Ll}/u.test(text);
}

/** A text with each of its words replaced. */
export function mapWords(text: string, change: (word: string) => string): string {
  return text.replace(WORD, change);
}

/**
 * The form in which two spellings of one word are compared: lower case, plain apostrophes, and
 * letters with marks in one piece, since changing their case takes some of them apart.
 */
export function foldWord(word: string): string {
  // Most words are plain, and most calls are about them.
  return PLAIN_WORD.test(word) ? word.toLowerCase() : foldMarked(word);
}

const PLAIN_WORD = /^[A-Za-z0-9]*$/u;

function foldMarked(word: string): string {
  const folded = word
    .toLowerCase()
    .replace(/[’']s$/u, '')
    .replaceAll('’', "'")
    .replace(/[‐‑]/gu, '-');
  return ASCII.test(folded) ? folded : folded.normalize('NFC');
}

const ASCII = /^\p{ASCII}*$/u;

/**
 * A rough stem, enough to find "straps" in "strap" and "padded" in "padding". It is only ever
 * compared with other stems, so it need not be a word.
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = computeStem(word);
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();
/** The cache of stems is bounded, because words come from callers. */
const MAX_STEMS = 20_000;

/** Words that end like plurals. */
const SINGULARS_ENDING_IN_S: ReadonlySet<string> = new Set(['lens', 'canvas', 'atlas']);

function computeStem(word: string): string {
  const folded = foldWord(word);
  if (folded.length <= 3 || SINGULARS_ENDING_IN_S.has(folded)) return folded;
  return folded
    .replace(/(?<=^(?:shel|scar|kni|loa|wol|hal))ves$/u, 'f')
    .replace(/(?:ies|ied|ie)$/u, 'y')
    .replace(/(?:sses|ches|shes|xes)$/u, (ending) => ending.slice(0, -2))
    .replace(/(?<=[^s])s$/u, '')
    .replace(/(?<=.{3})(?:ing|ed)$/u, '')
    .replace(/(?<=.{3})e$/u, '')
    .replace(/([bdfgmnprt])\1$/u, '$1');
}

/** The stems of a text's words that carry meaning, in order, repeats kept. */
export function contentStems(text: string): readonly string[] {
  const known = stemsOfTexts.get(text);
  if (known !== undefined) return known;
  const found = wordsOf(text)
    .filter((word) => !STOP_WORDS.has(foldWord(word)))
    .map(stemOf);
  if (text.length > MAX_REMEMBERED) return found;
  if (stemsOfTexts.size >= MAX_TEXTS) stemsOfTexts.clear();
  stemsOfTexts.set(text, found);
  return found;
}

/** A statement is compared with the name, with other statements and with each slot of a listing. */
const stemsOfTexts = new Map<string, readonly string[]>();

const NARROW_GRAMMAR = new Set('a an and the of for in on with to by at or from'.split(' '));

/**
 * Content words counted the narrow way: compounds in their parts, and few words held for grammar.
 * Search tools count either way; a keyphrase should be of good length for both.
 */
export function narrowContentWords(text: string): number {
  return wordsOf(text.replace(/[-/]/gu, ' ')).filter((word) => !NARROW_GRAMMAR.has(foldWord(word)))
    .length;
}

/** "“...paradise is the world": a quotation that begins inside a sentence. */
const QUOTED_INSIDE = /^["“‘«'] ?(?:…|\.{3})/u;

/** A text whose first letter is a capital. */
export function capitalizeFirst(text: string): string {
  if (QUOTED_INSIDE.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_all, head: string, letter: string) => head + letter.toUpperCase(),
  );
}

/** The first word of a text as it is written, up to the first space. */
export function firstWordOf(text: string): string {
  const end = text.indexOf(' ');
  return end === -1 ? text : text.slice(0, end);
}

/** "125 ml" for "125ml": one measure, however it is spaced. */
export function withSpacedUnits(text: string): string {
  return text.replace(/(\d)(\p{L})/gu, '$1 $2');
}
