import { findPreferred } from '../brand-words.ts';
import type { Platform } from '@wareword/shared-schema';
import { isForbidden } from '../platforms/forbidden-wording.ts';
import { removeForbiddenParts, withoutForbiddenAdjective } from '../realizing/forbidden-parts.ts';
import { labelType } from '../reading/facts.ts';
import {
  otherNameIn,
  type FactType,
  type Line,
  type Quote,
  type Reading,
  type Unit,
} from '../reading/index.ts';
import { plainLabel } from '../reading/values.ts';
import {
  contentStems,
  countWords,
  foldWord,
  startsWithDigit,
  STOP_WORDS,
  stemOf,
  wordsOf,
  withSpacedUnits,
} from '../text/words.ts';
import { isChart, groupUnits, statementsOf } from './split-line.ts';
import {
  isItem,
  isRhetorical,
  withLoneLines,
  withoutOrphans,
  withoutRestated,
  withWholeLists,
} from './kept-groups.ts';
import { isNameAcrossLabel, repeatsName, repeatsPartOfName, startsName } from './name-lines.ts';
import { findRestated } from './restated-entries.ts';
import type { Entry } from './types.ts';

/** Minimum words of a phrase with final punctuation that reads as running text. */
const MIN_PROSE_WORDS = 8;
/** "Overview", "What makes it so special?": a heading above the text that every page begins with. */
const DESCRIPTION_HEADING =
  /^(?:product )?(?:description|overview|summary|about)\b|^what makes [^.?!,:]{2,50}\?$/iu;
const KEPT_KINDS: ReadonlySet<Unit['kind']> = new Set([
  'sentence',
  'labeled',
  'phrase',
  'note',
  'heading',
]);

/** The entries that a platform allows, line by line, in input order. */
export function entriesOf(reading: Reading, platform: Platform): Entry[] {
  const nameStems = new Set(contentStems(reading.name.text));
  const spacedNameStems = new Set(contentStems(withSpacedUnits(reading.name.text)));
  const isOnlyLine = reading.lines.length === 1;
  const preferred = findPreferred(reading.request);
  const openingLine = reading.lines.find(({ units }) =>
    units.some(({ kind }) => kind !== 'heading'),
  );
  let section: Quote | undefined;
  const nameLines = new Set<Line>();
  const all = reading.lines.flatMap((line) => {
    const units = withoutOrphans(
      line.units,
      (unit, at) =>
        (isKept(unit, platform) ||
          (platform !== 'amazon' && isRhetorical(unit, line, line.units[at + 1]))) &&
        (otherNameIn(unit, reading) === undefined || isContinued(line.units[at + 1])),
    );
    const [first] = units;
    if (first === undefined) return [];
    const isOnlyName =
      units.length === 1 &&
      !isItemOfList(line, reading) &&
      (line.label === undefined
        ? repeatsName(first, first.text, nameStems, isOnlyLine) ||
          repeatsName(first, withSpacedUnits(first.text), spacedNameStems, isOnlyLine)
        : isNameAcrossLabel(`${line.label.text} ${first.text}`, first.span, reading));
    // A repeated name adds nothing. A heading applies to the lines below it, unless the first line
    // is a sentence.
    const isHeading = first.kind === 'heading' && !(line.id === 0 && first.finite);
    if (isHeading) section = isOnlyName || DESCRIPTION_HEADING.test(first.text) ? undefined : first;
    if (line.section !== undefined)
      section = DESCRIPTION_HEADING.test(line.section.text) ? undefined : line.section;
    if (isHeading || (isOnlyName && !repeatsPartOfName(first, nameStems))) return [];
    const isTitle = line.id === 0 && startsName(first, reading.name.text);
    if (isTitle && reading.lines.some((other) => other.id > 0 && other.units.some(isTold)))
      return [];
    if (isOnlyName) nameLines.add(line);
    // A line among others is one statement.
    const isAlone = reading.lines.length === 1;
    return (isAlone ? statementsOf(line, units, platform !== 'amazon') : [units]).map(
      (group, _index, groups) => ({
        ...entryOf(reading, line, group, platform),
        isListPart: groups.length > 1 && !isText(group),
        opens:
          (line.id === 0 || line === openingLine) &&
          group[0] === line.units[0] &&
          labelType(line.label?.text) === undefined,
        ...(section === undefined ? {} : { section }),
        ...(group.some(({ text }) => preferred(text) !== undefined) ? { preferred: true } : {}),
      }),
    );
  });
  const withoutNameLines = all.filter(({ line }) => !nameLines.has(line));
  // If there are few lines, keep one that only repeats words of the name.
  const entries =
    withoutNameLines.length > 0 && withoutNameLines.length < MIN_ENTRIES ? all : withoutNameLines;
  // On Amazon, a statement too long for a bullet doesn't replace shorter lines with the same content.
  const mayReplace = (entry: Entry) => platform !== 'amazon' || !isTooLongForBullet(entry);
  const isRestated = findRestated(entries.filter(mayReplace), nameStems);
  const distinct = withoutRestated(entries, isRestated);
  const shown =
    platform === 'amazon'
      ? distinct
      : withWholeLists(entries, distinct, (list) => findRestated(list, nameStems));
  return withLoneLines(
    withConsistentLabels(shown, platform),
    (heading) => !isForbidden(heading, platform),
  );
}

/**
 * "Coffee" below "Coconut milk": one of several items, even if the name has it too. A line with the product's noun is a
 * title.
 */
function isItemOfList(line: Line, { lines, name }: Reading): boolean {
  const previous = lines[lines.indexOf(line) - 1];
  const nouns = contentStems(name.noun ?? '');
  return (
    nouns.length > 0 &&
    isItem(line) &&
    previous !== undefined &&
    isItem(previous) &&
    !line.units.some(({ text }) => contentStems(text).some((stem) => nouns.includes(stem)))
  );
}

/** "Their second album …": needs the people that the sentence before it names. */
function isContinued(next: Unit | undefined): boolean {
  return next !== undefined && /\b(?:they|their|he|his|she|her)\b/iu.test(next.text);
}

/** Whether units are several longer sentences: the text above the phrases of a line. */
function isText(units: readonly Unit[]): boolean {
  return units.filter(({ finite, words }) => finite && words >= MIN_PROSE_WORDS).length > 1;
}

/** Minimum and maximum characters of a bullet. */
export const MIN_BULLET = 10;
export const MAX_BULLET = 255;
/** Whether an entry has a sentence that is too long for a bullet. */
export function isTooLongForBullet({ units }: Entry): boolean {
  return units.some(({ text }) => text.length > MAX_BULLET);
}

/** A label that needs its value: "Lab set includes: 2 test tubes". */
const NEEDS_VALUE = /\b(?:includes?|contains?|comes with|consists of)$/iu;
/** Minimum words of a value that says enough without its label. */
const MIN_UNLABELED_WORDS = 4;

/**
 * A label that its statement repeats is dropped only if all labels are, or if the statement begins
 * with it. A label that the platform forbids is always dropped.
 */
function withConsistentLabels(entries: readonly Entry[], platform: Platform): Entry[] {
  const isOptional = ({ line, units }: Entry) =>
    line.label !== undefined &&
    !isForbidden(line.label.text, platform) &&
    labelType(line.label.text) === undefined &&
    !NEEDS_VALUE.test(line.label.text) &&
    (units[0]?.finite === true || wordsIn({ units }) >= MIN_UNLABELED_WORDS);
  const lacksLabel = ({ label }: Entry) => label === undefined;
  const isOnlyOptional = entries.filter(isOptional).every(lacksLabel);
  // "Red Hearts: Red ground with hearts" beside "Silver Waves: Blue shades": a name among others.
  const areNamed = entries.some(isNamed);
  if (isOnlyOptional && !areNamed) return [...entries];
  return entries.map((entry) =>
    entry.line.label !== undefined &&
    isOptional(entry) &&
    lacksLabel(entry) &&
    (!isOnlyOptional || countWords(entry.line.label.text) > 1) &&
    !isRepeatedLabel(entry)
      ? { ...entry, label: entry.line.label }
      : entry,
  );
}

/** Whether an entry has a label of several words that is no type of fact. */
function isNamed({ label }: Entry): boolean {
  return label !== undefined && labelType(label.text) === undefined && countWords(label.text) > 1;
}

/** "Adjustable: Adjustable dial", or a unit that doesn't start its line: a label would read badly. */
function isRepeatedLabel({ line, units: [unit] }: Entry): boolean {
  const label = contentStems(line.label?.text ?? '');
  const opening = contentStems(unit?.text ?? '').slice(0, label.length);
  return unit !== line.units[0] || opening.join(' ') === label.join(' ');
}

/** Minimum other entries for an entry that only repeats the name to be dropped. */
const MIN_ENTRIES = 3;

function isTold({ kind, finite, words }: Unit): boolean {
  return (finite || words >= MIN_PROSE_WORDS) && KEPT_KINDS.has(kind);
}

function isKept(unit: Unit, platform: Platform): boolean {
  if (!KEPT_KINDS.has(unit.kind)) return false;
  if (!isForbidden(unit.text, platform)) return true;
  if (withoutForbiddenAdjective(unit.text, (part) => isForbidden(part, platform)) !== '')
    return true;
  // A list of phrases can lose one of them; a sentence can't.
  return (
    unit.words <= MIN_PROSE_WORDS &&
    !unit.finite &&
    removeForbiddenParts(unit.text, (part) => isForbidden(part, platform)) !== ''
  );
}

function entryOf(reading: Reading, line: Line, units: readonly Unit[], platform: Platform): Entry {
  const label = labelOf(line, units, platform);
  const [first] = units;
  const facts =
    units.length === 1 ? reading.facts.filter((fact) => fact.unit === first?.id && fact.whole) : [];
  const type = facts[0]?.type ?? (units.length === 1 ? undefined : labelType(line.label?.text));
  return {
    line,
    units,
    isListPart: false,
    opens: false,
    ...(label === undefined ? {} : { label }),
    ...(type === undefined ? {} : { type }),
  };
}

const NEGATES = /\bno\b/iu;
const INSTRUCTS = /^how to \p{L}/iu;
/** The label distinguishes a warning from a feature: "Caution: use with caution". */
const WARNING_LABEL = /^(?:cautions?|warnings?|danger)$/iu;

/**
 * The label of a line, unless it is forbidden, its value was dropped, or its value repeats all its
 * words.
 */
function labelOf(
  { label, units: [first] }: Line,
  units: readonly Unit[],
  platform: Platform,
): Quote | undefined {
  if (label === undefined || isForbidden(label.text, platform) || units[0] !== first)
    return undefined;
  // "Sizes: 7-13, half sizes" needs its label; "Warranty: 3-month warranty" says it twice.
  const [opening = ''] = startsWithDigit(first?.text ?? '') ? (first?.text ?? '').split(',') : [];
  const statement = opening === '' ? units.map(({ text }) => text).join(' ') : opening;
  const body = new Set(contentStems(statement));
  const words = wordsOf(plainLabel(label.text)).filter((word) => !STOP_WORDS.has(foldWord(word)));
  // "No more pulling" says more than "when he pulls", and "How to use" more than "use daily".
  const isKept = [NEGATES, WARNING_LABEL, INSTRUCTS].some((kept) => kept.test(label.text));
  const isRepeated = !isKept && words.length > 0 && words.every((word) => body.has(stemOf(word)));
  return isRepeated ? undefined : label;
}

/** Splits an entry into its statements; units that refer back stay with the previous one. */
export function splitIntoStatements(entry: Entry): Entry[] {
  const groups = isChart(entry.units) ? [entry.units] : groupUnits(entry.units);
  if (groups.length === 1) return [entry];
  const { line, label, isListPart, opens } = entry;
  return groups.map((units, index) => ({
    line,
    units,
    isListPart,
    opens: opens && index === 0,
    // A label stays with the statement after it.
    ...(label === undefined || index > 0 ? {} : { label }),
  }));
}

/** Splits an entry into its units. */
export function splitIntoUnits(entry: Entry): Entry[] {
  return entry.units.map((unit) => ({ ...entry, units: [unit] }));
}

/** Entries without the units that appear in other entries. */
export function withoutUnitsOf(entries: readonly Entry[], taken: readonly Entry[]): Entry[] {
  const used = new Set(taken.flatMap(({ units }) => units.map(({ id }) => id)));
  return entries.flatMap((entry): Entry[] => {
    const units = entry.units.filter(({ id }) => !used.has(id));
    if (units.length === entry.units.length) return [entry];
    if (units.length === 0) return [];
    const { label, ...rest } = entry;
    const keepsLabel = label !== undefined && units[0] === entry.units[0];
    return [{ ...rest, units, ...(keepsLabel ? { label } : {}) }];
  });
}

/** Whether an entry depends on the previous one. */
export function dependsOnPrevious(entry: Entry): boolean {
  return entry.units[0]?.dependsOnPrevious === true && entry.label === undefined;
}

/** Whether an entry is a note to the buyer. */
export function isNote(entry: Entry): boolean {
  return entry.units.every((unit) => unit.kind === 'note');
}

/** Types of facts that accompany a product but don't describe it. */
const ASIDE_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  'warranty',
  'origin',
  'model',
]);
/** Maximum words of a phrase that only states an origin. */
const MAX_ORIGIN_WORDS = 4;
/** "Coordinate with additional costumes and accessories", "Read about the artist & collect all her puzzles": promotes other products. */
const CROSS_SELLING =
  /\b(?:coordinate|match|pair|combine)s? with (?:additional|other|more|matching)\b|\b(?:additional|other|more) [\p{L} ]{0,40}\bavailable (?:from|at|in)\b|\b(?:is|are) available from\b|\bwith costumes and accessories\b|\bhas matching (?:accessories|items|pieces)\b|\b(?:or|and) collect them all\b|^read about [^.]{1,60}(?:&|\band) collect\b|^other [\p{L} ]{1,40} (?:in|from|of) (?:the|this|our) (?:range|series|collection|line)\b/iu;

/** "Made to order, ships in 5 days", "Item package weight is 2 lb": delivery. */
const DELIVERY =
  /\b(?:made to order|(?:item|product) package weight|(?:already assembled|assembled already)|ships? (?:in|within)|business days|lead time|within \d{1,3} hours|immediate shipping|(?:is|are) shipped in)\b/iu;

/** "10% of profits are donated to charities": a donation. */
const DONATION = /\b(?:profits?|proceeds|purchases?)\b[^.]{0,80}\b(?:donated?|charit(?:y|ies))\b/iu;

/** "An American puzzle & game company": the maker. */
const COMPANY = /\ban? (?:[\p{L}-]+ |& ){1,5}company[.!]?$/iu;

/** Whether an entry is about a warranty, an origin, the maker, delivery, a donation or other products rather than this one. */
export function isAside(entry: Entry): boolean {
  const mentionsAside = ({ text }: Unit) =>
    [CROSS_SELLING, DELIVERY, DONATION, COMPANY].some((about) => about.test(text));
  // "Carved oak mirror made in Italy" at the start of the input says what the product is.
  const isOpening = entry.type === 'origin' && entry.opens && wordsIn(entry) > MAX_ORIGIN_WORDS;
  return (ASIDE_TYPES.has(entry.type) && !isOpening) || entry.units.some(mentionsAside);
}

export function wordsIn(entry: Pick<Entry, 'units'>): number {
  return entry.units.reduce((sum, unit) => sum + unit.words, 0);
}

/** Characters of units as running text, including the space after each. */
export function charactersIn(units: readonly Unit[]): number {
  return units.reduce((sum, { text }) => sum + text.length + 1, 0);
}

export function inInputOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.units[0]?.id ?? 0) - (b.units[0]?.id ?? 0));
}
