import type { Figure } from './figures.ts';
import type { Said, Statement } from './said.ts';
import { unitOf } from './units.ts';

interface Known {
  readonly figure: Figure;
  readonly statement: Statement;
}

/** What is wrong with the numbers of a sentence, if anything: value, unit, bound, dimension, noun. */
export function falseFigure(figures: readonly Figure[], said: Said): string | undefined {
  const all = said.statements.flatMap((statement) =>
    statement.figures.map((figure) => ({ figure, statement })),
  );
  for (const figure of figures) {
    const same = all.filter((one) => one.figure.value === figure.value);
    if (same.length === 0 && isTwofold(figure, said)) continue;
    if (same.length === 0) {
      return `it says "${figure.raw}", a number that the product data does not have`;
    }
    const units = same.filter((one) => hasUnit(one, figure.unit));
    if (units.length === 0)
      return `it gives "${figure.raw}" another unit than the product data does`;
    if (units.every((one) => isRaised(one.figure.bound, figure.bound))) {
      return `it says more of "${figure.raw}" than the product data does`;
    }
    const { dimension } = figure;
    if (
      dimension !== undefined &&
      units.every((one) => one.figure.dimension !== undefined && one.figure.dimension !== dimension)
    ) {
      return `it calls "${figure.raw}" another dimension than the product data does`;
    }
    if (belongsToOther(figure, same, all)) {
      return `it says "${figure.raw}" of something else than the product data does`;
    }
  }
  return undefined;
}

function hasUnit({ figure, statement }: Known, unit: string | undefined): boolean {
  if (unit === undefined || figure.unit === unit) return true;
  if (figure.unit !== undefined) return false;
  return statement.tokens.some(
    ({ text }) => unitOf(text) === unit || (unit === 'year' && AGES.has(text)),
  );
}

const AGES: ReadonlySet<string> = new Set(['age', 'ages', 'aged']);
const TWOFOLD = ['doubl', 'dual', 'twin', 'pair', 'both'];

/** "Two walls" of a double wall. */
function isTwofold({ value, unit }: Figure, said: Said): boolean {
  return value === '2' && unit === undefined && TWOFOLD.some((stem) => said.stems.has(stem));
}

/** "Up to 40" is neither 40 nor over 40, and 40 is not over 40. */
function isRaised(said: Figure['bound'], draft: Figure['bound']): boolean {
  if (said === draft) return false;
  return draft === 'least' || said === 'most';
}

/** Stems of the words for what is counted, whatever it is. */
const COUNTED: ReadonlySet<string> = new Set([
  'piec',
  'pc',
  'pack',
  'set',
  'count',
  'part',
  'item',
]);

/** Whether the words beside a number are those of another number, and none its own. */
function belongsToOther(figure: Figure, same: readonly Known[], all: readonly Known[]): boolean {
  const others = all.filter((one) => one.figure.value !== figure.value);
  const owns = (word: string) =>
    same.some(({ figure: { before, after } }) => before === word || after.includes(word));
  // "5 pieces" are five of whatever is in the box.
  if (same.some((one) => one.figure.after.some((word) => COUNTED.has(word)))) return false;
  const ownsAny = same.some((one) => one.figure.after.length > 0);
  if (ownsAny && figure.after.length > 0 && !figure.after.some(owns)) {
    if (others.some((one) => figure.after.some((word) => one.figure.after.includes(word)))) {
      return true;
    }
  }
  const { before } = figure;
  if (before === undefined || owns(before) || figure.after.some(owns)) return false;
  return others.some(
    (one) =>
      one.figure.before === before &&
      same.some(({ statement }) => statement === one.statement) &&
      same.every((mine) => mine.figure.before !== undefined),
  );
}
