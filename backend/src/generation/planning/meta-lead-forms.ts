import type { ProductName } from '../reading/index.ts';
import { canEndName, productSegmentOf, withoutAccessories } from '../reading/name.ts';
import { verbShapeOf } from '../reading/verbs.ts';
import { isGenericNoun } from '../realizing/phrases/words.ts';
import { contentStems, countWords, stemOf, wordsOf } from '../text/words.ts';
import { dependsOnPrevious } from './entries.ts';
import { hasNameAsSubject, namesProduct, rephrasesName, statesName } from './meta-naming.ts';
import { SOLD_SEPARATELY } from './meta-grades.ts';
import { metaTextOf } from './meta-rows.ts';
import { containsProductNoun } from './title-cut.ts';
import { isHeadNoun } from './title-head.ts';
import { planTitle } from './title.ts';
import { wholeName, textOfPart } from './title-parts.ts';
import type { Entry, MetaPlan, Setting, TitlePart } from './types.ts';

/** Minimum words of a phrase without a name before it. */
const MIN_ALONE_WORDS = 10;

/** The statement alone if it states the name, otherwise after the name or some of its segments. */
export function leadAfterName(entry: Entry, setting: Setting, limit: number): MetaPlan | undefined {
  const plan = (parts: readonly TitlePart[]): MetaPlan => ({ parts, statements: [entry] });
  const fits = (candidate: MetaPlan) => metaTextOf(candidate, setting).length <= limit;
  if (statesName(entry, setting) || rephrasesName(entry, setting))
    return fits(plan([])) ? plan([]) : undefined;
  const { name } = setting.reading;
  const whole = plan(
    wholeName(name).filter((part) => !isRepeatedByStatement(part, entry, setting)),
  );
  if (fits(whole)) return whole;
  const room = limit - metaTextOf(plan([]), setting).length - ' – '.length;
  const { parts } = planTitle(setting, room);
  const lostSegment = lostProductSegment(parts, setting);
  const productOnly = beforeAccessories(name);
  const isShort = !statesProduct(entry, setting) && containNoun(productOnly, setting);
  const noun = contentStems(name.noun ?? '').at(-1);
  const hasNoun = ({ units }: Entry) =>
    noun !== undefined && units.some(({ text }) => contentStems(text).includes(noun));
  const options =
    lostSegment === undefined
      ? [parts, ...(isShort ? [productOnly] : [])]
      : [[{ segment: 0 }, { segment: lostSegment }]];
  return options
    .filter(
      (kept) =>
        isReadableCut(kept, setting) && (identifiesProduct(kept, setting) || hasNoun(entry)),
    )
    .map(plan)
    .find(fits);
}

/**
 * Whether the statement begins with this segment, so that the name can omit it: "Eight colors" before "Eight colors,
 * including red".
 */
function isRepeatedByStatement(
  { segment }: TitlePart,
  { label, units: [unit] }: Entry,
  { reading: { name } }: Setting,
): boolean {
  if (segment <= productSegmentOf(name)) return false;
  const part = name.segments[segment]?.text ?? '';
  const text = (label ?? unit)?.text ?? '';
  // Sizes are compared as numbers: '12"' before "12-inch doll".
  const [, size] = /^(\d[\d.]*)\P{L}*(?:in|inch|inches|cm)?$/iu.exec(part) ?? [];
  if (size !== undefined) return /^(?:this )?(\d[\d.]*)/iu.exec(text)?.[1] === size;
  const stems = contentStems(part);
  const opening = contentStems(text).slice(0, stems.length);
  return stems.length > 1 && stems.every((stem) => opening.includes(stem));
}

/**
 * Whether the statement already names the product: "Larkfell Backpack is made …", unlike "Includes a backpack".
 */
function statesProduct(entry: Entry, setting: Setting): boolean {
  const opensOnVerb = verbShapeOf(entry.units[0]?.text ?? '') === 'predicate';
  return namesProduct(entry, setting) || (!opensOnVerb && hasNameAsSubject(entry, setting));
}

/** Whether the parts contain the product's noun, if the name does. */
function containNoun(parts: readonly TitlePart[], { reading: { name } }: Setting): boolean {
  const noun = contentStems(name.noun ?? '').at(-1) ?? '';
  const stems = parts.flatMap((part) =>
    contentStems(textOfPart(part, name.segments[part.segment]?.text ?? '')),
  );
  return stems.includes(noun) || !contentStems(name.text).includes(noun);
}

/**
 * Whether a shortened name still identifies the product: "Mickey Mouse, 46 x 60 in" has lost its blanket.
 */
function identifiesProduct(parts: readonly TitlePart[], setting: Setting): boolean {
  const { name } = setting.reading;
  if (name.noun !== undefined) return containNoun(parts, setting);
  const shown = parts.flatMap(({ segment, ranges }) =>
    segment > 0 && ranges !== undefined ? [] : [segment],
  );
  // A series with its manufacturer isn't the product: "Fell Friends by Tarn – Mini Tea Shop".
  const isSeries = / by /iu.test(name.segments[shown[0] ?? 0]?.text ?? '');
  const last = isSeries ? Infinity : (shown.at(-1) ?? 0);
  const isCut = name.segments.some(
    ({ distinguishesVariant }, at) => !distinguishesVariant && !shown.includes(at) && at < last,
  );
  return !isCut || shown.some((at) => containsProductNoun(name.segments[at]?.text ?? ''));
}

/** Whether the parts read as a complete name. */
function isReadableCut(parts: readonly TitlePart[], setting: Setting): boolean {
  const { name } = setting.reading;
  // Dropping "for Girls" of "Toys & Clothes for Girls" would describe different products.
  const isListCut = (part: TitlePart) =>
    part.segment !== productSegmentOf(name) &&
    part.ranges !== undefined &&
    COORDINATED.test(textOfPart(part, name.segments[part.segment]?.text ?? ''));
  const isWhole = parts.every((part) => isWholeOrBeforeAccessories(part, name) && !isListCut(part));
  const isNamed = parts.some(({ segment }) => segment === productSegmentOf(name));
  // Accessories must be complete: "Card Set with a Durable, Waterproof Design".
  const last = name.segments[parts.at(-1)?.segment ?? 0]?.text ?? '';
  const shown = new Set(parts.map(({ segment }) => segment));
  const isCut = name.segments.some(
    ({ distinguishesVariant }, at) => !shown.has(at) && !distinguishesVariant,
  );
  const showsAccessories = parts.at(-1)?.ranges === undefined && withoutAccessories(last) !== last;
  const endsInOpenList =
    isCut &&
    (showsAccessories ||
      parts.some(({ segment }) => isOpenList(name.segments[segment]?.text ?? '', setting)));
  return isWhole && isNamed && !endsInOpenList;
}

/**
 * Whether a segment ends inside a list that the next segments continue: "Card Set with a Durable".
 */
function isOpenList(segment: string, { reading: { name } }: Setting): boolean {
  return / with /iu.test(segment) && !canEndName(wordsOf(segment).at(-1) ?? '', name);
}

/** Whether a segment is whole, or cut where its accessories or purpose begin. */
function isWholeOrBeforeAccessories(
  { segment, ranges }: TitlePart,
  { segments }: ProductName,
): boolean {
  if (ranges === undefined) return true;
  const [first, ...more] = ranges;
  const end = endOfName(segments[segment]?.text ?? '');
  // One word isn't enough: "Dress" of "Dress for Your Shape", a book.
  const isName = countWords(segments[segment]?.text.slice(0, end) ?? '') > 1;
  return isName && first?.start === 0 && first.end === end && more.length === 0;
}

/** "… by Ava T. Fell": the author of a work, whose title is one name. */
const AUTHOR = / by \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** Where a segment can end: before the author of a work, otherwise before the accessories or purpose. */
function endOfName(segment: string): number {
  const author = segment.search(AUTHOR);
  return author === -1 ? withoutAccessories(segment).length : author;
}

/** The first segment without accessories or purpose, or without its author. */
function beforeAccessories({ segments }: ProductName): TitlePart[] {
  const end = endOfName(segments[0]?.text ?? '');
  return [{ segment: 0, ranges: [{ start: 0, end }] }];
}

/** "Android & Other Devices" */
const COORDINATED = / (?:&|and|or) /iu;

/**
 * If a shortened name has lost the product's noun: the segment that has it, as confirmed by the features or the
 * category.
 */
function lostProductSegment(
  parts: readonly TitlePart[],
  { reading: { name, request, units } }: Setting,
): number | undefined {
  const shown = new Set(
    parts.flatMap(({ segment }) => contentStems(name.segments[segment]?.text ?? '')),
  );
  const statements = units.filter(({ kind }) => kind !== 'boilerplate').map(({ text }) => text);
  const inFeatures = new Set(contentStems(statements.join(' ')));
  const categoryStems = new Set(contentStems(request.category ?? ''));
  const nouns = name.segments.map(({ text }) => {
    const noun = wordsOf(withoutAccessories(text)).at(-1) ?? '';
    return isHeadNoun(noun) && !isGenericNoun(noun) ? stemOf(noun) : '';
  });
  const nameNoun = name.noun === undefined || isGenericNoun(name.noun) ? '' : stemOf(name.noun);
  if (shown.has(nameNoun)) return undefined;
  const main = name.segments.findIndex(({ text }) => contentStems(text).includes(nameNoun));
  if (main > 0) return main;
  if (parts.some(({ segment }) => inFeatures.has(nouns[segment] ?? ''))) return undefined;
  const at = name.segments.findIndex(({ text, distinguishesVariant }, segment) => {
    const noun = nouns[segment] ?? '';
    const isDropped = !distinguishesVariant && !parts.some((part) => part.segment === segment);
    const isConfirmed = inFeatures.has(noun) || categoryStems.has(noun);
    return isDropped && isConfirmed && !shown.has(noun) && !COORDINATED.test(text);
  });
  return at === -1 ? undefined : at;
}

/** The statement without a name before it, if it can do without. */
export function leadAlone(entry: Entry, setting: Setting, limit: number): MetaPlan | undefined {
  const plan: MetaPlan = { parts: [], statements: [entry] };
  const [unit] = entry.units;
  const isSentenceLike = unit?.finite === true || (unit?.words ?? 0) >= MIN_ALONE_WORDS;
  // Statements about items sold separately need the name: "Get your dolls ready (dolls sold separately)".
  if (SOLD_SEPARATELY.test(unit?.text ?? '')) return undefined;
  const isAlone =
    namesProduct(entry, setting) ||
    (isSentenceLike && entry.label === undefined && !dependsOnPrevious(entry));
  return isAlone && metaTextOf(plan, setting).length <= limit ? plan : undefined;
}
