import { countWords, hasLowercase, hasLetterOrDigit, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { oncePerText } from '../remember.ts';

/** A label at the start of a line, and the position of its value. */
export interface FoundLabel {
  /** The range of the label, without its punctuation. */
  readonly start?: number;
  readonly end: number;
  readonly value: number;
}

const MAX_LABEL = 70;
const MAX_WORDS = 6;
const MAX_CAPITALIZED_WORDS = 12;
const MAX_DASHED_WORDS = 5;
/** A label, which may start with "Max." or "Approx." */
/**
 * "From Robot City: A Tarn Story", "In Tarn Bay: The Hunt": a phrase within a sentence, unlike "In
 * the box".
 */
const OPENS_PHRASE = /^(?:[Ff]rom|[Ii]n) \p{Lu}\p{Ll}+ \p{Lu}/u;
const COLON =
  /^((?:(?:max|min|approx|avg|est|no|qty)\. )?(?:[^:.!?;\n]|(?<=\d)\.(?=\d)){2,70}?) ?: ?(?=\S)/iu;
const DASH = /^([^:.!?;\n–—]{2,70}?)(?: (?:[-–—]|--) |(?<=\p{L})[-–—] (?=\p{L}))/u;
const PREFIX = /^(?:all|anti|ever|multi|no|non|pre|self|semi|ultra)$/iu;

/** The label of a line, if it has one: "Material: cotton", "EASY CARE - machine wash". */
export const findLabel = oncePerText((line): FoundLabel | undefined => {
  const dash = dashLabel(line);
  // "SIZING – S/M: calf 11 in": a label in capitals ends at its dash.
  const capitalized = dash !== undefined && isAllCaps(line.slice(0, dash.end)) ? dash : undefined;
  // "SIMPLE DESIGN - FUELS CREATIVITY: one shape": capitals up to the colon are one label, unlike "SIZING - S/M: 9 in".
  const colon = dash === undefined ? undefined : colonLabel(line);
  const isWhole = colon !== undefined && isAllCaps(line.slice(0, colon.end));
  if (isWhole && /\p{Lu}{4}/u.test(line.slice(dash?.value, colon.end))) return colon;
  return bracketLabel(line) ?? capitalized ?? calledLabel(line) ?? colonLabel(line) ?? dash;
});

const CALLED = /^([^:.!?;\n–—]{4,70})! (?=\p{Lu})/u;
const MIN_CALLED_WORDS = 2;
const MIN_BODY_WORDS = 4;

/** "LET'S GET BUILDING! Kids stack …": a slogan in capitals before a statement. */
function calledLabel(line: string): FoundLabel | undefined {
  const [whole = '', label = ''] = CALLED.exec(line.slice(0, MAX_LABEL + 3)) ?? [];
  const rest = line.slice(whole.length);
  const words = countWords(label);
  const isLabeled =
    isAllCaps(label) &&
    words >= MIN_CALLED_WORDS &&
    words <= MAX_CAPITALIZED_WORDS &&
    !isAllCaps(rest);
  return isLabeled && countWords(rest) >= MIN_BODY_WORDS
    ? { end: label.length, value: whole.length }
    : undefined;
}

/** "【EASY CARE】Machine wash" */
const BRACKETED = /^[【[「〔]\s?([^】\]」〕]{2,60}?)\s?[】\]」〕]\s?[:–—-]?\s?/u;

function bracketLabel(line: string): FoundLabel | undefined {
  const match = BRACKETED.exec(line);
  const label = match?.[1];
  if (match === null || label === undefined || !hasLetterOrDigit(line.slice(match[0].length)))
    return undefined;
  const start = match[0].indexOf(label);
  return { start, end: start + label.length, value: match[0].length };
}

function colonLabel(line: string): FoundLabel | undefined {
  const match = COLON.exec(line.slice(0, MAX_LABEL + 3));
  const label = match?.[1];
  if (match === null || label === undefined) return undefined;
  if (OPENS_PHRASE.test(label)) return undefined;
  const value = match[0].length;
  const tight = line.charAt(value - 1) === ':';
  // "V:Room": a name, unlike "L:30" and "S:Small".
  if (tight && /^[A-CE-GI-KN-RT-VYZ]$/u.test(label) && /^\p{Lu}\p{Ll}/u.test(line.slice(value)))
    return undefined;
  // "1:24", "12:30", "https://", "DTS:X": a colon inside a number, an address or a name doesn't end a label.
  if (tight && (/\d$/u.test(label) || /^(?:\/|X\b)/u.test(line.slice(value)))) return undefined;
  return isLabel(label, MAX_WORDS) && hasLetterOrDigit(line.slice(value))
    ? { end: label.length, value }
    : undefined;
}

/**
 * "Tarn Touch - in high definition": a phrase that modifies the words before the dash, not the
 * value of a label.
 */
const STARTS_WITH_PREPOSITION = /^(?:in|on|at|by|with|from) \p{L}/u;

function dashLabel(line: string): FoundLabel | undefined {
  const match = DASH.exec(line.slice(0, MAX_LABEL + 3));
  const label = match?.[1];
  if (match === null || label === undefined || !isLabel(label, MAX_DASHED_WORDS)) return undefined;
  // The hyphen in "NO- Pinch umbrella" joins a prefix to its word.
  if (!match[0].startsWith(' ', label.length) && PREFIX.test(label)) return undefined;
  // "(15 sachets – powder)": a remark in parentheses isn't a label with a value.
  if (label.lastIndexOf('(') > label.lastIndexOf(')')) return undefined;
  const value = match[0].length;
  const rest = line.slice(value);
  // "UV- and rust-resistant": the hyphen stands for the end of the word.
  if (countWords(rest) < 2 || /^(?:and|or|und|oder|et|ou|y|o|e) /iu.test(rest)) return undefined;
  // "NICKELODEON - NELLA THE PRINCESS KNIGHT" is one name in two parts. "Reusable - no tape" is
  // capitalized only because it comes first.
  const opened =
    countWords(label) > 1 ? !STARTS_WITH_PREPOSITION.test(rest) : !/^\p{Ll}/u.test(rest);
  // Two hyphens are a dash: "Handle -- soft grip"
  if (match[0].endsWith(' -- ')) return { end: label.length, value };
  const named = isAllCaps(label) ? !isAllCaps(rest) : isTitleCase(label) && opened;
  return named ? { end: label.length, value } : undefined;
}

/**
 * "EASY INSTALL No wiring needed": the capitalized words are a label if most lines start with some.
 */
const CAPITALIZED_LABEL =
  /^\p{Lu}{3}[\p{Lu}/&'’-]*(?: [\p{Lu}/&'’-]{2,}){0,4}(?= (?:\p{Lu}\p{Ll}|\d|[AI] \p{Ll}))/u;
const MIN_ALIKE = 3;

/** Whether most lines start with a label in capitals without punctuation after it. */
export function haveCapitalizedLabels(lines: readonly string[]): boolean {
  const alike = lines.filter((line) => capitalizedLabel(line) !== undefined).length;
  return alike >= MIN_ALIKE && alike * 2 > lines.length;
}

const COLONED_LABEL = /^([^:.!?;\n]{2,90}?): (?=\S)/u;

/** Whether most lines have a colon after a few words. */
export function haveColonLabels(lines: readonly string[]): boolean {
  const alike = lines.filter((line) => colonLabel(line) !== undefined).length;
  return alike > 1 && alike * 2 > lines.length;
}

/** "12 crayons in a sturdy storage case: made for school": a label if most lines have one. */
export function longLabel(line: string): FoundLabel | undefined {
  const [whole = '', label = ''] = COLONED_LABEL.exec(line) ?? [];
  const isLabeled =
    /^[\p{Lu}\d]/u.test(label) && countWords(label) <= MAX_DASHED_LABEL_WORDS && label !== '';
  return isLabeled && countWords(line.slice(whole.length)) > MAX_WORDS
    ? { end: label.length, value: whole.length }
    : undefined;
}

const DASHED_LABEL = /^([^:.!?;\n–—]{2,90}?) ?(?: [-–—] |[-–—] )(?=\S)/u;
const MAX_DASHED_LABEL_WORDS = 12;

/** Whether most lines have a dash after a few words. */
export function haveDashedLabels(lines: readonly string[]): boolean {
  const alike = lines.filter((line) => dashedLabel(line) !== undefined).length;
  return alike >= MIN_ALIKE && alike * 2 > lines.length;
}

/** "Great Game for Kids - play as a team": a label if most lines have such a dash. */
export function dashedLabel(line: string): FoundLabel | undefined {
  const [whole = '', label = ''] = DASHED_LABEL.exec(line) ?? [];
  const rest = line.slice(whole.length);
  const isLabeled =
    /^\p{Lu}/u.test(label) &&
    !SIZE.test(label.trim()) &&
    countWords(label) <= MAX_DASHED_LABEL_WORDS;
  return isLabeled && countWords(rest) > 2 ? { end: label.length, value: whole.length } : undefined;
}

export function capitalizedLabel(line: string): FoundLabel | undefined {
  const label = CAPITALIZED_LABEL.exec(line.slice(0, MAX_LABEL))?.[0];
  if (label === undefined || isAllCaps(line) || countWords(line.slice(label.length)) < 2)
    return undefined;
  return { end: label.length, value: label.length + 1 };
}

/** "XL", "Medium", "Queen", "1-2 years": the start of a row of a size chart. */
const SIZE =
  /^(?:\d?X{0,3}[SL]|M|small|medium|large|x-?(?:small|large)|\d{1,2}T|twin(?: xl)?|full(?: xl)?|queen|(?:cal(?:ifornia|\.)? )?king|standard|euro(?:pean)?|\d{1,2}(?: ?[-–] ?\d{1,2})? ?(?:years?|yrs?|months?|mos?)(?: old)?)$/iu;

/** Whether a text is the name of a size: "XL", "queen", "2-3 years". */
export function isSize(text: string): boolean {
  return SIZE.test(text);
}

/** Whether a line is a row of a size chart: "XL: 34-42 in", "M - chest 44 in", "1-2 years old - chest 17". */
export function isSizeRow(line: string): boolean {
  const [, size, value] =
    /^([^:–—]{1,20}?) ?(?:[:–—]|(?<=^[^\s\d-]{1,7})-| -) ?(\S.*)$/u.exec(line) ?? [];
  // 'XS back 10", chest 13"': without punctuation, only a size in capitals starts a row.
  const isBare = /^(?:\d?X{0,3}[SL]|M) \S.*\d/u.test(line);
  return isBare || (size !== undefined && SIZE.test(size) && /\d/u.test(value ?? ''));
}

function isLabel(label: string, max: number): boolean {
  // The colon in 'A new character, "Angel: Ciel", joins' is inside a quotation.
  if (SIZE.test(label) || (label.match(/(?<!\d)["“”]/gu)?.length ?? 0) % 2 === 1) return false;
  const words = countWords(label);
  const limit = isAllCaps(label) ? MAX_CAPITALIZED_WORDS : max;
  return (
    words > 0 &&
    words <= limit &&
    (isAllCaps(label) ||
      (!/\d$/u.test(label.trim()) &&
        (NUMBER_OF.test(label) || !isInClass(wordsOf(label)[0] ?? '', 'words that open no label'))))
  );
}

/** "No. of Tiers", unlike "No more cords". */
const NUMBER_OF = /^no\. of /iu;

/** Whether a text is entirely in capitals. */
export function isAllCaps(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !hasLowercase(text);
}

function isTitleCase(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}
