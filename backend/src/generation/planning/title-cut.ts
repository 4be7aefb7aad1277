import type { NameSegment, ProductName } from '../reading/index.ts';
import { withoutTail } from '../reading/name.ts';
import {
  isColor,
  isKnownPair,
  isPeople,
  isPossibleName,
  isVague,
} from '../realizing/phrases/words.ts';
import {
  countWords,
  foldWord,
  hasDigit,
  isCapitalized,
  SMALL_WORDS,
  wordsOf,
} from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { headRanges, isHeadNoun } from './title-head.ts';
import type { Range } from './types.ts';

/** Before these, a name has said what the product is. */
const BOUNDARIES = /\s(?:with|for|by|from|featuring|including|includes:?|and|&)\s/giu;
const PAIR = /and|&/iu;
/** Words of a pair's second half, its "and" included. */
const MAX_PAIR_WORDS = 3;
/** The share of the room that a cut before a boundary has to use. */
const MIN_USED = 0.4;

/**
 * The part of a segment that fits: up to "with" or "by" if the product is named before that, or as
 * many words as leave room for those that name the product.
 */
export function cut(segment: NameSegment | undefined, name: ProductName, room: number): Range[] {
  const text = segment?.text ?? '';
  const limit = Math.min(room, thirdMention(text));
  const heads = headRanges(text, name);
  const [bare] = heads;
  const boundaries = [...text.matchAll(BOUNDARIES)].filter(
    ({ index }) => index <= limit && index >= limit * MIN_USED,
  );
  const isNamed = (end: number) => isHeadNoun(wordsOf(text.slice(0, end)).at(-1) ?? '');
  const boundary =
    boundaries.findLast(
      ({ index, 0: word }) => !PAIR.test(word) && ((bare?.end ?? 0) <= index || isNamed(index)),
    ) ?? boundaries.findLast(({ index }) => isNamed(index) && index <= withoutTail(text).length);
  if (boundary !== undefined) return [{ start: 0, end: withoutMarks(text, boundary.index) }];
  const whole = withoutEcho(text, gapBefore(text, limit));
  if (bare === undefined || bare.end <= limit || isNamedWithin(text.slice(0, whole)))
    return whole > 0 ? [{ start: 0, end: whole }] : [];
  const cuts = heads.map((head): Range[] => {
    const most = Math.min(head.start, limit - (head.end - head.start) - 1);
    const end = wholeBefore(text, gapBefore(text, most), head.start);
    return end > 0 ? [{ start: 0, end }, head] : head.end - head.start <= room ? [head] : [];
  });
  // The longer the head the better, as long as the words before it still say something.
  return (
    cuts.findLast(([first]) => first !== undefined && first.end >= room * MIN_USED) ??
    cuts.findLast((ranges) => ranges.length > 0) ??
    []
  );
}

/** "Pond Plant Protector Fine Mesh": whether what is left of a name has said what the product is. */
function isNamedWithin(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) => at > 0 && isHeadNoun(word) && !isVague(word) && !isHeadNoun(words[at + 1] ?? ''),
  );
}

/** "Syncing and Fast Charging Cable": of a pair that is cut, nothing is left before the product. */
function wholeBefore(text: string, end: number, head: number): number {
  if (withoutMarks(text, head) <= end) return end;
  const pair = [...text.slice(0, end).matchAll(/\s(?:and|&)\s/giu)].at(-1);
  const isCut = pair !== undefined && countWords(text.slice(pair.index, end)) <= MAX_PAIR_WORDS;
  return isCut ? withoutMarks(text, pair.index) : end;
}

/** "Key Ring Key": a repeated word before a cut belonged to the part that was cut. */
function withoutEcho(text: string, end: number): number {
  const words = wordsOf(text.slice(0, end)).map(foldWord);
  const last = words.at(-1) ?? '';
  const isEcho = end < text.length && words.indexOf(last) < words.length - 1;
  return isEcho ? gapBefore(text, text.lastIndexOf(' ', end - 1)) : end;
}

/** The last position at which a text can end: not after a function word, and not inside a pair. */
function gapBefore(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const whole = lastGap(text, limit, isPair);
  // A name that consists only of names has to end inside one.
  return whole >= limit * MIN_USED ? whole : lastGap(text, limit, () => false);
}

function lastGap(
  text: string,
  limit: number,
  isTorn: (word: string, next: string) => boolean,
): number {
  for (let at = text.lastIndexOf(' ', limit); at > 0; at = text.lastIndexOf(' ', at - 1)) {
    const end = withoutMarks(text, at);
    const last = text.slice(0, end).split(' ').at(-1) ?? '';
    const [next = ''] = wordsOf(text.slice(end, end + MAX_NEXT));
    const isOpen = SMALL_WORDS.has(foldWord(last)) || last === '&' || isTorn(last, next);
    if (!isOpen && !/^\s*(?:&|and|or)\s/iu.test(text.slice(end))) return end;
  }
  return 0;
}

/** The end of a stretch of text, without trailing marks. */
function withoutMarks(text: string, end: number): number {
  return text.slice(0, end).replace(/[\s,;:–—-]+$/u, '').length;
}

/** Letters in which the next word is found. */
const MAX_NEXT = 40;

/** "30th Birthday", "Lime Green", "UV Resistant", "Captain America": two words that belong together. */
function isPair(word: string, next: string): boolean {
  if (next === '') return false;
  return (
    /^\d+(?:st|nd|rd|th)$/iu.test(word) ||
    (isColor(word) && isColor(next)) ||
    isKnownPair(word, next) ||
    isOf(foldWord(next), 'late halves') ||
    (looksLikeName(word) && looksLikeName(next))
  );
}

function looksLikeName(word: string): boolean {
  return isCapitalized(word) && !hasDigit(word) && !isPeople(word) && isPossibleName(word);
}

const MAX_REPEATS = 2;

/** The position of a word's third occurrence, which Amazon doesn't allow in titles. */
export function thirdMention(text: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const folded = foldWord(word);
    const count = (counts.get(folded) ?? 0) + 1;
    counts.set(folded, count);
    if (count > MAX_REPEATS && !SMALL_WORDS.has(folded)) return text.lastIndexOf(word);
  }
  return Infinity;
}
