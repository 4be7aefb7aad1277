import { countWords, hasDigit, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { labelType } from './facts.ts';
import {
  isEssentialHeading,
  isSectionHeading,
  labelOf,
  labelTextOf,
  type HeadingKind,
  type PlacedLine,
} from './heading-text.ts';
import { isUsable } from './uncertain-units.ts';
import type { Line, UnitKind } from './types.ts';

/** Detects headings that label only the next line. */

/** "WIDTH", "21 mm", "CONDITION", "Excellent": a label above its value, in a column of such pairs. */
export function isStackedLabel(placed: readonly PlacedLine[], at: number): boolean {
  if (!isSheetLabel(placed[at]) || isSheetLabel(placed[at + 1])) return false;
  // "Set includes:" above several lines labels all of them.
  const second = placed[at + 2];
  const isContents = labelType(labelTextOf(placed[at])) === 'contents';
  if (isContents && second?.breaks === 1 && !isSheetLabel(second)) return false;
  return isSheetLabel(placed[at - 2]) || isSheetLabel(placed[at + 2]);
}

const MAX_PAIRED_WORDS = 4;

/** Extends a column of labels and values to the next pair: "Packaging size", "250 ml". */
export function withNextPair(
  placed: readonly PlacedLine[],
  from: number,
  headings: Map<number, HeadingKind>,
): void {
  const [label, value] = [placed[from + 2]?.line, placed[from + 3]?.line];
  const text = label === undefined ? undefined : labelOf(label)?.text;
  if (text === undefined || value === undefined || headings.has(from + 2)) return;
  const isPair =
    // "Walk | Trot | Gallop" is one row.
    placed[from + 2]?.breaks !== 0 &&
    isAlone(placed[from + 1]?.line) &&
    isAlone(label) &&
    isAlone(value) &&
    !hasDigit(text) &&
    /^\p{Lu}/u.test(text) &&
    !isSectionHeading(text) &&
    !isSectionHeading(labelOf(value)?.text ?? '');
  if (isPair) headings.set(from + 2, 'pair');
}

function isAlone(line: Line | undefined): boolean {
  const [unit, ...more] = line?.units ?? [];
  return (
    line?.label === undefined &&
    more.length === 0 &&
    unit !== undefined &&
    unit.words <= MAX_PAIRED_WORDS &&
    !unit.closed
  );
}

export function isSheetLabel(placed: PlacedLine | undefined): boolean {
  const text = labelTextOf(placed);
  return text !== undefined && (labelType(text) !== undefined || isInClass(text, 'sheet labels'));
}

/** "Directions" above a sentence, or "Our chairs are made to order:": a heading that labels only that text. */
export function isAboveProse(placed: readonly PlacedLine[], at: number): boolean {
  const [text, next] = [labelTextOf(placed[at]), placed[at + 1]?.line];
  if (text === undefined || next === undefined) return false;
  if (next.label !== undefined)
    return isEssentialHeading(text) && placed[at + 2]?.line.label === undefined;
  // "Our chairs are made to order:", but not "Description:", or "SKU:" without a value.
  const isOpen =
    placed[at]?.line.units[0]?.kind === 'broken' &&
    labelType(text) === undefined &&
    !isSectionHeading(text) &&
    !isInClass(text, 'filing labels');
  return next.units.at(-1)?.closed === true && (isEssentialHeading(text) || isOpen);
}

/** Minimum instructions in a row that are clear without their heading. */
const MIN_INSTRUCTIONS = 3;
const INSTRUCTIONS = /^(?:\p{L}+ )?(?:tips|instructions|directions|guide|guidelines)$/iu;

/** "Care tips" above "Keep it dry.", "Store it flat.", "Do not iron.": the heading of all of them. */
export function isAboveInstructions(placed: readonly PlacedLine[], at: number): boolean {
  const below = placed.slice(at + 1, at + 1 + MIN_INSTRUCTIONS);
  return (
    INSTRUCTIONS.test(labelTextOf(placed[at]) ?? '') &&
    below.length === MIN_INSTRUCTIONS &&
    below.every(
      ({ line: { label, units } }) =>
        label === undefined && units.every(({ finite, closed }) => finite && closed),
    )
  );
}

const STEPS =
  /^(?:how to (?:use|apply|wear)|how to use it|directions?|directions for use|usage|instructions|application)$/iu;

/** "2. Rinse it." in the list below "How to use": without the heading, a step is no feature. */
export function isNextStep(placed: readonly PlacedLine[], at: number, next: number): boolean {
  const gap = placed[at + 1]?.breaks ?? 1;
  const isStep = ({ breaks, line: { label, listed, units } }: PlacedLine) =>
    label === undefined && listed && breaks <= gap && units.at(-1)?.closed === true;
  return STEPS.test(labelTextOf(placed[at]) ?? '') && placed.slice(at + 1, next + 1).every(isStep);
}

const MIN_TITLE_WORDS = 2;
const MAX_TITLE_WORDS = 6;
/** Unit kinds of a title: "Protection You Can Rely On" has a verb. */
const TITLE_KINDS: ReadonlySet<UnitKind | undefined> = new Set(['phrase', 'sentence']);
const MIN_PROSE_WORDS = 5;

/** "Effortless Elegance" between two paragraphs labels the second. */
export function isTitleAboveProse(placed: readonly PlacedLine[], at: number): boolean {
  return isTitleBelowProse(placed, at) && isProse(placed[at + 1]?.line);
}

/** "Robust and Refined" between a paragraph and labeled features is their heading. */
export function isTitleAboveLabels(placed: readonly PlacedLine[], at: number): boolean {
  const next = placed[at + 1]?.line;
  const isFeature = next?.label !== undefined && next.units.some(({ finite }) => finite);
  return isFeature && isTitleBelowProse(placed, at);
}

/** "Effortless Elegance" below a paragraph. */
export function isTitleBelowProse(placed: readonly PlacedLine[], at: number): boolean {
  const text = labelTextOf(placed[at]);
  const words = wordsOf(text ?? '');
  return (
    text !== undefined &&
    placed[at]?.line.listed === false &&
    TITLE_KINDS.has(placed[at].line.units[0]?.kind) &&
    isProse(placed[at - 1]?.line) &&
    words.length >= MIN_TITLE_WORDS &&
    words.length <= MAX_TITLE_WORDS &&
    !hasDigit(text) &&
    words.every((word) => /^\p{Lu}/u.test(word) || STOP_WORDS.has(word))
  );
}

export function isProse(line: Line | undefined): boolean {
  const [first] = line?.units ?? [];
  return (
    line?.listed === false &&
    line.label === undefined &&
    first?.finite === true &&
    first.closed &&
    first.words >= MIN_PROSE_WORDS
  );
}

/** Maximum words of a label above its value, unless the input ends below it. */
const MAX_LABEL_WORDS = 3;

/** The line below "Design:", which is its value even if it is too long for an item of a list. */
export function valueBelow(
  placed: readonly PlacedLine[],
  at: number,
  headings: ReadonlyMap<number, HeadingKind>,
): Line | undefined {
  const text = placed[at]?.line.units[0]?.text ?? '';
  const next = placed[at + 1]?.line;
  const isLabel =
    text.endsWith(':') &&
    (countWords(text) <= MAX_LABEL_WORDS || at + 2 === placed.length) &&
    !isSectionHeading(text.slice(0, -1)) &&
    !isInClass(text.slice(0, -1), 'generic labels');
  const isValue =
    next?.label === undefined &&
    next?.units.every((unit) => isUsable(unit) && unit.kind !== 'heading');
  return isLabel && isValue === true && !headings.has(at + 1) ? next : undefined;
}
