import { labelType } from '../reading/facts.ts';
import type { ProductName, Unit } from '../reading/index.ts';
import { productSegmentOf } from '../reading/name.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import { contentStems, hasDigit } from '../text/words.ts';
import { isTooLongForBullet, withoutUnitsOf, wordsIn } from './entries.ts';
import { introductionOf } from './introduction.ts';
import { leadingProse, type Layout } from './layout.ts';
import { openingFactsOf, withBareFactsLast } from './list-order.ts';
import { isVerblessFact } from './rank.ts';
import { findRestated } from './restated-entries.ts';
import { listOf, paragraphs } from './stores.ts';
import { wholeName } from './title-parts.ts';
import type { Block, Entry, Setting } from './types.ts';

/** Minimum share of words in statements for lines to read as running text. */
const STATEMENT_SHARE = 1 / 2;
/** Minimum share of words in sentences. */
const SENTENCE_SHARE = 1 / 3;
/** Minimum words of a phrase that reads as a statement among sentences. */
const MIN_STATEMENT_WORDS = 6;
/** Minimum words of a phrase between statements. */
const MIN_JOINED_WORDS = 3;
/** Paragraphs above a list with no more words than this in total are joined. */
const MAX_JOINED_WORDS = 40;
/** Maximum words of a paragraph made of lines. */
const MAX_PARAGRAPH_WORDS = 70;
/** Minimum numbers in a phrase that only measures something. */
const MIN_MEASURES = 3;

/**
 * The running text in full, followed by the lines of the list that aren't bullets. Without running text,
 * statements are joined into a paragraph, and phrases become lines below a typed sentence or the name.
 */
export function amazonDescription(
  setting: Setting,
  inputLayout: Layout,
  stated: readonly Entry[],
  highlights: readonly Entry[],
): Block[] {
  const layout = withoutRestatedLines(inputLayout, setting);
  const proseAndBelow = [...layout.prose, ...layout.below];
  // A line that a bullet contains only partly appears in full.
  const notInBullets = layout.list.filter((entry) => withoutUnitsOf([entry], stated).length > 0);
  // A description that only repeats a single bullet isn't one.
  const isDescription =
    proseAndBelow.flatMap(({ units }) => units).length > 1 || notInBullets.length > 0;
  if (proseAndBelow.length > 0 && (isDescription || layout.list.length === 0)) {
    // If the prose is short, the whole list follows, not only what the bullets lack.
    const isBrief =
      layout.list.length >= MIN_LINES &&
      wordsOfAll([...proseAndBelow, ...notInBullets]) < MIN_PAGE_WORDS;
    // "Feather soft" alone below a text is no list, and the highlights have it.
    const [only, ...more] = isBrief ? [] : notInBullets;
    const isRemnant =
      only !== undefined &&
      more.length === 0 &&
      only.label === undefined &&
      !only.units.some(isStatement) &&
      withoutUnitsOf([only], highlights).length === 0;
    const rest = isBrief ? layout.list : isRemnant ? [] : notInBullets;
    const sentences = layout.below.length > 0 ? [] : leadingSentences(rest);
    return withName([...proseAndBelow, ...notInBullets], setting, [
      ...paragraphs([...proseAndBelow, ...sentences], MAX_JOINED_WORDS),
      ...listOf(withoutUnitsOf(rest, sentences)),
    ]);
  }
  // Options stay separate lines below the paragraph.
  const options = layout.list.filter(isOption);
  const list = [...proseAndBelow, ...withoutUnitsOf(layout.list, options)];
  const joined = list.filter(canJoinParagraph);
  if (joined.length > 0 && readsAsProse(list)) {
    // If one label has to stay, keep them all.
    const prose = joined.every(canDropLabel) ? joined.map(withoutLabel) : joined;
    // "Made in USA" above sentences is no sentence: it becomes a line below them.
    const facts = openingFactsOf(prose);
    return withName(list, setting, [
      ...paragraphs(withoutUnitsOf(prose, facts), MAX_PARAGRAPH_WORDS),
      ...listOf([...withoutUnitsOf(notInBullets, prose), ...facts]),
    ]);
  }
  const { sentences, used } = introductionOf(setting.reading, list);
  if (sentences.length > 0)
    return [{ kind: 'typed', sentences }, ...listOf(withoutUnitsOf([...list, ...options], used))];
  const ordered = withBareFactsLast(list);
  const labeled = list.filter(({ label }) => label !== undefined);
  // "Color black", "Long lasting": phrases of a few words are lines of a data sheet, not a paragraph.
  const statements = list.filter(({ units }) => units.some(isStatement));
  const isDataSheet = labeled.length * 2 >= list.length || statements.length * 2 < list.length;
  const prose = isDataSheet ? leadingProse(ordered) : ordered;
  const rows = isDataSheet
    ? [...withoutUnitsOf(ordered, prose), ...options]
    : withoutUnitsOf(options, stated);
  const isNamed = startsWithProductName(ordered, setting.reading.name);
  const isFromName = (entry: Entry) => repeatsNamePhrase(entry, setting.reading.name);
  const isNew = (entry: Entry) => isNamed || ordered.every(isFromName) || !isFromName(entry);
  const body = [
    ...paragraphs(prose.filter(isNew), MAX_PARAGRAPH_WORDS),
    ...listOf(rows.filter(isNew)),
  ];
  return isNamed ? body : [{ kind: 'name', parts: wholeName(setting.reading.name) }, ...body];
}

/** Drops short lines that a sentence too long for a bullet already contains. */
function withoutRestatedLines(
  { prose, list, below }: Layout,
  { reading: { name } }: Setting,
): Layout {
  const all = [...prose, ...list, ...below];
  if (!all.some(isTooLongForBullet)) return { prose, list, below };
  const isRestated = findRestated(all, new Set(contentStems(name.text)));
  const remaining = (entries: readonly Entry[]) =>
    entries.filter((entry) => isTooLongForBullet(entry) || !isRestated(entry));
  return { prose: remaining(prose), list: remaining(list), below: remaining(below) };
}

/** Minimum words of a phrase that is written as a sentence. */
const MIN_CLOSED_WORDS = 4;

/** The sentences at the start of a list. Below a paragraph, they continue it and keep their punctuation. */
function leadingSentences(list: readonly Entry[]): readonly Entry[] {
  const first = list.findIndex(
    ({ label, units }) =>
      label !== undefined ||
      !units.every(({ finite, closed, words }) => closed && (finite || words >= MIN_CLOSED_WORDS)),
  );
  return first === -1 ? list : list.slice(0, first);
}

/** Minimum words of a description that omits lines. */
const MIN_PAGE_WORDS = 40;
/** Minimum lines below a short text, whether or not they are bullets too. */
const MIN_LINES = 3;

function wordsOfAll(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + wordsIn(entry), 0);
}

/** Prepends the name if the description doesn't mention it. */
function withName(
  entries: readonly Entry[],
  { reading: { name } }: Setting,
  blocks: readonly Block[],
): Block[] {
  const named = new Set(contentStems(name.text));
  const isNamed = entries.some(({ label, units }) =>
    [label, ...units].some((part) =>
      contentStems(part?.text ?? '').some((stem) => named.has(stem)),
    ),
  );
  return isNamed ? [...blocks] : [{ kind: 'name', parts: wholeName(name) }, ...blocks];
}

function isOption({ units }: Entry): boolean {
  return units.some(({ span }) => span.field === 'variants');
}

/** Whether a text begins with the name, so that a name above it would repeat it. */
function startsWithProductName([first]: readonly Entry[], name: ProductName): boolean {
  const text = first?.label === undefined ? (first?.units[0]?.text ?? '') : '';
  const stems = new Set(contentStems(text));
  return contentStems(name.segments[productSegmentOf(name)]?.text ?? name.text).every((stem) =>
    stems.has(stem),
  );
}

/** "Two Deck Valves" below the name "Larkfell 302 Two Deck Valves": repeats words of the name right below it. */
function repeatsNamePhrase(
  { label, units: [unit, ...more] }: Entry,
  { text }: ProductName,
): boolean {
  const phrase = withoutEndMark(unit?.text ?? '').toLowerCase();
  const words = wordsIn({ units: unit === undefined ? [] : [unit] });
  return (
    label === undefined && more.length === 0 && words > 1 && text.toLowerCase().includes(phrase)
  );
}

/** Whether lines read as running text: mostly statements, with sentences among them. */
function readsAsProse(list: readonly Entry[]): boolean {
  const units = list.flatMap((entry) => entry.units);
  const words = (units: readonly Unit[]) => units.reduce((sum, unit) => sum + unit.words, 0);
  const statements = units.filter(isStatement);
  const sentences = units.filter(({ finite }) => finite);
  // Lines that all end like sentences.
  const endLikeSentences = list.every(isClosed) && words(units) >= MIN_WRITTEN_WORDS;
  if (endLikeSentences && sentences.length > 0) return true;
  return (
    statements.length > 1 &&
    words(statements) >= words(units) * STATEMENT_SHARE &&
    words(sentences) >= words(units) * SENTENCE_SHARE
  );
}

function isClosed({ label, units }: Entry): boolean {
  return label === undefined && units.every(({ closed }) => closed);
}

/** Minimum words of punctuated lines that make a text. */
const MIN_WRITTEN_WORDS = 12;

/** A sentence, or a phrase that says as much as one. */
function isStatement({ finite, words, kind, text }: Unit): boolean {
  const measures = text.match(/\d+(?:[.,]\d+)?/gu)?.length ?? 0;
  return finite || (kind !== 'labeled' && words >= MIN_STATEMENT_WORDS && measures < MIN_MEASURES);
}

/** Whether a line can be part of a paragraph rather than a data sheet. */
function canJoinParagraph(entry: Entry, at: number): boolean {
  const isOfSheet =
    labelType(entry.label?.text) !== undefined || (at === 0 && isVerblessFact(entry));
  const isLong = wordsIn(entry) >= MIN_JOINED_WORDS || isClosed(entry);
  return isLong && !(isOfSheet && entry.units[0]?.finite !== true);
}

/** In running text, a sentence needs no label, but "Shockproof: absorbs shock" and "In two sizes: S fits 20 in" do. */
function canDropLabel({ label, units: [unit] }: Entry): boolean {
  const text = unit?.text ?? '';
  const isRow = /^(?:X{0,3}[SML]\b|\d)/u.test(text);
  const isSentence = unit?.finite === true && !isRow && !isTagged(tagText(text)[0], 'VBZ');
  // "For kids of 4 and up: fans will love it": a number is a fact.
  return label === undefined || (isSentence && !hasDigit(label.text));
}

function withoutLabel({ label: _label, ...entry }: Entry): Entry {
  return entry;
}
