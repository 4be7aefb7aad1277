import type { Token } from './tokens.ts';

/** "Up to", "at least"; and what something reaches: "expands to". */
export type Bound = 'most' | 'least' | 'reach';

/** What the number of a statement is a bound of, from its place to where its unit ends. */
export function boundOf(tokens: readonly Token[], at: number, end: number): Bound | undefined {
  return boundBehind(tokens, end) ?? boundBefore(tokens, at);
}

/** "5+", "5 and up", "5 years or older". */
function boundBehind(tokens: readonly Token[], end: number): Bound | undefined {
  const [first, second, third] = tokens.slice(end, end + 3).map(({ text }) => text);
  if (first === '+') return 'least';
  const joins = first === 'and' || first === 'or';
  return joins && (second === 'older' || second === 'over' || (second === 'up' && third !== 'to'))
    ? 'least'
    : undefined;
}

function boundBefore(tokens: readonly Token[], at: number): Bound | undefined {
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const [second, first] = [words.at(-2), words.at(-1)];
  if (second === 'up' && first === 'to') return 'most';
  if (words.at(-3) === 'as' && first === 'as') return LOW.has(second ?? '') ? 'least' : 'most';
  if (first === 'to' && !isEndOfRange(tokens, at)) return 'reach';
  if ((second === 'at' && first === 'most') || first === 'maximum' || first === 'under')
    return 'most';
  if (
    (second === 'at' && first === 'least') ||
    (first === 'over' && !isCompound(tokens, at)) ||
    first === 'minimum'
  )
    return 'least';
  if (second === 'more' && first === 'than') return 'least';
  if (LESS.has(second ?? '') && first === 'than') return 'most';
  return undefined;
}

const LESS: ReadonlySet<string> = new Set(
  'less fewer under younger smaller shorter lower lighter thinner'.split(' '),
);
const LOW: ReadonlySet<string> = new Set('low little few small short thin light'.split(' '));
/** "Over two-way audio" */
function isCompound(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === '-' && tokens[at + 2]?.kind === 'word';
}

/** Tokens between the numbers of a range: "from 17 ft to 50". */
const RANGE = 4;

function isEndOfRange(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - RANGE), at).some(({ kind }) => kind === 'number');
}
