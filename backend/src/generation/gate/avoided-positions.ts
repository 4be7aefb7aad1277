import { addDenied, ENDS, MAX_WORDS_DENIED } from './denied-words.ts';
import type { Token } from './tokens.ts';

const BEING: ReadonlySet<string> = new Set(['is', 'are']);
const MEANT: ReadonlySet<string> = new Set(['for', 'allowed', 'recommended']);
const CLAUSE_MARKS: ReadonlySet<string> = new Set(', ; . : but so'.split(' '));
const KEEPING: ReadonlySet<string> = new Set(
  'keep keeps keeping stop stops prevent prevents'.split(' '),
);
const PUTTING: ReadonlySet<string> = new Set(['keep', 'leave']);
const AWAY: ReadonlySet<string> = new Set(['away', 'off', 'out']);
/** Tokens between a verb of avoiding and the rest of it: "keeps the sock from". */
const MAX_TOKENS_TO_PARTICLE = 6;

/** What is avoided or kept from happening: "skip the bleach", "keep it from slipping". */
export function avoidedPositions(tokens: readonly Token[], at: number): ReadonlySet<number> {
  const places = new Set<number>();
  const token = tokens[at];
  const behind = tokens.slice(at + 1, at + 1 + MAX_TOKENS_TO_PARTICLE);
  if (token?.text === 'off' && tokens[at + 1]?.text === 'limits') {
    const start = tokens.slice(0, at).findLastIndex(({ text }) => ENDS.has(text));
    for (let before = start + 1; before < at; before++) places.add(before);
  }
  // "Bleach is not for wool"
  if (
    token?.text === 'not' &&
    MEANT.has(tokens[at + 1]?.text ?? '') &&
    (BEING.has(tokens[at - 1]?.text ?? '') || tokens[at + 1]?.text !== 'for')
  ) {
    const start = tokens.slice(0, at).findLastIndex(({ text }) => CLAUSE_MARKS.has(text));
    for (let before = start + 1; before < at; before++) places.add(before);
  }
  const from = behind.findIndex(({ text }) => text === 'from');
  if (KEEPING.has(token?.text ?? '') && behind[from + 1]?.text.endsWith('ing') === true) {
    addDenied(tokens, at + 2 + from, places, MAX_WORDS_DENIED, false);
  }
  // A request can only start a clause.
  if (tokens[at - 1] !== undefined && !ENDS.has(tokens[at - 1]?.text ?? '')) return places;
  if (token?.text === 'skip') addDenied(tokens, at + 1, places, 2, false);
  const away = behind.findIndex(({ text }) => AWAY.has(text) || ENDS.has(text));
  if (PUTTING.has(token?.text ?? '') && AWAY.has(behind[away]?.text ?? '')) {
    for (let between = at + 1; between < at + 1 + away; between++) places.add(between);
    addDenied(tokens, at + 2 + away, places, MAX_WORDS_DENIED, true);
  }
  return places;
}
