import type { NameSegment, Reading } from '../reading/index.ts';
import { isColor } from '../realizing/phrases/words.ts';
import { contentStems, countWords, hasDigit, stemOf, wordsOf } from '../text/words.ts';
import { isHeadNoun } from './title-head.ts';
import type { TitlePart } from './types.ts';

/**
 * Quantity, format or condition, which come before sizes and colors: "2 Pack", "PDF Download", "Refurbished".
 */
const QUANTITY_OR_CONDITION =
  /^(?:(?:box|case|carton|pack|set) of \d+|\d+[ -]?(?:packs?|pcs|pieces|count|pairs?)|(?:pdf|digital|instant) (?:download|file)|refurbished|renewed|restored|pre-owned|used(?: like new)?|open box)$/iu;

export function isQuantityOrCondition(segment: string): boolean {
  return QUANTITY_OR_CONDITION.test(segment);
}

/** "086417", "TR56684", "17201-ES" */
export function isStockNumber(segment: string): boolean {
  return /^(?:\d{5,}|\p{Lu}{1,4}-?\d{4,}[\p{Lu}\d/-]*|\d{4,}-\p{Lu}{1,3})$/u.test(segment);
}

const COUNTED_PARTS = /^\d[\d.]*-\p{L}+ (?:\p{L}+ )?\p{L}+s$/u;

/**
 * Whether a segment counts parts of an accessory that was cut: "2-Ounce Cans" after "Toy with 5 Colors".
 */
export function countsCutAccessory(
  parts: readonly TitlePart[],
  segments: readonly NameSegment[],
  at: number,
): boolean {
  const { text = '', separator = '' } = segments[at] ?? {};
  const isCut = parts.some(({ segment, ranges }) => segment === at - 1 && ranges !== undefined);
  const continuesOpenList = parts.some(
    (part) => part.segment === at - 1 && part.isListOpen === true,
  );
  return separator.startsWith(',') && (continuesOpenList || (isCut && COUNTED_PARTS.test(text)));
}

/**
 * Whether a segment continues a list whose start is not shown: "Movable Stairs" of "| 3 Story House with Furniture,
 * Movable Stairs".
 */
export function belongsToHiddenSegment(
  parts: readonly TitlePart[],
  segments: readonly NameSegment[],
  at: number,
): boolean {
  const start = segments.findLastIndex(
    ({ separator }, index) => index <= at && !separator.startsWith(','),
  );
  const { text = '', separator = '' } = segments[start] ?? {};
  const isList = /[|–—-]/u.test(separator) && /\s(?:with|including|for)\s/iu.test(text);
  return isList && start < at && !parts.some(({ segment }) => segment === start);
}

/** "For Kids Aged 4 & Up" */
export function isAgeRange(segment: string): boolean {
  return /^for .{0,20}\b(?:aged?|ages|years?)\b/iu.test(segment);
}

/** Whether a segment is one product noun, which would read as another product: "…, Keychain". */
export function isSingleProductNoun(segment: string): boolean {
  return countWords(segment) === 1 && isHeadNoun(segment);
}

/** Whether a segment is one of several single words: "Set | Blanket | Mittens". */
export function isOneOfSingleWords(segments: readonly NameSegment[], at: number): boolean {
  const isWord = (index: number) => index > 0 && /^\p{L}+$/u.test(segments[index]?.text ?? '');
  return isWord(at) && (isWord(at - 1) || isWord(at + 1));
}

/**
 * Whether the last word of a name distinguishes a variant, as confirmed by the details: "…, Lemon".
 */
export function isVariantWord({ name, request }: Reading, at: number): boolean {
  const { text = '', separator = '' } = name.segments[at] ?? {};
  return (
    at > 0 &&
    at === name.segments.length - 1 &&
    separator.startsWith(',') &&
    /^\p{L}{3,}$/u.test(text) &&
    !isHeadNoun(text) &&
    // "with ABC, Shapes, Animals"
    !name.segments
      .slice(0, at - 1)
      .some((segment) => /\s(?:with|including|for)\s/iu.test(segment.text)) &&
    contentStems(request.features.replaceAll('-', ' ')).includes(stemOf(text))
  );
}

/**
 * Whether a segment is an item of a list, and would mean something else alone: "Baby" of "for Room, Baby, Plants".
 */
export function isListItem(segments: readonly NameSegment[], at: number): boolean {
  const { text = '', separator = '' } = segments[at] ?? {};
  if (!separator.startsWith(',')) return false;
  if (LAST_LIST_ITEM.test(text)) return true;
  const isIndependent =
    hasDigit(text) || isQuantityOrCondition(text) || wordsOf(text).some(isColor);
  const listStart = segments.findLastIndex(
    (segment, index) => index < at && !segment.separator.startsWith(','),
  );
  return (
    !isIndependent &&
    segments.slice(Math.max(listStart, 0), at).some((segment) => PURPOSE_AT_END.test(segment.text))
  );
}

/** The remaining items of a list, which is shown whole or not at all. */
export function remainingListItems(segments: readonly NameSegment[], at: number): TitlePart[] {
  const after = segments.slice(at + 1).map((_segment, index) => at + 1 + index);
  const end = after.findIndex((segment) => !isListItem(segments, segment));
  return after.slice(0, end === -1 ? after.length : end).map((segment) => ({ segment }));
}

/** The last item of a list: "Coaches or for Safety Drills". */
const LAST_LIST_ITEM = /^(?:\p{L}+s\s)?(?:and|or|&)\s/iu;
/** A purpose near the end of a segment, which begins a list: "Large Capacity for Room". */
const PURPOSE_AT_END = /\sfor\s(?:[^\s]+\s)?[^\s]+$/iu;
