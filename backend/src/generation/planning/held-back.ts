import { isAside, isNote, isOrder, pointsBack, spareTail, wordsIn } from './entries.ts';
import { isSlight } from './slight.ts';
import type { Entry } from './types.ts';

/** What opens a description, and what can stand as bullets below a title. */
export interface Part {
  readonly kept: readonly Entry[];
  readonly candidates: readonly Entry[];
}

const MIN_SENTENCE_WORDS = 5;
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
  const long = single.filter(
    (entry) =>
      !isNote(entry) &&
      (wordsIn(entry) >= MIN_PHRASE_WORDS ||
        entry.units.some((unit) => unit.finite && unit.words >= MIN_SENTENCE_WORDS)),
  );
  const isFree = (entry: Entry) => entry.label === undefined;
  const isFinite = (entry: Entry) => entry.units.some((unit) => unit.finite);
  const isPlain = (entry: Entry) => isFree(entry) && !entry.units.some((unit) => unit.pointsBack);
  const plain = long.filter((entry) => isPlain(entry) && isFinite(entry));
  const isTelling = (entry: Entry) => !isOrder(entry) && !isSlight(entry);
  const free = long.filter(isFree);
  const held = plain.find(isTelling) ?? free.find(isTelling) ?? plain[0] ?? free[0] ?? long[0];
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
