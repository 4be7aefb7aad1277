import { STOP_WORDS } from '../text/words.ts';
import { isAge } from './ages.ts';
import { boundOf, type Bound } from './bounds.ts';
import { isBoundary, type Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';
import { isPlainWord } from './word-classes.ts';

/** A number in a statement, with everything that its meaning depends on. */
export interface Figure {
  readonly value: string;
  readonly raw: string;
  readonly unit: string | undefined;
  /** Whether the unit belongs to the next number in a list, and may not apply to this one. */
  readonly isUnitBorrowed: boolean;
  /** The type of bound, if the number is one. */
  readonly bound: Bound | undefined;
  /** The dimension that the number measures, if it is stated next to it. */
  readonly dimension: string | undefined;
  /** The stem of the content word before the number, and those of the phrase after it. */
  readonly before: string | undefined;
  readonly after: readonly string[];
  /** Stems of the words after the number in its clause, up to the next number. */
  readonly clause: readonly string[];
  /** The words after the number, one of which is what it counts. */
  readonly countedWords: readonly Token[];
  /** Whether it is an age: "ages 6+", "5 years and up". */
  readonly isAge: boolean;
  /** Whether it is the size of a set: "a pack of six". */
  readonly isSetSize: boolean;
  readonly at: number;
}

const DIMENSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    width: 'wide w width wide',
    height: 'high height tall h',
    length: 'long length l',
    depth: 'deep depth d',
    diameter: 'diameter',
    thickness: 'thick thickness',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);
const NUMBER_SEPARATORS: ReadonlySet<string> = new Set([
  'x',
  '×',
  'by',
  'to',
  '-',
  '–',
  '—',
  'and',
  'or',
  '/',
  ',',
  'from',
]);
const MAX_PHRASE_WORDS = 5;

/** The numbers of a statement. */
export function figuresOf(tokens: readonly Token[]): Figure[] {
  return tokens.flatMap((token, at) => (token.kind === 'number' ? [figureAt(tokens, at)] : []));
}

function figureAt(tokens: readonly Token[], at: number): Figure {
  const token = tokens[at];
  const { unit, end, borrowed: isUnitBorrowed = false } = unitAfter(tokens, at);
  const after = wordsAfter(tokens, end);
  const minus = tokens[at - 1]?.text === '-' && tokens[at - 2]?.kind !== 'number';
  const beforeMinus = tokens[at - 2];
  // In "17"-21"", the second number isn't negative.
  const negative =
    minus && beforeMinus?.kind !== 'word' && unitOf(beforeMinus?.text ?? '') === undefined;
  return {
    value: `${negative ? '-' : ''}${token?.text ?? ''}`,
    raw: token?.raw ?? '',
    unit,
    isUnitBorrowed,
    bound: boundOf(tokens, at, end),
    dimension: dimensionAfter(tokens, end) ?? dimensionBefore(tokens, at),
    before: contentWordBefore(tokens, at),
    after: after.map(({ stem }) => stem),
    clause: clauseAfter(tokens, end),
    countedWords: isRatio(tokens, at) ? [] : after,
    isAge: isAge(tokens, at, end),
    isSetSize: tokens[at - 1]?.text === 'of' && SETS.has(tokens[at - 2]?.stem ?? ''),
    at,
  };
}

/** The unit of a number: right after it, or after the last number of "12 x 7 x 4 inches". */
function unitAfter(
  tokens: readonly Token[],
  at: number,
): { unit: string | undefined; end: number; borrowed?: boolean } {
  let next = at + 1;
  if (tokens[next]?.text === '-') next += 1;
  // The "W" in "23.6 W x 11.8 D" is a dimension, not watts.
  const isLettered = isDimensionLetter(tokens, next);
  const unitToken = isLettered ? undefined : tokens[next];
  const unit =
    unitToken === undefined || unitToken.kind === 'number' ? undefined : unitOf(unitToken.text);
  // The "in" of "5 in white" isn't inches.
  if (unit !== undefined && !(unitToken?.text === 'in' && isPreposition(tokens, next))) {
    // The "m" in "3 m+" is months.
    if (unitToken?.text === 'm' && tokens[next + 1]?.text === '+')
      return { unit: 'month', end: next + 1 };
    const scale = unit === 'deg' ? SCALES.get(tokens[next + 1]?.text ?? '') : undefined;
    return scale === undefined ? { unit, end: next + 1 } : { unit: scale, end: next + 2 };
  }
  // "3x the light", but not "2 x AAA".
  if (isTimes(unitToken) && STOP_WORDS.has(tokens[next + 1]?.text ?? '')) {
    return { unit: 'x', end: next + 1 };
  }
  // "425C"
  if (unitToken?.raw === 'C' && next === at + 1) return { unit: 'c', end: next + 1 };
  const first = isLettered ? next + 1 : at + 1;
  let listed = first;
  while (NUMBER_SEPARATORS.has(tokens[listed]?.text ?? '') && listed < first + 2) listed += 1;
  if (isLettered && listed === first) {
    const last = tokens[listed];
    return { unit: last?.kind === 'word' ? unitOf(last.text) : undefined, end: next };
  }
  if (listed > first && tokens[listed]?.kind === 'number') {
    const isUnitBorrowed = tokens[first]?.text === ',';
    return {
      unit: unitAfter(tokens, listed).unit,
      end: isLettered ? next : at + 1,
      borrowed: isUnitBorrowed,
    };
  }
  return { unit: undefined, end: at + 1 };
}

/** The temperature scales after "degrees": "degrees F". */
const SCALES: ReadonlyMap<string, string> = new Map(
  Object.entries({ f: 'f', fahrenheit: 'f', c: 'c', celsius: 'c' }),
);

const SETS: ReadonlySet<string> = new Set('set pack packag box bag bundl collection'.split(' '));
const MIN_DENIER = 100;

function isDimensionLetter(tokens: readonly Token[], at: number): boolean {
  if (!/^[wdhl]$/u.test(tokens[at]?.text ?? '')) return false;
  // "2.5H" is a height; hours are a lowercase "h".
  if (tokens[at]?.raw === 'H') return true;
  // "600D" is denier, a weight of yarn.
  if (tokens[at]?.raw === 'D') return Number(tokens[at - 1]?.text) < MIN_DENIER;
  return isTimes(tokens[at + 1]) || isTimes(tokens[at - 2]);
}

function isTimes(token: Token | undefined): boolean {
  return token?.text === 'x' || token?.text === '×';
}

function isPreposition(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  // "A 1 in 6 chance"
  if (
    next?.kind === 'number' &&
    tokens[at + 2]?.kind === 'word' &&
    unitOf(tokens[at + 2]?.text ?? '') === undefined &&
    !isTimes(tokens[at + 2])
  )
    return true;
  return next?.kind === 'word' && DIMENSIONS.get(next.text) === undefined && next.text !== 'x';
}

const CLAUSE_ENDS: ReadonlySet<string> = new Set('. ; : ! ? ( ) |'.split(' '));
const MAX_CLAUSE_WORDS = 10;

function clauseAfter(tokens: readonly Token[], end: number): string[] {
  const words: string[] = [];
  for (const token of tokens.slice(end)) {
    if (token.kind === 'number' || CLAUSE_ENDS.has(token.text)) break;
    if (words.length === MAX_CLAUSE_WORDS) break;
    if (token.kind === 'word' && !STOP_WORDS.has(token.text)) words.push(token.stem);
  }
  return words;
}

/** Whether a number is part of a ratio, not a count: "1:24", "1/4", "4 x 4". */
function isRatio(tokens: readonly Token[], at: number): boolean {
  return (
    [tokens[at - 1], tokens[at + 1]].some(
      (token) => token?.text === ':' || token?.text === '/' || isTimes(token),
    ) && [tokens[at - 2], tokens[at + 2]].some((token) => token?.kind === 'number')
  );
}

function dimensionAfter(tokens: readonly Token[], end: number): string | undefined {
  const token = tokens[end];
  return token?.kind === 'word' ? DIMENSIONS.get(token.text) : undefined;
}

function dimensionBefore(tokens: readonly Token[], at: number): string | undefined {
  for (let index = at - 1; index >= Math.max(0, at - 2); index--) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'number') return undefined;
    const dimension = DIMENSIONS.get(token.text);
    if (dimension !== undefined) return dimension;
    if (token.text !== ':' && token.text !== 'of' && token.text !== 'is') return undefined;
  }
  return undefined;
}

function contentWordBefore(tokens: readonly Token[], at: number): string | undefined {
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'number') return undefined;
    if (isBoundary(token) && token.text !== ':') return undefined;
    if (token.kind !== 'word' || STOP_WORDS.has(token.text)) continue;
    if (unitOf(token.text) !== undefined) return undefined;
    if (!isPlainWord(token)) return token.stem;
  }
  return undefined;
}

function wordsAfter(tokens: readonly Token[], end: number): Token[] {
  const words: Token[] = [];
  for (const token of tokens.slice(end)) {
    if (token.text === '-' || token.text === '"' || token.text === '/') continue;
    // "30 needles (sharps)"
    if (token.text === '(' && words.length > 0) continue;
    if (token.kind !== 'word' || isBoundary(token) || words.length === MAX_PHRASE_WORDS) break;
    if (INCLUDING.has(token.text)) break;
    if (STOP_WORDS.has(token.text)) {
      if (words.length > 0 || token.text !== 'of') break;
      continue;
    }
    words.push(token);
  }
  return words;
}

/**
 * Words that end the phrase after a number: "680 g including straps" isn't the weight of the
 * straps.
 */
const INCLUDING: ReadonlySet<string> = new Set(['including', 'incl', 'excluding', 'without']);
