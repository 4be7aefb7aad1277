import { countWords } from '../text/words.ts';
import { labelType } from './facts.ts';
import { isUsable } from './uncertain-units.ts';
import type { Line, Unit } from './types.ts';

/**
 * Maximum words of a line with a colon that introduces the lines below it: "Four hot sauces, 5 oz
 * each, from mild to wild:".
 */
const MAX_INTRO_WORDS = 14;
/** Maximum words of an item below "In the box:", which introduces items of any length. */
export const MAX_CONTENTS_ITEM_WORDS = 14;

/** "Our box is filled with": a sentence that continues in the items below it. */
const OPEN_INTRO = /\b(?:with|of|includes?|contains?)$/iu;
const MAX_NAMED_WORDS = 4;

/** Minimum items of a list below a colon. */
const MIN_ITEMS = 2;

/**
 * Joins a list with the line that introduces it. A statement that ends in a colon continues in its
 * items: "Made of oak. Enriched with oil to support:". A short one becomes their label.
 */
export function joinListItems(
  placed: readonly { readonly line: Line }[],
  at: number,
): { lines: Line[]; taken: number } | undefined {
  const line = placed[at]?.line;
  const lead = line?.units.at(-1);
  if (line === undefined || lead?.kind !== 'broken') return undefined;
  const withText = joinTextBelow(placed, at);
  if (withText !== undefined) return withText;
  const isOpen = lead.finite && OPEN_INTRO.test(lead.text);
  if (!lead.text.endsWith(':') && !isOpen) return undefined;
  const rest = placed.slice(at + 1).map(({ line }) => labelIntoItem(line));
  const maxWords = isOpen ? MAX_NAMED_WORDS : MAX_CONTENTS_ITEM_WORDS;
  const end = rest.findIndex((item) => !isItem(item, maxWords));
  const items = rest.slice(0, end === -1 ? rest.length : end).flatMap(({ units }) => units);
  const last = items.at(-1);
  if (items.length < MIN_ITEMS || last === undefined) return undefined;
  const before = line.units.slice(0, -1);
  const above = before.length === 0 ? [] : [{ ...line, units: before }];
  if (isListIntro(lead.text) && line.label === undefined) {
    const text = lead.text.replace(/ ?:$/u, '');
    const units = items.map((unit): Unit => ({ ...unit, kind: 'labeled', finite: false }));
    return {
      lines: [...above, { ...line, label: { text, span: lead.span }, units }],
      taken: items.length,
    };
  }
  const mark = items.some(({ text }) => text.includes(',')) ? '; ' : ', ';
  const text = `${lead.text} ${items.map((unit) => unit.text).join(mark)}`;
  const unit: Unit = {
    ...lead,
    kind: 'sentence',
    text,
    words: countWords(text),
    span: { ...lead.span, end: last.span.end },
  };
  return { lines: [{ ...line, units: [...before, unit] }], taken: items.length };
}

/** Minimum words of a sentence that introduces closed items. */
const MIN_LEAD_WORDS = 6;
/** Maximum words of a phrase with a period that is an item below a colon. */
const MAX_CLOSED_WORDS = 6;

/**
 * Joins a sentence that ends in a colon with the questions or the short phrases with periods below it: "It answers
 * questions such as:", "What is a bond?".
 */
export function joinClosedItems(
  placed: readonly { readonly line: Line }[],
  at: number,
): { lines: Line[]; taken: number } | undefined {
  const line = placed[at]?.line;
  const lead = line?.units.at(-1);
  if (line === undefined || lead?.finite !== true || !lead.text.endsWith(':')) return undefined;
  if (lead.words < MIN_LEAD_WORDS) return undefined;
  const rest = placed.slice(at + 1).map((one) => one.line);
  const isQuestion = rest[0]?.units.at(-1)?.text.endsWith('?') === true;
  const isSame = ({ label, units }: Line) =>
    label === undefined &&
    units.every(({ text, closed, finite, words }) =>
      isQuestion ? text.endsWith('?') : closed && !finite && words <= MAX_CLOSED_WORDS,
    );
  const end = rest.findIndex((below) => !isSame(below));
  const items = rest.slice(0, end === -1 ? rest.length : end).flatMap(({ units }) => units);
  const last = items.at(-1);
  if (items.length < MIN_ITEMS || last === undefined) return undefined;
  const shown = items.map(({ text }) => (isQuestion ? text : text.replace(/[.!]$/u, '')));
  const text = `${lead.text} ${shown.join(isQuestion ? ' ' : '; ')}`;
  const unit: Unit = {
    ...lead,
    kind: 'sentence',
    text: isQuestion ? text : `${text}.`,
    closed: true,
    words: countWords(text),
    span: { ...lead.span, end: last.span.end },
  };
  return {
    lines: [{ ...line, units: [...line.units.slice(0, -1), unit] }],
    taken: end === -1 ? rest.length : end,
  };
}

/** "The kit includes:", "the kit includes;" */
const LEADS_TO_CONTENTS = /\b(?:includes?|contains?|comes with) ?[:;]$/iu;

/**
 * Joins a sentence that ends in a colon with the text that it introduces: one paragraph, or the pieces of what a set
 * includes, each in sentences of its own. Without it, the text would begin in its middle.
 */
function joinTextBelow(
  placed: readonly { readonly line: Line }[],
  at: number,
): { lines: Line[]; taken: number } | undefined {
  const line = placed[at]?.line;
  const lead = line?.units.at(-1);
  if (line === undefined || lead === undefined) return undefined;
  const isOfContents = LEADS_TO_CONTENTS.test(lead.text);
  if (!isOfContents && !(lead.finite && lead.text.endsWith(':'))) return undefined;
  const rest = placed.slice(at + 1).map((one) => one.line);
  const end = rest.findIndex((below) => !isText(below));
  const texts = rest.slice(0, isOfContents && end !== 0 ? (end === -1 ? rest.length : end) : 1);
  if (texts.length === 0 || !texts.every(isText)) return undefined;
  const below = texts.flatMap(({ units }) => units);
  const before = line.units.slice(0, -1);
  if (!isOfContents)
    return {
      lines: [{ ...line, units: [...before, { ...lead, kind: 'sentence' }, ...below] }],
      taken: 1,
    };
  const text = lead.text.replace(/ ?[:;]$/u, '');
  const span = { ...lead.span, end: lead.span.end - (lead.text.length - text.length) };
  const above = before.length === 0 ? [] : [{ ...line, units: before }];
  return {
    lines: [...above, { id: line.id, listed: line.listed, label: { text, span }, units: below }],
    taken: texts.length,
  };
}

/** A line of complete sentences. */
function isText({ label, listed, units }: Line): boolean {
  return (
    label === undefined &&
    !listed &&
    units.every((unit) => isUsable(unit) && unit.kind !== 'heading' && unit.closed)
  );
}

/** Whether a line can be an item below a colon, even if it would be something else elsewhere. */
function isItem({ label, units: [unit, ...more] }: Line, maxWords: number): boolean {
  return (
    label === undefined &&
    more.length === 0 &&
    unit !== undefined &&
    isUsable(unit) &&
    unit.kind !== 'heading' &&
    !unit.closed &&
    unit.words <= maxWords
  );
}

/** "Optional accessories", "Optional extras:" */
const OFFERED = /^optional (?:\p{L}+ )?(?:accessories|add-ons|equipment|extras|items|parts):?$/iu;

/** Whether a heading says that the lines below it aren't part of the product, as they would seem without it. */
export function headsOffered(text: string): boolean {
  return OFFERED.test(text);
}

export function isListIntro(text: string): boolean {
  return text.endsWith(':') && countWords(text) <= MAX_INTRO_WORDS;
}

const MEASURE = /^(?:overall )?(?:height|width|length|depth|diameter|size|weight|volume) of\b/iu;

/** "Height of the pot: 3 inches": measures one of the items above it rather than being an item. */
export function measuresItem({ label, units: [unit] }: Line): boolean {
  return label !== undefined && MEASURE.test(label.text) && /^\d/u.test(unit?.text ?? '');
}

/** "Mango - sweet, medium" below an introduction: the apparent label is part of the item. */
export function labelIntoItem(line: Line): Line {
  const { label, units, ...rest } = line;
  const [unit, ...more] = units;
  if (unit === undefined || more.length > 0 || unit.closed) return line;
  // "18 - 25" is a range, and "H - 5, D - 7" has a dash in each part.
  const isRow = unit.text.split(' - ').length > 2;
  const text = isRow ? unit.text : unit.text.replace(/(?<!\d) - | - (?!\d)/u, ' – ');
  if (label === undefined) return { ...line, units: [{ ...unit, text }] };
  // "KG 18 - 25", "Mango – sweet, medium"
  const whole = /^\d/u.test(text) ? `${label.text} ${text}` : `${label.text} – ${text}`;
  const span = { ...unit.span, start: label.span.start };
  return {
    ...rest,
    units: [
      {
        ...unit,
        kind: isUsable(unit) ? 'phrase' : unit.kind,
        text: whole,
        words: countWords(whole),
        span,
      },
    ],
  };
}

/** "The following are optional and must be added to the cart:" */
const OFFER =
  /\b(?:optional|sold separately|available separately|added to (?:the |your )?cart|(?:extra|additional) (?:charge|cost|fee))\b[^:]{0,60}:$/iu;
const MIN_OFFER_WORDS = 6;

/**
 * How many items below a sentence are offered by it, up to a blank line, a known label or a full
 * sentence. They aren't part of the product, which they would seem to be without the sentence that offers them.
 */
export function countOffered(
  placed: readonly { readonly line: Line; readonly breaks: number }[],
  at: number,
): number {
  const lead = placed[at]?.line.units.at(-1);
  if (lead === undefined || lead.words < MIN_OFFER_WORDS || !OFFER.test(lead.text)) return 0;
  const below = placed.slice(at + 1);
  const end = below.findIndex(
    ({ line, breaks }, index) =>
      (breaks > 1 && index > 0) ||
      labelType(line.label?.text) !== undefined ||
      line.units.at(-1)?.closed === true,
  );
  return end === -1 ? below.length : end;
}

/** A line whose statements are all about the sale. */
export function asOffer(line: Line): Line {
  return { ...line, units: line.units.map((unit): Unit => ({ ...unit, kind: 'boilerplate' })) };
}
