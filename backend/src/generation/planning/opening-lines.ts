import { labelType } from '../reading/facts.ts';
import { dropPronoun } from '../realizing/edits.ts';
import { contentStems } from '../text/words.ts';
import { charactersIn, inInputOrder, pointsBack, without, wordsIn } from './entries.ts';
import { meansNothingAlone } from './makers-and-models.ts';
import { mentions, newsOf, stemsOfName } from './meta-naming.ts';
import { isChoice, isFiling, isRow, isTellingRow } from './meta-statements.ts';
import { isBareFact, isFiled, isLater, isUninformative } from './rank.ts';
import { isSloganLine } from './slogans.ts';
import type { Entry, Setting } from './types.ts';

/** The lines of a list that stand above it, in a store's short description. */

/** Maximum facts of a list that is too long to stand in the short description as a whole. */
export const MAX_FACTS = 3;
/** Minimum facts of a short description without a sentence. */
export const MIN_FACTS = 2;
/** Minimum words of a line that says more than what the product is or has. */
export const MIN_TOLD_WORDS = 4;
/** Maximum characters of the short description. */
export const MAX_SHORT_CHARACTERS = 500;
/** Minimum words of a line that a description can consist of. */
const MIN_LINE_WORDS = 5;
/**
 * The lines that open a list, at most as many as the long description keeps, and so few that it has something to say.
 * @param said how many statements precede them
 */
export function factsOf(list: readonly Entry[], said: number, setting: Setting): Entry[] {
  const told = list.filter((entry) => !isChoice(entry) && !isFiling(entry));
  // Limits and care leave little of a list: together, they count as one line of it.
  const later = said === 0 ? told.filter(isLater).length : 0;
  const count = told.length - Math.max(0, later - 1);
  const half = Math.floor((count + said) / 2) - said;
  const most = Math.min(MAX_FACTS - said, Math.max(half, said === 0 ? 1 : 0));
  // After a sentence, a few words would be a fragment.
  const isWhole = (entry: Entry) => said === 0 || wordsIn(entry) >= MIN_TOLD_WORDS;
  const lines = openersOf(list, setting, isWhole);
  if (said > 0) return firstOf(lines, most, setting);
  // "Be the life of the party" is too little by itself.
  const isSlogan = (entry: Entry) => isSloganLine(entry, setting);
  const single = [...lines.filter((entry) => !isSlogan(entry)), ...lines.filter(isSlogan)];
  for (let size = most; size > 0; size--) {
    const chosen = firstOf(size === 1 ? single : lines, size, setting);
    if (
      isEnough(chosen, setting) &&
      !isScant(chosen, told) &&
      leavesText(without(list, chosen), chosen, setting)
    )
      return chosen;
  }
  const fewest = firstOf(single, 1, setting);
  return isEnough(fewest, setting) && !isScant(fewest, told)
    ? fewest
    : firstOf(lines, MIN_FACTS, setting);
}

/** From as many lines on, one of a few words is too little above the others. */
const MIN_SPLIT = 4;

function isScant(chosen: readonly Entry[], told: readonly Entry[]): boolean {
  const [only, ...others] = chosen;
  const isBrief = only !== undefined && wordsIn(only) < MIN_TOLD_WORDS;
  return told.length >= MIN_SPLIT && isBrief && others.length === 0;
}

/** Whether lines are no lone fragment, "Zip closure", and no other form of the name, "Fox plush basket". */
function isEnough(lines: readonly Entry[], setting: Setting): boolean {
  const name = stemsOfName(setting);
  if (lines.every((entry) => newsOf(entry, name) === 0)) return false;
  return lines.length > 1 || lines.some((entry) => wordsIn(entry) >= MIN_TOLD_WORDS - 1);
}

/** Minimum characters of short lines that a description can consist of. */
const MIN_LEFT_CHARACTERS = 80;

/** Whether lines say enough to be a description: a whole line or many, and something that no other text of the page says. */
export function leavesText(
  left: readonly Entry[],
  short: readonly Entry[],
  setting: Setting,
): boolean {
  const lines = left.filter((entry) => !isChoice(entry) && !isFiling(entry));
  const said = new Set(contentStems(setting.reading.name.text));
  for (const unit of short.flatMap(({ units }) => units))
    for (const stem of contentStems(unit.text)) said.add(stem);
  const isNew = (entry: Entry) =>
    !isLater(entry) &&
    wordsIn(entry) >= MIN_TOLD_WORDS - 1 &&
    entry.units.some(({ text }) => contentStems(text).some((stem) => !said.has(stem)));
  const told = lines.filter(isNew);
  return (
    told.some((entry) => wordsIn(entry) >= MIN_LINE_WORDS + (lines.length > 1 ? 0 : 1)) ||
    (told.length > 0 && charactersIn(lines.flatMap(({ units }) => units)) >= MIN_LEFT_CHARACTERS)
  );
}

/** The best lines in input order, the first that says what the product is among them. */
function firstOf(lines: readonly Entry[], count: number, setting: Setting): Entry[] {
  const first = lines.slice(0, count);
  const noun = contentStems(setting.reading.name.noun ?? '');
  const isNamed = ({ units }: Entry) => {
    const said = new Set(units.flatMap(({ text }) => contentStems(text)));
    return noun.length > 0 && noun.every((stem) => said.has(stem));
  };
  const isWhole = (entry: Entry) => isNamed(entry) || wordsIn(entry) > MIN_LINE_WORDS;
  const lead = first.some(isWhole) ? undefined : lines.find(isNamed);
  const chosen: Entry[] = [];
  let length = 0;
  for (const entry of lead === undefined ? first : [lead, ...first.slice(0, count - 1)]) {
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
export function openersOf(
  list: readonly Entry[],
  setting: Setting,
  isWhole: (entry: Entry) => boolean = () => true,
): Entry[] {
  // "It is a heavy paper": a line without its pronoun needs no other.
  const needsOther = (entry: Entry | undefined) => {
    const text = entry?.units[0]?.text ?? '';
    return entry !== undefined && pointsBack(entry) && dropPronoun(text) === text;
  };
  const able = list.filter(
    (entry, at) =>
      !needsOther(entry) &&
      !needsOther(list[at + 1]) &&
      !meansNothingAlone(entry) &&
      isWhole(entry),
  );
  // "2 tea towels": the line that the input begins with, if it says what the product is.
  const isLead = (entry: Entry) =>
    entry === list[0] && entry.label === undefined && !isLater(entry) && mentions(entry, setting);
  const telling = able.filter((entry) => isTelling(setting)(entry) || isLead(entry));
  const isSheet = ({ label, type }: Entry) =>
    label !== undefined && (type ?? labelType(label.text)) === 'material';
  const isOpener = (entry: Entry) =>
    !(isBareFact(entry) || isSheet(entry)) || isReasonToBuy(entry) || isLead(entry);
  const unfiled = able.filter((entry) => !isFiled(entry));
  const lines = [telling, unfiled].find(({ length }) => length > 0) ?? able;
  return [...lines.filter(isOpener), ...lines.filter((entry) => !isOpener(entry))];
}

/** Whether a line gives a reason to buy, unlike measures, limits, choices and rows that only file a product. */
export function isTelling(setting: Setting): (entry: Entry) => boolean {
  return (entry) =>
    !isLater(entry) &&
    !isUninformative(entry) &&
    !isChoice(entry) &&
    (!(isRow(entry) || isFiling(entry)) || isTellingRow(entry, setting));
}
