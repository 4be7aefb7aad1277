import { contentStems } from '../text/words.ts';
import {
  apart,
  isAside,
  isInstruction,
  isNote,
  isOrder,
  pointsBack,
  stemsOf,
  wordsIn,
} from './entries.ts';
import { isSlight } from './slight.ts';
import type { Entry } from './types.ts';

/** What opens a description, and what can stand as bullets below a title. */
export interface Part {
  readonly kept: readonly Entry[];
  readonly candidates: readonly Entry[];
}

const MIN_SENTENCE_WORDS = 5;
/** Words from which the input's own first line opens a description, and any other where no line is longer. */
const MIN_FIRST_WORDS = 6;
const MIN_SHORT_WORDS = 4;
/** Words from which a phrase is long enough to open a description. */
export const MIN_PHRASE_WORDS = 8;

/**
 * With nothing to open a description with, what the bullets can spare: a sentence, a long phrase,
 * or else the last sentences of a line that has several.
 */
export function heldBack(candidates: readonly Entry[], minimum: number): Part {
  const spare = candidates.length > minimum;
  // "Also includes …" and the line that it adds to do not go without each other.
  const single = candidates.filter((entry, index) => {
    const next = candidates[index + 1];
    return !pointsBack(entry) && !(next !== undefined && pointsBack(next));
  });
  const isFree = (entry: Entry) => entry.label === undefined;
  const isFinite = (entry: Entry) => entry.units.some((unit) => unit.finite);
  const isTelling = (entry: Entry) => !isOrder(entry) && !isSlight(entry);
  const opens = (entry: Entry, words: number) =>
    !isNote(entry) && !isInstruction(entry) && wordsIn(entry) >= words;
  const long = single.filter(
    (entry) =>
      opens(entry, MIN_PHRASE_WORDS) || (isFinite(entry) && opens(entry, MIN_SENTENCE_WORDS)),
  );
  const plain = long.filter((entry) => isFree(entry) && isFinite(entry) && !pointsBack(entry));
  const free = long.filter(isFree);
  const short = single.filter((entry) => isFree(entry) && opens(entry, MIN_SHORT_WORDS));
  const [line] = candidates;
  const first =
    line !== undefined && single.includes(line) && isFree(line) && opens(line, MIN_FIRST_WORDS)
      ? [line].find(isTelling)
      : undefined;
  const held =
    first ??
    plain.find(isTelling) ??
    free.find(isTelling) ??
    plain[0] ??
    free[0] ??
    long[0] ??
    short.find(isTelling);
  const box = single.find(({ type }) => type === 'contents');
  const opener = held ?? box;
  if (spare && opener !== undefined) {
    const kept = [...companyOf(opener, candidates, minimum), opener];
    return { kept, candidates: candidates.filter((entry) => !kept.includes(entry)) };
  }
  const parted = spareTail(candidates);
  if (parted === undefined) return { kept: [], candidates };
  const { entry, tail, head } = parted;
  return { kept: [tail], candidates: candidates.map((other) => (other === entry ? head : other)) };
}

/** The phrase before a sentence that would read as an order by itself, where the bullets can spare it. */
export function companyOf(opener: Entry, candidates: readonly Entry[], minimum: number): Entry[] {
  const before = candidates[candidates.indexOf(opener) - 1];
  const free = before !== undefined && before.label === undefined && !isAside(before);
  const phrase = free && !isNote(before) && !before.units.some((unit) => unit.finite);
  return isOrder(opener) && phrase && candidates.length > minimum + 1 ? [before] : [];
}

/** A line of several sentences, its last ones, and what is left of it without them. */
interface PartedEntry {
  readonly entry: Entry;
  readonly tail: Entry;
  readonly head: Entry;
}

/** The longest last sentences that a line of several can spare. */
function spareTail(entries: readonly Entry[]): PartedEntry | undefined {
  const parted = entries.flatMap((entry): PartedEntry[] => {
    const runs = apart(entry);
    const tail = runs.at(-1);
    if (tail === undefined || runs.length < 2 || isNote(entry)) return [];
    return [{ entry, tail, head: { ...entry, units: entry.units.slice(0, -tail.units.length) } }];
  });
  const torn = (one: PartedEntry) => Number(leansOn(one.tail, one.head));
  return parted.sort((a, b) => torn(a) - torn(b) || wordsIn(b.tail) - wordsIn(a.tail))[0];
}

/** "Put it all back in the tub": whether sentences refer to something that the line before them names. */
function leansOn(tail: Entry, head: Entry): boolean {
  const named = new Set([...stemsOf(head), ...contentStems(head.line.label?.text ?? '')]);
  return tail.units.some((unit) =>
    [...unit.text.matchAll(/\bthe (\p{L}+)/giu)].some(([, noun = '']) =>
      contentStems(noun).some((stem) => named.has(stem)),
    ),
  );
}
