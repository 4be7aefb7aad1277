import type { NameSegment } from '../reading/index.ts';
import { isColor } from '../realizing/phrases/words.ts';
import { countWords, hasDigit, wordsOf } from '../text/words.ts';
import { isHeadNoun } from './title-head.ts';
import type { TitlePart } from './types.ts';

/** "2 Pack", "PDF Download", "Refurbished": what a buyer gets, before sizes and colors. */
const DECISIVE =
  /^(?:pack of \d+|set of \d+|\d+[ -]?(?:packs?|pcs|pieces|count|pairs?)|(?:pdf|digital|instant) (?:download|file)|refurbished|renewed|restored|pre-owned|used(?: like new)?|open box)$/iu;

export function isDecisive(segment: string): boolean {
  return DECISIVE.test(segment);
}

/** "086417" */
export function isStockNumber(segment: string): boolean {
  return /^\d{5,}$/u.test(segment);
}

const COUNTED_PARTS = /^\d[\d.]*-\p{L}+ (?:\p{L}+ )?\p{L}+s$/u;

/** "2-Ounce Cans" behind "Toy with 5 Colors": it counts what comes with the product, which was cut. */
export function isOfCut(
  parts: readonly TitlePart[],
  segments: readonly NameSegment[],
  at: number,
): boolean {
  const { text = '', separator = '' } = segments[at] ?? {};
  const isCut = parts.some(({ segment, ranges }) => segment === at - 1 && ranges !== undefined);
  return isCut && separator.startsWith(',') && COUNTED_PARTS.test(text);
}

/** "For Kids Aged 4 & Up" */
export function isAge(segment: string): boolean {
  return /^for .{0,20}\b(?:aged?|ages|years?)\b/iu.test(segment);
}

/** "…, Keychain": one word that would read as another product. */
export function isOtherThing(segment: string): boolean {
  return countWords(segment) === 1 && isHeadNoun(segment);
}

/** "Coaches or for Safety Drills", "Baby" of "for Room, Baby, Plants": it means something else without those before it. */
export function isListItem(segments: readonly NameSegment[], at: number): boolean {
  const { text = '', separator = '' } = segments[at] ?? {};
  if (!separator.startsWith(',')) return false;
  if (LIST_END.test(text)) return true;
  const isOwn = hasDigit(text) || isDecisive(text) || wordsOf(text).some(isColor);
  const first = segments.findLastIndex(
    (segment, index) => index < at && !segment.separator.startsWith(','),
  );
  return !isOwn && segments.slice(Math.max(first, 0), at).some((one) => FOR_ITEM.test(one.text));
}

/** The last item of a list: "Coaches or for Safety Drills". */
const LIST_END = /^(?:\p{L}+s\s)?(?:and|or|&)\s/iu;
/** What a list is for begins near the end of a segment: "Large Capacity for Room". */
const FOR_ITEM = /\sfor\s(?:[^\s]+\s)?[^\s]+$/iu;
