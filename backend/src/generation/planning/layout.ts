import { dropPronoun } from '../realizing/item-starts.ts';
import { labelType } from '../reading/facts.ts';
import { contentStems } from '../text/words.ts';
import type { Reading } from '../reading/index.ts';
import { dependsOnPrevious, wordsIn } from './entries.ts';
import { isChart } from './split-line.ts';
import type { Entry } from './types.ts';
import { isTextWithColons } from './written-text.ts';

/**
 * The layout of an input: it begins with prose, or it is a list of equal lines. Listings keep this layout, in input
 * order.
 */
export interface Layout {
  /** The paragraph that the input begins with, and its continuations. */
  readonly prose: readonly Entry[];
  /** All other lines, as one list. */
  readonly list: readonly Entry[];
  /** Paragraphs below a list whose items are marked. */
  readonly below: readonly Entry[];
}

/** Minimum words of a sentence that is prose by itself; a phrase needs more. */
const MIN_SENTENCE_WORDS = 5;
const MIN_PHRASE_WORDS = 8;
/** Minimum words of a tagline above a paragraph. */
const MIN_TAGLINE_WORDS = 3;
/** Minimum words of a phrase that continues a sentence. */
const MIN_LONG_WORDS = 12;
/** Minimum number of sentences on separate lines that make a list. */
const MIN_LINES = 3;

/** Divides the entries of an input, or of a section, into prose and a list. */
export function layoutOf(
  entries: readonly Entry[],
  reading: Reading,
  isSection: boolean = false,
): Layout {
  if (!isSection && isTextWithColons(entries)) return { prose: entries, list: [], below: [] };
  const sheetLength = dataSheetLength(entries, reading);
  if (sheetLength > 0)
    return { prose: entries.slice(sheetLength), list: entries.slice(0, sheetLength), below: [] };
  const end = proseLength(entries, reading, isSection);
  const prose = entries.slice(0, end);
  const rest = entries.slice(end);
  const first = paragraphsBelow(rest, prose.length > 0);
  return first < rest.length
    ? { prose, list: withContinuationsJoined(rest.slice(0, first)), below: rest.slice(first) }
    : { prose, list: withContinuationsJoined(rest), below: [] };
}

/** Minimum rows of a data sheet between two texts. */
const MIN_ROWS_BETWEEN = 2;

/**
 * Where the paragraphs begin that end a list; the length of the list if there are none. They are written lines below
 * marked items, or below a data sheet that follows a text: "Sole: rubber" above "Wear them with chinos."
 */
function paragraphsBelow(list: readonly Entry[], followsText: boolean): number {
  const isWritten = (entry: Entry) =>
    isParagraph(entry) || (isProse(entry) && !dependsOnPrevious(entry));
  const end =
    list.findLastIndex(
      (entry) => !isWritten(entry) && !(isUnmarked(entry) && dependsOnPrevious(entry)),
    ) + 1;
  const first = list.findIndex((entry, at) => at >= end && isWritten(entry));
  const items = list.slice(0, end);
  // Below a heading of the rows, a sentence is one of them.
  const isInSection =
    list[first]?.section !== undefined && list[first].section === items.at(-1)?.section;
  const areRows = followsText && !isInSection && end >= MIN_ROWS_BETWEEN && !items.some(isUnmarked);
  const isBelow = first !== -1 && (areRows || items.some(({ line }) => line.listed));
  return isBelow ? first : list.length;
}

/** Whether an entry is a sentence as long as a paragraph. */
function isLongSentence(entry: Entry): boolean {
  return isProse(entry) && isSentence(entry) && wordsIn(entry) >= MIN_LONG_WORDS;
}

/** Words of the name in a paragraph that is about the product. */
const MIN_NAMED = 2;

/**
 * Length of a data sheet at the top that is followed only by paragraphs about the product; 0 if there is none.
 */
function dataSheetLength(entries: readonly Entry[], { name }: Reading): number {
  const end = entries.findIndex((entry) => isParagraph(entry) || isLongSentence(entry));
  const paragraphStems = new Set(entries[end]?.units.flatMap(({ text }) => contentStems(text)));
  const named = [...new Set(contentStems(name.text))].filter((stem) => paragraphStems.has(stem));
  const [first, ...others] = entries;
  if (named.length < MIN_NAMED || (first !== undefined && isTagline(first, others))) return 0;
  const isSheet = entries
    .slice(0, end)
    .every(
      (entry) =>
        (entry.label === undefined
          ? wordsIn(entry) < MIN_TAGLINE_WORDS
          : end > 1 || labelType(entry.label.text) !== undefined) &&
        !entry.units.some(({ finite }) => finite),
    );
  const isProseOrContinuation = (entry: Entry) =>
    isParagraph(entry) || isProse(entry) || dependsOnPrevious(entry);
  return end > 0 && isSheet && entries.slice(end).every(isProseOrContinuation) ? end : 0;
}

/** The number of entries of prose at the top. */
function proseLength(entries: readonly Entry[], reading: Reading, isSection: boolean): number {
  const [first, ...others] = entries;
  if (first === undefined) return 0;
  if (areHeadedParagraphs(entries)) return entries.length;
  // Everything above "In the box: …" is a text, if it is written as one.
  const [last, ...above] = entries.toReversed();
  const isBox = labelType(last?.label?.text) === 'contents' && (last?.units.length ?? 0) > 1;
  if (isBox && above.length > 0 && above.every(isProse)) return above.length;
  if (isTagline(first, others)) {
    const end = proseLength(others, reading, isSection);
    return end === 0 ? 0 : end + 1;
  }
  // If every line is a paragraph, none is an item.
  const mayBeProse =
    entries.length < MIN_LINES || entries.filter(isParagraph).length * 2 >= entries.length;
  if (mayBeProse && entries.every(isProse)) return entries.length;
  // Lines that refer to each other and all end like sentences are a text: "It watches. It waits."
  const isWritten = entries.every((entry, at) => {
    const next = entries[at + 1];
    const isContinued = next !== undefined && dependsOnPrevious(next);
    return isUnmarked(entry) && !entry.isListPart && (isClosed(entry) || isContinued);
  });
  const isLinked = entries.some(isParagraph) && others.some(dependsOnPrevious);
  if (isWritten && isLinked) return entries.length;
  // In a section, the heading introduces the lines.
  const isIntroduced = !isSection && canIntroduceList(first, others, reading);
  if (!isParagraph(first) && !isIntroduced) return 0;
  let end = leadingSentenceCount(entries);
  const isMarked = others.some(({ line }) => line.listed);
  const areOpen = entries.length > end + 1 && entries.slice(end).every((entry) => !isClosed(entry));
  for (const entry of entries.slice(end)) {
    // "Made for rivers, it's light" below a paragraph is an item, if it ends without a period as the lines below it do.
    const continues =
      isUnmarked(entry) && dependsOnPrevious(entry) && (isClosed(entry) || !areOpen);
    if (!continues && !(isMarked && isProse(entry))) break;
    end += 1;
  }
  return end;
}

/** Maximum lines above the paragraphs that they head, a title and a slogan, and their minimum words. */
const MAX_HEADLINES = 2;
const MIN_HEADLINE_WORDS = 5;

/** Whether all entries are paragraphs, below a title or slogan. */
function areHeadedParagraphs(entries: readonly Entry[]): boolean {
  const first = entries.findIndex(isParagraph);
  const isHeadline = (entry: Entry) => {
    const [unit, ...more] = entry.units;
    const isPhrase = more.length === 0 && unit?.finite === false;
    return isUnmarked(entry) && isPhrase && wordsIn(entry) >= MIN_HEADLINE_WORDS;
  };
  return (
    first > 0 &&
    first <= MAX_HEADLINES &&
    entries.slice(0, first).every(isHeadline) &&
    entries.slice(first).every(isParagraph)
  );
}

/** Whether an entry is a tagline above a paragraph: "Streak-Free Cleaning Made Simple". */
function isTagline(first: Entry, others: readonly Entry[]): boolean {
  const [next] = others;
  return (
    isUnmarked(first) &&
    first.type === undefined &&
    first.units.length === 1 &&
    !(isSentence(first) && isClosed(first)) &&
    next !== undefined &&
    isParagraph(next) &&
    (wordsIn(first) >= MIN_TAGLINE_WORDS || others.every(isProse))
  );
}

/**
 * The number of sentences at the top that are prose: one, or all if there are none further below.
 */
function leadingSentenceCount(entries: readonly Entry[]): number {
  const isStatement = (entry: Entry) => isSentence(entry) || wordsIn(entry) >= MIN_LONG_WORDS;
  // Below a heading, a line isn't part of the text above it.
  const isApart = (entry: Entry) => entry.section !== entries[0]?.section;
  const end = entries.findIndex(
    (entry) => !isProse(entry) || !isStatement(entry) || isApart(entry),
  );
  // After a paragraph, a few sentences above a longer list belong to the list, unless its lines are
  // written as phrases.
  const isLine =
    entries[0] !== undefined &&
    isParagraph(entries[0]) &&
    end * 2 < entries.length &&
    entries.slice(end).some((entry) => entry.label === undefined && isClosed(entry));
  const isAll = end > 1 && !isLine && !entries.slice(end).some((entry) => isSentence(entry));
  return isAll ? end : 1;
}

/**
 * Whether a one-line sentence can introduce a list: it names the product or is the only sentence,
 * and has final punctuation if others are sentences.
 */
function canIntroduceList(first: Entry, others: readonly Entry[], { name }: Reading): boolean {
  if (!isSentence(first)) return false;
  const isOnly = !others.some((entry) => isSentence(entry) && isUnmarked(entry));
  if (!isClosed(first)) return isOnly;
  const stems = new Set(contentStems(first.units.map(({ text }) => text).join(' ')));
  const named = contentStems(name.text).filter((stem) => stems.has(stem)).length;
  return isOnly || named > 0;
}

function isUnmarked({ label, line }: Entry): boolean {
  return label === undefined && line.label === undefined && !line.listed;
}

function isClosed({ units }: Entry): boolean {
  return units.at(-1)?.closed === true;
}

/**
 * Whether an entry is a sentence, or a longer phrase with final punctuation, that isn't marked as
 * an item.
 */
function isProse(entry: Entry): boolean {
  const isLong = wordsIn(entry) >= MIN_PHRASE_WORDS;
  return isUnmarked(entry) && isClosed(entry) && (isSentence(entry) || isLong);
}

/** "The pan browns fish evenly." has a verb, even if the tagger does not see it. */
const SUBJECT = /^(?:the|this|these|our) /iu;

function isSentence(entry: Entry): boolean {
  const [unit] = entry.units;
  const hasVerb =
    unit?.finite === true ||
    (SUBJECT.test(unit?.text ?? '') && isClosed(entry) && wordsIn(entry) >= MIN_PHRASE_WORDS);
  const isLong = wordsIn(entry) >= MIN_SENTENCE_WORDS;
  return isUnmarked(entry) && entry.type !== 'size' && isLong && hasVerb;
}

/** Minimum words of a phrase that is written as a sentence and introduces a list. */
const MIN_INTRODUCTION_WORDS = 10;

/**
 * Makes a long phrase that is written as a sentence the text above its list, with a slogan before it: "Carved oak
 * mirror made in Wales in the 1970s."
 */
export function withIntroduction({ prose, list, below }: Layout): Layout {
  const [line, ...lines] = list;
  // Above items without labels, it would be one of them.
  const isBelowSlogan =
    line !== undefined && isShortSlogan(line) && !lines.slice(1).some(isUnmarked);
  const end = isBelowSlogan ? 2 : 1;
  const [above, others] = [list.slice(0, end), list.slice(end)];
  const first = above.at(-1);
  const isIntroduction =
    prose.length === 0 &&
    others.length > 0 &&
    first !== undefined &&
    above[0]?.opens === true &&
    isProse(first) &&
    wordsIn(first) >= MIN_INTRODUCTION_WORDS &&
    // Among sentences, it is one of them.
    others.filter(isProse).length * 2 < others.length;
  return isIntroduction ? { prose: above, list: others, below } : { prose, list, below };
}

/** "Celebrate Each Morning." */
function isShortSlogan(entry: Entry): boolean {
  return (
    isUnmarked(entry) &&
    isClosed(entry) &&
    entry.type === undefined &&
    entry.units.length === 1 &&
    wordsIn(entry) < MIN_PHRASE_WORDS
  );
}

/** The sentences above a data sheet, including phrases with final punctuation. */
export function leadingProse(entries: readonly Entry[]): readonly Entry[] {
  const end = entries.findIndex((entry) => !isSentence(entry) && !isProse(entry));
  return end === -1 ? entries : entries.slice(0, end);
}

const MIN_LONG_PARAGRAPH_WORDS = 30;

/** Whether a paragraph is too long for a list item. */
export function isLongParagraph(entry: Entry): boolean {
  return isParagraph(entry) && wordsIn(entry) >= MIN_LONG_PARAGRAPH_WORDS;
}

/** Whether a line is a paragraph of several units. */
function isParagraph(entry: Entry): boolean {
  return (
    isUnmarked(entry) &&
    entry.units.length > 1 &&
    entry.units.some(({ finite, words }) => finite || words >= MIN_PHRASE_WORDS) &&
    !isChart(entry.units) &&
    entry.type !== 'size' &&
    wordsIn(entry) >= MIN_PHRASE_WORDS
  );
}

/** A line about the product, not about the previous line: "This is for use with …". */
const ABOUT_PRODUCT = /^(?:this is|another) /iu;

/** Joins lines that refer to the previous one to it: "They hold six cups." */
function withContinuationsJoined(entries: readonly Entry[]): Entry[] {
  const joinedEntries: Entry[] = [];
  for (const entry of entries) {
    const before = joinedEntries.at(-1);
    const [unit] = entry.units;
    const needsPrevious =
      unit !== undefined && dropPronoun(unit.text) === unit.text && !ABOUT_PRODUCT.test(unit.text);
    const areUnmarked = before !== undefined && isUnmarked(entry) && isUnmarked(before);
    // The next line doesn't refer to a measurement.
    if (
      areUnmarked &&
      needsPrevious &&
      dependsOnPrevious(entry) &&
      before.units.at(-1)?.finite === true
    )
      joinedEntries.splice(-1, 1, { ...before, units: [...before.units, ...entry.units] });
    else joinedEntries.push(entry);
  }
  return joinedEntries;
}
