import { countWords, hasDigit, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { isLead } from './list-leads.ts';
import { inBracketsOf } from './named-headings.ts';
import type { Line, Quote } from './types.ts';

/** A line, and the line breaks before it. */
export interface PlacedLine {
  readonly line: Line;
  readonly breaks: number;
}

/**
 * What a heading applies to: the next line, a list of short lines, its block, or everything up to
 * the next heading.
 */
export type HeadingKind =
  | 'bracketed'
  | 'variety'
  | 'pair'
  | 'list'
  | 'block'
  | 'section'
  | 'opening'
  | 'cut off';

const MAX_HEADING_WORDS = 7;

/** A line as a heading, if it could be one: a few words without final punctuation, or with a colon. */
export function labelOf({ label, units: [unit, ...more] }: Line): Quote | undefined {
  if (label !== undefined || unit === undefined || more.length > 0) return undefined;
  // "N/A" introduces nothing.
  const isAsked = QUESTION.test(unit.text) || isOf(unit.text.toLowerCase(), 'sheet labels');
  if (unit.kind === 'empty' || (unit.closed && !isAsked)) return undefined;
  const inBrackets = inBracketsOf(unit.text);
  if (inBrackets !== undefined) {
    const start = unit.span.start + unit.text.indexOf(inBrackets);
    return { text: inBrackets, span: { ...unit.span, start, end: start + inBrackets.length } };
  }
  const text = unit.text.replace(/ ?[:–—-]$/u, '');
  const isShort = countWords(text) <= MAX_HEADING_WORDS && !/[,;:]/u.test(text);
  if (!isShort && !isLead(unit.text)) return undefined;
  return { text, span: { ...unit.span, end: unit.span.end - (unit.text.length - text.length) } };
}

export function labelTextOf(placed: PlacedLine | undefined): string | undefined {
  return placed === undefined ? undefined : labelOf(placed.line)?.text;
}

/** "Ingredients", "Plant Trivia": a heading without which its text would say something else. */
export function isNeeded(text: string): boolean {
  const words = wordsOf(text);
  return (
    isOf(text, 'needed headings') ||
    // "Folds for storage" and "100% vegan materials" are statements.
    (!hasDigit(text) &&
      words.length <= MAX_TITLE_WORDS &&
      !words.some((word) => STOP_WORDS.has(word.toLowerCase())) &&
      isOf(words.at(-1) ?? '', 'needed headings'))
  );
}

/** "Specs", "Benefits", "How to use": names of sections of any length. */
export function isSectionHeading(text: string): boolean {
  // "Key Features (Both Variants)"
  const bare = text.replace(/ ?\([^()]{1,60}\)$/u, '');
  // "Installation / Maintenance"
  const isNamed =
    isOf(bare, 'section headings') ||
    bare
      .split(/ ?[/&] ?| and /iu)
      .every((part) => isOf(part, 'generic labels') || isOf(part, 'section headings'));
  return isNamed || ASKED.test(text) || QUESTION.test(text);
}

const MAX_TITLE_WORDS = 3;

/** "Fabric Specs", "Fragrance notes" above lines that say all themselves, but not "Scent notes:" above a list. */
export function isSectionTitle({ line }: PlacedLine, next: Line): boolean {
  const text = labelOf(line)?.text ?? '';
  const words = wordsOf(text);
  const isTitle =
    words.length > 1 &&
    !MADE_DETAILS.test(text) &&
    words.length <= MAX_TITLE_WORDS &&
    isOf(words.at(-1) ?? '', 'ends of section titles');
  return isTitle && (next.label !== undefined || line.units[0]?.text.endsWith(':') === false);
}

/** "Embroidered details": a feature. */
const MADE_DETAILS = /\p{L}ed details$/iu;

/** "Why Pets Love It" */
const ASKED = /^(?:Why|What|How) \p{Lu}\p{Ll}{0,20}\b[^.?!,:]{0,60}$/u;

/** "What makes this product so special?" */
const QUESTION = /^(?:why|what|how|pourquoi|comment|warum|por qué)\s[^.?!,:]{3,60}\?$/iu;
