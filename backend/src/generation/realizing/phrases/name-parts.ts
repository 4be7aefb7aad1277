import { productSegmentOf } from '../../reading/name.ts';
import type { NameSegment, ProductName, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, wordsOf } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { withoutKnownNames } from './known-names.ts';
import { CATALOG_NUMBER, withoutAmounts } from './name-amounts.ts';
import { EDITION, brandBeforeCodes } from './name-codes.ts';
import { shortenName } from './name-words.ts';
import { FITS_OTHER_PRODUCT, headNouns } from './head-nouns.ts';
import { titleListStart } from './title-lists.ts';
import {
  isColor,
  isDescribing,
  isMaterial,
  isAudience,
  isPromotional,
  isProduct,
  isFunctionWord,
  isThing,
  isGenericNoun,
} from './words.ts';

/** A segment of a name, or two that are separated only by brackets. */
export interface NamePart extends NameSegment {
  readonly segments: readonly NameSegment[];
}

/** Maximum words of a brand before a dash. */
const MAX_BRAND_WORDS = 2;
/** Maximum words of a title after a dash. */
const MAX_TITLE_WORDS = 4;
const COUNT = /^(?:(?:bundle|pack|set|lot|box) of \d+|renewed|refurbished|used)$/iu;
/** A company form at the start of a segment: "Tolmar Products, Inc". */
const COMPANY = /^(?:inc|llc|ltd|co|corp|gmbh)\b[.,]? ?/iu;
/** "Choose Colour": the label of an option in the store's form. */
const CHOICE =
  /^(?:choose|pick|select) (?:an? |the |your )?(?:colou?rs?|designs?|finish|lengths?|options?|sizes?|styles?)$/iu;
/** Words that introduce accessories or uses. */
export const STARTS_TRAILING_PHRASE = /^(?:with|w\/|includes?|including|featuring|for)$/iu;

/** The parts of a name outside brackets that form one phrase. */
export function partsOfName(reading: Reading): readonly NamePart[] {
  const { name } = reading;
  const [head] = headNouns(reading);
  const list = titleListStart(name.segments);
  const [title] = name.segments;
  if (list !== undefined && title !== undefined)
    return [{ ...title, text: title.text.slice(0, list), segments: [title] }];
  const [opening] = name.segments;
  const isCoded = opening !== undefined && withoutStockCodes(opening.text) !== opening.text;
  // An amount after a stock code: "Tolmar TB0061S, 12 Piece, …".
  const isAmount = (text: string, at: number) =>
    isCoded && at === 1 && withoutAmounts(text).length === 0;
  const parts = partsOutsideBrackets(name).filter(
    ({ text }, at) =>
      !EDITION.test(text) &&
      !CHOICE.test(text) &&
      !(at > 0 && (FITS_OTHER_PRODUCT.test(text) || isAmount(text, at))),
  );
  const [first, second, third] = parts;
  if (first === undefined) return name.segments.slice(0, 1).map(toNamePart);
  if (second === undefined) return [first];
  // The first part is only a count or condition: "[Bundle of 2] Malt Powder", "(Renewed) Larkvane 2200 OTG".
  if (COUNT.test(first.text)) return [second];
  // The second part starts with the company form: "Tolmar Products, Inc Modeling Clay".
  const afterCompany = second.text.replace(COMPANY, '');
  if (afterCompany !== second.text)
    return afterCompany === '' ? [first] : [{ ...second, text: afterCompany }];
  const words = wordsOf(first.text);
  const next = shortenName(withoutAmounts(second.text), reading);
  const last = words.at(-1) ?? '';
  const isDashed = /[-–—:]/u.test(second.separator);
  const hasHead = (part: NamePart | undefined) =>
    head !== undefined && part?.segments.includes(head.segment) === true;
  // The first part is a store or department: "Tollgate's Costume Co - Hero Child Gauntlets", "Larkvane Apparel and
  // Accessories | Low Cut Socks".
  const isStorePart = isInClass(last, 'company words') || isInClass(last, 'what goes with things');
  if (/[-–—:|]/u.test(second.separator) && words.length > 1 && isStorePart) return [second];
  const isBrandPart =
    brandBeforeCodes(first).length > 0 ||
    (productSegmentOf(name) === 1 && words.length <= MAX_BRAND_WORDS);
  // Without its stock code: "Tolmar 9-2705101, SnapLight LightStick".
  const plain = withoutStockCodes(first.text);
  const isAlone = wordsOf(plain).length === 1;
  // The second part says what the product is: "Tolmar Reversible Otter Mini - Gray Plush Toy".
  const namesProduct =
    isProduct(next.at(-1) ?? '') &&
    ((isDashed && hasHead(second)) ||
      (!second.separator.includes('|') &&
        !hasHead(first) &&
        (!isThing(last) || isMaterial(last) || hasOnlyKnownNames(first))));
  // The first part is a series and the second an item of it: "Larkvane Comet & Quest, Otter Rider Mara".
  const followsSeries =
    parts
      .slice(2)
      .every(({ text }) =>
        wordsOf(text).every((word) => isVariantWord(word) || /^multi/iu.test(word)),
      ) &&
    words.length > 2 &&
    next.length > 1 &&
    !/^\d/u.test(second.text) &&
    !words.some((word) => isProduct(word)) &&
    !isThing(last);
  // The second part starts a list of claims: "Larkvane Maze Game - Easy to Learn, Fun to Play".
  const startsClaimList =
    third?.separator.trim() === ',' &&
    !hasHead(third) &&
    wordsOf(third.text).length > 1 &&
    !hasDigit(third.text);
  const isTitle =
    ((isDashed && !startsClaimList) || followsSeries) &&
    next.length <= MAX_TITLE_WORDS &&
    next.every((word, at) => isTitleWord(word) || isInsideTitle(word, at, next.length)) &&
    !next.every(isDescribing);
  const canExtend = third !== undefined && !isThing(last);
  // Only the third part has the head noun: "Larkvane Comet Quest: Movie - Comet Shield".
  if (isDashed && canExtend && hasHead(third)) return [first, second, third];
  // A title that contains commas: "Larkvane Look, Snip, Fold Craft Activity".
  const isListTitle =
    next.length === 1 &&
    !second.separator.includes('|') &&
    next.every(isTitleWord) &&
    !isVariantWord(next[0] ?? '') &&
    isLastListItem(third);
  if (canExtend && isListTitle) return [first, second, third];
  const belongsToName =
    !SLOGAN.test(second.text) &&
    (namesProduct || (isInformative(next) && (isBrandPart || isAlone || isTitle)));
  // Short parts between bars: "TOLMAR | HARROW | LO".
  const isBarRow =
    isAlone &&
    hasOnlyKnownNames(first) &&
    [second, third].every((part) => isShortPartAfterBar(part)) &&
    !isProduct(next.at(-1) ?? '');
  if (belongsToName && isBarRow && third !== undefined) return [first, second, third];
  // The brand with its code, then the product: "Tolmar TB0061S, Otter Sticker Set".
  if (belongsToName) return [isAlone ? { ...first, text: plain.trim() } : first, second];
  return [first];
}

function withoutStockCodes(text: string): string {
  return text.replace(CATALOG_NUMBER, ' ').replace(STOCK_CODE, ' ');
}

/** A stock number after the brand: "TB0061S". */
const STOCK_CODE = /(?<=\s)\p{Lu}{1,3}\d{4,}\p{Lu}?$/gu;
/** A superlative slogan: "The World's Fastest Game!", "The Ultimate Booster". */
const SLOGAN = /^the\s(?:ultimate|perfect|only|.*\b\p{L}+est)\b/iu;

/**
 * The parts of a name outside brackets. A segment continues after a bracket if it doesn't yet name the product, or if the
 * bracket has only an amount: "Tolmar Small (12") Wooden Guiro".
 */
function partsOutsideBrackets({ segments }: ProductName): readonly NamePart[] {
  const parts: NamePart[] = [];
  let isInside = false;
  let isPlainBracket = false;
  let hasOnlyAmount = false;
  for (const segment of segments) {
    const { separator, text } = segment;
    isInside = /[([]/u.test(separator) || (isInside && !/[)\]]/u.test(separator));
    if (/[([]/u.test(separator)) isPlainBracket = /^\s*[([]$/u.test(separator);
    if (isInside) hasOnlyAmount = withoutAmounts(text).length === 0;
    if (isInside && parts.length > 0) continue;
    const before = parts.at(-1);
    const isNext =
      /^[)\]]\s+$/u.test(separator) &&
      isPlainBracket &&
      !/[([]/u.test(before?.separator ?? '') &&
      ((hasOnlyAmount && isThing(wordsOf(text).at(-1) ?? '')) ||
        !isThing(wordsOf(before?.text ?? '').at(-1) ?? '')) &&
      !isGenericNoun(wordsOf(text).at(-1) ?? '');
    if (before !== undefined && isNext)
      parts.splice(-1, 1, {
        ...before,
        text: `${before.text} ${text}`,
        segments: [...before.segments, segment],
      });
    else parts.push(toNamePart(segment));
  }
  return parts;
}

function toNamePart(segment: NameSegment): NamePart {
  return { ...segment, segments: [segment] };
}

/** Whether a part contains only known names: "Disney's Mickey Mouse". */
function hasOnlyKnownNames(part: NamePart): boolean {
  return !/\p{L}/u.test(withoutKnownNames(part));
}

/** Whether a part is the last item of a title with commas: "Fold Craft Activity". */
function isLastListItem(part: NamePart | undefined): boolean {
  return part?.separator.trim() === ',' && wordsOf(part.text).length > 1;
}

/** Whether a short part after a bar names a model rather than a color or size: "| LO PRO". */
function isShortPartAfterBar(part: NamePart | undefined): boolean {
  const words = wordsOf(part?.text ?? '');
  const isBar = part?.separator.includes('|') === true;
  return isBar && words.length > 0 && words.length <= MAX_BRAND_WORDS && !words.some(isVariantWord);
}

function isVariantWord(word: string): boolean {
  return isColor(word) || hasDigit(word) || isInClass(foldWord(word), 'sizes');
}

/** Whether a part states more than a color, material, audience or size. */
function isInformative(words: readonly string[]): boolean {
  return words.some(
    (word) =>
      /\p{L}{2}/u.test(word) &&
      !isColor(word) &&
      !isMaterial(word) &&
      !isAudience(word) &&
      !isGenericNoun(word) &&
      !isInClass(word.toLowerCase(), 'sizes'),
  );
}

/** Whether a word can belong to a title: "Maple Pecan", not "Free Shipping" or "Made in". */
/** "A" in "Eat A Pear" */
function isInsideTitle(word: string, at: number, length: number): boolean {
  return /^(?:an?|the)$/iu.test(word) && at > 0 && at < length - 1;
}

function isTitleWord(word: string): boolean {
  return (
    isCapitalized(word) &&
    !isPromotional(word) &&
    !isFunctionWord(word) &&
    !STARTS_TRAILING_PHRASE.test(word)
  );
}
