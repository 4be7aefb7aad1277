import { stemOf } from '../text/words.ts';
import type { Figure } from './figures.ts';
import { isFiniteVerb, isMostlyNoun } from './nouns.ts';
import type { Evidence, Statement } from './evidence.ts';

/** Stems of words that mean two or three of something. */
const GROUP_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['2', ['doubl', 'dual', 'duo', 'twin', 'pair', 'both']],
  ['3', ['tripl', 'trio']],
]);

/** Whether a word such as "double" implies the number: "two walls", for a double wall. */
export function isImpliedByGroupWord(
  { value, unit, after, clause }: Figure,
  evidence: Evidence,
): boolean {
  const words = unit === undefined || unit === 'x' ? GROUP_WORDS.get(value) : undefined;
  if (words === undefined) return false;
  // "The two earrings" of a pair.
  if (
    value === '2' &&
    clause.includes('pair') &&
    !after.includes('pair') &&
    evidence.stems.has('pair')
  )
    return true;
  return evidence.statements.some(
    ({ stems }) =>
      words.some((stem) => stems.has(stem)) &&
      (unit === 'x' || [...after, ...clause.slice(0, 2)].some((stem) => stems.has(stem))),
  );
}

/**
 * Whether a number is the sum of the counts of one thing: "three pockets", for two outside and one
 * inside.
 */
export function isSum(figure: Figure, evidence: Evidence): boolean {
  const [thing, more] = countedNouns(figure, evidence);
  // "Three side pockets" counts only side pockets.
  const qualified = figure.after[0] !== thing || more !== undefined;
  if (thing === undefined || qualified || figure.unit !== undefined) return false;
  const counts = evidence.statements.map((statement) => mentionsOf(thing, statement));
  const total = counts.flat().reduce((sum, count) => sum + count, 0);
  return [
    total,
    ...counts.map((mentionCounts) => mentionCounts.reduce((sum, count) => sum + count, 0)),
  ].some(
    (sum, index) => sum === Number(figure.value) && (counts[index - 1] ?? counts.flat()).length > 1,
  );
}

/**
 * Whether a number is the sum or product of counts that the input lists next to each other:
 * "fifteen slides" for "ten prepared slides, five blank ones", "twelve cubes" for "two trays, each
 * makes six cubes".
 */
export function isTotal(figure: Figure, evidence: Evidence): boolean {
  if (figure.unit !== undefined || figure.isAge) return false;
  const nouns = countedNouns(figure, evidence);
  const total = Number(figure.value);
  return evidence.statements.some(({ stems, figures, tokens }) => {
    if (!nouns.some((noun) => stems.has(noun))) return false;
    const each = tokens.some(({ text }) => text === 'each');
    const counts = figures
      .filter(
        ({ unit, isAge, countedWords: words }) =>
          unit === undefined && !isAge && (each || words.length > 0),
      )
      .slice(0, MAX_COUNTS)
      .map(({ value }) => Number(value));
    return counts.some(
      (count, at) => count * (counts[at + 1] ?? 0) === total || sumsUp(counts.slice(at), total),
    );
  });
}

/** Maximum counts of a statement that are considered. */
const MAX_COUNTS = 20;

function sumsUp([first = 0, ...more]: readonly number[], total: number): boolean {
  let sum = first;
  for (const count of more) {
    sum += count;
    if (sum === total) return true;
    if (sum > total) return false;
  }
  return false;
}

/** The stems of number words as dictionary definitions use them, by number. */
const STEM_BY_NUMBER: ReadonlyMap<string, string> = new Map(
  'two three four five six seven eight nine ten twelve'
    .split(' ')
    .map((word, at) => [at === 9 ? '12' : String(at + 2), stemOf(word)]),
);

/**
 * Whether a dictionary definition of the input's words has the number: "six sides", for something
 * hexagonal.
 */
export function isInDefinition(
  { value, unit, after }: Figure,
  { definitionStems }: Evidence,
): boolean {
  const word = STEM_BY_NUMBER.get(value);
  const [noun] = after;
  if (unit !== undefined || word === undefined || noun === undefined) return false;
  return definitionStems.has(stemOf(`${word}-${noun}d`));
}

/** The count given with each mention of a thing in a statement. */
function mentionsOf(thing: string, { tokens, figures }: Statement): number[] {
  return [...tokens.entries()].flatMap(([at, { stem, text }]) => {
    if (stem !== thing) return [];
    const number = figures.findLast(
      (figure) =>
        figure.at < at && figure.at >= at - MAX_TOKENS_TO_COUNTED && figure.unit === undefined,
    );
    if (number?.after.includes(thing) === true) return [Number(number.value)];
    if (!text.endsWith('s')) return [1];
    // "Labels for 16 spices"
    const after = tokens[at + 1]?.text === 'for' ? Number(tokens[at + 2]?.text) : Number.NaN;
    if (Number.isInteger(after)) return [after];
    // "Top and rear handles"
    const isCoordinated = tokens
      .slice(Math.max(0, at - MAX_TOKENS_TO_COUNTED), at)
      .some((token) => token.text === 'and');
    return isCoordinated ? [1, 1] : [];
  });
}

/** Maximum tokens between a number and the noun that it counts. */
const MAX_TOKENS_TO_COUNTED = 4;

/**
 * Stems of the nouns after a number and before the next verb: "compartments" in "six new
 * compartments hold".
 */
export function countedNouns({ countedWords }: Figure, { lexicon }: Evidence): string[] {
  const nouns: string[] = [];
  for (const token of countedWords) {
    if (nouns.length > 0 && isFiniteVerb(token, lexicon)) break;
    if (isMostlyNoun(token, lexicon)) nouns.push(token.stem);
  }
  return nouns;
}
