import type { ProductName } from '../reading/index.ts';
import { canEndName, productSegmentOf, withoutAccessories } from '../reading/name.ts';
import { verbShapeOf } from '../reading/verbs.ts';
import { isGenericNoun } from '../realizing/phrases/words.ts';
import { contentStems, countWords, stemOf, wordsOf } from '../text/words.ts';
import { pointsBack } from './entries.ts';
import { isSubject, names, saysName } from './meta-naming.ts';
import { SEPARATE } from './meta-grades.ts';
import { textOfPlan } from './meta-rows.ts';
import { saysProduct } from './title-cut.ts';
import { isHeadNoun } from './title-head.ts';
import { allParts, planTitle, textOfPart } from './title.ts';
import type { Entry, MetaPlan, Setting, TitlePart } from './types.ts';

/** Minimum words of a phrase without a name before it. */
const MIN_ALONE_WORDS = 10;
/** A shorter text gets the name in front. */
const MIN_CHARACTERS = 60;

/** A statement that says the name, or one after the name or some of its segments. */
export function leadAfterName(entry: Entry, setting: Setting, limit: number): MetaPlan | undefined {
  const plan = (parts: readonly TitlePart[]): MetaPlan => ({ parts, statements: [entry] });
  const fits = (one: MetaPlan) => textOfPlan(one, setting).length <= limit;
  if (saysName(entry, setting)) return fits(plan([])) ? plan([]) : undefined;
  const { name } = setting.reading;
  const whole = plan(allParts(name).filter((part) => !isSaidNext(part, entry, setting)));
  if (fits(whole)) return whole;
  const room = limit - textOfPlan(plan([]), setting).length - ' – '.length;
  const { parts } = planTitle(setting, room);
  const lost = lostProduct(parts, setting);
  const short = toTail(name);
  const isShort = !isNamed(entry, setting) && saysNoun(short, setting);
  const noun = contentStems(name.noun ?? '').at(-1);
  const isOfNoun = ({ units }: Entry) =>
    noun !== undefined && units.some(({ text }) => contentStems(text).includes(noun));
  const choices =
    lost === undefined
      ? [parts, ...(isShort ? [short] : [])]
      : [[{ segment: 0 }, { segment: lost }]];
  return choices
    .filter((some) => isWholeCut(some, setting) && (saysWhat(some, setting) || isOfNoun(entry)))
    .map(plan)
    .find(fits);
}

/** "Eight colors" of "Art Sheets, Eight Colors", before "Eight colors, including red": a segment that a statement opens with. */
function isSaidNext(
  { segment }: TitlePart,
  { label, units: [unit] }: Entry,
  { reading: { name } }: Setting,
): boolean {
  if (segment <= productSegmentOf(name)) return false;
  const part = name.segments[segment]?.text ?? '';
  const text = (label ?? unit)?.text ?? '';
  // '12"' before "12-inch doll"
  const [, size] = /^(\d[\d.]*)\P{L}*(?:in|inch|inches|cm)?$/iu.exec(part) ?? [];
  if (size !== undefined) return /^(?:this )?(\d[\d.]*)/iu.exec(text)?.[1] === size;
  const stems = contentStems(part);
  const opening = contentStems(text).slice(0, stems.length);
  return stems.length > 1 && stems.every((stem) => opening.includes(stem));
}

/** "Larkfell Backpack is made …", unlike "Includes a backpack": whether the name before it would repeat it. */
function isNamed(entry: Entry, setting: Setting): boolean {
  const opensOnVerb = verbShapeOf(entry.units[0]?.text ?? '') === 'predicate';
  return names(entry, setting) || (!opensOnVerb && isSubject(entry, setting));
}

/** Whether some segments have the product's noun, if the name has it. */
function saysNoun(parts: readonly TitlePart[], { reading: { name } }: Setting): boolean {
  const noun = contentStems(name.noun ?? '').at(-1) ?? '';
  const said = parts.flatMap((part) =>
    contentStems(textOfPart(part, name.segments[part.segment]?.text ?? '')),
  );
  return said.includes(noun) || !contentStems(name.text).includes(noun);
}

/** Whether a cut name still says what the product is: "Mickey Mouse, 46 x 60 in" has lost its blanket. */
function saysWhat(parts: readonly TitlePart[], setting: Setting): boolean {
  const { name } = setting.reading;
  if (name.noun !== undefined) return saysNoun(parts, setting);
  const shown = parts.flatMap(({ segment, ranges }) =>
    segment > 0 && ranges !== undefined ? [] : [segment],
  );
  // "Fell Friends by Tarn – Mini Tea Shop – Ages 3 and Up": a series and its maker are not what is sold.
  const isSeries = / by /iu.test(name.segments[shown[0] ?? 0]?.text ?? '');
  const last = isSeries ? Infinity : (shown.at(-1) ?? 0);
  const isCut = name.segments.some(
    ({ distinguishesVariant }, at) => !distinguishesVariant && !shown.includes(at) && at < last,
  );
  return !isCut || shown.some((at) => saysProduct(name.segments[at]?.text ?? ''));
}

/** Whether some segments of a name read as a name of the product. */
function isWholeCut(parts: readonly TitlePart[], setting: Setting): boolean {
  const { name } = setting.reading;
  // "Toys & Clothes" of "Toys & Clothes for Girls" would be other things that are sold.
  const isListCut = (part: TitlePart) =>
    part.segment !== productSegmentOf(name) &&
    part.ranges !== undefined &&
    LISTED.test(textOfPart(part, name.segments[part.segment]?.text ?? ''));
  const isWhole = parts.every((part) => isWholeThing(part, name) && !isListCut(part));
  const isNamed = parts.some(({ segment }) => segment === productSegmentOf(name));
  // "Card Set with a Durable, Waterproof Design": what it comes with goes whole.
  const last = name.segments[parts.at(-1)?.segment ?? 0]?.text ?? '';
  const shown = new Set(parts.map(({ segment }) => segment));
  const isCut = name.segments.some(
    ({ distinguishesVariant }, at) => !shown.has(at) && !distinguishesVariant,
  );
  const isTailShown = parts.at(-1)?.ranges === undefined && withoutAccessories(last) !== last;
  const isOpen =
    isCut &&
    (isTailShown ||
      parts.some(({ segment }) => isOpenList(name.segments[segment]?.text ?? '', setting)));
  return isWhole && isNamed && !isOpen;
}

/** "Card Set with a Durable": a list that continues in the next segments. */
function isOpenList(segment: string, { reading: { name } }: Setting): boolean {
  return / with /iu.test(segment) && !canEndName(wordsOf(segment).at(-1) ?? '', name);
}

/** A segment as it is, or up to what the product comes with or is for. */
function isWholeThing({ segment, ranges }: TitlePart, { segments }: ProductName): boolean {
  if (ranges === undefined) return true;
  const [first, ...more] = ranges;
  const end = withoutAccessories(segments[segment]?.text ?? '').length;
  // "Dress" of "Dress for Your Shape" is not what a book is.
  const isName = countWords(segments[segment]?.text.slice(0, end) ?? '') > 1;
  return isName && first?.start === 0 && first.end === end && more.length === 0;
}

/** The first segment up to what the product comes with or is for. */
function toTail({ segments }: ProductName): TitlePart[] {
  const end = withoutAccessories(segments[0]?.text ?? '').length;
  return [{ segment: 0, ranges: [{ start: 0, end }] }];
}

/** "Android & Other Devices" */
const LISTED = / (?:&|and|or) /iu;

/**
 * The segment that names the product as the features or the category do, if a cut name has lost it: "Smile Skipping Cord" of a
 * cord.
 */
function lostProduct(
  parts: readonly TitlePart[],
  { reading: { name, request, units } }: Setting,
): number | undefined {
  const shown = new Set(
    parts.flatMap(({ segment }) => contentStems(name.segments[segment]?.text ?? '')),
  );
  const told = units.filter(({ kind }) => kind !== 'boilerplate').map(({ text }) => text);
  const inFeatures = new Set(contentStems(told.join(' ')));
  const filed = new Set(contentStems(request.category ?? ''));
  const nouns = name.segments.map(({ text }) => {
    const noun = wordsOf(withoutAccessories(text)).at(-1) ?? '';
    return isHeadNoun(noun) && !isGenericNoun(noun) ? stemOf(noun) : '';
  });
  const called = name.noun === undefined || isGenericNoun(name.noun) ? '' : stemOf(name.noun);
  if (shown.has(called)) return undefined;
  const main = name.segments.findIndex(({ text }) => contentStems(text).includes(called));
  if (main > 0) return main;
  if (parts.some(({ segment }) => inFeatures.has(nouns[segment] ?? ''))) return undefined;
  const at = name.segments.findIndex(({ text, distinguishesVariant }, segment) => {
    const noun = nouns[segment] ?? '';
    const isDropped = !distinguishesVariant && !parts.some((part) => part.segment === segment);
    const isSaid = inFeatures.has(noun) || filed.has(noun);
    return isDropped && isSaid && !shown.has(noun) && !LISTED.test(text);
  });
  return at === -1 ? undefined : at;
}

/** If no statement fits after the name: one that needs nothing before it. */
export function leadAlone(entry: Entry, setting: Setting, limit: number): MetaPlan | undefined {
  const plan: MetaPlan = { parts: [], statements: [entry] };
  const [unit] = entry.units;
  const isSaid = unit?.finite === true || (unit?.words ?? 0) >= MIN_ALONE_WORDS;
  // "Get your dolls ready (dolls sold separately)" is about something else.
  if (SEPARATE.test(unit?.text ?? '')) return undefined;
  const isAlone =
    names(entry, setting) || (isSaid && entry.label === undefined && !pointsBack(entry));
  const length = textOfPlan(plan, setting).length;
  return isAlone && length >= MIN_CHARACTERS && length <= limit ? plan : undefined;
}
