import { contentStems, countWords, hasDigit } from '../text/words.ts';
import { isUsable } from './uncertain-units.ts';
import {
  asItem,
  captionLabel,
  findCaptions,
  unpunctuatedCaption,
  type Captions,
} from './captions.ts';
import { measureRow, withCharts } from './charts.ts';
import {
  isAboveInstructions,
  isAboveProse,
  isNextStep,
  isProse,
  isSheetLabel,
  isStackedLabel,
  isTitleAboveLabels,
  isTitleAboveProse,
  isTitleBelowProse,
  valueBelow,
  withNextPair,
} from './heading-pairs.ts';
import {
  headsCounted,
  isEssentialHeading,
  isInRowOfQuestions,
  isLoneWord,
  isOverMarked,
  isSectionHeading,
  isSectionTitle,
  isUnmarkedPhrase,
  labelOf,
  type HeadingKind,
  type PlacedLine,
} from './heading-text.ts';
import { labelType } from './facts.ts';
import { isAllCaps } from './labels.ts';
import {
  asOffer,
  countOffered,
  headsOffered,
  isListIntro,
  MAX_CONTENTS_ITEM_WORDS,
  joinClosedItems,
  joinListItems,
  labelIntoItem,
  measuresItem,
} from './list-intros.ts';
import { groupBelow, groupHeadings } from './heading-groups.ts';
import { isBracketed, namesVariety } from './named-headings.ts';
import { isStoreBoilerplate } from './store-boilerplate.ts';
import type { Line, Quote, Unit, UnitKind } from './types.ts';
import { NOTE } from './unit-kinds.ts';

/** Lines without a colon are headings only if there are several of them. */
const MIN_HEADINGS = 2;
const MAX_CONTENT_WORDS = 6;
/** Maximum line breaks between list items that have bullets or markup. */
const MARKED_BREAKS = 2;

/**
 * Turns a heading ("In the box:", "LEARN AND PLAY") into the label of the lines below it. A heading
 * without its own content ("Specs" above labeled lines) is dropped or names their section.
 */
export function withHeadings(all: readonly PlacedLine[], name: string): Line[] {
  const charted = withCharts(all);
  const captions = findCaptions(charted, name);
  const placed = charted.map((placedLine, at) =>
    captions.positions.has(at) ? unpunctuatedCaption(placedLine) : placedLine,
  );
  const headings = headingsIn(placed, name, captions);
  const groups = groupHeadings(placed, headings);
  const lines: Line[] = [];
  for (let at = 0; at < placed.length; at++) {
    const heading = placed[at];
    if (heading === undefined) break;
    const offered = countOffered(placed, at);
    if (offered > 0) {
      lines.push(...placed.slice(at, at + offered + 1).map(({ line }) => asOffer(line)));
      at += offered;
      continue;
    }
    const kind = headings.get(at);
    const led =
      joinClosedItems(placed, at) ?? (kind === undefined ? joinListItems(placed, at) : undefined);
    if (led !== undefined) {
      lines.push(...led.lines);
      at += led.taken;
      continue;
    }
    const group = groups.has(at) ? groupBelow(placed, at, headings) : [];
    const found =
      kind === undefined || group.length > 0 ? group : linesBelow(placed, at, headings, kind);
    const stacked =
      kind === 'list' && found.length === 0 ? valueBelow(placed, at, headings) : undefined;
    const below = stacked === undefined ? found : [stacked];
    const labelFrom = captions.positions.has(at) ? captionLabel : labelOf;
    const label = kind === undefined ? undefined : labelFrom(heading.line);
    if (label === undefined || below.length === 0) {
      // A label without its value states nothing.
      if (isSheetLabel(heading) && isSheetLabel(placed[at + 1])) continue;
      // "Dimensions" above "Width: 30 in": its rows have their own labels.
      const hasRows = labelType(placed[at + 1]?.line.label?.text) !== undefined;
      if (kind === 'list' && hasRows && labelType(label?.text) === 'size') continue;
      if (kind === 'bracketed' && label !== undefined) {
        // With nothing below, it is the last word of a truncated text; in a row of such lines, each
        // is a statement.
        const isCut = at === placed.length - 1 && headings.get(at - 1) !== 'bracketed';
        const units = heading.line.units.map((unit): Unit => ({
          ...unit,
          ...label,
          kind: isCut ? 'doubt' : unit.kind,
        }));
        lines.push({ ...heading.line, units });
        continue;
      }
      // Drops "Specifications" above nothing, or above lines that don't need it.
      const title = label ?? (at === placed.length - 1 ? labelOf(heading.line) : undefined);
      if (kind === 'cut off') lines.push(asBroken(heading.line));
      else if (
        title === undefined ||
        !isSectionHeading(title.text) ||
        isInRowOfQuestions(placed, at)
      )
        lines.push(heading.line);
      continue;
    }
    at += below.length;
    // "Ingredients" above a single line is its label.
    const isLabel = isEssentialHeading(label.text) && below.length === 1;
    if (isLabel || kind === 'pair' || stacked !== undefined)
      lines.push(joined(heading.line, label, below.map(withLabelInText), name));
    else if (
      kind === 'opening' ||
      (kind === 'section' && below.filter(({ listed }) => listed).length > 1) ||
      isSectionHeading(label.text) ||
      (kind === 'section' && isSectionTitle(heading, below[0] ?? heading.line)) ||
      below.some(({ label }) => label !== undefined)
    )
      lines.push(...below.map((line) => ({ ...line, section: label })));
    else lines.push(joined(heading.line, label, below, name));
  }
  return lines;
}

/** Marks a heading whose text is missing as truncated. */
function asBroken(line: Line): Line {
  return { ...line, units: line.units.map((unit): Unit => ({ ...unit, kind: 'broken' })) };
}

/** Moves a heading into a line that has its own label: "Contains: milk" below "Warning". */
function withLabelInText(line: Line): Line {
  const [unit, ...more] = line.units;
  if (line.label === undefined || unit === undefined) return line;
  const text = `${line.label.text}: ${unit.text}`;
  const span = { ...unit.span, start: line.label.span.start };
  return { ...line, units: [{ ...unit, text, span, words: countWords(text) }, ...more] };
}

/** Joins everything below a heading into one line that contains a list or sentences. */
function joined({ id, listed }: Line, label: Quote, below: readonly Line[], name: string): Line {
  const units = below.flatMap((line) => line.units);
  const kindOf = ({ kind, text }: Unit): UnitKind => {
    if (!isUsable({ kind })) return kind;
    if (isStoreBoilerplate(text, label.text, name)) return 'boilerplate';
    if (NOTE.test(label.text)) return 'note';
    return kind === 'phrase' ? 'labeled' : kind;
  };
  return { id, listed, label, units: units.map((unit) => ({ ...unit, kind: kindOf(unit) })) };
}

function headingsIn(
  placed: readonly PlacedLine[],
  name: string,
  { positions, cutOff }: Captions,
): ReadonlyMap<number, HeadingKind> {
  const headings = new Map<number, HeadingKind>([...positions].map((at) => [at, 'pair']));
  if (cutOff !== undefined) headings.set(cutOff, 'cut off');
  const capitalized = new Set<number>();
  const opening = new Set<number>();
  const marked = new Set<number>();
  const titled = new Set<number>();
  for (const [at, { line, breaks }] of placed.entries()) {
    const text = labelOf(line)?.text;
    const next = placed[at + 1];
    if (isBracketed(line)) headings.set(at, 'bracketed');
    else if (next !== undefined && namesVariety(line, name)) headings.set(at, 'variety');
    // "Benefits" at the end of a text has no content, and isn't an item of the list above it.
    if (
      next === undefined &&
      at > 0 &&
      text !== undefined &&
      isSectionHeading(text) &&
      !isInRowOfQuestions(placed, at)
    )
      headings.set(at, 'cut off');
    if (next === undefined && isLoneWord(line, placed[at - 1]?.line)) headings.set(at, 'cut off');
    if (
      headings.has(at) ||
      text === undefined ||
      next === undefined ||
      (line.units[0]?.kind === 'heading' && labelType(text) !== 'contents') ||
      // "LIMITED STOCK" is no heading of the text below it.
      line.units[0]?.kind === 'boilerplate' ||
      isInRowOfQuestions(placed, at)
    )
      continue;
    if (isAllCaps(text) && !isAllCapsLine(next.line)) capitalized.add(at);
    // Marked items have a break before each of them.
    else if (!line.listed && next.breaks === 1 && (at === 0 || breaks > 1)) opening.add(at);
    const known = labelType(text) !== undefined;
    if (isTitleAboveProse(placed, at)) titled.add(at);
    if (isAboveInstructions(placed, at)) headings.set(at, 'section');
    else if (titled.has(at) || isStackedLabel(placed, at) || isAboveProse(placed, at))
      headings.set(at, 'pair');
    else if (
      isSectionHeading(text) ||
      isSectionTitle({ line, breaks }, next.line) ||
      isTitleAboveLabels(placed, at)
    )
      headings.set(at, 'section');
    else if (
      (known && !(line.listed && next.line.listed)) ||
      headsOffered(text) ||
      headsCounted(placed, at) ||
      (labelType(text) === 'size' && measureRow(next.line) !== undefined) ||
      line.units[0]?.text.endsWith(':') === true
    )
      headings.set(at, 'list');
    else if (isOverMarked(placed, at)) marked.add(at);
  }
  for (const at of marked) headings.set(at, 'section');
  for (const [at, kind] of headings) if (kind === 'pair') withNextPair(placed, at, headings);
  // "Usage Instructions" at the end of a text that has sections.
  const sections = [...headings.values()].filter((kind) => kind === 'section').length;
  if ((titled.size > 0 || sections >= MIN_HEADINGS) && isTitleBelowProse(placed, placed.length - 1))
    headings.set(placed.length - 1, 'cut off');
  // "Design options" at the end of a text that was truncated before the options.
  if (marked.size > 0 && isUnmarkedPhrase(placed.at(-1)))
    headings.set(placed.length - 1, 'cut off');
  const [only] = capitalized;
  if (capitalized.size === 1 && only === 0 && opensText(placed)) headings.set(0, 'opening');
  if (capitalized.size >= MIN_HEADINGS)
    for (const at of capitalized) if (headings.get(at) !== 'pair') headings.set(at, 'section');
  const blocks = placed.filter(
    ({ line, breaks }, at) => (at === 0 || breaks > 1) && !isParagraph(line),
  ).length;
  if (opening.size >= MIN_HEADINGS && opening.size * 2 > blocks)
    for (const at of opening) headings.set(at, 'block');
  return headings;
}

/**
 * "OVERVIEW" above a sentence: a single word in capitals at the start of the input, or a few words that the text
 * below has too, "TARNOS TV" above a text about its TarnOS.
 */
function opensText([first, ...rest]: readonly PlacedLine[]): boolean {
  const [next] = rest;
  const [unit] = first?.line.units ?? [];
  if (unit === undefined || next === undefined) return false;
  if (unit.words === 1) return next.line.units[0]?.finite === true;
  const told = new Set(contentStems(rest.map(({ line }) => textOf(line)).join(' ')));
  return (
    unit.words <= MAX_TITLE_WORDS &&
    !hasDigit(unit.text) &&
    rest.every(({ line }) => isParagraph(line)) &&
    contentStems(unit.text).some((stem) => told.has(stem))
  );
}

/** Several sentences that no bullet or label precedes. */
function isParagraph({ label, listed, units }: Line): boolean {
  const isText = units.length > 1 && units.every(({ closed }) => closed);
  return label === undefined && !listed && isText && units.some(({ finite }) => finite);
}

function textOf({ units }: Line): string {
  return units.map(({ text }) => text).join(' ');
}

/** Maximum words of a title above a text that has them too. */
const MAX_TITLE_WORDS = 3;

/** "that improve the skin": the rest of a sentence rather than a value. */
const CONTINUES_SENTENCE = /^(?:that|which|who|and|but|or) /u;

/** "Product contains" above several items: a label for the contents of a box, whatever the box is called. */
const CONTAINS = /\b(?:contains?|includes?|comes with)$/iu;

function linesBelow(
  placed: readonly PlacedLine[],
  at: number,
  headings: ReadonlyMap<number, HeadingKind>,
  kind: HeadingKind,
): Line[] {
  const below: Line[] = [];
  if (CONTINUES_SENTENCE.test(placed[at + 1]?.line.units[0]?.text ?? '')) return below;
  const label = placed[at] === undefined ? undefined : labelOf(placed[at].line)?.text;
  const isOverItems = isListIntro(placed[at]?.line.units[0]?.text ?? '') && kind === 'list';
  const isList =
    placed[at + 1]?.line.listed === true &&
    (at + 2 === placed.length || placed[at + 2]?.line.listed === true);
  const isBox = labelType(label) === 'contents' || (isList && CONTAINS.test(label ?? ''));
  const isSize = labelType(label) === 'size';
  const maxWords = isBox ? MAX_CONTENTS_ITEM_WORDS : MAX_CONTENT_WORDS;
  let areRows = false;
  // A blank line below "What's in the box?" is none between its items.
  const isUnmarkedBox = isBox && placed[at + 1]?.line.listed === false;
  const firstOfBox = isUnmarkedBox ? (placed[at + 2]?.breaks ?? 1) : MARKED_BREAKS;
  const gap = Math.min(placed[at + 1]?.breaks ?? 1, firstOfBox, MARKED_BREAKS);
  for (let next = at + 1; next < placed.length; next++) {
    const item = placed[next];
    if (item === undefined || headings.has(next)) break;
    const first = next === at + 1;
    const goesOn = NOTE.test(label ?? '') ? isProse(item.line) : isNextStep(placed, at, next);
    // "Walk | Trot | Gallop" is one row.
    if (kind === 'pair' && !first && !goesOn && item.breaks > 0) break;
    if (kind === 'block' && item.breaks > 1) break;
    // Marked items end where a line isn't marked.
    if (kind === 'section' && !first && !item.line.listed && below.every(({ listed }) => listed))
      break;
    // "Fabric: 81% polyester" isn't an item of "The short features:"
    const isSheet = labelType(item.line.label?.text) !== undefined;
    // At the end of a list, a measure of one of its items is a separate line.
    const isMeasure = measuresItem(item.line) && placed[next + 1]?.line.listed !== true;
    const row = kind === 'list' && isSize ? measureRow(item.line) : undefined;
    const line =
      row ?? (isOverItems && !isSheet && !isMeasure ? labelIntoItem(item.line) : item.line);
    // Marked items form one list, with or without blank lines between them.
    const isNext =
      first || item.breaks === gap || (line.listed && below.every(({ listed }) => listed));
    const isItem = row !== undefined || (isContent(line, maxWords, isBox) && isNext && !areRows);
    if (kind === 'list' && !isItem) break;
    areRows ||= row !== undefined;
    const isInRow = kind === 'pair' && (item.breaks === 0 || placed[next + 1]?.breaks === 0);
    const isPart = (isBox && line.listed && isItem) || (isInRow && !isClosed(line));
    below.push(isPart ? asItem({ ...item, line }) : line);
  }
  return below;
}

function isClosed({ units }: Line): boolean {
  return units.at(-1)?.closed === true;
}

function isAllCapsLine({ label, units: [unit] }: Line): boolean {
  return label === undefined && unit !== undefined && isAllCaps(unit.text);
}

function isContent(
  { label, listed, units: [unit, ...more] }: Line,
  maxWords: number,
  isBox: boolean,
): boolean {
  // Whatever is marked as an item of a box is one: "Oat bar covered with dark chocolate."
  const isMarked = isBox && listed;
  const short: (unit: Unit) => boolean = ({ kind, closed, words, text }) =>
    (isMarked ? kind === 'phrase' || kind === 'sentence' : kind === 'phrase' && !closed) &&
    (words <= maxWords || isSeries(text, maxWords));
  return label === undefined && more.length === 0 && unit !== undefined && short(unit);
}

/** "Parsley, oregano, rosemary and thyme": as many items as there are, each of them short. */
function isSeries(text: string, maxWords: number): boolean {
  const items = text.split(', ');
  return items.length >= MIN_SERIES_ITEMS && items.every((item) => countWords(item) <= maxWords);
}
const MIN_SERIES_ITEMS = 4;
