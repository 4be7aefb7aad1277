import { isSectionHeading } from '../reading/heading-text.ts';
import type { Line, Unit } from '../reading/index.ts';
import { contentStems } from '../text/words.ts';
import type { Entry } from './types.ts';

/** Checks what is left of a group: nothing may depend on what was dropped, and no line may be left alone. */

/** "That's why our blend …", "Look no further than …": means nothing without the statement or question before it. */
const WITHOUT_SUBJECT =
  /^(?:and|but|or) (?:\p{Ll}+ly )?(?:can|could|has|have|is|are|may|should|will|would)\b/iu;
const ANSWERS =
  /^(?:(?:that|this)(?:['’]s| is) (?:why|where|when|how)|look no further|you['’]re in luck|if so|then)\b/iu;

/** The units to keep, without answers to what isn't kept, unless nothing would be left. */
export function withoutOrphans(
  units: readonly Unit[],
  isKept: (unit: Unit, at: number) => boolean,
): readonly Unit[] {
  const kept = units.filter(isKept);
  if (kept.length === units.length) return kept;
  const isOrphan = (unit: Unit) => {
    const before = units[units.indexOf(unit) - 1];
    return (
      before !== undefined &&
      !kept.includes(before) &&
      [ANSWERS, WITHOUT_SUBJECT].some((form) => form.test(unit.text))
    );
  };
  const standing = kept.filter((unit) => !isOrphan(unit));
  return standing.some(({ finite }) => finite) ? standing : kept;
}

/** Minimum words of a question and of the sentence beside it. */
const MIN_QUESTION_WORDS = 3;
const MIN_TEXT_WORDS = 8;
const NUMBER = /(?<![\p{L}\d.])\d/u;

/** "Sugar cookies, anyone?" in a text: a question that nobody has to answer, unlike "Holds 20 kg?". */
export function isRhetorical(unit: Unit, { units }: Line, next: Unit | undefined): boolean {
  return (
    unit.kind === 'doubt' &&
    unit.text.endsWith('?') &&
    unit.words >= MIN_QUESTION_WORDS &&
    !NUMBER.test(unit.text) &&
    next?.kind !== 'doubt' &&
    units.some(
      ({ kind, closed, words }) =>
        closed && (kind === 'sentence' || kind === 'phrase') && words >= MIN_TEXT_WORDS,
    )
  );
}

const MIN_RESTATED_STEMS = 2;
/** "Benefits of the Tarn Lamp": a heading that says what it is about can be a label. */
const SAYS_OF_WHAT = / of (?:the|this|our) /iu;

/**
 * Entries in which no line is left alone below a heading that isn't shown: it has the heading as its label. A general
 * heading, such as "Key features", is no label, and the line goes if the text above says the same.
 */
export function withLoneLines(
  entries: readonly Entry[],
  isAllowed: (heading: string) => boolean,
): Entry[] {
  const [lone, ...more] = entries.filter(({ section }) => section !== undefined);
  const section = lone?.section;
  if (
    lone === undefined ||
    section === undefined ||
    more.length > 0 ||
    entries.length === 1 ||
    lone.line.label !== undefined ||
    lone.units.some(({ closed }) => closed)
  )
    return [...entries];
  if (!isSectionHeading(section.text) || SAYS_OF_WHAT.test(section.text))
    return isAllowed(section.text)
      ? entries.map((entry) =>
          entry === lone ? { ...lone, label: section, section: undefined } : entry,
        )
      : [...entries];
  const stems = contentStems(lone.units.map(({ text }) => text).join(' '));
  const isRestated =
    stems.length >= MIN_RESTATED_STEMS &&
    entries.some(({ units }) =>
      units.some((unit) => {
        const said = new Set(unit === lone.units[0] ? [] : contentStems(unit.text));
        return stems.every((stem) => said.has(stem));
      }),
    );
  return isRestated ? entries.filter((entry) => entry !== lone) : [...entries];
}

/** Maximum words of an item of a list. */
const MAX_ITEM_WORDS = 4;

/** Whether a line is a short phrase, as the items of a list are. */
export function isItem({ label, units: [unit, ...more] }: Line): boolean {
  const isPhrase = unit?.kind === 'phrase' && unit.words <= MAX_ITEM_WORDS;
  return isPhrase && more.length === 0 && label === undefined;
}

/** Drops restated entries, unless that would leave one item of a list alone between paragraphs. */
export function withoutRestated(
  entries: readonly Entry[],
  isRestated: (entry: Entry) => boolean,
): Entry[] {
  const kept = new Set(entries.filter((entry) => !isRestated(entry)));
  let items: Entry[] = [];
  let isBelowText = true;
  for (const entry of [...entries, undefined]) {
    if (entry !== undefined && isItem(entry.line)) {
      items.push(entry);
      continue;
    }
    const isText =
      entry === undefined || entry.units.some(({ finite, closed }) => finite && closed);
    const isLone = items.filter((item) => kept.has(item)).length === 1;
    if (isLone && isBelowText && isText) for (const item of items) kept.add(item);
    items = [];
    isBelowText = isText;
  }
  return entries.filter((entry) => kept.has(entry));
}

/** Minimum lines of a list that stays whole. */
const MIN_LINES = 3;

/**
 * The kept entries, with the other lines of lists of which some are kept: what the text above a list says may be one of
 * its lines. What the list itself says twice isn't.
 */
export function withWholeLists(
  entries: readonly Entry[],
  kept: readonly Entry[],
  findRestatedIn: (list: readonly Entry[]) => (entry: Entry) => boolean,
): Entry[] {
  const isKept = new Set(kept);
  let list: Entry[] = [];
  for (const entry of [...entries, undefined]) {
    const isLine =
      entry !== undefined && entry.line.label === undefined && entry.units.length === 1;
    if (isLine) {
      list.push(entry);
      continue;
    }
    const isWhole = list.every((line) => isKept.has(line));
    if (list.length >= MIN_LINES && !isWhole && list.some((line) => isKept.has(line))) {
      const isRestated = findRestatedIn(list);
      for (const line of list) if (!isRestated(line)) isKept.add(line);
    }
    list = [];
  }
  return entries.filter((entry) => isKept.has(entry));
}
