import { isTagged, tagText } from '../reading/tagging.ts';
import { countWords, hasDigit } from '../text/words.ts';
import { inInputOrder, wordsIn } from './entries.ts';
import type { Entry } from './types.ts';

/** Minimum lines that list pieces of a set, and minimum bare names among them. */
const MIN_PIECES = 3;
const MIN_BARE = 2;
const MAX_WORDS = 4;

/**
 * Lines that together list the pieces of a set: "Shirt with attached cuffs", "Pants", "Hat, mask".
 */
export function setPiecesOf(list: readonly Entry[]): readonly Entry[] {
  const contents = list.filter(isContents);
  if (contents.length > 1) return contents;
  let run: Entry[] = [];
  for (const entry of list) {
    if (isPiece(entry)) run.push(entry);
    else if (isRun(run)) break;
    else run = [];
  }
  return isRun(run) ? run : [];
}

/** Whether a line states a part of the contents: "Includes 6 spoons". */
function isContents({ label, units }: Entry): boolean {
  return label === undefined && units.every(({ text }) => INCLUDES.test(text));
}

const INCLUDES = /^(?:also )?includes? (?:\d|one|two|three|four|five|six)\b/iu;

function isRun(run: readonly Entry[]): boolean {
  return run.length >= MIN_PIECES && run.filter(isBareName).length >= MIN_BARE;
}

function isPiece(entry: Entry): boolean {
  const { label, type, units } = entry;
  const [unit, ...more] = units;
  if (unit === undefined || more.length > 0 || label !== undefined || unit.finite) return false;
  const isOtherType = type !== undefined && type !== 'part' && type !== 'contents';
  if (isOtherType || hasDigit(unit.text) || wordsIn(entry) > MAX_WORDS) return false;
  return isBareName(entry) || /^\p{L}+ (?:\p{L}+ )?with \p{L}/iu.test(unit.text);
}

/** Whether a line consists of nouns only: "Pants", "Hat, mask". */
function isBareName({ units: [unit] }: Entry): boolean {
  return (unit?.text ?? '')
    .split(/, | and | & /iu)
    .every((part) => countWords(part) === 1 && isTagged(tagText(part.toLowerCase())[0], 'NN'));
}

/** The chosen statements, with all pieces of a set or none, in input order. */
export function withAllPieces(
  chosen: readonly Entry[],
  list: readonly Entry[],
  limit: number,
): Entry[] {
  const pieces = setPiecesOf(list);
  const ids = new Set(pieces.map(({ line }) => line.id));
  const others = chosen.filter(({ line }) => !ids.has(line.id));
  if (others.length === chosen.length) return [...chosen];
  const room = limit - pieces.length;
  return room < 0 ? others : inInputOrder([...others.slice(0, room), ...pieces]);
}
