import { labelType } from '../reading/facts.ts';
import { dropPronoun } from '../realizing/item-starts.ts';
import { contentStems } from '../text/words.ts';
import {
  charactersIn,
  inInputOrder,
  dependsOnPrevious,
  withoutUnitsOf,
  wordsIn,
} from './entries.ts';
import { meansNothingAlone } from './makers-and-models.ts';
import { mentionsProduct, newWordCount, stemsOfName } from './meta-naming.ts';
import { isOptionList, isCatalogRow, isDataRow, isInformativeRow } from './meta-statements.ts';
import {
  ONE_SIZE,
  isVerblessFact,
  isCatalogData,
  isUsageOrLimitation,
  isUninformative,
} from './rank.ts';
import { isSloganLine } from './slogans.ts';
import { isOffTopic } from './topics.ts';
import type { Entry, Setting } from './types.ts';

/** Chooses lines of a list for the short description of a store. */

/** Maximum lines from a list that is too long for the short description. */
const MAX_FACTS = 3;
/** Maximum lines of a short description that divide none of the input's lines. */
const MAX_RUN = 5;
/** Maximum characters between two parts of a line. */
const MAX_SEPARATOR = 3;
/** Minimum facts of a short description without a sentence. */
export const MIN_FACTS = 2;
/** Minimum words of a line that is more than a bare fact. */
export const MIN_STATEMENT_WORDS = 4;
/** Maximum characters of the short description. */
export const MAX_SHORT_CHARACTERS = 500;
/** Minimum words of a line that is enough for a description. */
const MIN_LINE_WORDS = 5;
/** The first lines of a list: no more than the long description keeps, and few enough to leave it some content. */
export function leadingLinesOf(list: readonly Entry[], setting: Setting): readonly Entry[] {
  const informative = list.filter((entry) => !isOptionList(entry) && !isCatalogRow(entry));
  // Limitations and care instructions count as one line in total.
  const lowPriority = informative.filter(isUsageOrLimitation).length;
  const count = informative.length - Math.max(0, lowPriority - 1);
  const max = Math.min(MAX_FACTS, Math.max(Math.floor(count / 2), 1));
  const lines = openingCandidates(list, setting);
  // Above "1 x Disc" and "2 x Ball", a sentence says more, whatever it is about.
  const [first] = list;
  const opens = first !== undefined && first.units.every(({ finite }) => finite);
  if (opens && wordsIn(first) > MIN_LINE_WORDS && lines.every(isBrief)) return [first];
  // A paragraph that opens a list of single sentences is enough.
  const isParagraph = first !== undefined && first.units.length > 1 && first === lines[0];
  if (isParagraph && charactersIn(first.units) <= MAX_SHORT_CHARACTERS) return [first];
  // A slogan alone is not a short description.
  const isSlogan = (entry: Entry) => isSloganLine(entry, setting);
  const single = [...lines.filter((entry) => !isSlogan(entry)), ...lines.filter(isSlogan)];
  for (let size = max; size > 0; size--) {
    const chosen = runFrom(size === 1 ? single[0] : lines[0], size, list, setting);
    if (
      chosen.length > 0 &&
      saysEnough(chosen, setting) &&
      !isTooShort(chosen, informative) &&
      leavesEnoughLines(withoutUnitsOf(list, chosen), chosen, setting)
    )
      return chosen;
  }
  const fewest = runFrom(single[0], 1, list, setting);
  return saysEnough(fewest, setting) && !isTooShort(fewest, informative)
    ? fewest
    : fewestLines(lines, list, setting);
}

/** Two lines for a list whose lines say little: neighbors if possible. */
function fewestLines(
  lines: readonly Entry[],
  list: readonly Entry[],
  setting: Setting,
): readonly Entry[] {
  const run = runFrom(lines[0], MIN_FACTS, list, setting);
  return run.length > 0 ? run : inInputOrder(lines.slice(0, MIN_FACTS));
}

/**
 * A number of neighboring lines from one on, so that none is left behind, with lines that depend on them; none if they
 * include or end in what sells no product.
 */
function runFrom(
  first: Entry | undefined,
  size: number,
  list: readonly Entry[],
  setting: Setting,
): readonly Entry[] {
  const at = list.findIndex(({ units }) => units[0] === first?.units[0]);
  const areOneRow = list.every(
    (entry, index) => index === 0 || isInRowOf(list[index - 1], entry, setting),
  );
  const goesOn = (entry: Entry | undefined, before: Entry | undefined) =>
    entry !== undefined &&
    (needsPrevious(entry) || (!areOneRow && isInRowOf(before, entry, setting)));
  let end = at + size;
  while (goesOn(list[end], list[end - 1])) end += 1;
  const run = at < 0 ? [] : list.slice(at, end);
  const last = run.at(-1);
  const isFit = (entry: Entry) =>
    isUsageOrLimitation(entry) ? !isOptionList(entry) : isSellingPoint(setting)(entry);
  const areFit =
    run.length <= MAX_RUN &&
    last !== undefined &&
    (run.length === 1 || (run.slice(1).every(isFit) && isSellingPoint(setting)(last))) &&
    (run.length === 1 || charactersIn(run.flatMap(({ units }) => units)) <= MAX_SHORT_CHARACTERS);
  return run.length === end - at && areFit ? run : [];
}

/** Whether a line depends on the one before it, unlike "It is a heavy paper", whose pronoun can be dropped. */
function needsPrevious(entry: Entry): boolean {
  const text = entry.units[0]?.text ?? '';
  return dependsOnPrevious(entry) && dropPronoun(text) === text;
}

/** "Vegan | Natural", "Not a tester; new and sealed": whether a line was divided into both entries. */
function isInRowOf(
  before: Entry | undefined,
  entry: Entry | undefined,
  { reading }: Setting,
): boolean {
  const [from, to] = [before?.units.at(-1)?.span, entry?.units[0]?.span];
  if (from?.field !== 'features' || to?.field !== 'features') return false;
  const between = reading.request.features.slice(from.end, to.start);
  return between.length <= MAX_SEPARATOR && /^\s?[|;]\s?$/u.test(between);
}

function isBrief(entry: Entry): boolean {
  return wordsIn(entry) <= MIN_STATEMENT_WORDS;
}

/** From this many lines on, a single short phrase is too little for the short description. */
const MIN_LINES_TO_SPLIT = 4;

function isTooShort(chosen: readonly Entry[], informative: readonly Entry[]): boolean {
  const [only, ...others] = chosen;
  const isBrief = only !== undefined && wordsIn(only) < MIN_STATEMENT_WORDS;
  return informative.length >= MIN_LINES_TO_SPLIT && isBrief && others.length === 0;
}

/** Whether the lines say more than one fragment ("Zip closure") or a variant of the name. */
function saysEnough(lines: readonly Entry[], setting: Setting): boolean {
  const name = stemsOfName(setting);
  if (lines.every((entry) => newWordCount(entry, name) === 0)) return false;
  return lines.length > 1 || lines.some((entry) => wordsIn(entry) >= MIN_STATEMENT_WORDS - 1);
}

/** Minimum characters of short lines that are enough for a description. */
const MIN_LEFT_CHARACTERS = 80;

/**
 * Whether lines are enough for a description: they say something new, and one is long or all together are.
 */
export function leavesEnoughLines(
  remaining: readonly Entry[],
  short: readonly Entry[],
  setting: Setting,
): boolean {
  const lines = remaining.filter((entry) => !isOptionList(entry) && !isCatalogRow(entry));
  const statedStems = new Set(contentStems(setting.reading.name.text));
  for (const unit of short.flatMap(({ units }) => units))
    for (const stem of contentStems(unit.text)) statedStems.add(stem);
  const isNew = (entry: Entry) =>
    !isUsageOrLimitation(entry) &&
    wordsIn(entry) >= MIN_STATEMENT_WORDS - 1 &&
    entry.units.some(({ text }) => contentStems(text).some((stem) => !statedStems.has(stem)));
  const newLines = lines.filter(isNew);
  return (
    newLines.some((entry) => wordsIn(entry) >= MIN_LINE_WORDS + (lines.length > 1 ? 0 : 1)) ||
    (newLines.length > 0 &&
      charactersIn(lines.flatMap(({ units }) => units)) >= MIN_LEFT_CHARACTERS)
  );
}

/** Whether a material is a reason to buy: "100% recycled plastic". */
function isReasonToBuy({ label, units: [unit] }: Entry): boolean {
  return label === undefined && /^100 ?% (?:recycled|organic) /iu.test(unit?.text ?? '');
}

/** Lines that can open a description, with materials and catalog data last. */
function openingCandidates(list: readonly Entry[], setting: Setting): Entry[] {
  const candidates = list.filter((entry) => !needsPrevious(entry) && !meansNothingAlone(entry));
  // The input's first line, if it mentions the product or says several things: "2 tea towels".
  const isLead = (entry: Entry) =>
    entry === list[0] &&
    entry.label === undefined &&
    !isUsageOrLimitation(entry) &&
    (mentionsProduct(entry, setting) ||
      (wordsIn(entry) > MIN_LINE_WORDS &&
        !isVerblessFact(entry) &&
        !ONE_SIZE.test(entry.units[0]?.text ?? '')));
  const informative = candidates.filter((entry) => isSellingPoint(setting)(entry) || isLead(entry));
  const isMaterialRow = ({ label, type }: Entry) =>
    label !== undefined && (type ?? labelType(label.text)) === 'material';
  const isOpener = (entry: Entry) =>
    !(isVerblessFact(entry) || isMaterialRow(entry)) || isReasonToBuy(entry) || isLead(entry);
  const withoutCatalogData = candidates.filter((entry) => !isCatalogData(entry));
  const lines = [informative, withoutCatalogData].find(({ length }) => length > 0) ?? candidates;
  return [...lines.filter(isOpener), ...lines.filter((entry) => !isOpener(entry))];
}

/**
 * Whether a line is a selling point rather than a measurement, limitation, option or catalog data.
 */
export function isSellingPoint(setting: Setting): (entry: Entry) => boolean {
  return (entry) =>
    !isUsageOrLimitation(entry) &&
    !isUninformative(entry) &&
    !isOptionList(entry) &&
    !isOffTopic(entry, setting) &&
    (!(isDataRow(entry) || isCatalogRow(entry)) || isInformativeRow(entry, setting));
}
