import { labelType } from '../reading/facts.ts';
import { contentStems } from '../text/words.ts';
import {
  splitIntoStatements,
  splitIntoUnits,
  charactersIn,
  dependsOnPrevious,
  withoutUnitsOf,
  wordsIn,
} from './entries.ts';
import { fallbackItem } from './fallback-item.ts';
import { MIN_REMAINING_LINES, MIN_REMAINING_WORDS } from './enough-text.ts';
import { layoutOf } from './layout.ts';
import { isNameAlone, mentionsProduct, stemsOfName } from './meta-naming.ts';
import { isBelowUsageHeading, isOptionList, isCatalogRow, isDataRow } from './meta-statements.ts';
import { isUnlabeledWord, isUsageOrLimitation, isUninformative } from './rank.ts';
import {
  MAX_SHORT_CHARACTERS,
  MIN_FACTS,
  MIN_STATEMENT_WORDS,
  leadingLinesOf,
  leavesEnoughLines,
} from './opening-lines.ts';
import { openingOf } from './opening-sentence.ts';
import { withAllPieces } from './set-pieces.ts';
import {
  isStatement,
  proseOf,
  withOpeningLineInList,
  withProseSeparated,
} from './prose-and-list.ts';
import { isPhraseOfList } from './remaining-text.ts';
import { storeBody } from './stores.ts';
import { planTitle } from './title.ts';
import { wholeName } from './title-parts.ts';
import { isOffTopic } from './topics.ts';
import {
  asItem,
  type BodyPlan,
  type Entry,
  type Item,
  type Setting,
  type TitlePart,
} from './types.ts';

/** Maximum bullets, as set by the platform's rule. */
const MAX_BULLETS = 5;
/** Minimum lines of any kind that are enough for a long description. */
const MIN_OTHERS = 3;
/** Maximum characters of the name above a list; the page title shows it in full. */
const MAX_NAME_LINE = 100;

/**
 * Plans a WooCommerce listing: a short description of a few bullets that begins like the input, and a long one with
 * the rest. Below a paragraph, the features of the list make the short one, and the paragraph begins the long one. A
 * statement is in both only if the long one would otherwise be too short or incoherent.
 */
export function planWooCommerce(setting: Setting, entries: readonly Entry[]): BodyPlan {
  const {
    prose: layoutProse,
    list,
    below,
  } = withOpeningLineInList(
    withProseSeparated(layoutOf(entries, setting.reading), setting),
    setting,
  );
  const allEntries = [...layoutProse, ...list, ...below];
  const prose = proseOf({ prose: layoutProse, list, below });
  const { opening, lines, restStandsAlone } = shortOf(
    prose,
    list,
    withoutUnitsOf(allEntries, prose),
    setting,
  );
  const short = [...opening, ...lines];
  // The page already shows the name and the category.
  const isShown = (entry: Entry) => !isNameAlone(entry, setting);
  const shown = bulletsOf(opening.filter(isShown), lines.filter(isShown));
  const stated = shown.length > 0 ? shown : bulletsOf([], firstStatement(allEntries, setting));
  const bullets = stated.length > 0 ? stated : [fallbackItem(setting)];
  const others = withoutUnitsOf(allEntries, short);
  const rest = others.filter((entry) => !isOptionList(entry) && !isCatalogRow(entry));
  const isSeparate =
    prose.length === 0
      ? others.length >= MIN_OTHERS || sayEnough(rest) || leavesEnoughLines(rest, short, setting)
      : restStandsAlone;
  // Prose that depends on its first sentence keeps it.
  const removed = isSeparate ? short : prose.length === 0 ? [] : lines;
  // Likewise, a list keeps its first line if it depends on it.
  const [openingLine, ...moreLines] = prose.length === 0 && removed.length === 0 ? short : [];
  const repeatsOpening =
    openingLine !== undefined &&
    openingLine === list[0] &&
    moreLines.length === 0 &&
    wordsIn(openingLine) > MIN_STATEMENT_WORDS;
  const isDataSheet =
    removed.length === 0 &&
    allEntries.slice(0, 1).some((entry) => isFragment(entry) && !isLabeledByName(entry, setting));
  const body = withoutLoneSections(allEntries, removed);
  const remainingProse = body(layoutProse);
  // A line of phrases becomes items.
  const items = remainingProse.filter(isPhraseOfList).flatMap(splitIntoStatements);
  const isTextAbove = prose.length > 0 && removed.length > 0;
  const blocks = storeBody(
    setting,
    {
      prose: repeatsOpening ? short : remainingProse.filter((entry) => !isPhraseOfList(entry)),
      list: repeatsOpening ? withoutUnitsOf(list, short) : [...items, ...body(list)],
      below: body(below),
    },
    isTextAbove,
  );
  // "Material: Linen" by itself doesn't say what is made of it; nor do lines whose first ones appear elsewhere. A text
  // in the short description does.
  const isOfProduct = (entry: Entry) => mentionsProduct(entry, setting);
  const kept = withoutUnitsOf(allEntries, removed);
  const isTextLeft = kept.some(({ line }) => prose.some((entry) => entry.line === line));
  const isUnidentified =
    removed.length > 0 &&
    prose.length === 0 &&
    !(short.length === 1 && short.every(isSentence)) &&
    !kept.some(isOfProduct);
  const needsName =
    ((isDataSheet && !isTextLeft) || isUnidentified) &&
    !blocks.some(({ kind }) => kind === 'typed');
  const name = () => ({ kind: 'name' as const, parts: nameLine(setting) });
  return { bullets, blocks: needsName ? [name(), ...blocks] : blocks };
}

/** The sentences of a text as one bullet, and each line of a list as one. */
function bulletsOf(text: readonly Entry[], lines: readonly Entry[]): Item[] {
  const [first, ...others] = [...text, ...lines];
  if (first === undefined) return [];
  const isSingle = others.length === 0;
  // A single bullet is shown as a paragraph, so a sentence keeps its final punctuation.
  const isText = isSingle ? first.units.every(({ closed }) => closed) : text.length > 1;
  return isText
    ? [
        { kind: 'text', entries: isSingle ? [first] : text },
        ...lines.slice(isSingle ? 1 : 0).map(asItem),
      ]
    : [first, ...others].map(asItem);
}

/**
 * The first sentence about the product that fits, for a text that has no opening; otherwise the one that the text
 * begins with.
 */
function firstStatement(entries: readonly Entry[], setting: Setting): Entry[] {
  const statements = entries.flatMap(splitIntoUnits);
  const isEnough = (entry: Entry) =>
    entry.label === undefined &&
    entry.units.every(isStatement) &&
    !dependsOnPrevious(entry) &&
    !isUsageOrLimitation(entry) &&
    wordsIn(entry) >= MIN_REMAINING_WORDS &&
    charactersIn(entry.units) <= MAX_SHORT_CHARACTERS;
  const found =
    statements.find((entry) => isEnough(entry) && mentionsProduct(entry, setting)) ??
    statements.slice(0, 1).find(isEnough);
  return found === undefined ? [] : [found];
}

function isSentence({ units }: Entry): boolean {
  return units.some(({ finite, words }) => finite && words > MIN_REMAINING_WORDS);
}

/** The name, or the segments of a longer one that have room on a line. */
function nameLine(setting: Setting): readonly TitlePart[] {
  const { parts } = planTitle(setting, MAX_NAME_LINE);
  const areWhole = parts.length > 0 && parts.every(({ ranges }) => ranges === undefined);
  return areWhole ? parts : wholeName(setting.reading.name);
}

interface ShortDescription {
  /** The sentences that open the text. */
  readonly opening: readonly Entry[];
  /** Lines of the list. */
  readonly lines: readonly Entry[];
  /** Whether the text still makes sense without the opening. */
  readonly restStandsAlone: boolean;
}

/**
 * The opening of the text. If the text has none, a list that is features only; without a text, the first lines of
 * the list.
 */
function shortOf(
  prose: readonly Entry[],
  list: readonly Entry[],
  others: readonly Entry[],
  setting: Setting,
): ShortDescription {
  const { sentences: opening, restStandsAlone } = openingOf(prose, others, setting);
  const features = prose.length > 0 && !restStandsAlone ? featuresOf(list, setting) : [];
  if (features.length > 0) return { opening: [], lines: features, restStandsAlone: true };
  if (opening.length > 0) return { opening, lines: [], restStandsAlone };
  const lines = withAllPieces(leadingLinesOf(list, setting), list, MAX_BULLETS);
  return { opening, lines, restStandsAlone };
}

/** Whether the lines say more than measures, care or data about the product. */
function sayEnough(rest: readonly Entry[]): boolean {
  const informative = rest.filter(
    (entry) => !isUsageOrLimitation(entry) && !isUninformative(entry),
  );
  return (
    informative.length >= MIN_REMAINING_LINES ||
    informative.some((entry) => wordsIn(entry) >= MIN_REMAINING_WORDS)
  );
}

/** Removes entries that appear elsewhere, and the heading of a section that has only one line left. */
function withoutLoneSections(
  all: readonly Entry[],
  taken: readonly Entry[],
): (entries: readonly Entry[]) => Entry[] {
  const countOf = (entries: readonly Entry[]) =>
    Map.groupBy(entries, ({ section }) => section) as ReadonlyMap<unknown, readonly Entry[]>;
  const before = countOf(all);
  const after = countOf(withoutUnitsOf(all, taken));
  return (entries) =>
    withoutUnitsOf(entries, taken).map((entry) => {
      const isLone =
        entry.section !== undefined &&
        after.get(entry.section)?.length === 1 &&
        (before.get(entry.section)?.length ?? 0) > 1;
      return isLone ? { ...entry, section: undefined } : entry;
    });
}

/**
 * The lines of a list that is features only and short enough; otherwise none, because a list stays whole. Features are
 * recognized only in English.
 */
function featuresOf(list: readonly Entry[], setting: Setting): readonly Entry[] {
  const isWhole =
    setting.reading.language === 'en' &&
    list.length >= MIN_FACTS &&
    list.length <= MAX_BULLETS &&
    charactersIn(list.flatMap(({ units }) => units)) <= MAX_SHORT_CHARACTERS &&
    list.every((entry) => isFeature(entry) && !isOffTopic(entry, setting) && !entry.isListPart) &&
    !list.every(isUninformative) &&
    // "1 x Disc", "2 x Ball" are what is in a box.
    list.some((entry) => wordsIn(entry) >= MIN_STATEMENT_WORDS);
  return isWhole ? list : [];
}

/** "Two hand pockets", "Deep cleaning: it lifts dirt": one statement about the product. */
function isFeature(entry: Entry): boolean {
  const { label, units } = entry;
  const isParagraph = units.length > 1 && units.some(({ finite }) => finite);
  const isOption = units.some(({ span }) => span.field === 'variants');
  const type = labelType(label?.text);
  const isDataSheet =
    type === 'size' || (type !== undefined && !units.some(({ finite }) => finite));
  const isRowLike = label !== undefined && (isDataSheet || isDataRow(entry) || isCatalogRow(entry));
  const isMinor =
    isUnlabeledWord(entry) ||
    isUsageOrLimitation(entry) ||
    isOptionList(entry) ||
    isBelowUsageHeading(entry);
  return !(isParagraph || isOption || isRowLike || isMinor);
}

/** "Larkfell Vase – hand-blown glass": a line that begins with the name. */
function isLabeledByName({ label }: Entry, setting: Setting): boolean {
  const name = stemsOfName(setting);
  const stems = contentStems(label?.text ?? '');
  return stems.length > 1 && stems.every((stem) => name.has(stem));
}

/** "Material: Linen", "Steel": not a text by itself. */
function isFragment(entry: Entry): boolean {
  return entry.label !== undefined || wordsIn(entry) < MIN_STATEMENT_WORDS - 1;
}
