import { isForbidden } from '../platforms/forbidden-wording.ts';
import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import { labelType } from '../reading/facts.ts';
import type { Reading, Unit } from '../reading/index.ts';
import { isSizeRow } from '../reading/labels.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import {
  charactersIn,
  MAX_BULLET,
  splitIntoStatements,
  splitIntoUnits,
  dependsOnPrevious,
  isAside,
  withoutUnitsOf,
  wordsIn,
} from './entries.ts';
import { amazonDescription } from './amazon-description.ts';
import { definesProduct, isAboutRange } from './definitions.ts';
import { MIN_STATEMENTS_FOR_BULLETS } from '../platforms/amazon-bullets.ts';
import { fallbackItem } from './fallback-item.ts';
import { planHighlights } from './highlights.ts';
import {
  inBulletOrder,
  moveNearDuplicatesLast,
  tornRows,
  withoutDuplicates,
  withoutRepeatedContents,
} from './bullet-order.ts';
import { layoutOf, type Layout } from './layout.ts';
import { isDecisive } from './decisive-statements.ts';
import { inRankOrder } from './rank-order.ts';
import { isCatalogData, isAboutManufacturer, isUsageOrLimitation, isWeak } from './rank.ts';
import { isNameAlone } from './meta-naming.ts';
import { isUsableStatement } from './meta-statements.ts';
import { isScrapOfProse } from './scraps.ts';
import { isEmotionalCopy, areShortSlogans, isSloganLine } from './slogans.ts';
import { joinedToFit, splitIntoBullets, withShortFacts } from './bullet-sentences.ts';
import { shorterForms } from './shorter-forms.ts';
import { isChart } from './split-line.ts';
import { isBullet, isTalk, statementsIn, unitsWithRoom } from './statements.ts';
import { isFigureOfName } from './restated-entries.ts';
import { meansNothingAlone } from './makers-and-models.ts';
import {
  asItem,
  type BodyPlan,
  type Entry,
  type HighlightsPlan,
  type Item,
  type Setting,
  type TitlePlan,
} from './types.ts';

const MIN_BULLETS = 3;
const MAX_BULLETS = 5;
/** Maximum characters of all bullets together. */
const MAX_TOTAL = 999;

/** Plans an Amazon listing: the best lines as bullets, and a description that reads as running text. */
export async function planAmazon(
  setting: Setting,
  entries: readonly Entry[],
  title: TitlePlan,
): Promise<BodyPlan & { readonly highlights: HighlightsPlan }> {
  const layout = layoutOf(entries, setting.reading);
  const stated = withinTotal(await bulletsOf(layout, setting), setting);
  const fallback = [fallbackItem(setting)].filter((item) => canBeFallback(item, setting));
  const others = withoutDuplicates([...stated, ...withoutUnitsOf(entries, stated)]).slice(
    stated.length,
  );
  const highlights = planHighlights(setting, others, title, stated);
  await yieldToEventLoop();
  return {
    bullets:
      stated.length > 0 ? withLabelsOnce(inBulletOrder(stated, setting)).map(asItem) : fallback,
    highlights,
    blocks: amazonDescription(setting, layout, stated, highlights.facts),
  };
}

/**
 * The chosen bullets, in order of preference (`inBulletOrder` decides the final order): the opening sentence,
 * contents and what is missing, the list by rank, then sentences of the prose. Weak statements come last, and asides
 * only fill up to three bullets.
 */
async function bulletsOf(layout: Layout, setting: Setting): Promise<Entry[]> {
  const { prose, below } = layout;
  const list = withShortFacts(layout.list);
  const { name, facts } = setting.reading;
  const sentences = (entries: readonly Entry[]) =>
    withShortFacts(
      entries
        .flatMap(splitIntoStatements)
        .flatMap((statement) => splitIntoBullets(statement, setting))
        .map((statement) => withColorType(statement, facts)),
    );
  // Among few lines, a paragraph that is too long for a bullet has several.
  const isCut = (entry: Entry) =>
    entry.line.label === undefined &&
    charactersIn(entry.units) > MAX_BULLET &&
    cutToBullet(entry, setting) !== entry;
  const divided =
    list.length < MAX_BULLETS
      ? list.flatMap((entry) => (isCut(entry) ? sentences([entry]) : [entry]))
      : list;
  const fittingLines = await fittingEntries(divided, setting);
  const lines =
    fittingLines.length < MIN_BULLETS
      ? await fittingEntries(sentences(list), setting)
      : fittingLines;
  // With enough lines, each gets one bullet; a long paragraph is cut to fit.
  const saysNothing = (entry: Entry) =>
    (areShortSlogans(entry) && !list.includes(entry) && !isUsageOrLimitation(entry)) ||
    isSloganLine(entry, setting) ||
    isScrapOfProse(entry, setting) ||
    isTalk(entry, setting);
  const isPromotional = (entry: Entry) =>
    saysNothing(entry) || areShortSlogans(entry) || isEmotionalCopy(entry, setting);
  const isStrong = (entry: Entry) => !isWeak(entry) && !isCatalogData(entry) && !isAside(entry);
  const strong = [...prose, ...list.filter(isStrong)].filter((entry) => !isPromotional(entry));
  const hasManyLines = strong.length >= MAX_BULLETS;
  const fitsWhole = (entry: Entry) => hasManyLines && cutToBullet(entry, setting) !== undefined;
  const parts = prose.flatMap((entry) => (fitsWhole(entry) ? [entry] : sentences([entry])));
  const max = MAX_BULLETS + parts.filter(isPromotional).length;
  const proseParts = list.length > 0 ? parts : joinedToFit(parts, max);
  const start = proseParts.findIndex((entry) => !saysNothing(entry) && !dependsOnPrevious(entry));
  const first = proseParts[Math.max(start, 0)];
  const others = proseParts.filter((entry) => entry !== first);
  // Emotional copy never displaces an informative line: "The Larkfell chair is a natural beauty".
  const informative = [...others, ...list.filter(isStrong)].filter(
    (entry) => !isPromotional(entry),
  );
  const isEmotionalOpening =
    first !== undefined && isEmotionalCopy(first, setting) && informative.length >= MAX_BULLETS;
  const opening = await fittingEntries(
    first === undefined || isEmotionalOpening ? [] : [first],
    setting,
  );
  // The whole sentence is in the description.
  const shortened =
    first !== undefined && opening.length === 0 && !isEmotionalOpening
      ? shortenedToBullet(first, setting)
      : undefined;
  if (shortened !== undefined) opening.push(shortened);
  const later = await fittingEntries(
    [...(isEmotionalOpening ? proseParts : others), ...sentences(below)],
    setting,
  );
  const [reason, ...rest] = later.filter((entry) => !isPromotional(entry));
  const hasReason =
    !hasManyLines &&
    !isEmotionalOpening &&
    reason !== undefined &&
    prose.length > 0 &&
    wordsIn(reason) >= MIN_REASON_WORDS;
  const [reasonFirst, remaining] = hasReason
    ? [[reason], rest]
    : [[], reason === undefined ? [] : [reason, ...rest]];
  const isPreferred = (entry: Entry) => entry.preferred === true || isDecisive(entry);
  const isLeastPreferred = (entry: Entry) =>
    isWeak(entry) || isAside(entry) || isPromotional(entry) || isFigureOfName(entry, name.text);
  const isLater = (entry: Entry) => isPreferred(entry) || isLeastPreferred(entry);
  const ranked = inRankOrder(lines.filter((entry) => !isCatalogData(entry) || isPreferred(entry)));
  // What the product is comes before the maker's other products.
  const definition =
    opening[0] !== undefined && isAboutRange(opening[0], setting)
      ? sentences(prose).find((entry) => definesProduct(entry, setting))
      : undefined;
  const defining = await fittingEntries(definition === undefined ? [] : [definition], setting);
  const candidates = [
    ...defining,
    ...(defining.length > 0 ? [] : opening),
    // The sentence after an opening often gives the reason for it.
    ...reasonFirst,
    ...ranked.filter(isPreferred),
    ...remaining.filter((entry) => statesAge(entry, facts)),
    ...ranked.filter((entry) => !isLater(entry) && !isUsageOrLimitation(entry)),
    ...remaining.filter((entry) => !isUsageOrLimitation(entry)),
    // How to wash it, and that colors vary, come after what the text says of the product.
    ...[...ranked.filter((entry) => !isLater(entry)), ...remaining].filter(isUsageOrLimitation),
    ...ranked.filter((entry) => !isPreferred(entry) && isLeastPreferred(entry)),
    ...lines.filter((entry) => isCatalogData(entry) && !isPreferred(entry)),
    ...(await fittingEntries(cutSentences(list, fittingLines, setting), setting)),
    ...later.filter(isPromotional),
  ];
  const isKept = (entry: Entry) =>
    (!isAside(entry) &&
      !isCatalogData(entry) &&
      !isAboutManufacturer(entry) &&
      !saysNothing(entry)) ||
    entry.type === 'origin' ||
    describesMaking(entry) ||
    entry.preferred === true;
  // Amazon's rule asks for three bullets if the input says enough; then even a slogan or a part of the name can be one.
  const needsThree =
    statementsIn([...prose, ...list, ...below], setting) >= MIN_STATEMENTS_FOR_BULLETS;
  const chosen = (entries: readonly Entry[]) => {
    const best = moveNearDuplicatesLast(
      withoutRepeatedContents(withoutDuplicates(entries), MIN_BULLETS),
    ).slice(0, MAX_BULLETS);
    const kept = best.filter((entry, at) =>
      at < MIN_BULLETS ? needsThree || !saysNothing(entry) : isKept(entry),
    );
    return kept.length > 0 ? kept : best.slice(0, 1);
  };
  const meaningful = candidates.filter(
    (entry) => !meansNothingAlone(entry) && !isNameAlone(entry, setting),
  );
  const isTooFew = meaningful.length < MIN_BULLETS && needsThree;
  const usable = meaningful.length === 0 || isTooFew ? candidates : meaningful;
  let left = usable;
  for (;;) {
    const bullets = chosen(left);
    const torn = tornRows(bullets, usable);
    if (torn.length === 0) return bullets;
    left = left.filter((entry) => !torn.includes(entry));
  }
}

/** "Recommended for children of 3 and up" in a paragraph. */
function statesAge({ units }: Entry, facts: Reading['facts']): boolean {
  return facts.some(({ type, unit }) => type === 'age' && units.some(({ id }) => id === unit));
}

/** Sentences cut from lines that are too long for a bullet, if they stand alone. */
function cutSentences(list: readonly Entry[], shown: readonly Entry[], setting: Setting): Entry[] {
  const cutLines = list.filter(({ units }) => shown.some((one) => isStartOf(one.units, units)));
  return withoutUnitsOf(cutLines, shown)
    .flatMap(splitIntoUnits)
    .filter(
      (entry) => entry.units.every(({ finite }) => finite) && isUsableStatement(entry, setting),
    );
}

function isStartOf(units: readonly Unit[], all: readonly Unit[]): boolean {
  return units.length < all.length && units[0] === all[0];
}

/** Minimum words of a sentence after the opening that can give a reason. */
const MIN_REASON_WORDS = 6;
/** "Handmade in Jaipur, India": an origin that says how a product is made. */
function describesMaking(entry: Entry): boolean {
  return /^(?:hand|small|made in small|woven|knit|sewn|built)/iu.test(entry.units[0]?.text ?? '');
}

function canBeFallback(item: Item, setting: Setting): boolean {
  const text = textOf(realizeItem(item, setting));
  return isBullet(item, setting) && !isForbidden(text, setting.platform);
}

/** "Cream.": a color at the end of a paragraph. */
function withColorType(run: Entry, facts: Reading['facts']): Entry {
  const [unit, ...more] = run.units;
  const fact = facts.find((fact) => fact.unit === unit?.id && fact.whole);
  return more.length > 0 || run.type !== undefined || fact?.type !== 'color'
    ? run
    : { ...run, type: fact.type };
}

/** Bullets from one line, of which only the first carries the label. */
function withLabelsOnce(bullets: readonly Entry[]): Entry[] {
  return bullets.map((entry, at) => {
    const { label, ...rest } = entry;
    const isRepeated = bullets.slice(0, at).some((other) => other.label === label);
    return label !== undefined && isRepeated ? rest : entry;
  });
}

/** Entries that can be a bullet, shortened to the units that fit. */
async function fittingEntries(entries: readonly Entry[], setting: Setting): Promise<Entry[]> {
  const all: Entry[] = [];
  for (const entry of entries) {
    await yieldToEventLoop();
    const cut = cutToBullet(entry, setting);
    if (cut !== undefined) all.push(cut);
  }
  return all;
}

/**
 * Starts with the most units that can fit: otherwise, a list of hundreds would be realized hundreds
 * of times.
 */
function cutToBullet(entry: Entry, setting: Setting): Entry | undefined {
  // A size chart that ends early reads as if there were no other sizes.
  const isSizeChart = isChart(entry.units) && entry.units.some(({ text }) => isSizeRow(text));
  // So does a list of what is in the box.
  const isBox =
    labelType(entry.label?.text) === 'contents' && entry.units.every(({ finite }) => !finite);
  if (isSizeChart || isBox) return isBullet({ kind: 'entry', entry }, setting) ? entry : undefined;
  for (let count = unitsWithRoom(entry, setting); count > 0; count--) {
    const cut =
      count === entry.units.length ? entry : { ...entry, units: entry.units.slice(0, count) };
    if (isBullet({ kind: 'entry', entry: cut }, setting)) return cut;
  }
  return undefined;
}

/** A sentence that is too long for a bullet, up to a point at which it could have ended. */
function shortenedToBullet(entry: Entry, setting: Setting): Entry | undefined {
  const [unit, ...more] = splitIntoUnits(entry);
  if (unit === undefined || (more.length > 0 && !entry.opens) || setting.reading.language !== 'en')
    return undefined;
  return shorterForms(unit)
    .filter(({ needsName, entry: form }) => !needsName && !endsInList(form))
    .map(({ entry: form }) => form)
    .find((form) => isBullet({ kind: 'entry', entry: form }, setting));
}

/** Whether a shortened sentence ends in the middle of a list: "…, featuring a lab, a boat" before ", and a dock". */
function endsInList({ units: [unit] }: Entry): boolean {
  const [, list = ''] = /\b(?:featuring|including|with) (.*)$/iu.exec(unit?.text ?? '') ?? [];
  const items = list.split(', ');
  return items.length > 1 && !/(?:^| )(?:and|&|or|plus) /iu.test(items.at(-1) ?? '');
}

/** As many entries as fit within the total. */
function withinTotal(entries: readonly Entry[], setting: Setting): Entry[] {
  let total = 0;
  return entries.filter((entry) => {
    const { length } = textOf(realizeItem(asItem(entry), setting));
    if (total + length > MAX_TOTAL) return false;
    total += length;
    return true;
  });
}
