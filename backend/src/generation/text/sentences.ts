import { vocabulary } from '../vocabulary/index.ts';
import {
  ABBREVIATIONS,
  ABBREVIATIONS_BEFORE_LOWERCASE,
  COUNTRY_INITIALS,
  UNITS,
} from './abbreviations.ts';
import { STOP_WORDS } from './words.ts';
import { oncePerText } from '../remember.ts';

/** A capital that doesn't start a sentence: "Based in the U.S.A. Since 1950". */
const SINCE = /^\. Since \d{4}/u;
const ENDING =
  /(?<![.!?…؟۔।])[.!?…؟۔।]+["'”’)\]*†]*(?=\s|$)|[.!?](?=(?!(?:Com|Info|Net|Org)\s)\p{Lu}\p{Ll}+\s)|(?<=\p{Ll}{3})[.!](?=A \p{Ll})|[。！？।]+/gu;
/** Longer text without end punctuation is split into several sentences. */
const MAX_SENTENCE = 1_000;

/** The ranges of the sentences in a one-line text, including their final marks. */
export const sentenceRanges = oncePerText(findSentences);

function findSentences(text: string): readonly (readonly [from: number, to: number])[] {
  const isLowercase = isLowercaseThroughout(text);
  const ranges: [number, number][] = [];
  let from = 0;
  const push = (to: number) => {
    const piece = text.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const end = from + piece.trimEnd().length;
    if (start < end) pushBounded(ranges, text, start, end);
    from = to;
  };
  for (const match of text.matchAll(ENDING)) {
    const end = match.index + match[0].length;
    const next = nextVisible(text, end);
    if (
      match[0] === '.' &&
      next !== '' &&
      continuesAfterPeriod(text, from, match.index, next, isLowercase)
    )
      continue;
    if (
      /^\p{Ll}$/u.test(next) &&
      match[0] !== '.' &&
      !(isLowercase && SEVERAL_WORDS.test(text.slice(end, end + MAX_OPENING)))
    )
      continue;
    if (match[0] !== '.' && DASHED_ON.test(text.slice(end, end + MAX_WORD))) continue;
    if (
      QUOTED_END.test(match[0]) &&
      text.length - end <= MAX_SPEAKER &&
      SPEAKER.test(text.slice(end))
    )
      continue;
    if (text.length - end <= MAX_BRACKETED && ENDS_IN_BRACKETS.test(text.slice(end))) continue;
    if (match[0] === '?' && isInList(text, from, end)) continue;
    if (isInParentheses(text, from, end)) continue;
    push(end);
  }
  push(text.length);
  return ranges;
}

/** Words that may be a sentence, unlike "with snap! student dictionary." */
const SEVERAL_WORDS = /^ ?\p{Ll}\p{L}{0,20}(?:,? [\p{L}\d'’-]{1,20}){3}/u;
const MAX_OPENING = 90;

/** A measure in brackets at the end of a line: "Up to 100 feet in the air! (30 meters)". */
const ENDS_IN_BRACKETS = /^ \(\d[^()]{1,20}\)[.!]?$/u;
const MAX_BRACKETED = 26;

/** A remark between dashes: "It is back — was it ever gone? — which means". */
const DASHED_ON = /^ ?[–—] ?\p{Ll}/u;
/** The speaker of a quotation at the end of a line: "“… a cup of patience.” – Ada Tarn". */
const QUOTED_END = /["”]/u;
const SPEAKER = /^ ?[-–—] ?\p{Lu}[\p{L}.'’]{0,20}(?: [\p{L}.'’]{1,20}){0,3}$/u;
const MAX_SPEAKER = 60;
const LIST_BEFORE = /, [^,.!?]{1,40}\?$/u;
const LIST_AFTER = /^ \p{Lu}[\p{L}'’-]{0,30}, (?:and|or) /u;

/** A question mark in place of an accented letter in a list: "Latte, Macchiato, Caff? Breve, and Mocha". */
function isInList(text: string, from: number, end: number): boolean {
  return (
    LIST_AFTER.test(text.slice(end, end + MAX_IN_LIST)) &&
    LIST_BEFORE.test(text.slice(Math.max(from, end - MAX_IN_LIST), end))
  );
}

const MAX_IN_LIST = 60;

/**
 * A period inside parentheses, after which the sentence continues: "the toy (sold separately. Subject to
 * availability.) to act out".
 */
function isInParentheses(text: string, from: number, end: number): boolean {
  const head = text.slice(Math.max(from, end - MAX_PARENTHESES), end);
  return (
    head.lastIndexOf('(') > head.lastIndexOf(')') &&
    PARENTHESES_END.test(text.slice(end, end + MAX_PARENTHESES))
  );
}

const PARENTHESES_END = /^[^()]*\) ?[\p{Ll},;]/u;
const MAX_PARENTHESES = 120;

/** Whether sentences start in lowercase throughout: "soft cotton. machine washable! it makes a great gift". */
function isLowercaseThroughout(text: string): boolean {
  if (!/^[\p{Ll}\d]/u.test(text) || /[.!?] \p{Lu}/u.test(text)) return false;
  // Periods after abbreviations don't count: "with separate 0.6 cu. ft. freezer".
  return [...text.matchAll(END_BEFORE_LOWERCASE)].some(({ 1: word = '' }) => !isAbbreviation(word));
}

const END_BEFORE_LOWERCASE =
  /(?<![\p{L}\p{N}])(\p{L}+|\d{4})(?:\.(?= \p{Ll})|[!?](?= \p{Ll}\p{L}{0,20}(?:,? [\p{L}\d'’-]{1,20}){3}))/gu;

function isAbbreviation(word: string): boolean {
  return (
    word.length < 2 ||
    ABBREVIATIONS.has(word) ||
    ABBREVIATIONS_BEFORE_LOWERCASE.has(word) ||
    UNITS.has(word)
  );
}

function pushBounded(ranges: [number, number][], text: string, from: number, to: number): void {
  let start = from;
  while (to - start > MAX_SENTENCE) {
    const space = text.lastIndexOf(' ', start + MAX_SENTENCE);
    const end = space > start ? space : wholeCharacters(text, start + MAX_SENTENCE);
    ranges.push([start, end]);
    start = space > start ? end + 1 : end;
  }
  if (start < to) ranges.push([start, to]);
}

/** The offset, moved back if it is in the middle of a character. */
function wholeCharacters(text: string, offset: number): number {
  const isInside = (text.codePointAt(offset - 1) ?? 0) > 0xffff;
  return isInside ? offset - 1 : offset;
}

/** Splits prose into sentences with their end punctuation; line breaks end sentences too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/u)
    .flatMap((line) => sentenceRanges(line).map(([from, to]) => line.slice(from, to)));
}

const OPENING_NAME = /^\p{Lu}[\p{L}\p{N}]{1,20}$/u;

const PER = /^per \p{L}{1,12}$/iu;

/** Whether the sentence continues after a period: an abbreviation, an initial or a lowercase letter follows. */
/** The decimals of a measure in inches, after a period and a space. */
const SPACED_FIGURE = /^\. \d{1,2} ?(?:''|["”″])(?: [HWLD]\b|[.,;)]|$)/u;

function continuesAfterPeriod(
  text: string,
  from: number,
  period: number,
  next: string,
  isLowercase: boolean,
): boolean {
  const word = wordBefore(text, from, period);
  if (word === '') return false;
  // "TARN.Dry membranes": a line's first word before a point without a space is a name, not a sentence.
  if (/^\.\p{Lu}/u.test(text.slice(period, period + 2)) && OPENING_NAME.test(text.slice(0, period)))
    return true;
  if (/^\d{1,2}$/u.test(word) && isInNumberedList(text, period, Number(word))) return true;
  // A space in a figure: "9'' W 11. 5'' H".
  if (/^\d+$/u.test(word) && SPACED_FIGURE.test(text.slice(period, period + MAX_WORD))) return true;
  // The amounts follow their unit: "Per piece. cal 170 - carb 6".
  if (PER.test(text.slice(from, period).trim())) return /\p{Ll}/u.test(next);
  // A remark follows the unit: "17 ml. (with eyedropper)".
  if (/^\. ?\(\p{Ll}/u.test(text.slice(period, period + MAX_WORD))) return true;
  // An initial before a lowercase letter or a name continues ("J. Smith", "L. plantarum"); "vitamin C. Take …" and "38
  // L. Colors" don't.
  if (/^\p{Lu}$/u.test(word) && /\p{Ll}/u.test(next)) return true;
  if (/^\p{Lu}$/u.test(word)) {
    // "A lamp by A.Tarn": a name follows its initial without a space.
    const isName = /^\.\p{Lu}\p{Ll}/u.test(text.slice(period, period + 3));
    // "Ava Fell and N. Tarn sing": the second of two names, unlike "Medium and L. Folds flat".
    const isSecondName = /(?<!\p{L})(?!(?:Small|Medium|Large|Vitamin) )\p{Lu}\p{Ll}+ and $/u.test(
      text.slice(Math.max(from, period - 2 * MAX_WORD), period - 1),
    );
    return isName || isSecondName || !/^(?:\p{Ll}{3}|\d)/u.test(wordBefore(text, from, period - 2));
  }
  if (/^(?:\p{L}\.)+\p{Lu}$/u.test(word))
    return (
      !COUNTRY_INITIALS.has(word) ||
      /[\p{Ll}\p{N}(]/u.test(next) ||
      SINCE.test(text.slice(period, period + MAX_WORD))
    );
  // Abbreviations of single letters, but not units: "z. B.", "u. a.", but not "40 s. Folds flat".
  if (/^\p{Ll}$/u.test(word)) return !(/[\p{Lu}\p{N}]/u.test(next) && endsInMeasure(text, period));
  const known = word.toLowerCase().replace(/^\d+/u, '');
  // An answer rather than the abbreviation of "number": "Small parts? No. Booklet included."
  if (known === 'no' && text.slice(from, period).trim() === word) return false;
  if (ABBREVIATIONS_BEFORE_LOWERCASE.has(known)) return !/\p{Lu}/u.test(next);
  if (ABBREVIATIONS.has(known)) return true;
  // The legal form of a company starts no sentence: "Tarn Pvt. Ltd."
  if (LEGAL_FORM.test(text.slice(period, period + MAX_WORD))) return true;
  if (UNITS.has(known)) return continuesAfterUnit(text, from, period, next, isLowercase);
  // A whole word isn't an abbreviation: "Drain after use. leak free".
  return !isLowercase && /\p{Ll}/u.test(next) && !isWholeWord(word);
}

const LEGAL_FORM = /^\. ?(?:co|corp|inc|llc|ltd)\b/iu;

/** Whether a number belongs to a numbered list in the line: "5 songs 1. Snow 2. Rain". */
function isInNumberedList(text: string, period: number, number: number): boolean {
  const isOpened = new RegExp(`(?:^|\\s)${number - 1}\\.\\s`, 'u').test(text.slice(0, period));
  const goesOnTo = new RegExp(`\\s${number + 1}\\.\\s`, 'u').test(text.slice(period));
  return number > 0 && (isOpened || goesOnTo);
}

/** Whether the text ends in a number and a one-letter unit: "40 s", "21 g". */
function endsInMeasure(text: string, period: number): boolean {
  return /\d ?[gshlmvw]$/u.test(text.slice(Math.max(0, period - MAX_WORD), period));
}

/** Whether a word is too long to be an abbreviation. */
function isWholeWord(word: string): boolean {
  return (
    /^\p{L}{4,}$/u.test(word) ||
    (/^\p{Ll}{3}$/u.test(word) && WHOLE_WORD_LISTS.some((name) => vocabulary(name).has(word)))
  );
}

const WHOLE_WORD_LISTS = ['verbs', 'parts', 'materials', 'products', 'colors'] as const;

/**
 * Whether the sentence continues after a unit: "3.2 cu. ft. with a freezer", "max. 300 lbs", but not "25 lbs. Made of
 * steel".
 */
function continuesAfterUnit(
  text: string,
  from: number,
  period: number,
  next: string,
  isLowercase: boolean,
): boolean {
  const before = text.slice(Math.max(from, period - MAX_WORD), period);
  const isCounted = /\d[\d.,/]* ?(?:\p{L}+\.? ?){0,2}$/u.test(before);
  const head = text.slice(from, period);
  const rest = text.slice(period, period + MAX_REST);
  // A further dimension or the measured property: "26.75 in. X 19.75 in.", "75 lbs. Weight Capacity".
  if (BY_ANOTHER.test(rest) || (BARE_MEASURE.test(head.trim()) && SHORT_REST.test(rest)))
    return true;
  const isBracketed = head.lastIndexOf('(') > head.lastIndexOf(')');
  if (/\p{Lu}/u.test(next))
    return (
      isBracketed ||
      OPENING_MEASURE.test(head.trimStart()) ||
      isMeasureBeforeNoun(head, text, period)
    );
  // "7 ft. 5 in.", "6 lb. 4 oz.": feet and inches are one measure.
  if (/^\. ?\d[\d./]{0,5} ?(?:in\b|inch|["”″]|oz\b)/iu.test(rest) && /(?:ft|lbs?)$/iu.test(before))
    return true;
  if (/\p{N}/u.test(next)) return !isCounted;
  const [after = ''] = /\p{L}+/u.exec(text.slice(period, period + MAX_WORD)) ?? [];
  const isCompound = /\b(?:cu|sq|fl)\. ?\p{L}+$/u.test(before);
  return !isLowercase || isCompound || STOP_WORDS.has(after);
}

const MAX_REST = 40;
const BY_ANOTHER = /^\. ?(?:[x×]|by) ?\d/iu;
const BARE_MEASURE = /^\d[\d.,/]{0,6} ?(?:(?:cu|sq|fl)\. ?)?\p{L}{1,4}$/iu;
/** The measured property in a few words, unlike "Made of steel" and "Fits a drawer". */
const SHORT_REST =
  /^\. (?!(?:Comes|Fits|Has|Holds|Includes|Is|Made|\p{Lu}\p{Ll}{2,12}ed)\b)\p{Lu}\p{Ll}+(?: \p{L}+){0,4}[.]?$/u;

/** A measure before its noun: "The 20 oz. White Bottle is". */
const OPENING_MEASURE = /^(?:the|this|our|each|an?) \d[\d.,/]{0,6} ?\p{L}{1,6}$/iu;

/** Whether a measure is between its preposition and the last words: "Compatible with 13-30 in. Displays". */
function isMeasureBeforeNoun(head: string, text: string, period: number): boolean {
  return (
    GOVERNED_MEASURE.test(head.slice(-MAX_MEASURE)) &&
    /^\. \p{Lu}\p{Ll}+(?: \p{L}+)?$/u.test(text.slice(period))
  );
}

const GOVERNED_MEASURE = /\b(?:with|for|fits?|to|of|from) \d[\d.,/ –-]{0,16} ?\p{L}{1,3}$/iu;
const MAX_MEASURE = 40;

const MAX_WORD = 12;

function wordBefore(text: string, from: number, period: number): string {
  const head = text.slice(Math.max(from, period - MAX_WORD), Math.max(from, period));
  return /[^\s("“;]*$/u.exec(head)?.[0] ?? '';
}

function nextVisible(text: string, at: number): string {
  for (let index = at; index < text.length; index++) {
    if (text.charAt(index) !== ' ') return text.charAt(index);
  }
  return '';
}
