import { oncePerText } from '../remember.ts';

/** A word: letters and digits, joined by apostrophes, dots, hyphens or slashes. */
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

/** The words of a text as written. */
export const wordsOf = oncePerText((text): readonly string[] => text.match(WORD) ?? []);

export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** Counts the parts of compounds as words: "two-tone design" has three. */
export function countCompoundParts(text: string): number {
  return countWords(text.replace(/[-–—/]/gu, ' '));
}

/** Whether a text contains a letter or a digit. */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

export function hasDigit(text: string): boolean {
  return /\d/u.test(text);
}

/** Whether a text starts with a digit, as measures and counts do. */
export function startsWithDigit(text: string): boolean {
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
 * The form in which spellings of a word are compared: lowercase, straight apostrophes, and composed accents, because
 * changing case can decompose them.
 */
export function foldWord(word: string): string {
  // Fast path: most words are plain ASCII.
  return PLAIN_WORD.test(word) ? word.toLowerCase() : foldAccented(word);
}

const PLAIN_WORD = /^[A-Za-z0-9]*$/u;

const foldAccented = oncePerText((word) => {
  const folded = word
    .toLowerCase()
    .replace(/[’']s$/u, '')
    .replaceAll('’', "'")
    .replace(/[‐‑]/gu, '-');
  return ASCII.test(folded) ? folded : folded.normalize('NFC');
});

const ASCII = /^\p{ASCII}*$/u;

/**
 * A rough stem that maps "straps" to "strap" and "padded" to "padding". Stems are only compared with each other, so
 * they needn't be words.
 */
export const stemOf = oncePerText(computeStem, 20_000);

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

/** The stems of a text's content words, in order, with repetitions. */
export const contentStems = oncePerText((text): readonly string[] =>
  wordsOf(text)
    .filter((word) => !STOP_WORDS.has(foldWord(word)))
    .map(stemOf),
);

const NARROW_GRAMMAR = new Set('a an and the of for in on with to by at or from'.split(' '));

/**
 * Counts content words as stricter SEO tools do: compounds split, few stop words. A keyphrase should have a good
 * length by either method.
 */
export function countNarrowContentWords(text: string): number {
  return wordsOf(text.replace(/[-/]/gu, ' ')).filter((word) => !NARROW_GRAMMAR.has(foldWord(word)))
    .length;
}

/** A quotation that starts mid-sentence: "“...paradise is the world". */
const QUOTED_INSIDE = /^["“‘«'] ?(?:…|\.{3})/u;

/** A text whose first letter is a capital. */
export function capitalizeFirst(text: string): string {
  if (QUOTED_INSIDE.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_all, head: string, letter: string) => head + letter.toUpperCase(),
  );
}

/** The first word of a text as written, up to the first space. */
export function firstWordOf(text: string): string {
  const end = text.indexOf(' ');
  return end === -1 ? text : text.slice(0, end);
}

/** Normalizes the space in measures: "125ml" becomes "125 ml". */
export function withSpacedUnits(text: string): string {
  return text.replace(/(\d)(\p{L})/gu, '$1 $2');
}
