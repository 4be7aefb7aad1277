import { labelType } from '../reading/facts.ts';
import { dropPronoun } from '../realizing/edits.ts';
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
import type { Entry, Setting } from './types.ts';

/** The lines of a list that stand above it, in a store's short description. */

/** Maximum facts of a list that is too long to stand in the short description as a whole. */
export const MAX_FACTS = 3;
/** Minimum facts of a short description without a sentence. */
export const MIN_FACTS = 2;
/** Minimum words of a line that says more than what the product is or has. */
export const MIN_STATEMENT_WORDS = 4;
/** Maximum characters of the short description. */
export const MAX_SHORT_CHARACTERS = 500;
/** Minimum words of a line that a description can consist of. */
const MIN_LINE_WORDS = 5;
/**
 * The lines that open a list, at most as many as the long description keeps, and so few that it has something to say.
 * @param sentenceCount how many statements precede them
 */
export function leadingLinesOf(
  list: readonly Entry[],
  sentenceCount: number,
  setting: Setting,
): Entry[] {
  const informative = list.filter((entry) => !isOptionList(entry) && !isCatalogRow(entry));
  // Limits and care leave little of a list: together, they count as one line of it.
  const lowPriority = sentenceCount === 0 ? informative.filter(isUsageOrLimitation).length : 0;
  const count = informative.length - Math.max(0, lowPriority - 1);
  const half = Math.floor((count + sentenceCount) / 2) - sentenceCount;
  const max = Math.min(MAX_FACTS - sentenceCount, Math.max(half, sentenceCount === 0 ? 1 : 0));
  // After a sentence, a few words would be a fragment.
  const isWhole = (entry: Entry) => sentenceCount === 0 || wordsIn(entry) >= MIN_STATEMENT_WORDS;
  const lines = openingCandidates(list, setting, isWhole);
  if (sentenceCount > 0) return bestOf(lines, max, setting);
  // "Be the life of the party" is too little by itself.
  const isSlogan = (entry: Entry) => isSloganLine(entry, setting);
  const single = [...lines.filter((entry) => !isSlogan(entry)), ...lines.filter(isSlogan)];
  for (let size = max; size > 0; size--) {
    const chosen = bestOf(size === 1 ? single : lines, size, setting);
    if (
      saysEnough(chosen, setting) &&
      !isTooShort(chosen, informative) &&
      leavesEnoughLines(withoutUnitsOf(list, chosen), chosen, setting)
    )
      return chosen;
  }
  const fewest = bestOf(single, 1, setting);
  return saysEnough(fewest, setting) && !isTooShort(fewest, informative)
    ? fewest
    : bestOf(lines, MIN_FACTS, setting);
}

/** From as many lines on, one of a few words is too little above the others. */
const MIN_LINES_TO_SPLIT = 4;

function isTooShort(chosen: readonly Entry[], informative: readonly Entry[]): boolean {
  const [only, ...others] = chosen;
  const isBrief = only !== undefined && wordsIn(only) < MIN_STATEMENT_WORDS;
  return informative.length >= MIN_LINES_TO_SPLIT && isBrief && others.length === 0;
}

/** Whether lines are no lone fragment, "Zip closure", and no other form of the name, "Fox plush basket". */
function saysEnough(lines: readonly Entry[], setting: Setting): boolean {
  const name = stemsOfName(setting);
  if (lines.every((entry) => newWordCount(entry, name) === 0)) return false;
  return lines.length > 1 || lines.some((entry) => wordsIn(entry) >= MIN_STATEMENT_WORDS - 1);
}

/** Minimum characters of short lines that a description can consist of. */
const MIN_LEFT_CHARACTERS = 80;

/** Whether lines say enough to be a description: a whole line or many, and something that no other text of the page says. */
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

/** The best lines in input order, the first that says what the product is among them. */
function bestOf(lines: readonly Entry[], count: number, setting: Setting): Entry[] {
  const first = lines.slice(0, count);
  const noun = contentStems(setting.reading.name.noun ?? '');
  const isNamed = ({ units }: Entry) => {
    const said = new Set(units.flatMap(({ text }) => contentStems(text)));
    return noun.length > 0 && noun.every((stem) => said.has(stem));
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

/** "100% recycled plastic": what a product is made of, and a reason to buy it. */
function isReasonToBuy({ label, units: [unit] }: Entry): boolean {
  return label === undefined && /^100 ?% (?:recycled|organic) /iu.test(unit?.text ?? '');
}

/** The lines that can open a text in their order, those that are only made of something last, and none that measures or limits. */
export function openingCandidates(
  list: readonly Entry[],
  setting: Setting,
  isWhole: (entry: Entry) => boolean = () => true,
): Entry[] {
  // "It is a heavy paper": a line without its pronoun needs no other.
  const needsOther = (entry: Entry | undefined) => {
    const text = entry?.units[0]?.text ?? '';
    return entry !== undefined && dependsOnPrevious(entry) && dropPronoun(text) === text;
  };
  const candidates = list.filter(
    (entry, at) =>
      !needsOther(entry) &&
      !needsOther(list[at + 1]) &&
      !meansNothingAlone(entry) &&
      isWhole(entry),
  );
  // "2 tea towels": the line that the input begins with, if it says what the product is.
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

/** Whether a line gives a reason to buy, unlike measures, limits, choices and rows that only file a product. */
export function isSellingPoint(setting: Setting): (entry: Entry) => boolean {
  return (entry) =>
    !isUsageOrLimitation(entry) &&
    !isUninformative(entry) &&
    !isOptionList(entry) &&
    (!(isDataRow(entry) || isCatalogRow(entry)) || isInformativeRow(entry, setting));
}
