import { PROMOTION, FORBIDDEN_CLAIMS } from '../platforms/forbidden-wording.ts';
import type { NameSegment, ProductName, Reading } from '../reading/index.ts';
import { withoutAccessories } from '../reading/name.ts';
import { headNouns } from '../realizing/phrases/head-nouns.ts';
import { isTitleListItem } from '../realizing/phrases/title-lists.ts';
import { isColor, isKnownCompound, isGenericNoun } from '../realizing/phrases/words.ts';
import { contentStems, countWords, wordsOf } from '../text/words.ts';
import { categoryAudience, missingBrand } from './title-additions.ts';
import { withoutDanglingEnd, cutToFit, cutLaterSegment, containsProductNoun } from './title-cut.ts';
import { withCompatibility } from './title-compatibility.ts';
import { prefixesOf, productAfterWith } from './title-prefixes.ts';
import { isHeadNoun, endsInProductNoun } from './title-head.ts';
import {
  bracketStart,
  endsAt,
  inOrder,
  lengthOf,
  repeatsWord,
  textOfPart,
  wholeName,
} from './title-parts.ts';
import { withFewerAccessories } from './title-boundaries.ts';
import { withoutTornLists } from './title-dashed-lists.ts';
import {
  isAgeRange,
  isQuantityOrCondition,
  isListItem,
  countsCutAccessory,
  isOneOfSingleWords,
  belongsToHiddenSegment,
  isSingleProductNoun,
  isStockNumber,
  isVariantWord,
  remainingListItems,
} from './title-segments.ts';
import { beforeOpenList, isEnumerationItem, withoutEnumeration } from './title-enumerations.ts';
import type { Setting, TitlePart, TitlePlan } from './types.ts';

/**
 * Chooses the segments of the name for the title. If the whole name fits, it is used. Otherwise segments are
 * added by priority while they fit: the first one and the one that says what the product is, then those that
 * tell variants apart, then the others. Of the first two, one that is too long is cut back to the product.
 * The segments stay in the name's order (`inOrder`), whatever their priority.
 */
export function planTitle(setting: Setting, limit: number): TitlePlan {
  const { name, request, language } = setting.reading;
  const { segments } = name;
  const isAmazon = setting.platform === 'amazon';
  const lengthWith = (parts: readonly TitlePart[], more: TitlePart) =>
    lengthOf(segments, inOrder([...parts, more]));
  const fits = (...parts: readonly TitlePart[]) =>
    lengthOf(segments, inOrder(parts)) <= limit && !(isAmazon && repeatsWord(segments, parts));
  const first = mainSegmentOf(setting.reading);
  const leading = (main: number) => partsUpTo(name, main).find((candidate) => fits(...candidate));
  const categorySegment = categorySegmentOf(setting.reading, first);
  // A franchise isn't the product: "Realms & Rivals - Vault of the Tide Expansion".
  const aloneIfNamed = (segment: number) =>
    !containsProductNoun(segments[0]?.text ?? '') && fits({ segment }) ? [{ segment }] : undefined;
  const categoryParts =
    categorySegment === undefined
      ? undefined
      : (leading(categorySegment) ?? aloneIfNamed(categorySegment));
  const main = categoryParts === undefined ? first : (categorySegment ?? first);
  let parts: TitlePart[] = categoryParts ?? leading(first) ?? [];
  // A single trailing word isn't the product of a long name: "…, Keychain".
  const isStated =
    main > 0 &&
    countWords(segments[main]?.text ?? '') === 1 &&
    containsProductNoun(segments[0]?.text ?? '');
  for (const segment of parts.length > 0 ? [] : new Set([0, isStated ? 0 : main])) {
    const room = limit - lengthWith(parts, { segment, ranges: [] });
    // A later segment isn't cut if the one before it says what the product is: "Net Set – Yellow Sponge".
    const isNamed = parts.some(
      (part) => part.ranges === undefined && endsInHeadNoun(segments[part.segment]?.text ?? ''),
    );
    const cuts = segment === 0 ? cutToFit : isNamed ? () => [] : cutLaterSegment;
    const afterWith = productAfterWith(segments[segment], setting.reading).find((candidate) =>
      fits(...parts, { segment, ranges: candidate }),
    );
    const prefixes = segment > 0 && isAmazon ? prefixesOf(segment, setting.reading) : [];
    const prefix = prefixes.find((part) => fits(...parts, part));
    const ranges = fits(...parts, { segment })
      ? undefined
      : (afterWith ?? prefix?.ranges ?? cuts(segments[segment], name, room));
    const keptText = ranges
      ?.map(({ start, end }) => segments[segment]?.text.slice(start, end))
      .join(' ');
    // A generic noun or half a compound adds nothing: "Toy" of "Drill Toy", "Favor" of "Party Favor".
    const [previous = '', last = ''] = wordsOf(segments[segment]?.text ?? '').slice(-2);
    const isHalf = keptText === last && isKnownCompound(previous, last);
    // A shortened list would change the meaning: "Protective, Durable, and Unique Wrap Cover".
    const shownTo = segments[segment]?.text.slice(0, ranges?.at(-1)?.end);
    const isList = segment > 0 && /, /u.test(shownTo ?? '');
    // Don't skip words only to repeat the product: "Massage Creme - Multi Purpose Massage Cream".
    const isSkipped =
      (ranges?.length ?? 0) > 1 &&
      sharesStem(segments[segment]?.text ?? '', segments[0]?.text ?? '');
    const isMeaningless =
      parts.length > 0 &&
      keptText !== undefined &&
      (isGenericNoun(keptText) || isHalf || isList || isSkipped);
    if (ranges?.length !== 0 && !isMeaningless)
      parts.push(ranges === undefined ? { segment } : { segment, ranges });
  }
  const isWhole = fits(...wholeName(name));
  if (!isWhole) {
    const decisive = wholeName(name).filter(({ segment }) =>
      isQuantityOrCondition(segments[segment]?.text ?? ''),
    );
    // The pack size takes priority over accessories.
    const [counted] = isAmazon ? decisive : [];
    const withFewer = parts.flatMap((part) =>
      withFewerAccessories(segments[part.segment]?.text ?? '').map((ranges) =>
        parts.map((candidate) =>
          candidate === part ? { segment: part.segment, ranges } : candidate,
        ),
      ),
    );
    const isCounted = parts.some(({ segment }) => segment === counted?.segment);
    if (counted !== undefined && !isCounted && !fits(...parts, counted))
      parts = withFewer.find((candidate) => fits(...candidate, counted)) ?? parts;
    parts = inOrder(
      withoutEnumeration(
        parts.map((part) => beforeOpenList(part, name)),
        name,
        (...candidate) => {
          const shown = new Set(candidate.map(({ segment }) => segment));
          return fits(...candidate, ...decisive.filter(({ segment }) => !shown.has(segment)));
        },
      ),
    );
  }
  if (isAmazon && parts.length > 0) parts = inOrder(withCompatibility(parts, name, fits));
  const others = segments.flatMap(({ text, distinguishesVariant }, segment) =>
    parts.some((part) => part.segment === segment) ||
    (isAmazon && isForbiddenInTitle(text)) ||
    (!isWhole && isTitleListItem(segments, segment))
      ? []
      : // "1 Year Warranty" and "for Kids Aged 4 & Up" don't distinguish variants.
        [
          {
            segment,
            distinguishesVariant:
              (distinguishesVariant ||
                isQuantityOrCondition(text) ||
                isVariantWord(setting.reading, segment)) &&
              !WARRANTY.test(text) &&
              !isAgeRange(text),
          },
        ],
  );
  const isInInnerBracket = (segment: number) => {
    // A pack size applies to the whole product, wherever it appears.
    const appliesToWhole = isWhole || isQuantityOrCondition(segments[segment]?.text ?? '');
    const bracket = appliesToWhole ? undefined : bracketStart(segments, segment);
    return bracket !== undefined && !parts.some((part) => endsAt(part, bracket - 1, segments));
  };
  const partsFor = (segment: number): TitlePart[] => [
    { segment },
    ...(isAmazon ? prefixesOf(segment, setting.reading) : []),
  ];
  // The pack size comes first, then the color, once the product is named.
  const isNamed = containsProductNoun(
    parts.map((part) => textOfPart(part, segments[part.segment]?.text ?? '')).join(' '),
  );
  const decisiveness = (segment: number) => {
    const { text = '' } = segments[segment] ?? {};
    const isOfColor = isNamed && wordsOf(text).every(isColor) && !/^multi/iu.test(text);
    return isQuantityOrCondition(text) ? 2 : Number(isOfColor);
  };
  const decisiveFirst = others.toSorted(
    (a, b) => decisiveness(b.segment) - decisiveness(a.segment),
  );
  for (const { segment, distinguishesVariant } of isAmazon ? decisiveFirst : others) {
    const isPreviousShown = parts.some((part) => endsAt(part, segment - 1, segments));
    const isListEnd =
      !isWhole &&
      (isEnumerationItem(segments, segment) ||
        (!isPreviousShown &&
          (isListItem(segments, segment) || countsCutAccessory(parts, segments, segment))));
    if (isStockNumber(segments[segment]?.text ?? '')) continue;
    if (!distinguishesVariant || isListEnd || isInInnerBracket(segment)) continue;
    const found = partsFor(segment).find((part) => fits(...parts, part));
    if (found !== undefined) parts = inOrder([...parts, found]);
  }
  for (const { segment, distinguishesVariant } of others) {
    const { text = '' } = segments[segment] ?? {};
    if (!isWhole && isEnumerationItem(segments, segment)) continue;
    // In a shortened name, a trailing generic word is dropped first: "…, Anime".
    const isLast = segment === segments.length - 1 && /^\p{L}+$/u.test(text);
    const isMeaningless =
      isSingleProductNoun(text) ||
      isLast ||
      isOneOfSingleWords(segments, segment) ||
      belongsToHiddenSegment(parts, segments, segment) ||
      (isListItem(segments, segment) && !parts.some((part) => endsAt(part, segment - 1, segments)));
    if (
      distinguishesVariant ||
      (!isWhole && isMeaningless) ||
      countsCutAccessory(parts, segments, segment)
    )
      continue;
    // After a segment that doesn't fit, a later one would seem to continue the previous one.
    const rest = remainingListItems(segments, segment);
    const found = partsFor(segment).find((part) => fits(...parts, part, ...rest));
    if (found !== undefined) parts = inOrder([...parts, found]);
    if (found === undefined || found.ranges !== undefined) break;
  }
  // A stock number comes after a count or color that doesn't fit.
  const areVariantsShown = others.every(
    ({ segment, distinguishesVariant }) =>
      !distinguishesVariant ||
      parts.some((part) => part.segment === segment) ||
      isStockNumber(segments[segment]?.text ?? ''),
  );
  for (const { segment } of areVariantsShown ? others : []) {
    const isNumber = isStockNumber(segments[segment]?.text ?? '');
    if (isNumber && !isInInnerBracket(segment) && fits(...parts, { segment }))
      parts = inOrder([...parts, { segment }]);
  }
  // The audience must follow the product's noun, unlike "Wallet, Woodland for Women".
  const isNoun =
    segments.length === 1 ||
    BRACKET.test(segments.at(-1)?.separator ?? '') ||
    endsInProductNoun(segments.at(-1)?.text ?? '', name.noun);
  const audience = isAmazon && isNoun ? categoryAudience(request, name.text) : undefined;
  const used = lengthOf(segments, parts);
  const brand = isAmazon && isWhole ? missingBrand(request, name.text) : undefined;
  const lengthWithBrand = brand === undefined ? used : used + `${brand.text} `.length;
  const addsBrand = brand !== undefined && lengthWithBrand <= limit;
  const hasRoom =
    audience !== undefined &&
    (addsBrand ? lengthWithBrand : used) + ` for ${audience.text}`.length <= limit;
  return {
    parts: inOrder(isWhole ? parts : withoutTornLists(parts, segments)),
    ...(hasRoom && language === 'en' ? { audience } : {}),
    ...(addsBrand ? { brand } : {}),
  };
}

function endsInHeadNoun(text: string): boolean {
  return isHeadNoun(wordsOf(text).at(-1) ?? '');
}

function sharesStem(text: string, other: string): boolean {
  const stems = new Set(contentStems(other));
  return contentStems(text).some((stem) => stems.has(stem));
}

const WARRANTY = /\b(?:warranty|guarantee)\b/iu;

/** All segments up to the main one, and the same without its accessories. */
function partsUpTo({ segments }: ProductName, main: number): TitlePart[][] {
  const text = segments[main]?.text ?? '';
  const end = withoutDanglingEnd(text, withoutAccessories(text).length);
  const before = segments.slice(0, main).map((_segment, segment) => ({ segment }));
  const [by] = LINE_BEFORE_MANUFACTURER.exec(segments[0]?.text ?? '') ?? [];
  const lineOnly: TitlePart[] =
    main === 0 || by === undefined
      ? []
      : [{ segment: 0, ranges: [{ start: 0, end: by.length }] }, ...before.slice(1)];
  return [
    [...before, { segment: main }],
    ...(end < text.length && before.length > 0
      ? [[...before, { segment: main, ranges: [{ start: 0, end }] }]]
      : []),
    ...(lineOnly.length > 0 ? [[...lineOnly, { segment: main }]] : []),
  ];
}

/**
 * A product line followed by its manufacturer, which is dropped if both don't fit: "Glitter Girls by Battat".
 */
const LINE_BEFORE_MANUFACTURER = /^[^,]+(?= by (?:\p{Lu}[^\s]*\s?){1,3}$)/u;

const STARTS_WITH_CONJUNCTION = /^(?:and|or|&)\s/iu;

/** The first segment that ends in a product noun, otherwise the first segment. */
function mainSegmentOf(reading: Reading): number {
  const { name, request, language } = reading;
  const categoryNoun = (request.category ?? '') === '' ? undefined : name.noun;
  // A conjunction continues an earlier segment: "And Unique Vinyl Cover".
  const naming = name.segments.findIndex(
    ({ text }) => endsInProductNoun(text, categoryNoun) && !STARTS_WITH_CONJUNCTION.test(text),
  );
  const first = naming === -1 ? afterBrand(name.segments) : naming;
  const words = wordsOf(withoutAccessories(name.segments[first]?.text ?? ''));
  const noun = words.findLast((word) => !isColor(word)) ?? '';
  const [head] = language === 'en' ? headNouns(reading) : [];
  // Prefer a noun that the category or the details confirm: "The Seven Deadly Sins - Hawk Plush Toy".
  const isInCategory = isHeadNoun(noun) && sharesStem(words.at(-2) ?? '', request.category ?? '');
  const isSpecific = isInCategory || (isHeadNoun(noun) && !isGenericNoun(noun));
  return head !== undefined && head.confidence > 1 && !isSpecific
    ? name.segments.indexOf(head.segment)
    : first;
}

/**
 * The first segment, or the second if the first is a single word, which is a brand: "Sorrel, Stir-Fried Spicy
 * Noodles, 3 oz".
 */
function afterBrand([brand, next]: readonly NameSegment[]): number {
  const isBrand = countWords(brand?.text ?? '') === 1;
  return isBrand && countWords(next?.text ?? '') >= MIN_NAME_WORDS ? 1 : 0;
}

const MIN_NAME_WORDS = 3;

/** The segment that contains a word of the category: "Setup Box Remote" in "Remote Controls". */
function categorySegmentOf(
  { name: { segments }, request: { category = '' } }: Reading,
  first: number,
): number | undefined {
  // "HDMICables"
  const leaf = (category.split('>').at(-1) ?? '').replace(/(\p{L})(\p{Lu}\p{Ll})/gu, '$1 $2');
  // Accessories and purposes don't count: "Scenery for Slot Cars".
  const isInCategory = segments.map(({ text }) => sharesStem(withoutAccessories(text), leaf));
  const found = isInCategory.indexOf(true);
  return isInCategory[first] === true || found === -1 ? undefined : found;
}

/** Whether a segment is promotional or makes a claim, which titles and highlights must not contain. */
export function isForbiddenInTitle(text: string): boolean {
  return PROMOTION.test(text) || FORBIDDEN_CLAIMS.test(text);
}

/** "Tee (V-neck)" */
const BRACKET = /[([]/u;
