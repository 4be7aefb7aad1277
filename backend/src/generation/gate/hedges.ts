import type { Token } from './tokens.ts';
import { isEffect } from './word-classes.ts';

/** Words by which a statement promises less than its verb says. */
export const HEDGES: ReadonlySet<string> = new Set(
  'help helps helping helped may might can could aim aims designed intended against toward towards reduce reduces'.split(
    ' ',
  ),
);
/** Verbs of an effect that is complete. */
export const COMPLETE: ReadonlySet<string> = new Set(
  'prevent prevents stop stops eliminate eliminates end ends avoid avoids block blocks remove removes never no free completely fully'.split(
    ' ',
  ),
);
const KEEPING = 'keep';
/** Words behind a hedge that it softens. */
export const REACH = 4;

/** What each hedge of a statement softens. */
export function hedgedBy(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text }, at) => {
    if (!HEDGES.has(text)) return [];
    const softened = tokens.slice(at + 1, at + 1 + REACH).filter(({ kind }) => kind === 'word');
    const promised = softened.some(
      (one) => isEffect(one) || COMPLETE.has(one.text) || one.stem === KEEPING,
    );
    return promised ? softened.map(({ stem }) => stem) : [];
  });
}
