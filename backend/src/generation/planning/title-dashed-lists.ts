import type { NameSegment } from '../reading/index.ts';
import { isColor } from '../realizing/phrases/words.ts';
import { countWords, hasDigit, wordsOf } from '../text/words.ts';
import type { TitlePart } from './types.ts';

/** Lists after a dash or bar in a name: "Kitchen Rack – Plate, Lid & Board Holder". */

const DASH = /\s[|–—-]\s/u;
const PAIRED = /\s(?:and|&|or)\s/iu;
const MIN_ITEMS = 3;
/** Maximum words of an item; a longer one is a statement. */
const MAX_ITEM_WORDS = 5;
/** Minimum words of what is left of a name without its list. */
const MIN_WORDS_BEFORE = 3;

interface DashedList {
  readonly segments: readonly number[];
  /** Whether its last items are joined, so that it can't end earlier. */
  readonly closed: boolean;
}

/** The lists of a name, whose items say together what one of them doesn't: a holder of lids holds no plates. */
function dashedLists(segments: readonly NameSegment[]): DashedList[] {
  const lists: number[][] = [];
  for (const [at, { separator }] of segments.entries()) {
    const last = lists.at(-1);
    if (at > 0 && DASH.test(separator)) lists.push([at]);
    else if (separator.startsWith(',') && last?.at(-1) === at - 1) last.push(at);
  }
  return lists.flatMap((list) => {
    const texts = list.map((at) => segments[at]?.text ?? '');
    // "– Red, Large": facts that each stand alone
    const isFact = (text: string) =>
      hasDigit(text) || wordsOf(text).some(isColor) || countWords(text) > MAX_ITEM_WORDS;
    const closed = PAIRED.test(texts.at(-1) ?? '');
    const isPair = list.length > 1 && closed && countWords(texts[0] ?? '') === 1;
    const isList = !texts.some(isFact) && (isPair || list.length >= MIN_ITEMS);
    return isList ? [{ segments: list, closed }] : [];
  });
}

/** The list that a segment is an item of. */
export function dashedListOf(segments: readonly NameSegment[], at: number): readonly number[] {
  return dashedLists(segments).find((list) => list.segments.includes(at))?.segments ?? [];
}

/** Drops the items of a list after a dash that are shown without those before them, or without its last one. */
export function withoutTornLists(
  parts: readonly TitlePart[],
  segments: readonly NameSegment[],
): TitlePart[] {
  return dashedLists(segments).reduce<TitlePart[]>(
    (shown, list) => {
      const others = shown.filter(({ segment }) => !list.segments.includes(segment));
      const count = shown.length - others.length;
      const isStart = list.segments
        .slice(0, count)
        .every((at) => shown.some(({ segment, ranges }) => segment === at && ranges === undefined));
      const isTorn = !isStart || (list.closed && count > 0 && count < list.segments.length);
      const words = others.map(({ segment }) => countWords(segments[segment]?.text ?? ''));
      const isNamed = words.reduce((sum, count) => sum + count, 0) >= MIN_WORDS_BEFORE;
      return isTorn && isNamed ? others : shown;
    },
    [...parts],
  );
}
