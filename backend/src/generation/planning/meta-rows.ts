import { textOf } from '../realizing/cited.ts';
import { realizeMeta } from '../realizing/meta.ts';
import { labelType } from '../reading/facts.ts';
import { contentStems, opensWithDigit } from '../text/words.ts';
import { inInputOrder, wordsIn } from './entries.ts';
import { isSentence } from './meta-grades.ts';
import { echoes, opensOnName, saysName, stemsOfName } from './meta-naming.ts';
import {
  callsBack,
  isChoice,
  isFiling,
  isMisread,
  isSound,
  isTellingRow,
  isTorn,
} from './meta-statements.ts';
import { isFiled, isOfColor } from './rank.ts';
import { isSloganLine } from './slogans.ts';
import { allParts, planTitle } from './title.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/** Minimum words of any other statement that says more than the name alone. */
const MIN_STOPGAP_WORDS = 3;
/** Maximum rows of a data sheet. */
const MAX_ROWS = 2;

/**
 * For a data sheet: the name and the rows that tell most, or any other statement, or the name alone.
 */
export function planRows(statements: readonly Entry[], setting: Setting, limit: number): MetaPlan {
  const name = stemsOfName(setting);
  // "Fabric: Fleece (warm)" tells of what the warm shirt is made.
  const isOfMaterial = ({ type, label }: Entry) => (type ?? labelType(label?.text)) === 'material';
  const isTelling = (entry: Entry) =>
    isTellingRow(entry, setting) && (isOfMaterial(entry) || !echoes(entry, name));
  const rows = statements.filter(isTelling).slice(0, MAX_ROWS);
  // "Pistachios: Snacks" adds nothing below the name.
  const isOfName = (label = '') =>
    label !== '' && contentStems(label).every((stem) => name.has(stem));
  const isStopgap = (entry: Entry) =>
    isSound(entry, setting) &&
    !callsBack(entry) &&
    !isOfColor(entry) &&
    !isFiling(entry) &&
    !echoes(entry, name) &&
    !isOfName(entry.label?.text) &&
    !isMisread(entry) &&
    (entry.label !== undefined || wordsIn(entry) >= MIN_STOPGAP_WORDS);
  // Any statement says more than the name alone; choices say least.
  const isLabeled = (entry: Entry) => Number(entry.label !== undefined);
  const isNumber = ({ units }: Entry) =>
    units.every(({ text }) => contentStems(text).every((stem) => opensWithDigit(stem)));
  const lastOf = (entry: Entry) =>
    3 * Number(isSloganLine(entry, setting)) +
    2 * Number(isChoice(entry)) +
    Number(isNumber(entry));
  const stopgaps = statements
    .filter(isStopgap)
    .toSorted((a, b) => isLabeled(a) - isLabeled(b))
    .toSorted((a, b) => lastOf(a) - lastOf(b));
  const whole = { parts: allParts(setting.reading.name), statements: [] };
  const isWhole = textOfPlan(whole, setting).length <= limit;
  const { parts } = isWhole ? whole : planTitle(setting, limit);
  // One row is little after a name: two measures are more.
  const pair = stopgaps
    .filter((entry) => entry.label !== undefined && !isFiled(entry))
    .slice(0, MAX_ROWS);
  const isTold = rows.length > 0 || stopgaps.some(({ label }) => label === undefined);
  const choices = [
    inInputOrder(rows),
    ...(isTold ? [] : [inInputOrder(pair)]),
    ...[...rows, ...stopgaps].map((entry) => [entry]),
  ];
  const isSaid = (entry: Entry) =>
    opensOnName(entry, setting) || (isSentence(entry) && saysName(entry, setting));
  const partsFor = (some: readonly Entry[]) => (some.some(isSaid) ? [] : parts);
  const plans = choices.map((statements): MetaPlan => {
    return { parts: partsFor(statements), statements };
  });
  const fits = (plan: MetaPlan) => textOfPlan(plan, setting).length <= limit;
  const bare: MetaPlan = { parts, statements: [] };
  return (
    plans.find((plan) => plan.statements.length > 0 && fits(plan)) ??
    statements
      .filter(isWholeSentence)
      .map((entry): MetaPlan => ({ parts: partsFor([entry]), statements: [entry] }))
      .find(fits) ??
    bare
  );
}

/** Minimum words of a sentence about the maker or the like, which says more than the name alone. */
const MIN_SENTENCE_WORDS = 6;

function isWholeSentence(entry: Entry): boolean {
  const [unit, ...more] = entry.units;
  return (
    unit?.kind === 'sentence' &&
    more.length === 0 &&
    unit.closed &&
    wordsIn(entry) >= MIN_SENTENCE_WORDS &&
    !unit.pointsBack &&
    !callsBack(entry) &&
    !isTorn(unit) &&
    !unit.text.endsWith('?')
  );
}

export function textOfPlan(plan: MetaPlan, setting: Setting): string {
  return textOf(realizeMeta(plan, setting, Infinity));
}
