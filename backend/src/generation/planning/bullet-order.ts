import { labelType } from '../reading/facts.ts';
import { contentStems, hasDigit, startsWithDigit } from '../text/words.ts';
import { inInputOrder, wordsIn } from './entries.ts';
import { isUnlabeledWord, isVerblessFact, isCatalogData } from './rank.ts';
import { moveLowPriorityLast } from './rank-order.ts';
import { isSloganLine } from './slogans.ts';
import { isPersonal } from './personal-statements.ts';
import { areDataRows } from './list-order.ts';
import type { Entry, Setting } from './types.ts';

/** Maximum words of a fact that means little on its own. */
const MAX_FACT_WORDS = 4;

/**
 * Input order, with usage and limitations at the end, and facts that precede the first feature moved after it.
 */
export function inBulletOrder(entries: readonly Entry[], setting: Setting): Entry[] {
  const paragraph = entries.find(
    ({ label, line }) => label === undefined && line.label === undefined && line.units.length > 1,
  )?.line;
  const ordered = moveLowPriorityLast(inInputOrder(entries), paragraph);
  const isOfProduct = ({ label }: Entry) => label === undefined || labelType(label.text) === 'size';
  const isFact = (entry: Entry) =>
    isUnlabeledWord(entry) ||
    (isVerblessFact(entry) && isOfProduct(entry) && wordsIn(entry) <= MAX_FACT_WORDS);
  const firstFeature = Math.max(
    ordered.findIndex((entry) => !isFact(entry)),
    0,
  );
  const withFactsAfterFeature = areDataRows(ordered, firstFeature)
    ? ordered
    : [...ordered.slice(firstFeature), ...ordered.slice(0, firstFeature)];
  const moved = moveLowPriorityLast(withFactsAfterFeature, paragraph);
  const isLast = (entry: Entry) =>
    isCatalogData(entry) || isSloganLine(entry, setting) || isPersonal(entry);
  return [...moved.filter((entry) => !isLast(entry)), ...moved.filter(isLast)];
}

/** Labels of dimensions: "Width", "Product height". */
const DIMENSION_LABEL =
  /^(?:(?:overall|product|item) )?(?:length|width|height|depth|breadth|diameter|thickness|weight)$/iu;

/** Whether an entry is a dimension, which is shown with the others or not at all: "Width: 9 in". */
function isDimension({ label, units }: Entry): boolean {
  return DIMENSION_LABEL.test(label?.text.trim() ?? '') && units.some(({ text }) => hasDigit(text));
}

/**
 * The chosen rows of a sheet that say little without others which aren't chosen: a width without a height, or the
 * material of the upper without those of the lining and the sole.
 */
export function tornRows(chosen: readonly Entry[], all: readonly Entry[]): Entry[] {
  const groups = [all.filter(isDimension), ...materialRows(all)];
  const isTorn = (group: readonly Entry[]) => !group.every((entry) => chosen.includes(entry));
  return groups.filter(isTorn).flatMap((group) => group.filter((entry) => chosen.includes(entry)));
}

/** The rows below each other with the materials of parts: "Upper: suede", "Lining: cotton", "Sole: rubber". */
function materialRows(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of inInputOrder(entries)) {
    if (entry.type !== 'material' || entry.label === undefined) continue;
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && entry.line.id === last.line.id + 1) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  }
  return groups.filter((group) => group.length > 1);
}

/** Drops entries whose content words all occur in an earlier entry. */
export function withoutDuplicates(entries: readonly Entry[]): Entry[] {
  const statedStems: ReadonlySet<string>[] = [];
  return entries.filter(({ label, units }) => {
    const stems = units.flatMap(({ text }) => contentStems(inFigures(text))).map(rootOf);
    const isRepeat =
      label === undefined &&
      stems.length > 1 &&
      statedStems.some((other) => stems.every((stem) => other.has(stem)));
    statedStems.push(new Set(stems));
    return !isRepeat;
  });
}

/** Minimum share of the words of contents that others repeat in more detail. */
const REPEATED_SHARE = 3 / 5;

/**
 * Drops contents that others give in more detail: "Includes 3 figures and a spider" beside "Includes 3 figures: 2 miners
 * and a cook, plus a spider".
 */
export function withoutRepeatedContents(entries: readonly Entry[], min: number): Entry[] {
  const contents = entries.flatMap((entry) => {
    const text = [entry.label, ...entry.units]
      .map((part) => part?.text ?? '')
      .join(' ')
      .trim();
    return CONTENTS.test(text) ? [{ entry, stems: new Set(contentStems(inFigures(text))) }] : [];
  });
  const isRepeated = ({ stems }: (typeof contents)[number], at: number) =>
    contents.some(
      (other, index) =>
        (other.stems.size > stems.size || (other.stems.size === stems.size && index < at)) &&
        [...stems].filter((stem) => other.stems.has(stem)).length >= stems.size * REPEATED_SHARE,
    );
  const repeated = contents.filter(isRepeated).map(({ entry }) => entry);
  const kept = entries.filter((entry) => !repeated.includes(entry));
  return kept.length >= min ? kept : [...entries];
}

const CONTENTS = /^(?:the set |set |also )?includes? /iu;

/** Minimum content words of a near-duplicate. */
const MIN_NEAR_DUPLICATE = 3;

/** Moves near-duplicates, whose words but one occur in a longer entry, to the end. */
export function moveNearDuplicatesLast(entries: readonly Entry[]): Entry[] {
  const stemsByEntry = entries.map(({ units }) =>
    contentStems(units.map(({ text }) => text).join(' ')),
  );
  const isNear = ({ label, units }: Entry, at: number) => {
    const stems = stemsByEntry[at] ?? [];
    const figures = stems.filter(hasDigit);
    // "1 plum roll" and "1 trout roll" are counted.
    const isCounted = startsWithDigit(units[0]?.text ?? '');
    if (label !== undefined || isCounted || stems.length < MIN_NEAR_DUPLICATE) return false;
    return stemsByEntry.some(
      (other) =>
        other.length > stems.length &&
        figures.every((figure) => other.includes(figure)) &&
        stems.slice(0, MIN_SAME_START).every((stem) => other.includes(stem)) &&
        stems.filter((stem) => !other.includes(stem)).length <= 1,
    );
  };
  const near = entries.filter(isNear);
  return [...entries.filter((entry) => !near.includes(entry)), ...near];
}

const MIN_SAME_START = 2;

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');

/** Numbers as figures: "One hour" and "1-hour" are the same. */
function inFigures(text: string): string {
  return text
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) => String(NUMBERS.indexOf(word) + 1 || word))
    .join(' ');
}

const MIN_ROOT = 6;

/** "extract" of "extractor", "extraction" and "extracts". */
function rootOf(stem: string): string {
  return stem.slice(0, MIN_ROOT + 1);
}
