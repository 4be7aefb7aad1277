import { dependsOnPrevious, wordsIn } from './entries.ts';
import type { Entry } from './types.ts';

/** Minimum words of a line that points back from a paragraph of its own. */
const MIN_LONG_WORDS = 12;

/** Whether an entry starts its line of the input. */
function isNewLine({ line, units }: Entry): boolean {
  return units[0] === line.units[0];
}

/**
 * Entries as paragraphs: those of the input, with short ones joined up to a number of words. What points back may do so
 * from a paragraph of its own, as in the input, except for steps of directions, which stay together.
 */
export function paragraphsOf(entries: readonly Entry[], maxWords: number): Entry[][] {
  const paragraphs: Entry[][] = [];
  for (const entry of entries) {
    const last = paragraphs.at(-1);
    const before = (last ?? []).reduce((sum, part) => sum + wordsIn(part), 0);
    const isSeparate =
      !NEXT_STEP.test(entry.units[0]?.text ?? '') &&
      before > maxWords &&
      wordsIn(entry) >= MIN_LONG_WORDS &&
      isNewLine(entry);
    const isJoined =
      last?.at(-1)?.line === entry.line ||
      before + wordsIn(entry) <= maxWords ||
      (dependsOnPrevious(entry) && !isSeparate);
    if (last !== undefined && isJoined) last.push(entry);
    else paragraphs.push([entry]);
  }
  return paragraphs;
}

const NEXT_STEP = /^step \d/iu;
