import type { Unit } from '../reading/index.ts';
import { labelType } from '../reading/facts.ts';
import { contentStems } from '../text/words.ts';
import { apart, charactersIn, inInputOrder, without, wordsIn } from './entries.ts';
import { fallbackItem } from './fallback-item.ts';
import { layoutOf, type Layout } from './layout.ts';
import { mentions, stemsOfName } from './meta-naming.ts';
import { isBelowLater, isChoice, isFiling, isRow } from './meta-statements.ts';
import { isBare, isLater, isUninformative } from './rank.ts';
import {
  MAX_FACTS,
  MAX_SHORT_CHARACTERS,
  MIN_FACTS,
  MIN_TOLD_WORDS,
  factsOf,
  isTelling,
  leavesText,
  openersOf,
} from './opening-lines.ts';
import { MIN_LEFT_LINES, MIN_LEFT_WORDS, openingOf } from './opening-sentence.ts';
import { withAllPieces } from './pieces.ts';
import { isCallLine } from './slogans.ts';
import { storeBody } from './stores.ts';
import { allParts, planTitle } from './title.ts';
import { asItem, type BodyPlan, type Entry, type Setting, type TitlePart } from './types.ts';

/** Maximum bullets, as the platform's rule has it. */
const MAX_BULLETS = 5;
/** A shorter sentence is followed by the best lines. */
const MIN_HOOK_CHARACTERS = 60;
/** Minimum words of a text that a description can consist of. */
const MIN_TEXT_WORDS = 10;
/** Sentences and words of a line that opens a list of such lines. */
const MAX_OPENED = 2;
const MAX_OPENING_WORDS = 40;
/** Maximum characters of the name above a list, which the page shows whole as its title. */
const MAX_NAME_LINE = 100;
/** Minimum words of a closed statement without a verb that passes as a sentence. */
const MIN_SPOKEN_WORDS = 14;

/**
 * Plans a WooCommerce listing: a short description of a few bullets that opens as the input does, and a long one with
 * the rest. Below a paragraph, the features of its list stand in the short one, and the paragraph opens the long one.
 * A statement stands in both only if what is left would say too little, or can't go on without it.
 */
export function planWooCommerce(setting: Setting, entries: readonly Entry[]): BodyPlan {
  const { text, list, below } = withOpenerInList(
    withTextApart(layoutOf(entries, setting.reading), setting),
    setting,
  );
  const whole = [...text, ...list, ...below];
  const prose = proseOf({ text, list, below });
  const { hook, lines, isOwn } = shortOf(prose, list, without(whole, prose), setting);
  const short = [...hook, ...lines];
  // The page already shows the name and the category.
  const bullets = short.length > 0 ? short.map(asItem) : [fallbackItem(setting)];
  const rest = without(whole, short).filter((entry) => !isChoice(entry) && !isFiling(entry));
  const isApart = prose.length === 0 ? saysEnough(rest) || leavesText(rest, short, setting) : isOwn;
  // A text that can't go on without its sentence keeps it.
  const taken = isApart ? short : prose.length === 0 ? [] : lines;
  // A line that the list can't go without stands above it.
  const [opener, ...others] = prose.length === 0 && taken.length === 0 ? short : [];
  const opensAgain =
    opener !== undefined &&
    opener === list[0] &&
    others.length === 0 &&
    wordsIn(opener) > MIN_TOLD_WORDS;
  const isSheet =
    taken.length === 0 &&
    whole.slice(0, 1).some((entry) => isFragment(entry) && !isLabeledByName(entry, setting));
  const body = withoutLoneSections(whole, taken);
  const left = body(text);
  // The rest of a line that is partly a list becomes items.
  const items = left.filter(({ part }) => part).flatMap(apart);
  const blocks = storeBody(setting, {
    text: opensAgain ? short : left.filter(({ part }) => !part),
    list: opensAgain ? without(list, short) : [...items, ...body(list)],
    below: body(below),
  });
  // "Material: Linen" by itself does not say of what, and neither do lines below an opening that stands elsewhere.
  const isOfProduct = (entry: Entry) => mentions(entry, setting);
  const kept = without(whole, taken);
  const isTextLeft = kept.some(({ line }) => prose.some((entry) => entry.line === line));
  const isLeft = taken.length > 0 && !isTextLeft && !kept.some(isOfProduct);
  const isUnnamed = (isSheet || isLeft) && !blocks.some(({ kind }) => kind === 'typed');
  const name = () => ({ kind: 'name' as const, parts: nameLine(setting) });
  return { bullets, blocks: isUnnamed ? [name(), ...blocks] : blocks };
}

/** The name, or the segments of a longer one that have room on a line. */
function nameLine(setting: Setting): readonly TitlePart[] {
  const { parts } = planTitle(setting, MAX_NAME_LINE);
  const areWhole = parts.length > 0 && parts.every(({ ranges }) => ranges === undefined);
  return areWhole ? parts : allParts(setting.reading.name);
}

function isThin(entries: readonly Entry[]): boolean {
  return charactersIn(entries.flatMap(({ units }) => units)) < MIN_HOOK_CHARACTERS;
}

interface ShortDescription {
  /** The sentences that open the text. */
  readonly hook: readonly Entry[];
  /** Lines of the list. */
  readonly lines: readonly Entry[];
  /** Whether the text reads on without the hook. */
  readonly isOwn: boolean;
}

/** The features of the list; or the sentence that the text opens with, and facts if it is brief. */
function shortOf(
  prose: readonly Entry[],
  list: readonly Entry[],
  others: readonly Entry[],
  setting: Setting,
): ShortDescription {
  const withPieces = (some: readonly Entry[]) => withAllPieces(some, list, MAX_BULLETS);
  const { runs: hook, isOwn } = openingOf(prose, others, setting);
  const features = prose.length > 0 ? withPieces(featuresOf(list, setting)) : [];
  // "Material: Linen", "Button front": less than the sentence, unless that is all the text.
  const isAll = without(prose, hook).length === 0 && (!isOwn || list.length <= MAX_FACTS);
  const isLess = isAll || (!isOwn && isThin(hook));
  const isEnough = features.length > MIN_FACTS || !isThin(features) || isLess;
  if (features.length > 0 && isEnough) return { hook: [], lines: features, isOwn: true };
  if (!isThin(hook)) return { hook, lines: [], isOwn };
  const facts = withPieces(factsOf(list, hook.length, setting));
  return { hook, lines: features.length > 0 ? features : facts, isOwn };
}

/** Whether lines are more than a measure, care, or what files a product. */
function saysEnough(rest: readonly Entry[]): boolean {
  const told = rest.filter((entry) => !isLater(entry) && !isUninformative(entry));
  return told.length >= MIN_LEFT_LINES || told.some((entry) => wordsIn(entry) >= MIN_LEFT_WORDS);
}

/** The text that stands apart from the list, if it is long enough to be one. */
function proseOf({ text, list, below }: Layout): readonly Entry[] {
  const spoken = (text.length > 0 ? text : below).filter((entry) => !isLimit(entry));
  // "You say it. You pay it." is no text to leave alone.
  const isText =
    list.length === 0 ||
    spoken.some(({ units }) => units.some(({ words }) => words >= MIN_LEFT_WORDS)) ||
    spoken.reduce((sum, entry) => sum + wordsIn(entry), 0) >= MIN_TEXT_WORDS;
  return isText ? spoken : [];
}

/** A sentence that doesn't name the product, or only calls to it, opens the list below it, and is no text above it. */
function withOpenerInList({ text, list, below }: Layout, setting: Setting): Layout {
  const [opener, ...others] = text;
  const spoken = list.filter(({ units }) => units[0]?.finite === true).length;
  const isShort =
    opener !== undefined &&
    opener.units.length <= MAX_OPENED &&
    wordsIn(opener) <= MAX_OPENING_WORDS;
  const isNamed = opener !== undefined && mentions(opener, setting) && !isCallLine(opener, setting);
  const isLine = !isNamed && (opener?.units.length === 1 || (isShort && spoken * 2 >= list.length));
  return opener !== undefined && others.length === 0 && list.length > 0 && isLine
    ? { text: [], list: inInputOrder([opener, ...list]), below }
    : { text, list, below };
}

/**
 * A list without a text around it: its paragraphs, and sentences above phrases and rows, are one.
 */
function withTextApart(layout: Layout, setting: Setting): Layout {
  const { text, list, below } = layout;
  const all = inInputOrder([...text, ...list]);
  // Lines that are all written as sentences are one text, whichever of them could be items.
  const isWhole =
    below.length === 0 && all.length > 1 && all.every(isWritten) && all.some(isSpoken);
  const isCalled = all[0] !== undefined && isCallLine(all[0], setting);
  const isAllText = isWhole && (text.length > 0 || isCalled || goesOnFromFirst(all, setting));
  if (isAllText) return { text: all, list: [], below };
  if (text.length > 0 || below.length > 0) return layout;
  const isUnmarked = (entry: Entry) =>
    entry.label === undefined && !entry.line.listed && !isLater(entry);
  const isProse = (entry: Entry) => {
    const [unit] = entry.units;
    return unit?.finite === true && unit.words >= (unit.closed ? MIN_LEFT_WORDS : MIN_SPOKEN_WORDS);
  };
  const isTold = (entry: Entry) => isUnmarked(entry) && (isProse(entry) || isClosedPhrase(entry));
  const end = list.findIndex((entry) => !isTold(entry));
  const isAbove = end > 0 && !list.slice(end).some(isTold);
  const [only, ...more] = list.filter((entry) => !isLater(entry) && !isUninformative(entry));
  // A line that tells something stands above nothing that came below it.
  const top = list.findIndex((entry) => isTold(entry) || entry.units.length > 1);
  const isBelowLines = list.slice(0, Math.max(top, 0)).some(isTelling(setting));
  const told = list.filter(
    (entry, at) =>
      (isAbove && at < end) ||
      (entry === only && more.length === 0 && entry.units.length > MAX_OPENED) ||
      (!(isBelowLines && isJoined(entry)) &&
        isUnmarked(entry) &&
        entry.units.length > 1 &&
        entry.units.some(isStatement)),
  );
  // "Pump not included. It may need air." is no text to open with.
  const [limits, spoken] = [told.filter(isLimit), told.filter((entry) => !isLimit(entry))];
  const headed = withHeadings(spoken, list);
  return { text: headed, list: without(list, [...headed, ...limits]), below: limits };
}

/** Whether lines read on without the first of them: "Cut from one hide, this wallet is thin", unlike "Two pockets". */
function goesOnFromFirst(all: readonly Entry[], setting: Setting): boolean {
  const { runs, isOwn } = openingOf(all, [], setting);
  return isOwn && runs.length === 1 && all.filter(isSpoken).length * 2 >= all.length;
}

/** "It runs on sand" below "This kit is a buggy": lines that belong together. */
function isJoined({ line, units }: Entry): boolean {
  return units.some((unit) => !line.units.includes(unit));
}

/** Paragraphs with the lines above them, in a list of lines that each stand above a sentence: "Sharp screen" above what it shows. */
function withHeadings(told: readonly Entry[], list: readonly Entry[]): Entry[] {
  const headings = list.filter((entry, at) => {
    const next = list[at + 1];
    return isHeading(entry) && next !== undefined && isWritten(next) && isSpoken(next);
  });
  const isOfTold = (entry: Entry) => told.includes(list[list.indexOf(entry) + 1] ?? entry);
  return headings.length < MIN_HEADINGS
    ? [...told]
    : inInputOrder([...told, ...headings.filter(isOfTold)]);
}

const MIN_HEADINGS = 2;
const MAX_HEADING_WORDS = 6;

function isHeading({ label, line, units: [unit, ...more] }: Entry): boolean {
  const isPhrase = unit !== undefined && !unit.closed && unit.words <= MAX_HEADING_WORDS;
  return isPhrase && more.length === 0 && label === undefined && !line.listed;
}

/** A line that is written as a sentence, and not marked as an item. */
function isWritten({ label, line, units }: Entry): boolean {
  return (
    label === undefined &&
    !line.listed &&
    units.every(({ closed, words }) => closed && words >= MIN_TOLD_WORDS)
  );
}

function isSpoken({ units }: Entry): boolean {
  return units.some(({ finite }) => finite);
}

/** A paragraph that says how to use the product, or what it lacks. */
function isLimit(entry: Entry): boolean {
  return entry.units.length > 1 && entry.units.some(({ text }) => LIMIT.test(text));
}

const LIMIT =
  /\b(?:not included|sold separately|intended for ages|may (?:vary|be required)|requires? (?:\d|an? )[^.]*\bbatter)/iu;

/** "Designed to help move large tiles around a building site.": a phrase that is written as a sentence. */
function isClosedPhrase({ units: [unit] }: Entry): boolean {
  return unit?.closed === true && unit.words >= MIN_SPOKEN_WORDS;
}

/** What is left without entries that stand elsewhere, and without a heading over the last line of a longer list. */
function withoutLoneSections(
  all: readonly Entry[],
  taken: readonly Entry[],
): (some: readonly Entry[]) => Entry[] {
  const countOf = (some: readonly Entry[]) =>
    Map.groupBy(some, ({ section }) => section) as ReadonlyMap<unknown, readonly Entry[]>;
  const before = countOf(all);
  const after = countOf(without(all, taken));
  return (some) =>
    without(some, taken).map((entry) => {
      const isLone =
        entry.section !== undefined &&
        after.get(entry.section)?.length === 1 &&
        (before.get(entry.section)?.length ?? 0) > 1;
      return isLone ? { ...entry, section: undefined } : entry;
    });
}

/**
 * The features of a list that stand above a text: all of them, if they are few; otherwise the best. Rows of a data
 * sheet, measures, care and warnings stay below the text. Which lines are features is known only in English.
 */
function featuresOf(list: readonly Entry[], setting: Setting): Entry[] {
  if (setting.reading.language !== 'en') return [];
  const lines = list.filter(isFeature).flatMap(apart);
  if (lines.length === 0) return [];
  const isWhole =
    lines.length >= MIN_FACTS &&
    lines.length <= MAX_BULLETS &&
    charactersIn(lines.flatMap(({ units }) => units)) <= MAX_SHORT_CHARACTERS &&
    !lines.every(isUninformative);
  const best = isWhole
    ? lines
    : inInputOrder(
        openersOf(
          list.filter((entry) => isTelling(setting)(entry) && !isShortRow(entry)),
          setting,
        ).slice(0, MAX_FACTS),
      );
  return best.length >= MIN_FACTS ? best : [];
}

/** "Two hand pockets", "Deep cleaning: it lifts dirt": one statement about the product. */
function isFeature(entry: Entry): boolean {
  const { label, units } = entry;
  const isParagraph = units.length > 1 && units.some(({ finite }) => finite);
  const isOption = units.some(({ span }) => span.field === 'variants');
  const type = labelType(label?.text);
  const isSheet = type === 'size' || (type !== undefined && !units.some(({ finite }) => finite));
  const isRowLike = label !== undefined && (isSheet || isRow(entry) || isFiling(entry));
  const isOther = isBare(entry) || isLater(entry) || isChoice(entry) || isBelowLater(entry);
  return !(isParagraph || isOption || isRowLike || isOther);
}

/** "Batteries: AA": a row of a data sheet in a few words. */
function isShortRow(entry: Entry): boolean {
  return entry.label !== undefined && wordsIn(entry) < MIN_TOLD_WORDS && isRow(entry);
}

/** A sentence, even if the tagger doesn't see its verb. */
function isStatement({ finite, closed, words }: Unit): boolean {
  return finite || (closed && words >= MIN_SPOKEN_WORDS);
}

/** "Larkfell Vase – hand-blown glass": a line that begins with the name. */
function isLabeledByName({ label }: Entry, setting: Setting): boolean {
  const name = stemsOfName(setting);
  const stems = contentStems(label?.text ?? '');
  return stems.length > 1 && stems.every((stem) => name.has(stem));
}

/** "Material: Linen", "Steel": no text by itself. */
function isFragment(entry: Entry): boolean {
  return entry.label !== undefined || wordsIn(entry) < MIN_TOLD_WORDS - 1;
}
