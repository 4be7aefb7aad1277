import { hasDigit } from '../text/words.ts';
import { pointsBack, wordsIn } from './entries.ts';
import { isChart } from './listed.ts';
import { ONE_SIZE } from './rank.ts';
import type { Entry } from './types.ts';

/** How the input is laid out: running text, and a list. Listings keep this layout. */
export interface Passages {
  /** Paragraphs above the list, or all of them where nothing is listed. */
  readonly above: readonly (readonly Entry[])[];
  readonly list: readonly Entry[];
  /** Paragraphs that the input has after the first item of its list. */
  readonly below: readonly (readonly Entry[])[];
}

/** Words from which a sentence by itself is running text; a phrase needs more, and a mark at its end. */
const MIN_SENTENCE_WORDS = 5;
const MIN_PHRASE_WORDS = 8;
/** Fewer sentences in lines of their own make no list. */
const MIN_LINES = 3;
/** Paragraphs with no more words than this in total are joined. */
const MAX_JOINED_WORDS = 40;

/**
 * Parts the entries of an input into running text and a list. A line of several sentences is running
 * text, as is a first sentence above a list; lines that the input marks, labels or writes alike are
 * items. What is left of an input stays what it was in the whole.
 */
export function passagesOf(entries: readonly Entry[], whole = entries): Passages {
  const ids = new Set([...runningIn(whole)].flatMap(({ units }) => units.map(({ id }) => id)));
  const text = entries.filter(({ units: [unit] }) => ids.has(unit?.id ?? -1));
  // Of a line that is partly a list, what is left are items.
  const running = new Set(entries === whole ? text : text.filter(({ part }) => !part));
  const list = entries.filter((entry) => !running.has(entry));
  const first = entries.findIndex((entry) => !running.has(entry));
  const end = first === -1 ? entries.length : first;
  return {
    above: paragraphsOf(entries.slice(0, end)),
    list,
    below: paragraphsOf(entries.slice(end).filter((entry) => running.has(entry))),
  };
}

function runningIn(entries: readonly Entry[]): ReadonlySet<Entry> {
  const running = new Set(entries.filter(isParagraph));
  const other = entries.findIndex((entry) => !isSentence(entry));
  // A sentence or two in lines of their own, at the top, make no list.
  const opening = entries.slice(0, other === -1 ? entries.length : other);
  const opens = opening.length < MIN_LINES || entries[0]?.part === true;
  for (const [index, entry] of entries.entries()) {
    const [before, after] = [entries[index - 1], entries[index + 1]];
    const goesOn = before !== undefined && running.has(before);
    const leads = after !== undefined && (isParagraph(after) || goesOnFrom(entry, after));
    const isOpening = opens && opening.includes(entry) && (index === 0 || !entry.part);
    const isText = isOpening || (!entry.part && (leads || follows(entry, before)));
    if (goesOn && isUnmarked(entry) && pointsBack(entry)) running.add(entry);
    else if (isSentence(entry) && isText) running.add(entry);
  }
  return running;
}

/** "They take two days to finish.": a sentence with its mark that points back at one with its own. */
function goesOnFrom(entry: Entry, after: Entry): boolean {
  const isClosed = [entry, after].every(({ units }) => units.at(-1)?.closed === true);
  return isClosed && isUnmarked(after) && pointsBack(after);
}

function follows(entry: Entry, before: Entry | undefined): boolean {
  return before !== undefined && isParagraph(before) && entry.line !== before.line;
}

function isUnmarked({ label, line }: Entry): boolean {
  return label === undefined && line.label === undefined && !line.listed;
}

/** "L 29" x W 13" x H 11". 2 kg.": a series of measures is not prose. */
function isMeasured({ units, type }: Entry): boolean {
  return type === 'size' && units.every((unit) => !unit.finite && hasDigit(unit.text));
}

function isParagraph(entry: Entry): boolean {
  return (
    isUnmarked(entry) &&
    !entry.part &&
    entry.units.length > 1 &&
    !isChart(entry.units) &&
    wordsIn(entry) >= MIN_PHRASE_WORDS &&
    !isMeasured(entry)
  );
}

function isSentence(entry: Entry): boolean {
  const words = wordsIn(entry);
  const finite = entry.units.some((unit) => unit.finite);
  const closed = entry.units.at(-1)?.closed === true;
  return (
    isUnmarked(entry) &&
    entry.type !== 'size' &&
    !ONE_SIZE.test(entry.units[0]?.text ?? '') &&
    ((finite && words >= MIN_SENTENCE_WORDS) || (closed && words >= MIN_PHRASE_WORDS))
  );
}

/** The input's paragraphs, short ones joined. */
function paragraphsOf(entries: readonly Entry[]): Entry[][] {
  const paragraphs: Entry[][] = [];
  for (const entry of entries) {
    const last = paragraphs.at(-1);
    const words = [...(last ?? []), entry].reduce((sum, one) => sum + wordsIn(one), 0);
    if (last !== undefined && (words <= MAX_JOINED_WORDS || pointsBack(entry))) last.push(entry);
    else paragraphs.push([entry]);
  }
  return paragraphs;
}
