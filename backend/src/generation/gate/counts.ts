import type { Figure } from './figures.ts';
import { isFiniteVerb, isMostlyNoun } from './nouns.ts';
import type { Said, Statement } from './said.ts';

/** Stems of the words for two and for three of what stands beside them. */
const MANIFOLD: ReadonlyMap<string, readonly string[]> = new Map([
  ['2', ['doubl', 'dual', 'twin', 'pair', 'both']],
  ['3', ['tripl', 'trio']],
]);

/** "Two walls" of a double wall. */
export function isManifold({ value, unit, after, clause }: Figure, said: Said): boolean {
  const words = unit === undefined || unit === 'x' ? MANIFOLD.get(value) : undefined;
  if (words === undefined) return false;
  return said.statements.some(
    ({ stems }) =>
      words.some((stem) => stems.has(stem)) &&
      (unit === 'x' || [...after, ...clause.slice(0, 2)].some((stem) => stems.has(stem))),
  );
}

/** "Three pockets" of two outside and one inside, "two handles" of top and rear handles. */
export function isSum(figure: Figure, said: Said): boolean {
  const [thing, more] = countedNouns(figure, said);
  // "Three side pockets" are not any three.
  const qualified = figure.after[0] !== thing || more !== undefined;
  if (thing === undefined || qualified || figure.unit !== undefined) return false;
  const counts = said.statements.map((one) => mentionsOf(thing, one));
  const total = counts.flat().reduce((sum, count) => sum + count, 0);
  return [total, ...counts.map((some) => some.reduce((sum, count) => sum + count, 0))].some(
    (sum, index) => sum === Number(figure.value) && (counts[index - 1] ?? counts.flat()).length > 1,
  );
}

/** How many of a thing each mention of it in a statement tells of. */
function mentionsOf(thing: string, { tokens, figures }: Statement): number[] {
  return [...tokens.entries()].flatMap(([at, { stem, text }]) => {
    if (stem !== thing) return [];
    const number = figures.findLast(
      (one) => one.at < at && one.at >= at - PHRASE && one.unit === undefined,
    );
    if (number?.after.includes(thing) === true) return [Number(number.value)];
    if (!text.endsWith('s')) return [1];
    // "Labels for 16 spices"
    const behind = tokens[at + 1]?.text === 'for' ? Number(tokens[at + 2]?.text) : Number.NaN;
    if (Number.isInteger(behind)) return [behind];
    // "Top and rear handles"
    const joint = tokens.slice(Math.max(0, at - PHRASE), at).some((one) => one.text === 'and');
    return joint ? [1, 1] : [];
  });
}

/** Words between a number and what it counts. */
const PHRASE = 4;

/** Stems of the nouns behind a number, up to the verb: "six new compartments hold". */
export function countedNouns({ counts }: Figure, { lexicon }: Said): string[] {
  const nouns: string[] = [];
  for (const token of counts) {
    if (nouns.length > 0 && isFiniteVerb(token, lexicon)) break;
    if (isMostlyNoun(token, lexicon)) nouns.push(token.stem);
  }
  return nouns;
}
