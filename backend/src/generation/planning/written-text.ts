import { labelType } from '../reading/facts.ts';
import { countWords } from '../text/words.ts';
import type { Entry } from './types.ts';

/** Tells a text whose sentences have colons or dashes from a list with labels. */

/**
 * Whether lines are a text with a paragraph in it: each ends like a sentence, and the first only seems to have a label:
 * "Camp Fell – Made for the hills."
 */
export function isWrittenText(entries: readonly Entry[]): boolean {
  const isWritten = ({ label, line, units }: Entry) =>
    !line.listed && labelType(label?.text) === undefined && units.every(({ closed }) => closed);
  const labeled = entries.filter(({ label }) => label !== undefined);
  return (
    entries[0]?.label !== undefined &&
    labeled.length * 2 <= entries.length &&
    entries.every(isWritten) &&
    entries.some(({ label, units }) => label === undefined && units.length > 1)
  );
}

/** Minimum words of each sentence of a text with colons. */
const MIN_WORDS = 5;
/** Maximum entries of a text whose sentences have colons; more of them are labeled features. */
const MAX_WITH_COLONS = 3;
/** Minimum words of the part of a sentence before its colon; a label is shorter. */
const MIN_BEFORE_COLON = 4;
/** "Ready for any road": words of a sentence rather than of a title. */
const SENTENCE_CASE = /^\p{Lu}[^\p{Lu}]*$/u;

/**
 * Whether entries are a text whose sentences only seem to have labels: "Ready for any road: pack it for a week in the
 * hills. Its wheels never stick."
 */
export function isTextWithColons(entries: readonly Entry[]): boolean {
  const isWritten = ({ label, line, units }: Entry) =>
    !line.listed &&
    units.every(({ closed, words }) => closed && words >= MIN_WORDS) &&
    (label === undefined ||
      (labelType(label.text) === undefined &&
        countWords(label.text) >= MIN_BEFORE_COLON &&
        SENTENCE_CASE.test(label.text)));
  return (
    entries.length <= MAX_WITH_COLONS &&
    entries[0]?.label !== undefined &&
    entries.every(isWritten) &&
    entries.some(({ units }) => units.length > 1)
  );
}
