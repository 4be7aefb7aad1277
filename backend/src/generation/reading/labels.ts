import { countWords, hasSmallLetter, saysAnything, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';

/** A label at the front of a line, and where its value begins. */
export interface FoundLabel {
  /** Where the label ends, its mark not included. */
  readonly end: number;
  readonly value: number;
}

const MAX_LABEL = 70;
const MAX_WORDS = 6;
const MAX_SHOUTED_WORDS = 12;
const MAX_DASHED_WORDS = 5;
const COLON = /^([^:.!?;\n]{2,70}?) ?: ?(?=\S)/u;
const DASH = /^([^:.!?;\n–—]{2,70}?)(?: [-–—] |(?<=\p{L})[-–—] (?=\p{L}))/u;
/** "Material: cotton", "EASY CARE - machine wash": what a line is headed by, if anything. */
export function findLabel(line: string): FoundLabel | undefined {
  return colonLabel(line) ?? dashLabel(line);
}

function colonLabel(line: string): FoundLabel | undefined {
  const match = COLON.exec(line.slice(0, MAX_LABEL + 3));
  const label = match?.[1];
  if (match === null || label === undefined) return undefined;
  const value = match[0].length;
  const tight = line.charAt(value - 1) === ':';
  // "1:24", "12:30", "https://": a colon inside a number or an address heads nothing.
  if (tight && (/\d$/u.test(label) || line.charAt(value) === '/')) return undefined;
  return isLabel(label, MAX_WORDS) && saysAnything(line.slice(value))
    ? { end: label.length, value }
    : undefined;
}

function dashLabel(line: string): FoundLabel | undefined {
  const match = DASH.exec(line.slice(0, MAX_LABEL + 3));
  const label = match?.[1];
  if (match === null || label === undefined || !isLabel(label, MAX_DASHED_WORDS)) return undefined;
  const value = match[0].length;
  const rest = line.slice(value);
  if (countWords(rest) < 2) return undefined;
  // "NICKELODEON - NELLA THE PRINCESS KNIGHT": one name in two parts.
  // "Reusable - no tape": one word with its capital because it comes first.
  const opened = countWords(label) > 1 || !/^\p{Ll}/u.test(rest);
  const named = isShouted(label) ? !isShouted(rest) : isTitleCase(label) && opened;
  return named ? { end: label.length, value } : undefined;
}

function isLabel(label: string, max: number): boolean {
  const words = countWords(label);
  const limit = isShouted(label) ? MAX_SHOUTED_WORDS : max;
  return (
    words > 0 &&
    words <= limit &&
    (isShouted(label) ||
      (!/\d$/u.test(label.trim()) && !isOf(wordsOf(label)[0] ?? '', 'words that head nothing')))
  );
}

/** Whether a text is in capitals throughout. */
export function isShouted(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !hasSmallLetter(text);
}

function isTitleCase(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}
