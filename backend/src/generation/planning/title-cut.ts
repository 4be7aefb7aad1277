import type { NameSegment, ProductName } from '../reading/index.ts';
import { isCommonNoun, withoutAccessories } from '../reading/name.ts';
import { isColor, isGenericNoun } from '../realizing/phrases/words.ts';
import { countWords, foldWord, hasDigit, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isAdjective } from '../reading/tagging.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { withoutDuplicateWords, thirdOccurrence } from './title-duplicates.ts';
import {
  lastWordEnd,
  NEXT_WORD_WINDOW,
  withoutPunctuation,
  withoutRepeatedWords,
} from './title-ends.ts';
import { headRanges, isHeadNoun, isSize } from './title-head.ts';
import {
  afterColon,
  withoutManufacturer,
  BOUNDARIES,
  firstAccessoryEnd,
  isInsidePair,
  manufacturerInsteadOfUse,
  PUNCTUATION_BOUNDARY,
  subtitleEnd,
} from './title-boundaries.ts';
import type { Range } from './types.ts';

/** Maximum words of a pair's second half, including "and". */
const MAX_PAIR_WORDS = 3;
/** Minimum share of the available length that a cut before a boundary uses. */
const MIN_SHARE = 0.4;
/** The same, if the product noun is right before the boundary. */
const MIN_SHARE_AFTER_NOUN = 0.3;

/**
 * The part of a segment that fits: up to "with" or "by" if the product noun precedes it, otherwise as many words as
 * leave room for the product noun.
 */
export function cutToFit(
  segment: NameSegment | undefined,
  name: ProductName,
  room: number,
): Range[] {
  const text = segment?.text ?? '';
  const once = withoutDuplicateWords(text).find((ranges) => lengthOfRanges(ranges) <= room);
  if (once !== undefined) return once;
  const ranges = manufacturerInsteadOfUse(text, room) ?? rangesToFit(text, name, room);
  const quantity = quantityAtEnd(text);
  const used = lengthOfRanges(ranges);
  const isShown = ranges.some(({ end }) => end > quantity.start);
  const hasRoom = used + quantity.end - quantity.start <= room;
  return ranges.length > 0 && quantity.end > quantity.start && !isShown && hasRoom
    ? [...ranges, quantity]
    : ranges;
}

function lengthOfRanges(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);
}

/**
 * Shortens a later segment from its start rather than in the middle: after a brand, "Semi Automatic Washing Machine"
 * says more than "Air Turbo Washing Machine".
 */
export function cutLaterSegment(
  segment: NameSegment | undefined,
  name: ProductName,
  room: number,
): Range[] {
  const text = segment?.text ?? '';
  const ranges = cutToFit(segment, name, room);
  const [first, head, ...more] = ranges;
  if (first === undefined || head === undefined || more.length > 0) return ranges;
  // The title of a book can't be shortened like a list of attributes.
  const isTitle = wordsOf(text.slice(0, head.end)).some((word) => STOP_WORDS.has(foldWord(word)));
  const from = text.indexOf(' ', Math.max(0, head.end - room - 1)) + 1;
  // Don't start with the second half of a compound: "Drying" of "Turbo Drying".
  const start = /^\p{L}+ing\s/iu.test(text.slice(from)) ? text.indexOf(' ', from) + 1 : from;
  return isTitle || from === 0 || start >= head.start ? ranges : [{ start, end: head.end }];
}

/** The quantity at the end, which is kept while there is room: "12 oz", "2 Pack". */
const QUANTITY =
  /(?<=\s)(?:\d+ ?(?:lbs?|ft)\.? )?\d+(?:[.,]\d+)?[ -]?(?:fl\.? ?oz|oz|ounces?|ml|l|g|kg|lbs?|pounds?|packs?|count|pcs|pieces)\.?$/iu;

function quantityAtEnd(text: string): Range {
  const start = text.search(QUANTITY);
  return start === -1 ? { start: 0, end: 0 } : { start, end: text.length };
}

function rangesToFit(text: string, name: ProductName, room: number): Range[] {
  const limit = Math.min(room, thirdOccurrence(text));
  const heads = headRanges(text, name);
  const [bare] = heads;
  const isNamed = (end: number) => isHeadNoun(wordsOf(text.slice(0, end)).at(-1) ?? '');
  const boundaries = [...text.matchAll(BOUNDARIES)].filter(
    ({ index }) =>
      index <= limit && index >= limit * (isNamed(index) ? MIN_SHARE_AFTER_NOUN : MIN_SHARE),
  );
  const boundary =
    boundaries.findLast(
      ({ index, 0: word }) => PUNCTUATION_BOUNDARY.test(word) && isNamed(index),
    ) ??
    boundaries.findLast(
      (candidate) =>
        !isInsidePair(text, candidate) &&
        ((bare?.end ?? 0) <= candidate.index || isNamed(candidate.index)),
    ) ??
    boundaries.findLast(
      ({ index }) =>
        isNamed(index) &&
        index <= withoutAccessories(text).length &&
        !isQualifier(text, index, bare),
    );
  if (boundary !== undefined) {
    const title = PUNCTUATION_BOUNDARY.test(boundary[0])
      ? subtitleEnd(text, boundary.index + boundary[0].length, limit)
      : undefined;
    if (title !== undefined) return [{ start: 0, end: title }];
    const item = firstAccessoryEnd(text, boundary.index) ?? Infinity;
    return [{ start: 0, end: item <= limit ? item : withoutDanglingEnd(text, boundary.index) }];
  }
  const whole = beforeSplitPair(
    text,
    atNoun(text, withoutRepeatedWords(text, lastWordEnd(text, limit)), limit),
  );
  const noun = name.noun ?? '';
  // The category's noun is still to come: "Watercolor Elephant Safari" before "Comforter Set".
  const nounFollows = noun.includes(' ') && text.slice(whole).toLowerCase().includes(` ${noun}`);
  const isProductStated =
    !nounFollows &&
    containsProductNoun(text.slice(0, whole)) &&
    !splitsHeadNoun(text, whole, heads) &&
    withoutManufacturer(text, whole, heads, limit) === undefined;
  if (bare === undefined || bare.end <= limit || isProductStated)
    return whole > 0 ? [{ start: 0, end: whole }] : [];
  const manufacturerCut = withoutManufacturer(text, whole, heads, limit);
  if (manufacturerCut !== undefined) return manufacturerCut;
  const cuts = heads.map((head): Range[] => {
    const most = Math.min(head.start, limit - (head.end - head.start) - 1);
    const end = withoutSplitModifier(
      text,
      withoutSplitAbbreviation(
        text,
        beforeSplitPairOrHead(text, lastWordEnd(text, most), head.start),
        head,
      ),
      head,
    );
    // Skipping words after a preposition changes the meaning: "Bible Stories Dots Bundle" of "Bible Stories and
    // Connect the Dots Bundle".
    const isOfClause = /\s(?:the|an?|of|to)\s/iu.test(text.slice(end, head.start));
    if (isOfClause && end > 0) return [{ start: 0, end }];
    return end > 0 ? [{ start: 0, end }, head] : head.end - head.start <= room ? [head] : [];
  });
  // Prefer a cut that skips only modifiers: "Stretched Canvas" before "Wall Art".
  const skipsQualities = ([first, head]: readonly Range[]) =>
    first !== undefined &&
    head !== undefined &&
    wordsOf(text.slice(first.end, head.start)).every(isModifier);
  // Prefer the longest head noun phrase that leaves a meaningful start.
  return (
    cuts.findLast(skipsQualities) ??
    afterColon(text, bare, limit) ??
    cuts.findLast(([first]) => first !== undefined && first.end >= room * MIN_SHARE) ??
    cuts.findLast((ranges) => ranges.length > 0) ??
    []
  );
}

function isModifier(word: string): boolean {
  const lowercase = word.toLowerCase();
  if (isSize(word)) return false;
  return (
    hasDigit(word) ||
    isColor(word) ||
    isAdjective(word) ||
    /ed$/iu.test(word) ||
    vocabulary('materials').has(lowercase)
  );
}

/** Agent nouns ("maker", "machine"), whose preceding nouns are their objects. */
const AGENT = /(?:er|or|machine)s?$/iu;
/** Maximum words from "and" to the noun that both halves of a pair qualify. */
const MAX_QUALIFIED_WORDS = 5;

/**
 * Whether the word before "and" qualifies the noun after the pair: "Espresso and Cappuccino Coffee Maker".
 */
function isQualifier(text: string, and: number, head: Range | undefined): boolean {
  if (head === undefined || head.start < and) return false;
  const before = wordsOf(text.slice(0, and)).at(-1) ?? '';
  return (
    AGENT.test(text.slice(head.start, head.end)) &&
    !AGENT.test(before) &&
    countWords(text.slice(and, head.end)) <= MAX_QUALIFIED_WORDS
  );
}

const DANGLING_MODIFIER =
  /\s(?:compatible|suitable|designed|ideal|perfect|made|intended|for use|fits?)$/iu;

/**
 * Moves the end before words that belong to the cut text: "Compatible" before "for", "powered" before "by".
 */
export function withoutDanglingEnd(text: string, end: number): number {
  const kept = text
    .slice(0, withoutPunctuation(text, end))
    .replace(/^\s*by\s/iu.test(text.slice(end)) ? /\s\p{Ll}+ed$/u : DANGLING_MODIFIER, '');
  return withoutPunctuation(text, kept.length);
}

/**
 * Moves the end back to the last product noun if it would be inside the next phrase: "Charging Cable Extra" before
 * "Long".
 */
function atNoun(text: string, end: number, limit: number): number {
  if (end === text.length) return end;
  const words = [...text.slice(0, end).matchAll(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu)];
  const [next = ''] = wordsOf(text.slice(end, end + NEXT_WORD_WINDOW));
  const last = words.at(-1)?.[0] ?? '';
  if (hasDigit(last) || isColor(last) || (endsPhrase(last) && !isNoun(next))) return end;
  const afterOf = (at: number) => words[at + 1]?.[0] ?? next;
  const isHead = ({ 0: word, index }: RegExpExecArray, at: number) =>
    at > 0 &&
    isHeadNoun(word) &&
    !isGenericNoun(word) &&
    !isHeadNoun(afterOf(at)) &&
    index + word.length >= limit * MIN_SHARE;
  const found =
    words.findLast((word, at) => isHead(word, at) && !isNoun(afterOf(at))) ??
    words.findLast(isHead);
  const to = found === undefined ? end : found.index + found[0].length;
  // A number, a size or a color isn't dropped for a better end.
  const dropped = wordsOf(text.slice(to, end));
  return dropped.some((word) => hasDigit(word) || isColor(word)) ? end : to;
}

/** Maximum words after a noun that modifies them: "TV" of "TV Wall Mount Bracket". */
const MAX_REMAINING_WORDS = 3;

/** Whether a cut would split the head noun phrase. */
function splitsHeadNoun(text: string, end: number, heads: readonly Range[]): boolean {
  const longest = heads.at(-1);
  if (longest === undefined || longest.end <= end) return false;
  const remaining = wordsOf(text.slice(end, longest.end));
  const isRun = remaining.length <= MAX_REMAINING_WORDS && remaining.every(endsPhrase);
  return longest.start < end || (isRun && /^ /u.test(text.slice(end)));
}

function endsPhrase(word: string): boolean {
  return isHeadNoun(word) || isNoun(word);
}

function isNoun(word: string): boolean {
  return isCommonNoun(word.toLowerCase());
}

/**
 * Whether a text contains a product noun after its first word: "Pond Plant Protector Fine Mesh".
 */
export function containsProductNoun(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) =>
      at > 0 && isHeadNoun(word) && !isGenericNoun(word) && !isHeadNoun(words[at + 1] ?? ''),
  );
}

/** Drops a pair's second half if it would be cut: "Stand Legs and TV" before "Pedestal Feet". */
function beforeSplitPair(text: string, end: number): number {
  const [next = ''] = wordsOf(text.slice(end, end + NEXT_WORD_WINDOW));
  const pair = [...text.slice(0, end).matchAll(/\s(?:and|&)\s/giu)].at(-1);
  const isCut =
    pair !== undefined &&
    /^ /u.test(text.slice(end)) &&
    !(isColor(next) || isAdjective(next) || hasDigit(next)) &&
    countWords(text.slice(pair.index, end)) <= MAX_PAIR_WORDS - 1;
  return isCut ? withoutPunctuation(text, pair.index) : end;
}

/** Drops an abbreviation whose noun is skipped: "FM" of "FM Radio". */
function withoutSplitAbbreviation(text: string, end: number, head: Range): number {
  const [skipped = ''] = wordsOf(text.slice(end, head.start));
  const last = /\s\p{Lu}{2,4}$/u.exec(text.slice(0, end));
  return last !== null && isNoun(skipped) ? last.index : end;
}

/** Drops adjectives whose noun is skipped with the rest of a pair: "Sweet" of "Sweet Potato & Plum". */
function withoutSplitModifier(text: string, end: number, head: Range): number {
  const skipped = text.slice(end, head.start);
  if (!/^ [^ ]+ (?:and|&) /iu.test(skipped)) return end;
  const last = wordsOf(text.slice(0, end)).at(-1) ?? '';
  return !hasDigit(last) && (isColor(last) || isAdjective(last))
    ? withoutPunctuation(text, text.slice(0, end).lastIndexOf(last))
    : end;
}

/** Never keeps half of a pair before the product: "Syncing and Fast Charging Cable". */
function beforeSplitPairOrHead(text: string, end: number, head: number): number {
  if (withoutPunctuation(text, head) <= end) return end;
  const pair = [...text.slice(0, end).matchAll(/\s(?:and|&)\s/giu)].at(-1);
  const words = pair === undefined ? [] : wordsOf(text.slice(pair.index, end));
  // A pair of colors is complete: "Gray and White".
  const isOfColors =
    words.slice(1).some(isColor) && isColor(wordsOf(text.slice(0, pair?.index)).at(-1) ?? '');
  const isCut = pair !== undefined && !isOfColors && words.length <= MAX_PAIR_WORDS;
  return isCut ? withoutPunctuation(text, pair.index) : end;
}
