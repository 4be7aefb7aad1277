import { addNegated, NEGATION_ENDS, MAX_NEGATED_WORDS } from './negated-words.ts';
import type { Token } from './tokens.ts';

const BEING: ReadonlySet<string> = new Set(['is', 'are']);
const SUITED: ReadonlySet<string> = new Set(['for', 'allowed', 'recommended']);
const CLAUSE_MARKS: ReadonlySet<string> = new Set(', ; . : but so'.split(' '));
const KEEPING: ReadonlySet<string> = new Set(
  'keep keeps keeping stop stops prevent prevents'.split(' '),
);
const PUTTING: ReadonlySet<string> = new Set(['keep', 'leave']);
const AWAY: ReadonlySet<string> = new Set(['away', 'off', 'out']);
/** Maximum tokens between a verb of avoidance and its particle: "keeps the sock from". */
const MAX_TOKENS_TO_PARTICLE = 6;

/**
 * The positions of words that name something avoided or prevented: "skip the bleach", "keep it from
 * slipping".
 */
export function avoidedPositions(tokens: readonly Token[], at: number): ReadonlySet<number> {
  const positions = new Set<number>();
  const token = tokens[at];
  const following = tokens.slice(at + 1, at + 1 + MAX_TOKENS_TO_PARTICLE);
  if (token?.text === 'off' && tokens[at + 1]?.text === 'limits') {
    const start = tokens.slice(0, at).findLastIndex(({ text }) => NEGATION_ENDS.has(text));
    for (let before = start + 1; before < at; before++) positions.add(before);
  }
  // "Bleach is not for wool"
  if (
    token?.text === 'not' &&
    SUITED.has(tokens[at + 1]?.text ?? '') &&
    (BEING.has(tokens[at - 1]?.text ?? '') || tokens[at + 1]?.text !== 'for')
  ) {
    const start = tokens.slice(0, at).findLastIndex(({ text }) => CLAUSE_MARKS.has(text));
    for (let before = start + 1; before < at; before++) positions.add(before);
  }
  const from = following.findIndex(({ text }) => text === 'from');
  if (KEEPING.has(token?.text ?? '') && following[from + 1]?.text.endsWith('ing') === true) {
    addNegated(tokens, at + 2 + from, positions, MAX_NEGATED_WORDS, false);
  }
  // An imperative can only start a clause.
  if (tokens[at - 1] !== undefined && !NEGATION_ENDS.has(tokens[at - 1]?.text ?? ''))
    return positions;
  if (token?.text === 'skip') addNegated(tokens, at + 1, positions, 2, false);
  const away = following.findIndex(({ text }) => AWAY.has(text) || NEGATION_ENDS.has(text));
  if (PUTTING.has(token?.text ?? '') && AWAY.has(following[away]?.text ?? '')) {
    for (let between = at + 1; between < at + 1 + away; between++) positions.add(between);
    addNegated(tokens, at + 2 + away, positions, MAX_NEGATED_WORDS, true);
  }
  return positions;
}
