import { STOP_WORDS } from '../text/words.ts';
import type { Token } from './tokens.ts';

/** Punctuation and words that end the scope of a negation. */
export const NEGATION_ENDS: ReadonlySet<string> = new Set(
  ', ; . : ! ? ( ) – — but and while only with so same'.split(' '),
);
/** Words whose object follows "with": "not compatible with". */
const TAKES_WITH: ReadonlySet<string> = new Set(
  'compatible use used it them work works mix suitable'.split(' '),
);
/** Maximum content words that one negator negates. */
export const MAX_NEGATED_WORDS = 4;

/** Adds the positions of the words in a negation's scope, starting at `from`. */
export function addNegated(
  tokens: readonly Token[],
  from: number,
  positions: Set<number>,
  max: number,
  spansAnd: boolean,
): void {
  let words = 0;
  for (let at = from; at < tokens.length && words < max; at++) {
    const token = tokens[at];
    if (token === undefined) return;
    const isComplement = token.text === 'with' && TAKES_WITH.has(tokens[at - 1]?.text ?? '');
    if (NEGATION_ENDS.has(token.text) && !isComplement && !(spansAnd && token.text === 'and'))
      return;
    if (token.text === '-' && tokens[at + 1]?.text === '-') return;
    if (token.kind !== 'word') continue;
    positions.add(at);
    if (!STOP_WORDS.has(token.text)) words += 1;
  }
}
