import type { Line } from '../reading/index.ts';
import { verbShapeOf } from '../reading/verbs.ts';
import { dependsOnPrevious } from './entries.ts';
import {
  BRACKETED,
  entryText,
  isLicense,
  isUsage,
  isUsageOrLimitation,
  isWeak,
  LACKING,
  LAST_RANK,
  OPENING_RANK,
  rankOf,
} from './rank.ts';
import type { Entry } from './types.ts';

/** Orders of entries by rank. */

/**
 * Keeps input order, but moves weak statements, usage and limitations to the end. A dependent statement moves with
 * the one it depends on; sentences of the paragraph don't move.
 */
export function moveLowPriorityLast(entries: readonly Entry[], paragraph?: Line): Entry[] {
  let isLowPriority = false;
  const marked = entries.map((entry, at) => {
    const isInParagraph =
      paragraph !== undefined && entry.line.id === paragraph.id && rankOf(entry) < LAST_RANK;
    const isDependent =
      at > 0 && (dependsOnPrevious(entry) || continuesInstructions(entry, entries[at - 1]));
    isLowPriority = isDependent ? isLowPriority : !isInParagraph && isLowPriorityEntry(entry);
    return { entry, isBehind: isLowPriority };
  });
  return marked
    .toSorted((a, b) => Number(a.isBehind) - Number(b.isBehind))
    .map(({ entry }) => entry);
}

/** "Dip in water, then crush" */
const THEN = /, then \p{Ll}/u;

/** "Mix the slime into the glitter" below "Dip it in water": the next step. */
function continuesInstructions(entry: Entry, before: Entry | undefined): boolean {
  const isInstruction = (entry: Entry | undefined) =>
    entry?.label === undefined &&
    (verbShapeOf(entry?.units[0]?.text ?? '') === 'imperative' ||
      THEN.test(entry?.units[0]?.text ?? ''));
  return isInstruction(before) && isInstruction(entry) && entry.type !== 'care' && isUsage(entry);
}

function isLowPriorityEntry(entry: Entry): boolean {
  const text = entryText(entry);
  const isLacking = LACKING.test(text.split(';')[0]?.replace(BRACKETED, '') ?? '');
  // "Licensed by Fell Films" stays at the start if the input begins with it.
  const isOpeningLicense = entry.opens && isLicense(entry) && /\bby\b/iu.test(text);
  const isMinor = isWeak(entry) && !isOpeningLicense;
  return isUsageOrLimitation(entry) || isMinor || isLacking || /^one size\b/iu.test(text);
}

/** Sorts by rank, then by input order. Entries that refer back stay after the ones they refer to. */
export function inRankOrder(entries: readonly Entry[]): Entry[] {
  let before = OPENING_RANK;
  const ranked = entries.map((entry, at) => {
    const rank = at > 0 && dependsOnPrevious(entry) ? before : rankOf(entry);
    before = rank;
    return { entry, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
