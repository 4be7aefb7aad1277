import { countedNouns, isInMeaning, isManifold, isSum, isTotal } from './counts.ts';
import type { Figure } from './figures.ts';
import { isCountOfListed } from './counts-of-lists.ts';
import type { Evidence, Statement } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isSameMeasure } from './measurement-units.ts';

/** A number of the input, and its position. */
export interface Known {
  readonly figure: Figure;
  readonly statement: Statement;
}

/** The numbers of the input. */
export function knownFigures({ statements }: Evidence): Known[] {
  return statements.flatMap((statement) =>
    statement.figures.map((figure) => ({ figure, statement })),
  );
}

/**
 * The numbers that are neither the input's in another unit, nor a count of its things, nor part of
 * a name.
 */
export function unexplainedFigures(
  figures: readonly Figure[],
  tokens: readonly Token[],
  evidence: Evidence,
  all: readonly Known[],
): Figure[] {
  const judged = new Set<string>();
  return figures.filter((figure) => {
    // A number that a text repeats hundreds of times is checked once.
    const before = tokens[figure.at - 1];
    const key = JSON.stringify({ ...figure, at: before?.text });
    if (judged.has(key)) return false;
    judged.add(key);
    // "No two are the same"
    if (figure.value === '2' && before?.text === 'no') return false;
    if (before?.kind === 'word' && isJoined(`${before.text}${figure.value}`, evidence))
      return false;
    // "1 hairbrush", for a hairbrush
    if (figure.value === '1' && figure.unit === undefined && isNamedNext(figure, evidence))
      return false;
    if (all.some((one) => isConverted(one.figure, figure) || isShare(one.figure, figure)))
      return false;
    if (isManifold(figure, evidence) || isSum(figure, evidence) || isTotal(figure, evidence))
      return false;
    if (isInMeaning(figure, evidence)) return false;
    return !isCountOfListed(figure, countedNouns(figure, evidence), tokens, evidence);
  });
}

/** "SPF 50" for "SPF50", "Ben 10" for "Ben10Ben". */
function isJoined(text: string, { stems }: Evidence): boolean {
  return [...stems].some((one) => one.startsWith(text) && !/^\d/u.test(one.slice(text.length)));
}

function isNamedNext({ counts }: Figure, evidence: Evidence): boolean {
  const [first] = counts;
  return (
    first !== undefined && (evidence.stems.has(first.stem) || evidence.containsToken(first.text))
  );
}

/** "Two weeks" for 14 days. */
function isConverted(stated: Figure, draft: Figure): boolean {
  return (
    stated.unit !== draft.unit &&
    isSameMeasure([stated.value, stated.unit], [draft.value, draft.unit]) &&
    !isRaised(stated.bound, draft.bound, false)
  );
}

/** "Just over two thirds" for 68%. */
function isShare(stated: Figure, draft: Figure): boolean {
  if (stated.unit !== '%' || draft.unit !== '%' || !/\d/u.test(draft.raw)) return false;
  const more = Number(stated.value) - Number(draft.value);
  if (!SHARES.has(draft.value) || Math.abs(more) > ROUNDING) return false;
  return draft.bound === 'least' ? more > 0 : draft.bound === 'most' ? more < 0 : true;
}

/** Percentages that can be fractions in words, rounded. */
const SHARES: ReadonlySet<string> = new Set('67 75 40 60 80 90'.split(' '));
const ROUNDING = 2;

/** "Up to 40" is neither 40 nor over 40, and 40 is not over 40; but "100 W charging" names a maximum. */
export function isRaised(stated: Figure['bound'], draft: Figure['bound'], named: boolean): boolean {
  if (stated === draft || stated === 'from') return false;
  if (draft === 'least') return true;
  return stated === 'most' && draft !== 'reach' && draft !== 'room' && !named;
}
