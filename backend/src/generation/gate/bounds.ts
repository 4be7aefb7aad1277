import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';

/**
 * The types of bound: a maximum ("up to"), a minimum ("at least"), the end of a range ("expands
 * to"), its start ("from 10 years"), or a capacity ("holds 8 kg").
 */
export type Bound = 'most' | 'least' | 'reach' | 'from' | 'capacity';

/**
 * The type of bound that a number of a statement is.
 * @param at the position of the number
 * @param end the position after its unit
 */
export function boundOf(tokens: readonly Token[], at: number, end: number): Bound | undefined {
  return boundAfter(tokens, end) ?? boundBefore(tokens, at);
}

/** A minimum after a number: "5+", "5 and up", "5 years or older", "5 years old & up". */
function boundAfter(tokens: readonly Token[], end: number): Bound | undefined {
  const from = tokens[end]?.text === 'old' ? end + 1 : end;
  const [first, second, third] = tokens.slice(from, from + 3).map(({ text }) => text);
  if (first === '+') return 'least';
  const joins = first === 'and' || first === 'or' || first === '&';
  return joins && (second === 'older' || second === 'over' || (second === 'up' && third !== 'to'))
    ? 'least'
    : undefined;
}

function boundBefore(tokens: readonly Token[], at: number): Bound | undefined {
  const words = wordsBefore(tokens, at);
  const [second, first] = [words.at(-2), words.at(-1)];
  const denied = words.at(-3) === 'no' || words.at(-3) === 'not';
  if (first === 'than' && denied) return LESS.has(second ?? '') ? 'least' : 'most';
  if (first === 'from' && !isStartOfRange(tokens, at)) return 'from';
  if (second === 'up' && first === 'to') return 'most';
  // "As long as two bottles" compares, "as long as 2 hours" bounds.
  const bounds = second !== 'long' || unitOf(tokens[at + 1]?.text ?? '') !== undefined;
  if (words.at(-3) === 'as' && first === 'as' && bounds)
    return LOW.has(second ?? '') ? 'least' : 'most';
  if (first === 'to' && !isEndOfRange(tokens, at)) return 'reach';
  if ((second === 'at' && first === 'most') || first === 'maximum' || first === 'under')
    return 'most';
  if (
    (second === 'at' && first === 'least') ||
    (first === 'over' && !isCompound(tokens, at) && !isLengthOf(tokens, at)) ||
    first === 'minimum'
  )
    return 'least';
  if (second === 'more' && first === 'than') return 'least';
  if (LESS.has(second ?? '') && first === 'than') return 'most';
  return isCapacity(tokens, at) ? 'capacity' : undefined;
}

/** The words before a number that may bound it, without "the age of": "under the age of 8". */
function wordsBefore(tokens: readonly Token[], at: number): string[] {
  const words = tokens.slice(Math.max(0, at - 6), at).map(({ text }) => text);
  const isAge = words.at(-2) === 'age' && words.at(-1) === 'of';
  return isAge ? words.slice(0, words.at(-3) === 'the' ? -3 : -2) : words;
}

const CAPACITY: ReadonlySet<string> = new Set(
  'take takes hold holds carry carries bear bears support supports handle handles accept accepts'.split(
    ' ',
  ),
);

/** Whether a number is a capacity, which is a maximum: "it takes 100 kg". */
function isCapacity(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ text }) => CAPACITY.has(text));
}

/** In "over 25 m of cable", "over" means "along". */
function isLengthOf(tokens: readonly Token[], at: number): boolean {
  return LENGTHS.has(unitOf(tokens[at + 1]?.text ?? '') ?? '') && tokens[at + 2]?.text === 'of';
}

const LENGTHS: ReadonlySet<string> = new Set(['mm', 'cm', 'm', 'km', 'in', 'ft', 'yd']);

function isStartOfRange(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(at + 1, at + 1 + RANGE)
    .some(({ text }) => text === 'to' || text === '-' || text === '–' || text === 'until');
}

const LESS: ReadonlySet<string> = new Set(
  'less fewer under younger smaller shorter lower lighter thinner'.split(' '),
);
const LOW: ReadonlySet<string> = new Set('low little few small short thin light'.split(' '));
/** Whether a number is part of a compound: "two-way". */
function isCompound(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === '-' && tokens[at + 2]?.kind === 'word';
}

/** Maximum tokens between the numbers of a range: "from 17 ft to 50". */
const RANGE = 4;

function isEndOfRange(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - RANGE), at).some(({ kind }) => kind === 'number');
}
