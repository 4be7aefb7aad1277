import { labelType } from '../reading/facts.ts';
import { contentStems, hasDigit } from '../text/words.ts';
import { inInputOrder, wordsIn } from './entries.ts';
import { isBare, isBareFact, isFiled, withLaterLast } from './rank.ts';
import { isSloganLine } from './slogans.ts';
import { areRows } from './stores.ts';
import type { Entry, Setting } from './types.ts';

/** Maximum words of a fact that says nothing on its own. */
const MAX_FACT_WORDS = 4;

/**
 * In input order, with statements about use or limits last, and facts that come before the first
 * feature moved after it.
 */
export function inBulletOrder(entries: readonly Entry[], setting: Setting): Entry[] {
  const paragraph = entries.find(
    ({ label, line }) => label === undefined && line.label === undefined && line.units.length > 1,
  )?.line;
  const ordered = withLaterLast(inInputOrder(entries), paragraph);
  const isOfProduct = ({ label }: Entry) => label === undefined || labelType(label.text) === 'size';
  const isFact = (entry: Entry) =>
    isBare(entry) || (isBareFact(entry) && isOfProduct(entry) && wordsIn(entry) <= MAX_FACT_WORDS);
  const first = Math.max(
    ordered.findIndex((entry) => !isFact(entry)),
    0,
  );
  const opened = areRows(ordered, first)
    ? ordered
    : [...ordered.slice(first), ...ordered.slice(0, first)];
  const moved = withLaterLast(opened, paragraph);
  const isLast = (entry: Entry) => isFiled(entry) || isSloganLine(entry, setting);
  return [...moved.filter((entry) => !isLast(entry)), ...moved.filter(isLast)];
}

/** "Width", "Product height": one of several measures that say together how large a thing is. */
const SIDE =
  /^(?:(?:overall|product|item) )?(?:length|width|height|depth|breadth|diameter|thickness|weight)$/iu;

/** "Width: 9 in": a row of a data sheet that stands with the other measures, or not at all. */
export function isSide({ label, units }: Entry): boolean {
  return SIDE.test(label?.text.trim() ?? '') && units.some(({ text }) => hasDigit(text));
}

/** Whether entries have all measures of a product that others have, or none. */
export function haveAllSides(some: readonly Entry[], all: readonly Entry[]): boolean {
  const shown = some.filter(isSide).length;
  return shown === 0 || shown === all.filter(isSide).length;
}

/** Entries without those of which every content word stands in one before them. */
export function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const said: ReadonlySet<string>[] = [];
  return entries.filter(({ label, units }) => {
    const stems = units.flatMap(({ text }) => contentStems(inFigures(text))).map(rootOf);
    const isRepeat =
      label === undefined &&
      stems.length > 1 &&
      said.some((other) => stems.every((stem) => other.has(stem)));
    said.push(new Set(stems));
    return !isRepeat;
  });
}

/** Minimum content words of a line that can be another's but for one. */
const MIN_SAID = 3;

/** Entries with those last of which a longer one has all words but one: "Press collar to start the sounds". */
export function nearRepeatsLast(entries: readonly Entry[]): Entry[] {
  const said = entries.map(({ units }) => contentStems(units.map(({ text }) => text).join(' ')));
  const isNear = ({ label, units }: Entry, at: number) => {
    const stems = said[at] ?? [];
    const isNumbered = units.some(({ text }) => hasDigit(text));
    if (label !== undefined || isNumbered || stems.length < MIN_SAID) return false;
    return said.some(
      (other) =>
        other.length > stems.length &&
        stems.slice(0, MIN_OPENING).every((stem) => other.includes(stem)) &&
        stems.filter((stem) => !other.includes(stem)).length <= 1,
    );
  };
  const near = entries.filter(isNear);
  return [...entries.filter((entry) => !near.includes(entry)), ...near];
}

const MIN_OPENING = 2;

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');

/** "One hour" and "1-hour" */
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
