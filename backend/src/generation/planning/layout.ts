import { dropPronoun } from '../realizing/edits.ts';
import { contentStems } from '../text/words.ts';
import type { Reading } from '../reading/index.ts';
import { pointsBack, wordsIn } from './entries.ts';
import { isChart } from './split-line.ts';
import type { Entry } from './types.ts';

/**
 * How an input is laid out: running text that it begins with, or lines that are all alike. Listings
 * keep this layout, in input order.
 */
export interface Layout {
  /** The paragraph that the input begins with, and those that go on from it. */
  readonly text: readonly Entry[];
  /** All other lines, as one list. */
  readonly list: readonly Entry[];
  /** Paragraphs below a list whose items are marked. */
  readonly below: readonly Entry[];
}

/** Words from which a sentence by itself is running text; a phrase needs more. */
const MIN_SENTENCE_WORDS = 5;
const MIN_PHRASE_WORDS = 8;
/** Words of a line that leads in a paragraph. */
const MIN_TAGLINE_WORDS = 3;
/** Words of a phrase that goes on from a sentence. */
const MIN_LONG_WORDS = 12;
/** Fewer sentences in lines of their own make no list. */
const MIN_LINES = 3;
/** Paragraphs with no more words than this in total are joined. */
const MAX_JOINED_WORDS = 40;

/** Parts the entries of an input into running text and a list. */
export function layoutOf(entries: readonly Entry[], reading: Reading): Layout {
  const end = textEnd(entries, reading);
  const text = entries.slice(0, end);
  const rest = entries.slice(end);
  // What stands unmarked below marked items is a paragraph.
  const isBelow = (entry: Entry) => isParagraph(entry) || (isProse(entry) && !pointsBack(entry));
  const marked = rest.findLastIndex(({ line }) => line.listed);
  const isAfter = (entry: Entry, at: number) => marked !== -1 && at > marked && isBelow(entry);
  const first = rest.findIndex(isAfter);
  const isParted =
    first !== -1 && rest.slice(first).every((entry) => isBelow(entry) || pointsBack(entry));
  return isParted
    ? { text, list: joined(rest.slice(0, first)), below: rest.slice(first) }
    : { text, list: joined(rest), below: [] };
}

/** Where the text that an input begins with ends. */
function textEnd(entries: readonly Entry[], reading: Reading): number {
  const [first, ...others] = entries;
  if (first === undefined) return 0;
  if (isTagline(first, others)) {
    const end = textEnd(others, reading);
    return end === 0 ? 0 : end + 1;
  }
  // Where every line is a paragraph, none is an item.
  const isText =
    entries.length < MIN_LINES || entries.filter(isParagraph).length * 2 >= entries.length;
  if (isText && entries.every(isProse)) return entries.length;
  if (!isParagraph(first) && !isOpening(first, others, reading)) return 0;
  let end = sentencesAtTop(entries);
  const isMarked = others.some(({ line }) => line.listed);
  for (const entry of entries.slice(end)) {
    const goesOn = isUnmarked(entry) && pointsBack(entry);
    if (!goesOn && !(isMarked && isProse(entry))) break;
    end += 1;
  }
  return end;
}

/** "Streak-Free Cleaning Made Simple": a phrase in a line of its own over a paragraph. */
function isTagline(first: Entry, [next]: readonly Entry[]): boolean {
  return (
    isUnmarked(first) &&
    first.type === undefined &&
    first.units.length === 1 &&
    !isSentence(first) &&
    wordsIn(first) >= MIN_TAGLINE_WORDS &&
    next !== undefined &&
    isParagraph(next)
  );
}

/** The first entry, or the sentences that an input begins with where it has no other ones. */
function sentencesAtTop(entries: readonly Entry[]): number {
  const isSaid = (entry: Entry) => isSentence(entry) || wordsIn(entry) >= MIN_LONG_WORDS;
  const end = entries.findIndex((entry) => !isProse(entry) || !isSaid(entry));
  const isAll = end > 1 && !entries.slice(end).some((entry) => isSentence(entry));
  return isAll ? end : 1;
}

/**
 * A sentence of one line that can stand over a list: it names the product, or is the only sentence,
 * and it ends with its mark if others are sentences.
 */
function isOpening(first: Entry, others: readonly Entry[], { name }: Reading): boolean {
  if (!isSentence(first)) return false;
  const isOnly = !others.some((entry) => isSentence(entry) && isUnmarked(entry));
  if (!isClosed(first)) return isOnly;
  const said = new Set(contentStems(first.units.map(({ text }) => text).join(' ')));
  const named = contentStems(name.text).filter((stem) => said.has(stem)).length;
  return isOnly || named > 0;
}

function isUnmarked({ label, line }: Entry): boolean {
  return label === undefined && line.label === undefined && !line.listed;
}

function isClosed({ units }: Entry): boolean {
  return units.at(-1)?.closed === true;
}

/** A sentence, or a longer phrase with its mark, that nothing marks as an item. */
function isProse(entry: Entry): boolean {
  const isLong = wordsIn(entry) >= MIN_PHRASE_WORDS;
  return isUnmarked(entry) && isClosed(entry) && (isSentence(entry) || isLong);
}

/** "The pan browns fish evenly." has a verb, even if the tagger does not see it. */
const SUBJECT = /^(?:the|this|these|our) /iu;

function isSentence(entry: Entry): boolean {
  const [unit] = entry.units;
  const isSpoken =
    unit?.finite === true ||
    (SUBJECT.test(unit?.text ?? '') && isClosed(entry) && wordsIn(entry) >= MIN_PHRASE_WORDS);
  const isLong = wordsIn(entry) >= MIN_SENTENCE_WORDS;
  return isUnmarked(entry) && entry.type !== 'size' && isLong && isSpoken;
}

/** Several sentences in one line. */
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

/** A line that points back with what needs the line before it is part of that line: "They hold six cups." */
function joined(entries: readonly Entry[]): Entry[] {
  const whole: Entry[] = [];
  for (const entry of entries) {
    const before = whole.at(-1);
    const [unit] = entry.units;
    const isBound = unit !== undefined && dropPronoun(unit.text) === unit.text;
    const isNear = before !== undefined && isUnmarked(entry) && isUnmarked(before);
    if (isNear && isBound && pointsBack(entry) && before.units.some(({ finite }) => finite))
      whole.splice(-1, 1, { ...before, units: [...before.units, ...entry.units] });
    else whole.push(entry);
  }
  return whole;
}

/** Entries as paragraphs, short ones joined up to so many words. */
export function paragraphsOf(
  entries: readonly Entry[],
  maxWords: number = MAX_JOINED_WORDS,
): Entry[][] {
  const paragraphs: Entry[][] = [];
  for (const entry of entries) {
    const last = paragraphs.at(-1);
    const words = [...(last ?? []), entry].reduce((sum, one) => sum + wordsIn(one), 0);
    if (last !== undefined && (words <= maxWords || pointsBack(entry))) last.push(entry);
    else paragraphs.push([entry]);
  }
  return paragraphs;
}
