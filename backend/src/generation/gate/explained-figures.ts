import { countedNouns, isInDefinition, isImpliedByGroupWord, isSum, isTotal } from './counts.ts';
import type { Figure } from './figures.ts';
import { countsListedItems } from './counts-of-lists.ts';
import type { Evidence, Statement } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isSameMeasure } from './measurement-units.ts';

/** A number of the input and the statement that contains it. */
export interface KnownFigure {
  readonly figure: Figure;
  readonly statement: Statement;
}

/** The numbers of the input. */
export function knownFigures({ statements }: Evidence): KnownFigure[] {
  return statements.flatMap((statement) =>
    statement.figures.map((figure) => ({ figure, statement })),
  );
}

/**
 * The numbers of a sentence that are not the input's in another unit, a count of its things, or
 * part of a name.
 */
export function unexplainedFigures(
  figures: readonly Figure[],
  tokens: readonly Token[],
  evidence: Evidence,
  inputFigures: readonly KnownFigure[],
): Figure[] {
  const checked = new Set<string>();
  return figures.filter((figure) => {
    // Repeated numbers are checked once, because a text may repeat one hundreds of times.
    const before = tokens[figure.at - 1];
    const key = JSON.stringify({ ...figure, at: before?.text });
    if (checked.has(key)) return false;
    checked.add(key);
    // "No two are the same"
    if (figure.value === '2' && before?.text === 'no') return false;
    if (before?.kind === 'word' && isPartOfWord(`${before.text}${figure.value}`, evidence))
      return false;
    // "1 hairbrush", where the input says "hairbrush".
    if (figure.value === '1' && figure.unit === undefined && countsNamedThing(figure, evidence))
      return false;
    if (
      inputFigures.some(
        (known) => isConverted(known.figure, figure) || isRoundedShare(known.figure, figure),
      )
    )
      return false;
    if (
      isImpliedByGroupWord(figure, evidence) ||
      isSum(figure, evidence) ||
      isTotal(figure, evidence)
    )
      return false;
    if (isInDefinition(figure, evidence)) return false;
    return !countsListedItems(figure, countedNouns(figure, evidence), tokens, evidence);
  });
}

/**
 * Whether a word and a number are one word in the input: "SPF 50" for "SPF50", "Ben 10" for
 * "Ben10Ben".
 */
function isPartOfWord(text: string, { stems }: Evidence): boolean {
  return [...stems].some((stem) => stem.startsWith(text) && !/^\d/u.test(stem.slice(text.length)));
}

function countsNamedThing({ countedWords }: Figure, evidence: Evidence): boolean {
  const [first] = countedWords;
  return (
    first !== undefined && (evidence.stems.has(first.stem) || evidence.containsToken(first.text))
  );
}

/** Whether a number is the input's in another unit: "two weeks" for 14 days. */
function isConverted(stated: Figure, draft: Figure): boolean {
  return (
    stated.unit !== draft.unit &&
    isSameMeasure([stated.value, stated.unit], [draft.value, draft.unit]) &&
    !isStrengthened(stated.bound, draft.bound, false)
  );
}

/**
 * Whether a number is a percentage of the input, rounded to a fraction: "just over two thirds" for
 * 68%.
 */
function isRoundedShare(stated: Figure, draft: Figure): boolean {
  if (stated.unit !== '%' || draft.unit !== '%' || !/\d/u.test(draft.raw)) return false;
  const difference = Number(stated.value) - Number(draft.value);
  if (!FRACTION_PERCENTAGES.has(draft.value) || Math.abs(difference) > ROUNDING) return false;
  return draft.bound === 'least' ? difference > 0 : draft.bound === 'most' ? difference < 0 : true;
}

/** Percentages that correspond to fractions in words, rounded. */
const FRACTION_PERCENTAGES: ReadonlySet<string> = new Set('67 75 40 60 80 90'.split(' '));
const ROUNDING = 2;

/**
 * Whether a draft strengthens a bound: "up to 40" is neither 40 nor over 40, and 40 isn't over 40;
 * but "100 W charging" names a maximum.
 * @param isNamed whether the number describes a named thing
 */
export function isStrengthened(
  stated: Figure['bound'],
  draft: Figure['bound'],
  isNamed: boolean,
): boolean {
  if (stated === draft || stated === 'from') return false;
  if (draft === 'least') return true;
  return stated === 'most' && draft !== 'reach' && draft !== 'capacity' && !isNamed;
}
