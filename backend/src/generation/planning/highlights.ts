import type { FactType, ProductName } from '../reading/index.ts';
import { isContradicted } from '../reading/contradictions.ts';
import { isListOfColors, labelType } from '../reading/facts.ts';
import { maxOfRule } from '../platforms/index.ts';
import {
  contentStems,
  countWords,
  foldWord,
  hasDigit,
  startsWithDigit,
  wordsOf,
} from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import { isTitleListItem } from '../realizing/phrases/title-lists.ts';
import { isAudience, isMaterial, isThing, singularOf } from '../realizing/phrases/words.ts';
import { tornRows } from './bullet-order.ts';
import { isVerblessFact, isCatalogData, rankOf } from './rank.ts';
import { isWithoutThing } from './scraps.ts';
import { isEmotionalCopy, isSloganLine } from './slogans.ts';
import { isForbiddenInTitle } from './title.ts';
import { bracketStart, textOfPart } from './title-parts.ts';
import {
  isAgeRange,
  isQuantityOrCondition,
  isSingleProductNoun,
  isStockNumber,
} from './title-segments.ts';
import { dashedListOf } from './title-dashed-lists.ts';
import { isEnumerationItem } from './title-enumerations.ts';
import type { Entry, HighlightsPlan, Setting, TitlePlan } from './types.ts';

/** Maximum characters of a fact among highlights. */
const MAX_FACT = 50;
/** The same, for what fills the rest of the room. */
const MAX_LONG_FACT = 60;
/** Statements of a lower rank are fillers, not highlights. */
const MAX_RANK = 4;
/** Minimum characters of a segment; a shorter one, such as "Ausf. E", means nothing by itself. */
const MIN_SEGMENT = 8;
const SEPARATOR_LENGTH = 2;
/** Minimum share of a fact's words that nothing before it contains. */
const MIN_NEW_SHARE = 0.5;
/** Characters of the longest label that a segment gets: "Color: ". */
const LABEL_LENGTH = 7;

/**
 * Amazon's item highlights: the segments of the name that did not fit the title, and short facts for
 * which the bullets had no room.
 * @param stated the bullets
 */
export function planHighlights(
  setting: Setting,
  entries: readonly Entry[],
  title: TitlePlan,
  stated: readonly Entry[],
): HighlightsPlan {
  const { reading, platform, day } = setting;
  const { name } = reading;
  const limit =
    platform === 'amazon' ? maxOfRule(platform, 'amazon.item_highlights.length', day) : undefined;
  if (limit === undefined) return { segments: [], facts: [] };
  const shown = title.parts.map((part) =>
    textOfPart(part, reading.name.segments[part.segment]?.text ?? ''),
  );
  const rows = stated.filter((entry) => entry.label !== undefined && isShortFact(entry));
  const statedStems = new Set([...shown, ...rows.map(textOfUnits)].flatMap(contentStems));
  let length = 0;
  const take = (text: string, more = SEPARATOR_LENGTH, value = text, isFact = false): boolean => {
    const stems = contentStems(text);
    // "Shade: Black" after "Color: Black" adds nothing.
    const valueStems = contentStems(value);
    const newStems = valueStems.filter((stem) => !statedStems.has(stem)).length;
    if (newStems === 0 || newStems < valueStems.length * (isFact ? MIN_NEW_SHARE : 0)) return false;
    if (length + text.length + more > limit) return false;
    for (const stem of stems) statedStems.add(stem);
    length += text.length + more;
    return true;
  };
  const segments: number[] = [];
  for (const [at, { text }] of name.segments.entries()) {
    // A segment counts as shown if the title has its beginning or most of it.
    const isShown = title.parts.some(
      ({ segment, ranges: [first] = [] }) =>
        segment === at &&
        ((first?.start ?? 0) === 0 || (first?.end ?? 0) - (first?.start ?? 0) > text.length / 2),
    );
    // "Furniture, Accessories, Stairs": an item of a list that is shown.
    const isListed =
      dashedListOf(name.segments, at).length > 0 ||
      (segments.includes(at - 1) && isSingleProductNoun(text) && isInList(reading.name, at));
    if (isShown || isForbiddenInTitle(text) || (!isListed && isDependentSegment(reading.name, at)))
      continue;
    // A single word is clear with a label, or as an item of a list.
    const isUnderstandable =
      isListed ||
      segments.includes(at - 1) ||
      (countWords(text) > 1 && text.length >= MIN_SEGMENT) ||
      isInClass(text.toLowerCase(), 'searched traits');
    if (
      (isUnderstandable ||
        isQuantityOrCondition(text) ||
        hasDigit(text) ||
        typeOfWord(text) !== undefined) &&
      take(
        text,
        typeOfWord(text) === undefined ? SEPARATOR_LENGTH : SEPARATOR_LENGTH + LABEL_LENGTH,
      )
    )
      segments.push(at);
  }
  const isHighlight = (entry: Entry, max: number) => {
    const isPromotional =
      isEmotionalCopy(entry, setting) ||
      isSloganLine(entry, setting) ||
      isWithoutThing(entry, setting);
    if (!isShortFact(entry) || isPromotional || isScrapOf(entry, stated, setting)) return false;
    if (isContradicted(textOfUnits(entry), reading)) return false;
    const text = textOf(realizeItem({ kind: 'entry', entry }, setting));
    if (isContradicted(text, reading)) return false;
    return (
      text.length <= max &&
      take(text, SEPARATOR_LENGTH, textOfUnits(entry), entry.label === undefined)
    );
  };
  const short = entries.filter((entry) => isHighlight(entry, MAX_FACT));
  const hasRoom = limit - length > MAX_FACT;
  const others = hasRoom ? entries.filter((entry) => !short.includes(entry)) : [];
  const facts = [...short, ...others.filter((entry) => isHighlight(entry, MAX_LONG_FACT))];
  const whole = withoutIncompleteMeasures(facts, [...stated, ...entries]);
  // "HO Scale" beside "HO Scale 1:87"
  const isPartOfFact = (at: number) => {
    const text = name.segments[at]?.text.toLowerCase() ?? '';
    return whole.some((entry) => textOfUnits(entry).toLowerCase().startsWith(`${text} `));
  };
  const isShown = (at: number) =>
    segments.includes(at) || title.parts.some(({ segment }) => segment === at);
  const isTorn = (at: number) => !dashedListOf(name.segments, at).every(isShown);
  return { segments: segments.filter((at) => !isPartOfFact(at) && !isTorn(at)), facts: whole };
}

/** Drops a measure or a row if those that belong to it are missing: "17 in high" without "10 in wide". */
function withoutIncompleteMeasures(facts: readonly Entry[], all: readonly Entry[]): Entry[] {
  const isMeasure = (entry: Entry) => entry.type === 'size' && isVerblessFact(entry);
  const isWhole = all.filter(isMeasure).every((entry) => facts.includes(entry));
  const torn = tornRows(facts, all);
  return facts.filter((entry) => (isWhole || !isMeasure(entry)) && !torn.includes(entry));
}

/**
 * Whether an entry means little apart from its line: "47 Rubies" below "Rubies", "1 plum roll" of a list whose other
 * items are bullets, or "Unprecedented power" of a paragraph, which names no thing.
 */
function isScrapOf(entry: Entry, stated: readonly Entry[], { reading }: Setting): boolean {
  const { line, label, units } = entry;
  const text = textOfUnits(entry);
  if (line.label !== undefined) return label === undefined && startsWithDigit(text);
  if (COUNTED.test(text))
    return stated.filter((other) => COUNTED.test(textOfUnits(other))).length >= MIN_COUNTED;
  if (line.units.length === 1 || hasDigit(text) || reading.language !== 'en') return false;
  const isFact = reading.facts.some(({ unit }) => units.some(({ id }) => id === unit));
  const namesThing = (word: string) =>
    isThing(word) || vocabulary('parts').has(singularOf(foldWord(word)));
  // "Adult supervision required", "Tested by pilots"
  return !isFact && !wordsOf(text).some((word) => /.{3}ed$/iu.test(word) || namesThing(word));
}

/** "1 plum roll", "2 x straps", unlike "2 cm straps" */
const COUNTED = /^\d{1,3} (?:x )?\p{L}{3}/u;
/** Minimum counted items in the bullets for a further one to be torn from them. */
const MIN_COUNTED = 2;

function textOfUnits({ units }: Entry): string {
  return units.map(({ text }) => text).join(' ');
}

/** Whether a segment stands between two commas. */
function isInList({ segments }: ProductName, at: number): boolean {
  return [segments[at], segments[at + 1]].every(
    (segment) => segment?.separator.startsWith(',') === true,
  );
}

/** Whether a segment means nothing without those around it. */
function isDependentSegment(name: ProductName, at: number): boolean {
  const text = name.segments[at]?.text ?? '';
  return (
    (DANGLING_START.test(text) && !isAgeRange(text)) ||
    PRAISE.test(text) ||
    OTHERS.test(text) ||
    SALES.test(text) ||
    isSingleProductNoun(text) ||
    continuesList(name, at) ||
    isListStart(name, at) ||
    isEnumerationItem(name.segments, at) ||
    isTitleListItem(name.segments, at) ||
    isStockNumber(text) ||
    (bracketStart(name.segments, at) !== undefined &&
      !isStatedLack(name, at) &&
      !isQuantityOrCondition(text))
  );
}

/** "Diesel Engine (without lights) - N Scale": the brackets before the dash say what the product lacks. */
function isStatedLack({ segments }: ProductName, at: number): boolean {
  const next = segments[at + 1]?.separator ?? '';
  return /^without /iu.test(segments[at]?.text ?? '') && /^[)\]]\s[-–—|]\s/u.test(next);
}

/** "Great Girls and Boys" of "Great Girls and Boys – Best for Toddlers": praise rather than a fact. */
const PRAISE = /^(?:great|best|perfect|ideal)\s/iu;

/** "Millions Sold" */
const SALES = /^(?:over |more than )?[\d,]*\+? ?(?:millions?|thousands?)?(?: copies)? sold$/iu;

/** "Gift Box And Other" */
const OTHERS = /\s(?:and|&) (?:others?|more)$/iu;

/** A segment that only ends something else: "And iPad Air", "For Girls", "Compatible with". */
const DANGLING_START = /^(?:and|&|or|with|for|by|in|to|of|from|also|plus)\s/iu;

/** Whether a segment continues a list before it: "for Steaming, Cooking Also Boiling and Frying". */
function continuesList({ segments }: ProductName, at: number): boolean {
  const { text = '', separator = '' } = segments[at] ?? {};
  const before = segments[at - 1]?.text ?? '';
  const isAlike = /ing$/iu.test(wordsOf(before).at(-1) ?? '') && /^\p{L}+ing\b/iu.test(text);
  return separator.startsWith(',') && PURPOSE_AT_END.test(before) && (isAlike || ALSO.test(text));
}

/** Whether the next segments name others that it is for, too: "Box for Men" of "Box for Men, Women & Kids". */
function isListStart({ segments }: ProductName, at: number): boolean {
  const { text = '' } = segments[at] ?? {};
  const next = segments[at + 1];
  const [first = ''] = wordsOf(next?.text ?? '');
  return (
    next?.separator.startsWith(',') === true &&
    PURPOSE_AT_END.test(text) &&
    isAudience(wordsOf(text).at(-1) ?? '') &&
    isAudience(first)
  );
}

const PURPOSE_AT_END = /\sfor\s(?:[^\s]+\s)?[^\s]+$/iu;
const ALSO = /\s(?:and|or|&|also)\s/iu;

const UNSTATED = /^(?:not (?:specified|applicable|available)|n\/a|none|others?)$/iu;

/** "20-inch", "12\"", "500ml". */
const MEASURE = /^\d+(?:[.,]\d+)?-?(?:["”″'’]|in|inch|inches|ft|feet|cm|mm|m|oz|ml|l|g|kg|lbs?)$/iu;

/** The type of fact that a segment of one word states: "Medium" is a size; "Mixed" means nothing by itself. */
export function typeOfWord(word: string): FactType | undefined {
  if (isListOfColors(word)) return 'color';
  return isInClass(foldWord(word), 'sizes') || MEASURE.test(word) ? 'size' : undefined;
}

function isShortFact(entry: Entry): boolean {
  const [unit, ...more] = entry.units;
  const isFact = more.length === 0 && unit?.finite === false && !/^to |\?$/iu.test(unit.text);
  // "It also has rubber soles"
  if (POINTS_BACK.test(unit?.text ?? '')) return false;
  const isStated = !UNSTATED.test(unit?.text ?? '');
  const isInformative = isStated && !isCatalogData(entry) && !/^[【[(]/u.test(unit?.text ?? '');
  if (entry.label === undefined && isHeadingOrMaterial(unit?.text ?? '')) return false;
  // "Weight: 7″"
  if (labelType(entry.label?.text) === 'weight' && INCHES.test(unit?.text ?? '')) return false;
  const standsAlone = !DANGLING_START.test(unit?.text ?? '') && !RESTRICTION.test(unit?.text ?? '');
  return isFact && isInformative && standsAlone && rankOf(entry) <= MAX_RANK;
}

const POINTS_BACK = /^(?:it|they|this|these|its|their) /iu;
const INCHES = /\d ?(?:["”″]|in|inch|inches)\.?$/iu;

/** "Weights and Measurements" is a heading without facts, and "Plastic" doesn't say what is made of it. */
function isHeadingOrMaterial(text: string): boolean {
  const words = wordsOf(text).filter((word) => !/^and$/iu.test(word));
  const isLabel = (word: string) =>
    labelType(word) !== undefined || labelType(singularOf(word)) !== undefined;
  return words.every(isLabel) || (words.length === 1 && words.every(isMaterial));
}

/** "Suitable for outdoor play only", "Pet-safe with caution": a limit rather than a highlight. */
const RESTRICTION = /\bonly\b|\bnot\b|\bcaution\b/iu;
