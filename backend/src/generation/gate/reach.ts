import { SMALL_WORDS } from '../text/words.ts';
import type { Token } from './tokens.ts';

/** Marks and words that a denial does not reach beyond. */
export const ENDS: ReadonlySet<string> = new Set(
  ', ; . : ! ? ( ) – — but and while only with so same'.split(' '),
);
/** Words whose object stands behind "with": "not compatible with". */
const JOINED: ReadonlySet<string> = new Set(
  'compatible use used it them work works mix suitable'.split(' '),
);
/** Words of meaning that one negator reaches. */
export const REACH = 4;

/** Adds the words that a denial reaches from a place on. */
export function reach(
  tokens: readonly Token[],
  from: number,
  places: Set<number>,
  most: number,
  overAnd: boolean,
): void {
  let words = 0;
  for (let at = from; at < tokens.length && words < most; at++) {
    const token = tokens[at];
    if (token === undefined) return;
    const joins = token.text === 'with' && JOINED.has(tokens[at - 1]?.text ?? '');
    if (ENDS.has(token.text) && !joins && !(overAnd && token.text === 'and')) return;
    if (token.text === '-' && tokens[at + 1]?.text === '-') return;
    if (token.kind !== 'word') continue;
    places.add(at);
    if (!SMALL_WORDS.has(token.text)) words += 1;
  }
}
