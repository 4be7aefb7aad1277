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
import { isVerblessFact, isCatalogData, isUsageOrLimitation, isUninformative } from './rank.ts';
import { isSloganLine } from './slogans.ts';
import { isOffTopic } from './topics.ts';
import type { Entry, Setting } from './types.ts';

/** Chooses lines of a list for the short description of a store. */

/** Maximum lines from a list that is too long for the short description. */
const MAX_FACTS = 3;
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
    const chosen = bestOf(size === 1 ? single : lines, size, setting);
    if (
      saysEnough(chosen, setting) &&
      !isTooShort(chosen, informative) &&
      leavesEnoughLines(withoutUnitsOf(list, chosen), chosen, setting)
    )
      return asNeighbors(chosen, list, setting);
  }
  const fewest = bestOf(single, 1, setting);
  return saysEnough(fewest, setting) && !isTooShort(fewest, informative)
    ? fewest
    : bestOf(lines, MIN_FACTS, setting);
}

/** The lines of a list from the first chosen one on, if they sell the product too, so that none is left behind. */
function asNeighbors(
  chosen: readonly Entry[],
  list: readonly Entry[],
  setting: Setting,
): readonly Entry[] {
  const at = list.findIndex(({ units }) => units[0] === chosen[0]?.units[0]);
  const run = list.slice(Math.max(at, 0), at + chosen.length);
  const next = list[at + chosen.length];
  const isSplit = next !== undefined && dependsOnPrevious(next);
  const areFit = run.length === chosen.length && run.every(isSellingPoint(setting));
  return areFit && !isSplit && !run.some(isVerblessFact) ? run : chosen;
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

/** The first lines in input order, with one that names the product. */
function bestOf(lines: readonly Entry[], count: number, setting: Setting): Entry[] {
  const first = lines.slice(0, count);
  const noun = contentStems(setting.reading.name.noun ?? '');
  const isNamed = ({ units }: Entry) => {
    const stems = new Set(units.flatMap(({ text }) => contentStems(text)));
    return noun.length > 0 && noun.every((stem) => stems.has(stem));
  };
  const isWhole = (entry: Entry) => isNamed(entry) || wordsIn(entry) > MIN_LINE_WORDS;
  const namingLine = first.some(isWhole) ? undefined : lines.find(isNamed);
  const chosen: Entry[] = [];
  let length = 0;
  for (const entry of namingLine === undefined
    ? first
    : [namingLine, ...first.slice(0, count - 1)]) {
    length += charactersIn(entry.units);
    if (chosen.length > 0 && length > MAX_SHORT_CHARACTERS) break;
    chosen.push(entry);
  }
  return inInputOrder(chosen);
}

/** Whether a material is a reason to buy: "100% recycled plastic". */
function isReasonToBuy({ label, units: [unit] }: Entry): boolean {
  return label === undefined && /^100 ?% (?:recycled|organic) /iu.test(unit?.text ?? '');
}

/** Lines that can open a description, with materials and catalog data last. */
function openingCandidates(list: readonly Entry[], setting: Setting): Entry[] {
  // A line whose pronoun can be dropped needs no other: "It is a heavy paper".
  const needsOther = (entry: Entry | undefined) => {
    const text = entry?.units[0]?.text ?? '';
    return entry !== undefined && dependsOnPrevious(entry) && dropPronoun(text) === text;
  };
  const candidates = list.filter(
    (entry, at) => !needsOther(entry) && !needsOther(list[at + 1]) && !meansNothingAlone(entry),
  );
  // The input's first line, if it mentions the product: "2 tea towels".
  const isLead = (entry: Entry) =>
    entry === list[0] &&
    entry.label === undefined &&
    !isUsageOrLimitation(entry) &&
    mentionsProduct(entry, setting);
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
