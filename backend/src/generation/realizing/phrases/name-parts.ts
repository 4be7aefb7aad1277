import { leadOf } from '../../reading/name.ts';
import type { NameSegment, ProductName, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { withoutKnownNames } from './known-names.ts';
import { CATALOG_NUMBER, withoutAmounts } from './name-amounts.ts';
import { EDITION, makerOfCodes } from './name-codes.ts';
import { shortened } from './name-words.ts';
import { FITS, productHeads } from './product-head.ts';
import { titleListStart } from './title-lists.ts';
import {
  isColor,
  isDescribing,
  isMaterial,
  isPeople,
  isPraise,
  isProduct,
  isSmallWord,
  isThing,
  isVague,
} from './words.ts';

/** A segment of a name, or two that only a bracket parts. */
export interface NamePart extends NameSegment {
  readonly segments: readonly NameSegment[];
}

/** Words of the longest maker before a dash. */
const MAX_MAKER = 2;
/** Words of the longest title behind a dash. */
const MAX_TITLE = 4;
const COUNT = /^(?:(?:bundle|pack|set|lot|box) of \d+|renewed|refurbished|used)$/iu;
/** "Inc" of "Tolmar Products, Inc" */
const COMPANY = /^(?:inc|llc|ltd|co|corp|gmbh)\b[.,]? ?/iu;
/** What a name comes with or is for begins here. */
export const TAIL = /^(?:with|w\/|includes?|including|featuring|for)$/iu;

/** The parts of a name that are one phrase, in brackets none. */
export function partsOfName(reading: Reading): readonly NamePart[] {
  const { name } = reading;
  const [head] = productHeads(reading);
  const list = titleListStart(name.segments);
  const [title] = name.segments;
  if (list !== undefined && title !== undefined)
    return [{ ...title, text: title.text.slice(0, list), segments: [title] }];
  const [opening] = name.segments;
  const isCoded = opening !== undefined && plainOf(opening.text) !== opening.text;
  // "Tolmar TB0061S, 12 Piece, …"
  const isAmount = (text: string, at: number) =>
    isCoded && at === 1 && withoutAmounts(text).length === 0;
  const parts = partsOutsideBrackets(name).filter(
    ({ text }, at) => !EDITION.test(text) && !(at > 0 && (FITS.test(text) || isAmount(text, at))),
  );
  const [first, second, third] = parts;
  if (first === undefined) return name.segments.slice(0, 1).map(partOf);
  if (second === undefined) return [first];
  // "[Bundle of 2] Malt Powder", "(Renewed) Larkvane 2200 OTG"
  if (COUNT.test(first.text)) return [second];
  // "Tolmar Products, Inc Modeling Clay"
  const own = second.text.replace(COMPANY, '');
  if (own !== second.text) return own === '' ? [first] : [{ ...second, text: own }];
  const words = wordsOf(first.text);
  const next = shortened(withoutAmounts(second.text), reading);
  const last = words.at(-1) ?? '';
  const isDashed = /[-–—:]/u.test(second.separator);
  const hasHead = (part: NamePart | undefined) =>
    head !== undefined && part?.segments.includes(head.segment) === true;
  // "Tollgate's Costume Co - Hero Child Gauntlets", "Larkvane Apparel and Accessories | Low Cut Socks"
  const isShops = isOf(last, 'company words') || isOf(last, 'what goes with things');
  if (/[-–—:|]/u.test(second.separator) && words.length > 1 && isShops) return [second];
  const isMaker =
    makerOfCodes(first).length > 0 || (leadOf(name) === 1 && words.length <= MAX_MAKER);
  // "Tolmar 9-2705101, SnapLight LightStick"
  const plain = plainOf(first.text);
  const isAlone = wordsOf(plain).length === 1;
  // "Tolmar Reversible Otter Mini - Gray Plush Toy"
  const isKind =
    isProduct(next.at(-1) ?? '') &&
    ((isDashed && hasHead(second)) ||
      (!second.separator.includes('|') &&
        !hasHead(first) &&
        (!isThing(last) || isMaterial(last) || isNames(first))));
  // "Larkvane Comet & Quest, Otter Rider Mara": a series, and which of it
  const isOfSeries =
    parts
      .slice(2)
      .every(({ text }) =>
        wordsOf(text).every((word) => isChoice(word) || /^multi/iu.test(word)),
      ) &&
    words.length > 2 &&
    next.length > 1 &&
    !/^\d/u.test(second.text) &&
    !words.some((word) => isProduct(word)) &&
    !isThing(last);
  // "Larkvane Maze Game - Easy to Learn, Fun to Play": the first of a list of what is said of the product
  const isOfList =
    third?.separator.trim() === ',' &&
    !hasHead(third) &&
    wordsOf(third.text).length > 1 &&
    !hasDigit(third.text);
  const isTitle =
    ((isDashed && !isOfList) || isOfSeries) &&
    next.length <= MAX_TITLE &&
    next.every(isTitleWord) &&
    !next.every(isDescribing);
  const isEnd = third !== undefined && !isThing(last);
  // "Larkvane Comet Quest: Movie - Comet Shield"
  if (isDashed && isEnd && hasHead(third)) return [first, second, third];
  // "Larkvane Look, Snip, Fold Craft Activity": a title with commas inside
  const isListTitle =
    next.length === 1 && next.every(isTitleWord) && !isChoice(next[0] ?? '') && isListed(third);
  if (isEnd && isListTitle) return [first, second, third];
  const isPart =
    !SLOGAN.test(second.text) && (isKind || (says(next) && (isMaker || isAlone || isTitle)));
  // "TOLMAR | HARROW | LO"
  const isRow =
    isAlone &&
    isNames(first) &&
    [second, third].every((part) => isShortBar(part)) &&
    !isProduct(next.at(-1) ?? '');
  if (isPart && isRow && third !== undefined) return [first, second, third];
  // "Tolmar TB0061S, Otter Sticker Set"
  if (isPart) return [isAlone ? { ...first, text: plain.trim() } : first, second];
  return [first];
}

function plainOf(text: string): string {
  return text.replace(CATALOG_NUMBER, ' ').replace(STOCK_CODE, ' ');
}

/** "TB0061S": a number in a maker's list, behind the maker alone. */
const STOCK_CODE = /(?<=\s)\p{Lu}{1,3}\d{4,}\p{Lu}?$/gu;
/** "The World's Fastest Game!" */
const SLOGAN = /^the\s.*\b\p{L}+est\b/iu;

/** A segment that a bracket parts from one that doesn't say what the product is goes on with it: "Tolmar Small (12") Wooden Guiro". */
function partsOutsideBrackets({ segments }: ProductName): readonly NamePart[] {
  const parts: NamePart[] = [];
  let isInside = false;
  let isPlainBracket = false;
  for (const segment of segments) {
    const { separator, text } = segment;
    isInside = /[([]/u.test(separator) || (isInside && !/[)\]]/u.test(separator));
    if (/[([]/u.test(separator)) isPlainBracket = /^\s*[([]$/u.test(separator);
    if (isInside && parts.length > 0) continue;
    const before = parts.at(-1);
    const isNext =
      /^[)\]]\s+$/u.test(separator) &&
      isPlainBracket &&
      !/[([]/u.test(before?.separator ?? '') &&
      !isThing(wordsOf(before?.text ?? '').at(-1) ?? '') &&
      !isVague(wordsOf(text).at(-1) ?? '');
    if (before !== undefined && isNext)
      parts.splice(-1, 1, {
        ...before,
        text: `${before.text} ${text}`,
        segments: [...before.segments, segment],
      });
    else parts.push(partOf(segment));
  }
  return parts;
}

function partOf(segment: NameSegment): NamePart {
  return { ...segment, segments: [segment] };
}

/** "Disney's Mickey Mouse": a part that has only names. */
function isNames(part: NamePart): boolean {
  return !/\p{L}/u.test(withoutKnownNames(part));
}

/** "Fold Craft Activity": the last of the items of a title, which goes on. */
function isListed(part: NamePart | undefined): boolean {
  return part?.separator.trim() === ',' && wordsOf(part.text).length > 1;
}

/** "| LO PRO": which one of a line, and no color or size. */
function isShortBar(part: NamePart | undefined): boolean {
  const words = wordsOf(part?.text ?? '');
  const isBar = part?.separator.includes('|') === true;
  return isBar && words.length > 0 && words.length <= MAX_MAKER && !words.some(isChoice);
}

function isChoice(word: string): boolean {
  return isColor(word) || hasDigit(word) || isOf(foldWord(word), 'sizes');
}

/** Whether a part says more than a color, a material, whom it is for or a size. */
function says(words: readonly string[]): boolean {
  return words.some(
    (word) =>
      /\p{L}{2}/u.test(word) &&
      !isColor(word) &&
      !isMaterial(word) &&
      !isPeople(word) &&
      !isVague(word) &&
      !isOf(word.toLowerCase(), 'sizes'),
  );
}

/** Whether a word can be part of what tells a product from others: "Maple Pecan", but not "Free Shipping" or "Made in". */
function isTitleWord(word: string): boolean {
  return isCapitalized(word) && !isPraise(word) && !isSmallWord(word) && !TAIL.test(word);
}
