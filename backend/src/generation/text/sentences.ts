import { vocabulary } from '../vocabulary/index.ts';
import { STOP_WORDS } from './words.ts';

/** Abbreviations whose period doesn't end a sentence, in all languages that we read. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  (
    'rs mr mrs ms dr st jr sr vs no nr vol approx incl excl inc co ltd e.g i.e ep ed bros dept fig cu sq fl ext int ' +
    'wt ht diam dims dim qty pkg temp art gr tbsp tsp doz p.ex z.b d.h ca bzw inkl evtl ggf bis env aprox ' +
    'máx mín haut larg prof tel ref réf mod ej'
  ).split(' '),
);
/**
 * Abbreviations after which a lowercase letter or a digit continues the sentence, and a capital
 * starts a new one.
 */
const LATE_FORMS: ReadonlySet<string> = new Set(['incl', 'excl']);
/** Abbreviations after a number or a list, after which a capital starts a new sentence. */
const UNITS: ReadonlySet<string> = new Set(
  'in ft oz lb lbs cm cms mm mms ml mg kg pt pts qt qts gal pcs pc yd hr hrs mo mos yr yrs min mins max dia etc usw'.split(
    ' ',
  ),
);
/** Initials after which a sentence can end; those of people go on with a name. */
const COUNTRIES: ReadonlySet<string> = new Set(['U.S.A', 'U.S', 'U.K', 'E.U']);
/** "Based in the U.S.A. Since 1950": a capital that begins no sentence. */
const SINCE = /^\. Since \d{4}/u;
const ENDING =
  /(?<![.!?…؟۔।])[.!?…؟۔।]+["'”’)\]*†]*(?=\s|$)|[.!?](?=(?!(?:Com|Info|Net|Org)\s)\p{Lu}\p{Ll}+\s)|[。！？।]+/gu;
/** A longer stretch without an end mark is split into several sentences. */
const MAX_SENTENCE = 1_000;

/** The ranges of the sentences in a one-line text, including their final marks. */
export function sentenceRanges(text: string): [from: number, to: number][] {
  const small = isSmallThroughout(text);
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
    if (match[0] === '.' && next !== '' && goesOn(text, from, match.index, next, small)) continue;
    if (next !== '' && /^\p{Ll}$/u.test(next) && match[0] !== '.' && !small) continue;
    if (match[0] !== '.' && DASHED_ON.test(text.slice(end, end + MAX_WORD))) continue;
    if (
      QUOTED_END.test(match[0]) &&
      text.length - end <= MAX_SPEAKER &&
      SPEAKER.test(text.slice(end))
    )
      continue;
    if (text.length - end <= MAX_BRACKETED && ENDS_IN_BRACKETS.test(text.slice(end))) continue;
    if (match[0] === '?' && isInList(text, from, end)) continue;
    if (isInRemark(text, from, end)) continue;
    push(end);
  }
  push(text.length);
  return ranges;
}

/** "Up to 100 feet in the air! (30 meters)": a remark with a number at the end of a line. */
const ENDS_IN_BRACKETS = /^ \(\d[^()]{1,20}\)[.!]?$/u;
const MAX_BRACKETED = 26;

/** "It is back — was it ever gone? — which means": a remark between dashes. */
const DASHED_ON = /^ ?[–—] ?\p{Ll}/u;
/** "“… a cup of patience.” – Ada Tarn": who said it, at the end of a line. */
const QUOTED_END = /["”]/u;
const SPEAKER = /^ ?[-–—] ?\p{Lu}[\p{L}.'’]{0,20}(?: [\p{L}.'’]{1,20}){0,3}$/u;
const MAX_SPEAKER = 60;
const LIST_BEFORE = /, [^,.!?]{1,40}\?$/u;
const LIST_AFTER = /^ \p{Lu}[\p{L}'’-]{0,30}, (?:and|or) /u;

/** "Latte, Macchiato, Caff? Breve, and Mocha": a mark that stands for a letter in a list of words. */
function isInList(text: string, from: number, end: number): boolean {
  return (
    LIST_AFTER.test(text.slice(end, end + MAX_IN_LIST)) &&
    LIST_BEFORE.test(text.slice(Math.max(from, end - MAX_IN_LIST), end))
  );
}

const MAX_IN_LIST = 60;

/** "the toy (sold separately. Subject to availability.) to act out": a point inside a remark, behind which the sentence goes on. */
function isInRemark(text: string, from: number, end: number): boolean {
  const head = text.slice(Math.max(from, end - MAX_REMARK), end);
  return (
    head.lastIndexOf('(') > head.lastIndexOf(')') &&
    REMARK_END.test(text.slice(end, end + MAX_REMARK))
  );
}

const REMARK_END = /^[^()]*\) ?[\p{Ll},;]/u;
const MAX_REMARK = 120;

/** "soft cotton. machine washable. great gift": a text that begins no sentence with a capital. */
function isSmallThroughout(text: string): boolean {
  if (!/^[\p{Ll}\d]/u.test(text) || /[.!?] \p{Lu}/u.test(text)) return false;
  // Points after short forms alone show nothing: "with separate 0.6 cu. ft. freezer".
  return [...text.matchAll(SMALL_END)].some(({ 1: word = '' }) => !isAbbreviation(word));
}

const SMALL_END = /(?<![\p{L}\p{N}])(\p{L}+)\. \p{Ll}/gu;

function isAbbreviation(word: string): boolean {
  return word.length < 2 || SHORT_FORMS.has(word) || UNITS.has(word);
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

/** The offset, or the one before it where it is in the middle of a character. */
function wholeCharacters(text: string, offset: number): number {
  const isInside = (text.codePointAt(offset - 1) ?? 0) > 0xffff;
  return isInside ? offset - 1 : offset;
}

/** Splits running text into sentences, with their end marks; line breaks end one as well. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/u)
    .flatMap((line) => sentenceRanges(line).map(([from, to]) => line.slice(from, to)));
}

/** Splits running text about a named product into sentences. */
export function sentencesAbout(name: string, text: string): string[] {
  return text
    .split(/\n+/u)
    .flatMap((line) => sentenceRangesOf(line, name).map(([from, to]) => line.slice(from, to)));
}

/** Where each sentence of a one-line text about a named product begins and ends. */
export function sentenceRangesOf(
  text: string,
  name: string,
): (readonly [from: number, to: number])[] {
  return withinName(sentenceRanges(text), text, name);
}

/** "L.O.L. Surprise! Pets": a mark inside the product's name ends no sentence. */
function withinName(
  ranges: readonly (readonly [from: number, to: number])[],
  text: string,
  name: string,
): (readonly [from: number, to: number])[] {
  const joined: (readonly [from: number, to: number])[] = [];
  const low = name.toLowerCase();
  for (const [from, to] of ranges) {
    const before = joined.at(-1);
    // Few sentences end in such a mark, and only those are read again.
    const isMarked = before !== undefined && /[!?]/u.test(text.charAt(before[1] - 1));
    const word = isMarked
      ? (text
          .slice(...before)
          .split(' ')
          .at(-1) ?? '')
      : '';
    const isOfName =
      (before !== undefined && isPointInName(text, before, from, low)) ||
      (isMarked && (low.includes(`${word.toLowerCase()} `) || GOES_ON.test(text.slice(from, to))));
    if (isOfName) joined.splice(-1, 1, [before[0], to]);
    else joined.push([from, to]);
  }
  return joined;
}

/** "Tarn 4 Pc. Patio Set is": a point between two words of the name. */
function isPointInName(
  text: string,
  before: readonly [from: number, to: number],
  next: number,
  name: string,
): boolean {
  if (text.charAt(before[1] - 1) !== '.') return false;
  const [word = ''] =
    /\S+$/u.exec(text.slice(Math.max(before[0], before[1] - MAX_WORD), before[1])) ?? [];
  const [after = ''] = /^\S+/u.exec(text.slice(next, next + MAX_WORD)) ?? [];
  return name.includes(`${word} ${after}`.toLowerCase());
}

/** "Funko Pop! Is the toy of the year": what has no subject, and does not ask. */
const GOES_ON = /^(?:is|are|was|has)\b[^?]*$/iu;

const PER = /^per \p{L}{1,12}$/iu;

/** Whether the sentence goes on after a point: a short form, an initial, or a small letter. */
function goesOn(text: string, from: number, point: number, next: string, small: boolean): boolean {
  const word = wordBefore(text, from, point);
  if (word === '') return false;
  if (/^\d{1,2}$/u.test(word) && isInNumberedList(text, point, Number(word))) return true;
  // "Per piece. cal 170 - carb 6": what something is counted by goes with what is counted.
  if (PER.test(text.slice(from, point).trim())) return /\p{Ll}/u.test(next);
  // "17 ml. (with eyedropper)"
  if (/^\. ?\(\p{Ll}/u.test(text.slice(point, point + MAX_WORD))) return true;
  // "J. Smith" and "L. plantarum" go on; "vitamin C. Take …" does not, and neither does "38 L. Colors".
  if (/^\p{Lu}$/u.test(word) && /\p{Ll}/u.test(next)) return true;
  if (/^\p{Lu}$/u.test(word)) return !/^(?:\p{Ll}{3}|\d)/u.test(wordBefore(text, from, point - 2));
  if (/^(?:\p{L}\.)+\p{Lu}$/u.test(word))
    return (
      !COUNTRIES.has(word) ||
      /[\p{Ll}\p{N}(]/u.test(next) ||
      SINCE.test(text.slice(point, point + MAX_WORD))
    );
  // "z. B.", "u. a.", but not "40 s. Folds flat"
  if (/^\p{Ll}$/u.test(word)) return !(/[\p{Lu}\p{N}]/u.test(next) && isMeasured(text, point));
  const known = word.toLowerCase().replace(/^\d+/u, '');
  // "Small parts? No. Booklet included.": an answer, and no short form of "number".
  if (known === 'no' && text.slice(from, point).trim() === word) return false;
  if (LATE_FORMS.has(known)) return !/\p{Lu}/u.test(next);
  if (SHORT_FORMS.has(known)) return true;
  if (UNITS.has(known)) return unitGoesOn(text, from, point, next, small);
  // "Drain after use. leak free": a whole word is no short form, whatever comes after it.
  return !small && /\p{Ll}/u.test(next) && !isWholeWord(word);
}

/** "5 songs 1. Snow 2. Rain": a number in a list, with the one before or after it in the same line. */
function isInNumberedList(text: string, point: number, number: number): boolean {
  const isOpened = new RegExp(`(?:^|\\s)${number - 1}\\.\\s`, 'u').test(text.slice(0, point));
  const goesOnTo = new RegExp(`\\s${number + 1}\\.\\s`, 'u').test(text.slice(point));
  return number > 0 && (isOpened || goesOnTo);
}

/** "40 s", "21 g": a unit of one letter after its figure. */
function isMeasured(text: string, point: number): boolean {
  return /\d ?[gshlmvw]$/u.test(text.slice(Math.max(0, point - MAX_WORD), point));
}

/** Whether a word is too long to be an abbreviation. */
function isWholeWord(word: string): boolean {
  return (
    /^\p{L}{4,}$/u.test(word) ||
    (/^\p{Ll}{3}$/u.test(word) && WORDS.some((name) => vocabulary(name).has(word)))
  );
}

const WORDS = ['verbs', 'parts', 'materials', 'products', 'colors'] as const;

/** "3.2 cu. ft. with a freezer" and "max. 300 lbs" go on; "25 lbs. Made of steel" does not. */
function unitGoesOn(
  text: string,
  from: number,
  point: number,
  next: string,
  small: boolean,
): boolean {
  const before = text.slice(Math.max(from, point - MAX_WORD), point);
  const isCounted = /\d[\d.,/]* ?(?:\p{L}+\.? ?){0,2}$/u.test(before);
  const head = text.slice(from, point);
  const rest = text.slice(point, point + MAX_REST);
  // "26.75 in. X 19.75 in.", "75 lbs. Weight Capacity"
  if (BY_ANOTHER.test(rest) || (BARE_MEASURE.test(head.trim()) && SHORT_REST.test(rest)))
    return true;
  const isBracketed = head.lastIndexOf('(') > head.lastIndexOf(')');
  if (/\p{Lu}/u.test(next))
    return isBracketed || OPENING_MEASURE.test(head.trimStart()) || isOfGoods(head, text, point);
  if (/\p{N}/u.test(next)) return !isCounted;
  const [after = ''] = /\p{L}+/u.exec(text.slice(point, point + MAX_WORD)) ?? [];
  const isCompound = /\b(?:cu|sq|fl)\. ?\p{L}+$/u.test(before);
  return !small || isCompound || STOP_WORDS.has(after);
}

const MAX_REST = 40;
const BY_ANOTHER = /^\. ?(?:[x×]|by) ?\d/iu;
const BARE_MEASURE = /^\d[\d.,/]{0,6} ?\p{L}{1,4}$/u;
/** What is measured, in a few words, unlike "Made of steel" and "Fits a drawer". */
const SHORT_REST =
  /^\. (?!(?:Comes|Fits|Has|Holds|Includes|Is|Made|\p{Lu}\p{Ll}{2,12}ed)\b)\p{Lu}\p{Ll}+(?: \p{L}+){0,4}[.]?$/u;

/** "The 20 oz. White Bottle is": a measure before what it measures. */
const OPENING_MEASURE = /^(?:the|this|our|each|an?) \d[\d.,/]{0,6} ?\p{L}{1,6}$/iu;

/** "Compatible with 13-30 in. Displays": a measure between its preposition and the last words. */
function isOfGoods(head: string, text: string, point: number): boolean {
  return (
    GOVERNED_MEASURE.test(head.slice(-MAX_MEASURE)) &&
    /^\. \p{Lu}\p{Ll}+(?: \p{L}+)?$/u.test(text.slice(point))
  );
}

const GOVERNED_MEASURE = /\b(?:with|for|fits?|to|of|from) \d[\d.,/ –-]{0,16} ?\p{L}{1,3}$/iu;
const MAX_MEASURE = 40;

const MAX_WORD = 12;

function wordBefore(text: string, from: number, point: number): string {
  const head = text.slice(Math.max(from, point - MAX_WORD), Math.max(from, point));
  return /[^\s("“;]*$/u.exec(head)?.[0] ?? '';
}

function nextVisible(text: string, at: number): string {
  for (let index = at; index < text.length; index++) {
    if (text.charAt(index) !== ' ') return text.charAt(index);
  }
  return '';
}
