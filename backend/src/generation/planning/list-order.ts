import { isAside, isNote, wordsIn } from './entries.ts';
import {
  isCatalogData,
  isLimitation,
  isUnlabeledWord,
  isUsageOrLimitation,
  isVerblessFact,
} from './rank.ts';
import { isComposition } from './restated-entries.ts';
import type { Entry } from './types.ts';

/** Minimum lines of a list for a paragraph to be an item of it. */
const MIN_ITEMS = 3;
/** Minimum items above the paragraph; a single one is its heading. */
const MIN_ABOVE = 2;
const MAX_ITEM_WORDS = 50;

/** Whether a paragraph is the only one among the lines of a list: one of its items, only longer. */
export function isLongItem(
  entry: Entry,
  paragraphs: readonly Entry[],
  list: readonly Entry[],
): boolean {
  return (
    paragraphs.length === 1 &&
    list.length > MIN_ITEMS &&
    list.indexOf(entry) >= MIN_ABOVE &&
    wordsIn(entry) <= MAX_ITEM_WORDS
  );
}

/**
 * A list with no text above it, in the merchant's order, but with the bare facts that it opens with at its end:
 * "Polyester", "Imported" and "18 inches tall" above "Plush bear with a knitted scarf". Nothing else moves.
 */
export function withBareFactsLast(entries: readonly Entry[]): readonly Entry[] {
  const facts = openingFactsOf(entries);
  return [...entries.slice(facts.length), ...facts];
}

/** The bare facts that a list opens with, unless they are rows of a data sheet or all it has. */
export function openingFactsOf(entries: readonly Entry[]): readonly Entry[] {
  const first = entries.findIndex((entry) => !isBareFact(entry));
  return first <= 0 || areDataRows(entries, first) ? [] : entries.slice(0, first);
}

/** A longer line also says something else. */
const MAX_CARE_WORDS = 8;
/** "Designed by Ada Fell": the maker. */
const DESIGNED_BY = /^(?:designed|made|created|crafted) by \p{Lu}/iu;
/** "With printed flags": continues another line. */
const CONTINUES = /^with /iu;

/** Whether an entry gives data about a product without saying what it is: material, measure, care, origin, maker. */
function isBareFact(entry: Entry): boolean {
  return (
    isUnlabeledWord(entry) ||
    isVerblessFact(entry) ||
    isCatalogData(entry) ||
    isAside(entry) ||
    entry.units.every(({ text }) => DESIGNED_BY.test(text)) ||
    isNote(entry) ||
    (entry.type === 'care' && wordsIn(entry) <= MAX_CARE_WORDS) ||
    (entry.units.length === 1 && isLimitation(entry)) ||
    (entry.label === undefined
      ? !entry.opens && CONTINUES.test(entry.units[0]?.text ?? '')
      : entry.units.every(isComposition))
  );
}

/**
 * "Lining 2: Wool" below "Material: Linen": rows up to an entry that stay in their order, unlike "Shipping
 * weight" above them.
 */
export function areDataRows(entries: readonly Entry[], end: number): boolean {
  const isRow = ({ line, units: [unit] }: Entry) =>
    unit?.finite === false && (line.label !== undefined || ROW.test(unit.text));
  return entries.slice(0, end + 1).every((entry) => isRow(entry) && !isUsageOrLimitation(entry));
}

/** "Lining 2: 100% wool", "Occasion - All" */
const ROW = /^[\p{L}\d ]{2,30}(?::| [-–]) /u;
