import { isMaterial } from '../realizing/phrases/words.ts';
import type { Range } from './types.ts';
import { countWords, foldWord, isCapitalized, wordsOf } from '../text/words.ts';
import { isHeadNoun } from './title-head.ts';

/** Words that end the part of a name that says what the product is: "with", "for". */
export const WORD_BOUNDARY =
  /\s(?:(?:with|for|by|from|featuring|including|includes:?|based on|and|&)\s|w\/\s?)/iu;
/** The same words, or punctuation. */
export const BOUNDARIES = new RegExp(
  `${WORD_BOUNDARY.source}|(?<=\\p{L}):\\s|(?<=[\\p{L}\\d])-\\s`,
  'giu',
);
const PAIR = /and|&/iu;
/** A second item that refers to the first: "Tales & Their Retellings". */
const REFERS_TO_FIRST = /^(?:their|its|other|more) /iu;
/** "Dual Game Pack: …", "Toaster- …" */
export const PUNCTUATION_BOUNDARY = /^[:-]/u;

/** Whether a boundary is in the middle of a pair. */
export function isInsidePair(text: string, { index, 0: word }: RegExpExecArray): boolean {
  return PAIR.test(word) && !REFERS_TO_FIRST.test(text.slice(index + word.length));
}

const COMES_WITH = /^\s(?:with|featuring|including|includes:?)\s/iu;
const AND = /\s(?:and|&)\s/iu;
const MIN_ITEM_WORDS = 2;

/**
 * Where to cut if only the first of two accessories fits: "Trolley with Otter Figure & Friends Figures Set". Items
 * that share a noun ("with Poppy and Cookie's Treats") don't count.
 */
export function firstAccessoryEnd(text: string, boundary: number): number | undefined {
  const [open = ''] = COMES_WITH.exec(text.slice(boundary)) ?? [];
  const items = text.slice(boundary + open.length).split(AND);
  const [first = ''] = items;
  const isItem = (item: string) =>
    countWords(item) >= MIN_ITEM_WORDS &&
    !/[,:]/u.test(item) &&
    isHeadNoun(wordsOf(item).at(-1) ?? '');
  return open !== '' && items.length === 2 && items.every(isItem)
    ? boundary + open.length + first.length
    : undefined;
}

/**
 * The text after a colon if it is complete and contains the product: "Harbor Wars Doctor Tarn Figure" of
 * "Tarn Gallery: Harbor Wars Doctor Tarn Figure". If "by" comes before the product, only the text up to "by".
 */
export function afterColon(text: string, head: Range, limit: number): Range[] | undefined {
  const mark = text.indexOf(': ');
  const start = mark + 2;
  const fits = text.length - start <= limit && head.start >= start;
  if (mark === -1 || !fits) return undefined;
  const by = text.search(/ by \p{Lu}/u);
  const isBefore = by > start && by < head.start && by <= limit;
  return [isBefore ? { start: 0, end: by } : { start, end: text.length }];
}

/**
 * Skips the manufacturer between the name and the product: "Harbor Otter by Mara Tolm Designer Vinyl Figure".
 */
export function withoutManufacturer(
  text: string,
  whole: number,
  heads: readonly Range[],
  limit: number,
): Range[] | undefined {
  const by = text.lastIndexOf(' by ', whole);
  const isManufacturer = by > 0 && wordsOf(text.slice(by + 4, whole)).every(isCapitalized);
  const head = heads.findLast(
    ({ start, end }) => start > by + 4 && end > whole && by + end - start < limit,
  );
  if (!isManufacturer || head === undefined) return undefined;
  const [material = ''] = text.slice(0, head.start).split(' ').slice(-2);
  const start = isMaterial(material) ? head.start - material.length - 1 : head.start;
  return [
    { start: 0, end: by },
    { start, end: head.end },
  ];
}

/**
 * Where a subtitle after a colon can end: "Lane Pack: Harbor Party" before "with Otter", or before words that repeat
 * the product: "The Lane Game: Linear Graphs" before "Educational Game".
 */
export function subtitleEnd(text: string, start: number, limit: number): number | undefined {
  const title = text.slice(start);
  const boundary = title.search(SUBTITLE_BOUNDARY);
  const last = wordsOf(title).at(-1) ?? '';
  const repeatsNoun = wordsOf(text.slice(0, start)).some(
    (word) => foldWord(word) === foldWord(last),
  );
  const genericEnding = /\s\p{L}+al\s\p{L}+$/u.exec(title)?.index ?? -1;
  const end = boundary > 0 ? boundary : isHeadNoun(last) && repeatsNoun ? genericEnding : -1;
  return end > 0 && countWords(title.slice(0, end)) > 1 && start + end <= limit
    ? start + end
    : undefined;
}

const SUBTITLE_BOUNDARY = /\s(?:with|for|by|featuring|including)\s/iu;

/**
 * Drops the purpose to keep the manufacturer: "Tube Set" and "by Larkvane Harbor" of "Tube Set for Learning and Play
 * by Larkvane Harbor".
 */
export function manufacturerInsteadOfUse(text: string, room: number): Range[] | undefined {
  const use = text.search(/\sfor\s/u);
  const by = text.lastIndexOf(' by ');
  const isManufacturer = by > use && wordsOf(text.slice(by + 4)).every(isCapitalized);
  const isNamed = isHeadNoun(wordsOf(text.slice(0, Math.max(use, 0))).at(-1) ?? '');
  return use > 0 && isManufacturer && isNamed && use + text.length - by <= room
    ? [
        { start: 0, end: use },
        { start: by + 1, end: text.length },
      ]
    : undefined;
}

/**
 * The name with fewer accessories: "Lanterns with 3 Lights" and "Lanterns" of "Lanterns with 3 Lights and Glass
 * Panes".
 */
export function withFewerAccessories(text: string): Range[][] {
  const boundary = text.search(/\s(?:with|featuring|including)\s/iu);
  const isNamed = isHeadNoun(wordsOf(text.slice(0, Math.max(boundary, 0))).at(-1) ?? '');
  const [, second] = text.slice(boundary).split(AND);
  const item = text.slice(boundary).search(AND);
  const isPair = second !== undefined && countWords(second) > 1;
  const ends = isNamed ? [...(isPair ? [boundary + item] : []), boundary] : [];
  return ends.map((end) => [{ start: 0, end }]);
}
