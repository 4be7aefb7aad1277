import { stemOf } from '../text/words.ts';
import { countedNouns, isInMeaning, isManifold, isSum, isTotal } from './counts.ts';
import type { Figure } from './figures.ts';
import { isCountOfListed } from './listed.ts';
import type { Said, Statement } from './said.ts';
import type { Token } from './tokens.ts';
import { isSameMeasure, unitOf } from './units.ts';

interface Known {
  readonly figure: Figure;
  readonly statement: Statement;
}

/** What is wrong with the numbers of a sentence, if anything: value, unit, bound, dimension, noun. */
export function falseFigure(
  figures: readonly Figure[],
  tokens: readonly Token[],
  said: Said,
): string | undefined {
  const all = said.statements.flatMap((statement) =>
    statement.figures.map((figure) => ({ figure, statement })),
  );
  const byValue = Map.groupBy(all, ({ figure }) => figure.value);
  const judged = new Set<string>();
  for (const figure of figures) {
    // A number that a text repeats hundreds of times is judged once.
    const key = JSON.stringify({ ...figure, at: tokens[figure.at - 1]?.text });
    if (judged.has(key)) continue;
    judged.add(key);
    const same = byValue.get(figure.value) ?? [];
    // "No two are the same"
    if (figure.value === '2' && tokens[figure.at - 1]?.text === 'no') continue;
    if (all.some((one) => isConverted(one.figure, figure) || isShare(one.figure, figure))) continue;
    if (isManifold(figure, said) || isSum(figure, said) || isTotal(figure, said)) continue;
    if (isInMeaning(figure, said)) continue;
    if (isCountOfListed(figure, countedNouns(figure, said), tokens, said)) continue;
    if (same.length === 0) {
      return `it says "${figure.raw}", a number that the product data does not have`;
    }
    const units = same.filter((one) => hasUnit(one, figure, said));
    if (units.length === 0)
      return `it gives "${figure.raw}" a different unit than the product data does`;
    const named = figure.unit !== undefined && figure.counts.length > 0;
    if (units.every((one) => isRaised(one.figure.bound, figure.bound, named))) {
      return `it says more about "${figure.raw}" than the product data does`;
    }
    const { dimension } = figure;
    if (
      dimension !== undefined &&
      units.every((one) => isOtherDimension(one.figure.dimension, dimension))
    ) {
      return `it calls "${figure.raw}" a different dimension than the product data does`;
    }
    if (isOtherAge(figure, same, said) || isOtherCount(figure, same, said)) {
      return `it says "${figure.raw}" about something different than the product data does`;
    }
    if (belongsToOther(figure, same, all)) {
      return `it says "${figure.raw}" about something different than the product data does`;
    }
  }
  return undefined;
}

/** "Two weeks" of 14 days. */
function isConverted(said: Figure, draft: Figure): boolean {
  return (
    said.unit !== draft.unit &&
    isSameMeasure([said.value, said.unit], [draft.value, draft.unit]) &&
    !isRaised(said.bound, draft.bound, false)
  );
}

/** "Just over two thirds" of 68 %. */
function isShare(said: Figure, draft: Figure): boolean {
  if (said.unit !== '%' || draft.unit !== '%' || !/\d/u.test(draft.raw)) return false;
  const more = Number(said.value) - Number(draft.value);
  if (!SHARES.has(draft.value) || Math.abs(more) > ROUNDING) return false;
  return draft.bound === 'least' ? more > 0 : draft.bound === 'most' ? more < 0 : true;
}

/** Percentages that are shares in words, rounded. */
const SHARES: ReadonlySet<string> = new Set('67 75 40 60 80 90'.split(' '));
const ROUNDING = 2;

function hasUnit({ figure, statement }: Known, { unit, borrowed }: Figure, said: Said): boolean {
  if (unit === undefined || figure.unit === unit) return true;
  if (borrowed && figure.unit === undefined) return true;
  if (unit === 'deg' && (figure.unit === 'f' || figure.unit === 'c')) return true;
  if (figure.unit !== undefined) return false;
  if (unit === 'deg' && TURNING.some((stem) => statement.stems.has(stem))) return true;
  if (isOfSides(figure, statement) && said.statements.some((one) => usesUnit(one, unit)))
    return true;
  return statement.tokens.some(
    ({ text }) => unitOf(text) === unit || (unit === 'year' && AGES.has(text)),
  );
}

/** Stems of the words for what is given in degrees without saying so: "360 rotation", "machine wash 30". */
const TURNING = 'rotation rotat swivel turn spin tilt pivot wash iron bake'.split(' ').map(stemOf);

/** Whether a number without a unit is one of the sides of a thing: "48 x 24". */
function isOfSides({ at, unit }: Figure, { tokens }: Statement): boolean {
  const isTimes = (token: Token | undefined) => token?.text === 'x' || token?.text === '×';
  return unit === undefined && (isTimes(tokens[at + 1]) || isTimes(tokens[at - 1]));
}

function usesUnit({ figures }: Statement, unit: string): boolean {
  return figures.some((one) => one.unit === unit);
}

/** A round thing is as wide as its diameter. */
function isOtherDimension(said: string | undefined, draft: string): boolean {
  if (said === undefined || said === draft) return false;
  return !(ACROSS.has(said) && ACROSS.has(draft));
}

const ACROSS: ReadonlySet<string> = new Set(['diameter', 'width']);
const AGES: ReadonlySet<string> = new Set(['age', 'ages', 'aged']);
/** A number of years that is an age in one of both only. */
function isOtherAge(figure: Figure, same: readonly Known[], said: Said): boolean {
  if (figure.age) {
    return !same.some(({ figure: one, statement }) => one.age || isAboutAge(one, statement));
  }
  const counts = figure.counted || countedNouns(figure, said).length > 0;
  return counts && figure.unit === undefined && same.every((one) => one.figure.age);
}

function isAboutAge({ unit }: Figure, { tokens }: Statement): boolean {
  return unit === 'year' || unit === 'month' || tokens.some(({ text }) => AGES.has(text));
}

/** A count of things whose number the input gives only of other things. */
function isOtherCount(figure: Figure, same: readonly Known[], said: Said): boolean {
  const nouns = countedNouns(figure, said);
  if (figure.unit !== undefined || figure.age) return false;
  const isThing = nouns.some((noun) => said.stems.has(noun));
  return (
    isThing &&
    same.every(({ figure: one }) => one.unit === undefined && isCountOfOther(figure, one, said))
  );
}

function isCountOfOther(figure: Figure, known: Figure, said: Said): boolean {
  if (known.after.length === 0 || known.after.some((word) => COUNTED.has(word))) return false;
  if (figure.after.some((word) => COUNTED.has(word)) || (figure.counted && known.counted))
    return false;
  if (figure.before !== undefined && figure.before === known.before) return false;
  const names = known.before === undefined ? known.clause : [known.before, ...known.clause];
  if (countedNouns(known, said).some((noun) => figure.clause.includes(noun))) return false;
  return !countedNouns(figure, said).some((noun) =>
    names.some((name) => name === noun || isNamed(name, noun, said) || isNamed(noun, name, said)),
  );
}

function isNamed(name: string, word: string, { lexicon }: Said): boolean {
  return lexicon.follows(name).has(word);
}

/** "Up to 40" is neither 40 nor over 40, and 40 is not over 40; but "100 W charging" is named by its most. */
function isRaised(said: Figure['bound'], draft: Figure['bound'], named: boolean): boolean {
  if (said === draft || said === 'from') return false;
  if (draft === 'least') return true;
  return said === 'most' && draft !== 'reach' && draft !== 'room' && !named;
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
  'tier',
]);

function isLabeled({ statement: { tokens } }: Known, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const colon = tokens.findIndex(({ text }) => text === ':');
  return tokens.slice(0, Math.max(0, colon)).some(({ stem }) => words.includes(stem));
}

/** Whether the words beside a number are those of another number, and none its own. */
function belongsToOther(figure: Figure, same: readonly Known[], all: readonly Known[]): boolean {
  const isOther = (one: Known) => one.figure.value !== figure.value;
  const owns = (word: string) =>
    same.some(({ figure: { before, after } }) => before === word || after.includes(word));
  if (same.some((one) => one.figure.before !== undefined && one.figure.before === figure.before))
    return false;
  // "10-inch deck" of "Deck: 33 x 10 inches"
  if (figure.unit !== undefined && same.some((one) => isLabeled(one, figure.after))) return false;
  // "5 pieces" are five of whatever is in the box.
  if (same.some((one) => one.figure.after.some((word) => COUNTED.has(word)))) return false;
  const alike = same.filter((one) => one.figure.unit === figure.unit);
  const ownsAny = (alike.length > 0 ? alike : same).some((one) => one.figure.after.length > 0);
  if (ownsAny && figure.after.length > 0 && !figure.after.some(owns)) {
    const shares = (one: Known) => figure.after.some((word) => one.figure.after.includes(word));
    if (all.some((one) => isOther(one) && shares(one))) return true;
  }
  const { before } = figure;
  if (before === undefined || owns(before) || figure.after.some(owns)) return false;
  return all.some(
    (one) =>
      isOther(one) &&
      one.figure.before === before &&
      same.some(({ statement }) => statement === one.statement) &&
      same.every((mine) => mine.figure.before !== undefined),
  );
}
