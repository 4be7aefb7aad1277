import { contentStems, countWords } from '../text/words.ts';
import { isSectionHeading, labelOf, type PlacedLine } from './heading-text.ts';
import { isAllCaps } from './labels.ts';
import type { Line, Quote, Unit, UnitKind } from './types.ts';

/**
 * Finds captions: short lines that each have a text below them, "Dries in one hour" above a paragraph about drying. A
 * list has no such form, because its short lines follow each other.
 */

const MAX_WORDS = 9;
/** Minimum words of one of the captions: "Charm" is one next to "Docking station". */
const MIN_WORDS = 2;
/** Maximum words of a caption that ends like a sentence. */
const MAX_CLOSED_WORDS = 5;
const MIN_TEXT_WORDS = 8;
/** Minimum words of a text below a caption that ends like a sentence. */
const MIN_LONG_TEXT_WORDS = 10;
/** Minimum captions of a text that begins with one; below a paragraph or a heading, one is enough. */
const MIN_CAPTIONS = 2;

export interface Captions {
  readonly positions: ReadonlySet<number>;
  /** A last caption whose text is missing, because the input was truncated. */
  readonly cutOff?: number;
}

/** The captions of an input. From the first one on, each has a text, up to the end or the next heading or label. */
export function findCaptions(placed: readonly PlacedLine[], name: string): Captions {
  for (const isCaption of [isOpenCaption, isClosedCaption])
    for (const [at] of placed.entries()) {
      if (!startsCaption(placed, at, isCaption)) continue;
      const found = captionsFrom(placed, at, isCaption, name);
      if (found !== undefined) return found;
    }
  return { positions: new Set() };
}

type Form = (line: Line) => boolean;

function startsCaption(placed: readonly PlacedLine[], at: number, isCaption: Form): boolean {
  const [line, next] = [placed[at], placed[at + 1]];
  return (
    line !== undefined &&
    next !== undefined &&
    isCaption(line.line) &&
    next.breaks > 0 &&
    // A row of two may as well be two statements: "New; never worn".
    (isText(next.line, isCaption) || (isRow(placed, at + 1) && placed[at + 3]?.breaks === 0)) &&
    // A caption is no further from its text than from what is above it.
    (at === 0 || line.breaks >= next.breaks)
  );
}

/** The captions from a position on, if all lines up to the end of this part of the text have their form. */
function captionsFrom(
  placed: readonly PlacedLine[],
  from: number,
  isCaption: Form,
  name: string,
): Captions | undefined {
  const positions = new Set<number>();
  let at = from;
  while (startsCaption(placed, at, isCaption)) {
    positions.add(at);
    at += 1;
    while (
      isText(placed[at]?.line, isCaption) ||
      isRow(placed, at) ||
      (placed[at]?.breaks === 0 && isRow(placed, at - 1))
    )
      at += 1;
  }
  const rest = placed[at];
  const cutOff =
    at === placed.length - 1 && rest !== undefined && isCaption(rest.line) ? { cutOff: at } : {};
  const isEnd =
    rest === undefined ||
    cutOff.cutOff !== undefined ||
    rest.line.listed ||
    rest.line.label !== undefined ||
    isSectionHeading(labelOf(rest.line)?.text ?? '');
  const captions = [...positions].flatMap((one) => placed[one]?.line.units ?? []);
  const withComma = captions.filter(({ text }) => text.includes(',')).length;
  const isEnough =
    positions.size >= MIN_CAPTIONS ||
    (from === 0 && isAboveOnlyText(placed, name)) ||
    (isCaption === isOpenCaption && withComma === 0 && isBelowText(placed, from));
  const areCaptions =
    captions.some(({ words }) => words >= MIN_WORDS) && withComma * 2 <= captions.length;
  return isEnd && isEnough && areCaptions ? { positions, ...cutOff } : undefined;
}

/** Whether an input is one paragraph of several sentences below a line that says something else than its name. */
function isAboveOnlyText([caption, text, ...more]: readonly PlacedLine[], name: string): boolean {
  if (caption === undefined || text === undefined || more.length > 0) return false;
  const named = new Set(contentStems(name));
  return (
    text.line.units.length > 1 &&
    isOpenCaption(caption.line) &&
    !isSectionHeading(labelOf(caption.line)?.text ?? '') &&
    contentStems(caption.line.units[0]?.text ?? '').some((stem) => !named.has(stem))
  );
}

/**
 * Whether a line is below a paragraph, or below a heading such as "Key features", and the only line of its form except
 * for a headline.
 */
function isBelowText(placed: readonly PlacedLine[], at: number): boolean {
  const above = placed[at - 1]?.line;
  const isHeading = (line: Line) => isSectionHeading(labelOf(line)?.text ?? '');
  return (
    above !== undefined &&
    (isText(above, isOpenCaption) || isHeading(above)) &&
    !placed.slice(1, at).some(({ line }) => isOpenCaption(line) && !isHeading(line))
  );
}

/** "Walk | Trot | Gallop": whether a line is one of the phrases of a row, unless it is the last one. */
function isRow(placed: readonly PlacedLine[], at: number): boolean {
  const [line, next] = [placed[at]?.line, placed[at + 1]];
  const isPhrase = ({ label, listed, units: [unit, ...more] }: Line) =>
    label === undefined &&
    !listed &&
    more.length === 0 &&
    unit !== undefined &&
    KINDS.has(unit.kind) &&
    !unit.closed;
  return line !== undefined && next?.breaks === 0 && isPhrase(line) && isPhrase(next.line);
}

const KINDS: ReadonlySet<UnitKind> = new Set(['phrase', 'sentence']);
/** "Made with oak", "Built for the road": a fact. */
const PARTICIPLE = /^\p{Lu}\p{Ll}+(?:ed|de|ut|ilt|wn) (?:at|by|for|from|in|of|on|to|with)\b/u;

function isOpenCaption({ label, listed, units: [unit, ...more] }: Line): boolean {
  return (
    label === undefined &&
    !listed &&
    more.length === 0 &&
    unit !== undefined &&
    KINDS.has(unit.kind) &&
    !unit.closed &&
    unit.words <= MAX_WORDS &&
    /^[\p{Lu}\d]/u.test(unit.text) &&
    !/[;:?(]|,.*,/u.test(unit.text) &&
    !isAllCaps(unit.text) &&
    !PARTICIPLE.test(unit.text)
  );
}

/** "Made to be shared." above a text. */
function isClosedCaption({ label, listed, units: [unit, ...more] }: Line): boolean {
  return (
    label === undefined &&
    !listed &&
    more.length === 0 &&
    unit !== undefined &&
    KINDS.has(unit.kind) &&
    unit.closed &&
    unit.words <= MAX_CLOSED_WORDS &&
    !/[\d,;:?]/u.test(unit.text)
  );
}

/** Sentences about the product, unlike notes and requests to the buyer. */
function isText(line: Line | undefined, isCaption: Form): boolean {
  if (line === undefined || line.label !== undefined || line.listed) return false;
  const words = line.units.reduce((sum, { text }) => sum + countWords(text), 0);
  const min = isCaption === isOpenCaption ? MIN_TEXT_WORDS : MIN_LONG_TEXT_WORDS;
  return (
    line.units.every(({ kind }) => KINDS.has(kind)) &&
    line.units.at(-1)?.closed === true &&
    words >= min &&
    /^(?!Please\b)[^\p{Ll}]/u.test(line.units[0]?.text ?? '')
  );
}

/** A caption as the label of its text. */
export function captionLabel({ units: [unit] }: Line): Quote | undefined {
  return unit === undefined ? undefined : { text: unit.text, span: unit.span };
}

/** A caption without its final punctuation. */
export function unpunctuatedCaption({ line, breaks }: PlacedLine): PlacedLine {
  const units = line.units.map((unit): Unit => {
    const text = unit.text.replace(/[.!]$/u, '');
    const end = unit.span.end - (unit.text.length - text.length);
    return { ...unit, text, closed: false, span: { ...unit.span, end } };
  });
  return { line: { ...line, units }, breaks };
}

/** "Oat bar covered with dark chocolate." as an item of a list, without the form of a sentence. */
export function asItem(placed: PlacedLine): Line {
  const { line } = unpunctuatedCaption(placed);
  const units = line.units.map((unit): Unit => ({ ...unit, kind: 'phrase', finite: false }));
  return { ...line, units };
}
