import { countWords, hasDigit, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { labelType } from './facts.ts';
import { isListIntro } from './list-intros.ts';
import { bracketedText } from './named-headings.ts';
import { isKnownWord, isTagged, tagText } from './tagging.ts';
import type { Line, Quote, Unit } from './types.ts';
import { verbShapeOf } from './verbs.ts';

/** A line, and the line breaks before it. */
export interface PlacedLine {
  readonly line: Line;
  readonly breaks: number;
}

/**
 * The lines that a heading applies to: the next line, a list of short lines, its block, or everything up to
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

/** A line as a heading, if it is a few words with a colon or without final punctuation. */
export function labelOf({ label, units: [unit, ...more] }: Line): Quote | undefined {
  if (label !== undefined || unit === undefined || more.length > 0) return undefined;
  // "N/A" introduces nothing.
  const contents = contentsAsked(unit);
  if (contents !== undefined) return contents;
  const isAsked = QUESTION.test(unit.text) || isInClass(unit.text.toLowerCase(), 'sheet labels');
  if (unit.kind === 'empty' || (unit.closed && !isAsked)) return undefined;
  const inBrackets = bracketedText(unit.text);
  if (inBrackets !== undefined) {
    const start = unit.span.start + unit.text.indexOf(inBrackets);
    return { text: inBrackets, span: { ...unit.span, start, end: start + inBrackets.length } };
  }
  const text = unit.text.replace(/ ?[:–—-]$/u, '');
  const isShort = countWords(text) <= MAX_HEADING_WORDS && !/[,;:]/u.test(text);
  if (!isShort && !isListIntro(unit.text) && !FEATURES_OF.test(text)) return undefined;
  return { text, span: { ...unit.span, end: unit.span.end - (unit.text.length - text.length) } };
}

/** "What's in the box?" as the label "What's in the box". */
function contentsAsked({ text, span }: Unit): Quote | undefined {
  const label = text.replace(/ ?\?:?$/u, '');
  if (label === text || labelType(label) !== 'contents') return undefined;
  return { text: label, span: { ...span, end: span.end - (text.length - label.length) } };
}

export function labelTextOf(placed: PlacedLine | undefined): string | undefined {
  return placed === undefined ? undefined : labelOf(placed.line)?.text;
}

/**
 * Whether the text below a heading would be misunderstood without it: "Ingredients", "Plant
 * Trivia".
 */
export function isEssentialHeading(text: string): boolean {
  const words = wordsOf(text);
  return (
    isInClass(text, 'needed headings') ||
    // "Folds for storage", "Contains natural ingredients" and "100% vegan materials" are statements.
    (!hasDigit(text) &&
      words.length <= MAX_TITLE_WORDS &&
      verbShapeOf(text) === 'none' &&
      !words.some((word) => STOP_WORDS.has(word.toLowerCase())) &&
      isInClass(words.at(-1) ?? '', 'needed headings'))
  );
}

/** "Specs", "Benefits", "How to use": names of sections of any length. */
export function isSectionHeading(text: string): boolean {
  // "Key Features (Both Variants)"
  const bare = text.replace(/ ?\([^()]{1,60}\)$/u, '');
  // "Installation / Maintenance"
  const isNamed =
    isInClass(bare, 'section headings') ||
    bare
      .split(/ ?[/&] ?| and /iu)
      .every((part) => isInClass(part, 'generic labels') || isInClass(part, 'section headings'));
  return isNamed || [ASKED, QUESTION, FEATURES_OF].some((heading) => heading.test(text));
}

/** "Features of the Tarn Lamp" */
const FEATURES_OF =
  /^(?:(?:key|main|top|product) )?(?:features|benefits|highlights|specifications|advantages) of (?:the|this|our) [^.?!:;]{2,80}$/iu;

const MAX_TITLE_WORDS = 3;

/**
 * "Fabric Specs" or "Fragrance notes" above lines that are complete by themselves, but not "Scent
 * notes:" above a list.
 */
export function isSectionTitle({ line }: PlacedLine, next: Line): boolean {
  const text = labelOf(line)?.text ?? '';
  const words = wordsOf(text);
  const isTitle =
    words.length > 1 &&
    !MADE_DETAILS.test(text) &&
    words.length <= MAX_TITLE_WORDS &&
    isInClass(words.at(-1) ?? '', 'ends of section titles');
  return isTitle && (next.label !== undefined || line.units[0]?.text.endsWith(':') === false);
}

/** "Embroidered details": a feature. */
const MADE_DETAILS = /\p{L}ed details$/iu;

/** "Why Pets Love It" */
const ASKED = /^(?:Why|What|How) \p{Lu}\p{Ll}{0,20}\b[^.?!,:]{0,60}$/u;

/** "What makes this product so special?" */
const QUESTION = /^(?:why|what|how|pourquoi|comment|warum|por qué)\s[^.?!,:]{3,60}\?$/iu;

/** "1 x Tarn slackline" */
const COUNTED = /^\d{1,3} ?[x×] ?\p{L}/iu;

/** "Equipment" at the start of a block, above counted items. */
export function headsCounted(placed: readonly PlacedLine[], at: number): boolean {
  const [heading, next] = [placed[at], placed[at + 1]];
  return (
    isUnmarkedPhrase(heading) &&
    (at === 0 || (heading?.breaks ?? 0) > 1) &&
    next?.breaks === 1 &&
    COUNTED.test(next.line.units[0]?.text ?? '')
  );
}

/** "Design options" above bulleted items, in a text whose other lines have no bullets. */
export function isOverMarked(placed: readonly PlacedLine[], at: number): boolean {
  return isUnmarkedPhrase(placed[at]) && placed[at + 1]?.line.listed === true;
}

export function isUnmarkedPhrase(placed: PlacedLine | undefined): boolean {
  const text = placed?.line.listed === false ? labelOf(placed.line)?.text : undefined;
  return text !== undefined && !hasDigit(text) && !PARTICIPLE.test(text);
}

/** "Imported": a fact rather than a heading. */
export const PARTICIPLE = /^\p{L}+ed$/iu;

/**
 * "Processor" below a paragraph: the heading of a missing text, unlike a fact such as "Imported" or
 * "Cotton".
 */
export function isLoneWord({ label, listed, units: [unit, ...more] }: Line, above?: Line): boolean {
  const word = unit?.text.toLowerCase() ?? '';
  const isAlone = label === undefined && !listed && more.length === 0;
  const isBelowText =
    above !== undefined &&
    above.units.length > 1 &&
    above.units.some(({ finite }) => finite) &&
    above.units.every(({ closed, words }) => closed && words >= MIN_SENTENCE_WORDS);
  const isFact =
    PARTICIPLE.test(word) ||
    FACTS.some((facts) => vocabulary(facts).has(word)) ||
    isInClass(word, 'sizes');
  const isHeading = LONE_WORD.test(unit?.text ?? '') && isKnownWord(word);
  return isAlone && isBelowText && !isFact && isHeading && isTagged(tagText(word)[0], 'NN');
}

/** Minimum words of each sentence of such a paragraph. */
const MIN_SENTENCE_WORDS = 4;
const LONE_WORD = /^\p{Lu}\p{Ll}{3,}$/u;
/** Vocabularies whose words state a fact by themselves. */
const FACTS = ['materials', 'colors', 'audiences', 'qualities', 'traits'] as const;

/** "What is a bond?" next to "How do markets fall?": what a book asks, rather than the headings of answers. */
export function isInRowOfQuestions(placed: readonly PlacedLine[], at: number): boolean {
  const isQuestion = (placedLine: PlacedLine | undefined) =>
    placedLine?.line.units.at(-1)?.text.endsWith('?') === true;
  return isQuestion(placed[at]) && (isQuestion(placed[at - 1]) || isQuestion(placed[at + 1]));
}
