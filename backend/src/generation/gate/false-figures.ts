import { stemOf } from '../text/words.ts';
import { countedNouns } from './counts.ts';
import {
  isStrengthened,
  knownFigures,
  unexplainedFigures,
  type KnownFigure,
} from './explained-figures.ts';
import type { Figure } from './figures.ts';
import { isDerivable } from './derivable.ts';
import type { Evidence, Statement } from './evidence.ts';
import type { Token } from './tokens.ts';
import { intervalOf, unitOf } from './measurement-units.ts';

/** A problem with a number. */
interface Finding {
  readonly reason: string;
  /** Whether the number can't be derived from the input at all. */
  readonly isCertain: boolean;
}

/**
 * The problem with the numbers of a sentence: one that the input doesn't contain, or one that the
 * cited part of the input gives with another unit, bound, dimension or item.
 */
export function falseFigure(
  figures: readonly Figure[],
  tokens: readonly Token[],
  { evidence, cited }: { readonly evidence: Evidence; readonly cited: Evidence },
): Finding | undefined {
  const inputFigures = knownFigures(evidence);
  const unexplained = unexplainedFigures(figures, tokens, evidence, inputFigures);
  const absent = absentFigure(unexplained, inputFigures);
  if (absent !== undefined) return absent;
  const reason =
    cited === evidence
      ? misusedFigure(unexplained, inputFigures, evidence)
      : misusedInCited(figures, tokens, cited);
  return reason === undefined ? undefined : { reason, isCertain: false };
}

function misusedInCited(
  figures: readonly Figure[],
  tokens: readonly Token[],
  cited: Evidence,
): string | undefined {
  const inputFigures = knownFigures(cited);
  return misusedFigure(
    unexplainedFigures(figures, tokens, cited, inputFigures),
    inputFigures,
    cited,
  );
}

function absentFigure(
  figures: readonly Figure[],
  inputFigures: readonly KnownFigure[],
): Finding | undefined {
  const known = new Set(inputFigures.map(({ figure }) => figure.value));
  const absent = figures.filter(({ value }) => !known.has(value));
  const [first] = absent;
  if (first === undefined) return undefined;
  const values = [...known].map(Number);
  const underivable = absent.find((figure) => !isDerivable(figure, values));
  return {
    reason: `it says "${(underivable ?? first).raw}", a number that isn't in the product details`,
    isCertain: underivable !== undefined,
  };
}

function misusedFigure(
  figures: readonly Figure[],
  inputFigures: readonly KnownFigure[],
  evidence: Evidence,
): string | undefined {
  const byValue = Map.groupBy(inputFigures, ({ figure }) => figure.value);
  for (const figure of figures) {
    const sameValue = byValue.get(figure.value) ?? [];
    if (sameValue.length === 0) {
      return `it says "${figure.raw}", which the words that it cites do not say`;
    }
    const withSameUnit = sameValue.filter((known) => hasUnit(known, figure, evidence));
    if (withSameUnit.length === 0)
      return `it gives "${figure.raw}" a different unit than the product details do`;
    const isNamed = figure.unit !== undefined && figure.countedWords.length > 0;
    if (withSameUnit.every((known) => isStrengthened(known.figure.bound, figure.bound, isNamed))) {
      return `it says more about "${figure.raw}" than the product details do`;
    }
    const { dimension } = figure;
    if (
      dimension !== undefined &&
      withSameUnit.every((known) => isOtherDimension(known.figure.dimension, dimension))
    ) {
      return `it calls "${figure.raw}" a different dimension than the product details do`;
    }
    if (
      isOtherAge(figure, sameValue, evidence) ||
      isOtherCount(figure, sameValue, evidence) ||
      belongsToOther(figure, sameValue, inputFigures)
    ) {
      return `the product details give "${figure.raw}" for something else`;
    }
  }
  return undefined;
}

function hasUnit(
  { figure, statement }: KnownFigure,
  { unit, isUnitBorrowed }: Figure,
  evidence: Evidence,
): boolean {
  if (unit === undefined || figure.unit === unit) return true;
  if (isUnitBorrowed && figure.unit === undefined) return true;
  if (unit === 'deg' && (figure.unit === 'f' || figure.unit === 'c')) return true;
  if (figure.unit !== undefined) return false;
  if (unit === 'deg' && DEGREE_STEMS.some((stem) => statement.stems.has(stem))) return true;
  if (
    isSideLength(figure, statement) &&
    evidence.statements.some((statement) => usesUnit(statement, unit))
  )
    return true;
  return statement.tokens.some(
    ({ text }) =>
      unitOf(text) === unit || intervalOf(text) === unit || (unit === 'year' && AGES.has(text)),
  );
}

/**
 * Stems of words whose numbers are degrees even without a unit: "360 rotation", "machine wash 30".
 */
const DEGREE_STEMS = 'rotation rotat swivel turn spin tilt pivot wash iron bake'
  .split(' ')
  .map(stemOf);

/** Whether a number without a unit is a side length: "48 x 24". */
function isSideLength({ at, unit }: Figure, { tokens }: Statement): boolean {
  const isTimes = (token: Token | undefined) => token?.text === 'x' || token?.text === '×';
  return unit === undefined && (isTimes(tokens[at + 1]) || isTimes(tokens[at - 1]));
}

function usesUnit({ figures }: Statement, unit: string): boolean {
  return figures.some((figure) => figure.unit === unit);
}

/** Whether two dimensions differ. The diameter of a round object is also its width. */
function isOtherDimension(stated: string | undefined, draft: string): boolean {
  if (stated === undefined || stated === draft) return false;
  return !(WIDTH_DIMENSIONS.has(stated) && WIDTH_DIMENSIONS.has(draft));
}

const WIDTH_DIMENSIONS: ReadonlySet<string> = new Set(['diameter', 'width', 'thickness']);
const AGES: ReadonlySet<string> = new Set(['age', 'ages', 'aged']);
/** Whether a number is an age in the draft but not in the input, or vice versa. */
function isOtherAge(
  figure: Figure,
  sameValue: readonly KnownFigure[],
  evidence: Evidence,
): boolean {
  if (figure.isAge) {
    return !sameValue.some(
      ({ figure: known, statement }) => known.isAge || isAboutAge(known, statement),
    );
  }
  const counts = figure.isSetSize || countedNouns(figure, evidence).length > 0;
  return counts && figure.unit === undefined && sameValue.every((known) => known.figure.isAge);
}

function isAboutAge({ unit }: Figure, { tokens }: Statement): boolean {
  return unit === 'year' || unit === 'month' || tokens.some(({ text }) => AGES.has(text));
}

/** Whether the input gives this count only to other things. */
function isOtherCount(
  figure: Figure,
  sameValue: readonly KnownFigure[],
  evidence: Evidence,
): boolean {
  const nouns = countedNouns(figure, evidence);
  if (figure.unit !== undefined || figure.isAge) return false;
  const isInInput = nouns.some((noun) => evidence.stems.has(noun));
  return (
    isInInput &&
    sameValue.every(
      ({ figure: known }) => known.unit === undefined && isCountOfOther(figure, known, evidence),
    )
  );
}

function isCountOfOther(figure: Figure, known: Figure, evidence: Evidence): boolean {
  if (known.after.length === 0 || known.after.some((word) => GENERIC_UNITS.has(word))) return false;
  if (figure.after.some((word) => GENERIC_UNITS.has(word)) || (figure.isSetSize && known.isSetSize))
    return false;
  if (figure.before !== undefined && figure.before === known.before) return false;
  const names = known.before === undefined ? known.clause : [known.before, ...known.clause];
  if (countedNouns(known, evidence).some((noun) => figure.clause.includes(noun))) return false;
  return !countedNouns(figure, evidence).some((noun) =>
    names.some(
      (name) =>
        name === noun || impliesWord(name, noun, evidence) || impliesWord(noun, name, evidence),
    ),
  );
}

function impliesWord(name: string, word: string, { lexicon }: Evidence): boolean {
  return lexicon.implied(name).has(word);
}

/** Stems of generic words for counted things. */
const GENERIC_UNITS: ReadonlySet<string> = new Set([
  'piec',
  'pc',
  'pack',
  'set',
  'count',
  'part',
  'item',
  'tier',
]);

function isLabeled({ statement: { tokens } }: KnownFigure, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const colon = tokens.findIndex(({ text }) => text === ':');
  return tokens.slice(0, Math.max(0, colon)).some(({ stem }) => words.includes(stem));
}

/** Whether the words next to a number all belong to another number. */
function belongsToOther(
  figure: Figure,
  sameValue: readonly KnownFigure[],
  inputFigures: readonly KnownFigure[],
): boolean {
  const isOther = (known: KnownFigure) => known.figure.value !== figure.value;
  const isNextToSame = (word: string) =>
    sameValue.some(({ figure: { before, after } }) => before === word || after.includes(word));
  if (
    sameValue.some(
      (known) => known.figure.before !== undefined && known.figure.before === figure.before,
    )
  )
    return false;
  // "15" high" matches 15"H, even if there is also a 15" bear.
  if (
    figure.dimension !== undefined &&
    sameValue.some((known) => known.figure.dimension === figure.dimension)
  )
    return false;
  // "10-inch deck" matches "Deck: 33 x 10 inches".
  if (figure.unit !== undefined && sameValue.some((known) => isLabeled(known, figure.after)))
    return false;
  // "5 pieces" counts everything in the box.
  if (sameValue.some((known) => known.figure.after.some((word) => GENERIC_UNITS.has(word))))
    return false;
  const sameUnit = sameValue.filter((known) => known.figure.unit === figure.unit);
  const hasWordsAfter = (sameUnit.length > 0 ? sameUnit : sameValue).some(
    (known) => known.figure.after.length > 0,
  );
  if (hasWordsAfter && figure.after.length > 0 && !figure.after.some(isNextToSame)) {
    const shares = (known: KnownFigure) =>
      figure.after.some((word) => known.figure.after.includes(word));
    if (inputFigures.some((known) => isOther(known) && shares(known))) return true;
  }
  const { before } = figure;
  if (before === undefined || isNextToSame(before) || figure.after.some(isNextToSame)) return false;
  return inputFigures.some(
    (known) =>
      isOther(known) &&
      known.figure.before === before &&
      sameValue.some(({ statement }) => statement === known.statement) &&
      sameValue.every((match) => match.figure.before !== undefined),
  );
}
