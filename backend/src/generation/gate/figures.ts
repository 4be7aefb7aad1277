import { SMALL_WORDS } from '../text/words.ts';
import { isBoundary, type Token } from './tokens.ts';
import { unitOf } from './units.ts';
import { isPlain } from './word-classes.ts';

/** A number of a statement, with all that its meaning hangs on. */
export interface Figure {
  readonly value: string;
  readonly raw: string;
  readonly unit: string | undefined;
  /** "up to", "at least": what it is a bound of. */
  readonly bound: 'most' | 'least' | undefined;
  /** Which dimension it measures, if that is given next to it. */
  readonly dimension: string | undefined;
  /** Stems of the words before it and after it that it belongs to. */
  readonly before: string | undefined;
  readonly after: readonly string[];
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
const BETWEEN: ReadonlySet<string> = new Set([
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
const MAX_PHRASE_WORDS = 3;

/** The numbers of a statement. */
export function figuresOf(tokens: readonly Token[]): Figure[] {
  return tokens.flatMap((token, at) => (token.kind === 'number' ? [figureAt(tokens, at)] : []));
}

function figureAt(tokens: readonly Token[], at: number): Figure {
  const token = tokens[at];
  const { unit, end } = unitAfter(tokens, at);
  const minus = tokens[at - 1]?.text === '-' && tokens[at - 2]?.kind !== 'number';
  const negative = minus && tokens[at - 2]?.kind !== 'word';
  return {
    value: `${negative ? '-' : ''}${token?.text ?? ''}`,
    raw: token?.raw ?? '',
    unit,
    bound: tokens[at + 1]?.text === '+' ? 'least' : boundBefore(tokens, at),
    dimension: dimensionAfter(tokens, end) ?? dimensionBefore(tokens, at),
    before: wordBefore(tokens, at),
    after: wordsAfter(tokens, end),
    at,
  };
}

/** A number's unit: right behind it, or behind the last number of "12 x 7 x 4 inches". */
function unitAfter(
  tokens: readonly Token[],
  at: number,
): { unit: string | undefined; end: number } {
  let next = at + 1;
  if (tokens[next]?.text === '-') next += 1;
  // "23.6 W x 11.8 D": a dimension, and no watts.
  const lettered = isLetterOfDimension(tokens, next);
  const own = lettered ? undefined : tokens[next];
  const unit = own === undefined || own.kind === 'number' ? undefined : unitOf(own.text);
  // "5 in white" has no inches.
  if (unit !== undefined && !(own?.text === 'in' && isWordAfter(tokens, next))) {
    return { unit, end: next + 1 };
  }
  const first = lettered ? next + 1 : at + 1;
  let list = first;
  while (BETWEEN.has(tokens[list]?.text ?? '') && list < first + 2) list += 1;
  if (lettered && list === first) {
    const last = tokens[list];
    return { unit: last?.kind === 'word' ? unitOf(last.text) : undefined, end: next };
  }
  if (list > first && tokens[list]?.kind === 'number') {
    return { unit: unitAfter(tokens, list).unit, end: lettered ? next : at + 1 };
  }
  return { unit: undefined, end: at + 1 };
}

function isLetterOfDimension(tokens: readonly Token[], at: number): boolean {
  if (!/^[wdhl]$/u.test(tokens[at]?.text ?? '')) return false;
  // "2.5H" is a height; hours are small.
  if (tokens[at]?.raw === 'H' || tokens[at]?.raw === 'D') return true;
  return isTimes(tokens[at + 1]) || isTimes(tokens[at - 2]);
}

function isTimes(token: Token | undefined): boolean {
  return token?.text === 'x' || token?.text === '×';
}

function isWordAfter(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.kind === 'word' && DIMENSIONS.get(next.text) === undefined && next.text !== 'x';
}

function boundBefore(tokens: readonly Token[], at: number): Figure['bound'] {
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const [second, first] = [words.at(-2), words.at(-1)];
  if (second === 'up' && first === 'to') return 'most';
  if (/^(?:long|much|many)$/u.test(second ?? '') && first === 'as') return 'most';
  if ((second === 'at' && first === 'most') || first === 'maximum' || first === 'under')
    return 'most';
  if ((second === 'at' && first === 'least') || first === 'over' || first === 'minimum')
    return 'least';
  if (second === 'more' && first === 'than') return 'least';
  if (second === 'less' && first === 'than') return 'most';
  return undefined;
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

function wordBefore(tokens: readonly Token[], at: number): string | undefined {
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'number') return undefined;
    if (isBoundary(token) && token.text !== ':') return undefined;
    if (token.kind !== 'word' || SMALL_WORDS.has(token.text)) continue;
    if (unitOf(token.text) !== undefined) return undefined;
    if (!isPlain(token)) return token.stem;
  }
  return undefined;
}

function wordsAfter(tokens: readonly Token[], end: number): string[] {
  const words: string[] = [];
  for (const token of tokens.slice(end)) {
    if (token.text === '-' || token.text === '"') continue;
    if (token.kind !== 'word' || isBoundary(token) || words.length === MAX_PHRASE_WORDS) break;
    if (SMALL_WORDS.has(token.text)) {
      if (words.length > 0 || token.text !== 'of') break;
      continue;
    }
    words.push(token.stem);
  }
  return words;
}
