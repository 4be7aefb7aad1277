import { labelType } from '../reading/facts.ts';
import type { Unit } from '../reading/index.ts';
import { MIN_REMAINING_WORDS } from './enough-text.ts';
import { inInputOrder, withoutUnitsOf, wordsIn } from './entries.ts';
import type { Layout } from './layout.ts';
import { isLongItem } from './list-order.ts';
import { mentionsProduct } from './meta-naming.ts';
import { isUsageOrLimitation, isUninformative } from './rank.ts';
import { MIN_STATEMENT_WORDS, isSellingPoint } from './opening-lines.ts';
import { openingOf } from './opening-sentence.ts';
import { isPhraseOfList } from './remaining-text.ts';
import { isCallToAction } from './slogans.ts';
import type { Entry, Setting } from './types.ts';
import { isWrittenText } from './written-text.ts';

/** Tells prose from lists as WooCommerce's two descriptions need it, beyond what the layout tells. */

/** Minimum words of running text that can be the whole description. */
const MIN_TEXT_WORDS = 10;
/** Maximum sentences and words of a line that opens a list of such lines. */
const MAX_OPENING_SENTENCES = 2;
const MAX_OPENING_WORDS = 40;
/** Minimum words of a verbless phrase with final punctuation that counts as a sentence. */
const MIN_SENTENCE_WORDS = 14;

/** The text that stands apart from the list, if it is long enough to be one. */
export function proseOf({ prose: layoutProse, list, below }: Layout): readonly Entry[] {
  const paragraphs = (layoutProse.length > 0 ? layoutProse : below).filter(
    (entry) => !isUsageOrLimitParagraph(entry),
  );
  // "You say it. You pay it." is too short to be the whole text.
  const isEnough =
    list.length === 0 ||
    paragraphs.some(({ units }) => units.some(({ words }) => words >= MIN_REMAINING_WORDS)) ||
    paragraphs.reduce((sum, entry) => sum + wordsIn(entry), 0) >= MIN_TEXT_WORDS;
  return isEnough ? paragraphs : [];
}

/**
 * Moves a lone sentence that doesn't name the product, only promotes it, or is punctuated like the lines below it, from
 * above the list into it.
 */
export function withOpeningLineInList({ prose, list, below }: Layout, setting: Setting): Layout {
  const [openingLine, ...others] = prose;
  const sentenceCount = list.filter(({ units }) => units[0]?.finite === true).length;
  const isShort =
    openingLine !== undefined &&
    openingLine.units.length <= MAX_OPENING_SENTENCES &&
    wordsIn(openingLine) <= MAX_OPENING_WORDS;
  const isNamed =
    openingLine !== undefined &&
    mentionsProduct(openingLine, setting) &&
    !isCallToAction(openingLine, setting);
  const isOpen = ({ units }: Entry) => units.every(({ closed }) => !closed);
  const isLine =
    (openingLine !== undefined && isOpen(openingLine) && list.every(isOpen)) ||
    (!isNamed &&
      (openingLine?.units.length === 1 || (isShort && sentenceCount * 2 >= list.length)));
  return openingLine !== undefined && others.length === 0 && list.length > 0 && isLine
    ? { prose: [], list: inInputOrder([openingLine, ...list]), below }
    : { prose, list, below };
}

/**
 * Separates prose from a list that has no text around it: its paragraphs, or its sentences above phrases and
 * rows.
 */
export function withProseSeparated(wholeLayout: Layout, setting: Setting): Layout {
  const layout = withWholeParagraphs(wholeLayout);
  const { prose, list, below } = layout;
  const all = inInputOrder([...prose, ...list]);
  // Lines that are all written as sentences form one text, even if some of them could be items.
  const areSentences =
    below.length === 0 && all.length > 1 && all.every(isWrittenAsSentence) && all.some(hasVerb);
  const startsWithCall = all[0] !== undefined && isCallToAction(all[0], setting);
  const isAllProse =
    areSentences && (prose.length > 0 || startsWithCall || readsOnWithoutFirst(all, setting));
  if (isAllProse || (below.length === 0 && (isWrittenText(all) || isTaglineAboveText(all))))
    return { prose: all, list: [], below };
  if (prose.length > 0 || below.length > 0) return layout;
  const isUnmarked = (entry: Entry) =>
    entry.label === undefined &&
    entry.line.label === undefined &&
    !entry.line.listed &&
    !isUsageOrLimitation(entry);
  const isProse = (entry: Entry) => {
    const [unit] = entry.units;
    return (
      unit?.finite === true &&
      unit.words >= (unit.closed ? MIN_REMAINING_WORDS : MIN_SENTENCE_WORDS)
    );
  };
  const isProseLine = (entry: Entry) =>
    isUnmarked(entry) && (isProse(entry) || isClosedPhrase(entry));
  const end = list.findIndex((entry) => !isProseLine(entry));
  const isProseAbove = end > 0 && !list.slice(end).some(isProseLine);
  const [only, ...more] = list.filter(
    (entry) => !isUsageOrLimitation(entry) && !isUninformative(entry),
  );
  // Never move prose above an informative line that preceded it.
  const top = list.findIndex((entry) => isProseLine(entry) || entry.units.length > 1);
  const isBelowLines = list.slice(0, Math.max(top, 0)).some(isSellingPoint(setting));
  const proseLines = list.filter(
    (entry, at) =>
      (isProseAbove && at < end) ||
      (entry === only && more.length === 0 && entry.units.length > MAX_OPENING_SENTENCES) ||
      (!(isBelowLines && isJoinedFromLines(entry)) &&
        isUnmarked(entry) &&
        entry.units.length > 1 &&
        entry.units.some(isStatement)),
  );
  // "Pump not included. It may need air." is no way to open a text.
  const limits = proseLines.filter(isUsageOrLimitParagraph);
  const paragraphs = proseLines.filter((entry) => !isUsageOrLimitParagraph(entry));
  const headed = paragraphs.length > 0 ? headedText(list) : [];
  const own = paragraphs.filter((entry) => !isLongItem(entry, paragraphs, list));
  const last = own.at(-1);
  // A text begins with its first line, even if that could be an item.
  const upToLast = last === undefined ? [] : list.slice(0, list.indexOf(last) + 1);
  const isTextFromStart =
    upToLast.every((entry) => isUnmarked(entry) && isClosed(entry)) ||
    (own.length === list.length - 1 && !own.includes(list[0] as Entry) && isHeadline(list[0]));
  // Paragraphs leave neither the headline above them nor the lines between them behind.
  const [start] = own;
  const before = start === undefined ? [] : list.slice(0, list.indexOf(start));
  const isHeaded = before.length === 1 && own.length === 1 && isSlogan(before[0]);
  const isInterrupted =
    upToLast.length > before.length + own.length && !upToLast.some(({ line }) => line.listed);
  const isWhole = isTextFromStart || isHeaded || isInterrupted;
  const text = headed.length > 0 ? headed : isWhole ? upToLast : own;
  return { prose: text, list: withoutUnitsOf(list, [...text, ...limits]), below: limits };
}

/** Sentences and phrases stay in the paragraph that they follow, unless all of them are phrases of a few words. */
function withWholeParagraphs({ prose, list, below }: Layout): Layout {
  const continues = (entry: Entry) =>
    entry.isListPart && !isPhraseOfList(entry) && prose.some(({ line }) => line === entry.line);
  const continued = list.filter(continues);
  const isSentence = ({ finite, words }: Unit) => finite || words >= MIN_TEXT_WORDS;
  return !continued.some(({ units }) => units.some(isSentence))
    ? { prose, list, below }
    : {
        prose: inInputOrder([...prose, ...continued]),
        list: withoutUnitsOf(list, continued),
        below,
      };
}

const MAX_TAGLINE_WORDS = 6;

/** Whether lines are a tagline and a text: "Smoked chili stout." above "Chilies from our garden warm this beer." */
function isTaglineAboveText([tagline, ...text]: readonly Entry[]): boolean {
  const [unit] = tagline?.units ?? [];
  return (
    tagline !== undefined &&
    unit?.closed === true &&
    tagline.label === undefined &&
    !tagline.line.listed &&
    !hasVerb(tagline) &&
    wordsIn(tagline) <= MAX_TAGLINE_WORDS &&
    text.length > 0 &&
    text.every((entry) => isWrittenAsSentence(entry) && wordsIn(entry) >= MIN_TEXT_WORDS)
  );
}

/**
 * Whether the lines still make sense without the first: "Cut from one hide, this wallet is thin" does, unlike
 * "Two pockets".
 */
function readsOnWithoutFirst(all: readonly Entry[], setting: Setting): boolean {
  const { sentences, restStandsAlone } = openingOf(all, [], setting);
  return restStandsAlone && sentences.length === 1 && all.filter(hasVerb).length * 2 >= all.length;
}

/** "It runs on sand" below "This kit is a buggy": lines that belong together. */
function isJoinedFromLines({ line, units }: Entry): boolean {
  return units.some((unit) => !line.units.includes(unit));
}

/**
 * The lines from the first heading on, in a list where lines have a sentence below them: "Sharp screen" above a sentence
 * about the screen. They are a text.
 */
function headedText(list: readonly Entry[]): readonly Entry[] {
  const isAbove = (entry: Entry, at: number) => {
    const next = list[at + 1];
    return isHeading(entry) && next !== undefined && isWrittenAsSentence(next) && hasVerb(next);
  };
  return list.filter(isAbove).length < MIN_HEADINGS ? [] : list.slice(list.findIndex(isAbove));
}

const MIN_HEADINGS = 2;
const MAX_HEADING_WORDS = 6;

function isHeading({ label, line, units: [unit, ...more] }: Entry): boolean {
  const isPhrase = unit !== undefined && !unit.closed && unit.words <= MAX_HEADING_WORDS;
  return isPhrase && more.length === 0 && label === undefined && !line.listed;
}

/** A line written as a sentence and not marked as an item. */
function isWrittenAsSentence({ label, line, units }: Entry): boolean {
  return (
    label === undefined &&
    !line.listed &&
    units.every(({ closed, words }) => closed && words >= MIN_STATEMENT_WORDS)
  );
}

/** "Hydration & Radiance – gentle for daily use": a headline that seems to have a label. */
function isSlogan(entry: Entry | undefined): boolean {
  return (
    entry !== undefined &&
    isHeadline(entry) &&
    entry.type === undefined &&
    labelType(entry.label?.text) === undefined &&
    entry.units.length === 1 &&
    !entry.units.some(({ finite }) => finite)
  );
}

/** "Drain Cover – 1 pack with 5 pieces" above the only other lines, which are a text. */
function isHeadline(entry: Entry | undefined): boolean {
  return entry !== undefined && !entry.line.listed && entry.units.every(({ closed }) => !closed);
}

function isClosed({ units }: Entry): boolean {
  return units.at(-1)?.closed === true;
}

function hasVerb({ units }: Entry): boolean {
  return units.some(({ finite }) => finite);
}

/** A paragraph that is mostly about how to use the product, or about what it lacks. */
function isUsageOrLimitParagraph({ units }: Entry): boolean {
  const limits = units.filter(({ text }) => LIMITATION.test(text));
  return units.length > 1 && limits.length * 2 >= units.length;
}

const LIMITATION =
  /\b(?:not included|sold separately|intended for ages|may (?:vary|be required)|requires? (?:\d|an? )[^.]*\bbatter)/iu;

/** "Designed to help move large tiles around a building site.": a phrase written as a sentence. */
function isClosedPhrase({ units: [unit] }: Entry): boolean {
  return unit?.closed === true && unit.words >= MIN_SENTENCE_WORDS;
}

/** A sentence, even if the tagger doesn't see its verb. */
export function isStatement({ finite, closed, words }: Unit): boolean {
  return finite || (closed && words >= MIN_SENTENCE_WORDS);
}
