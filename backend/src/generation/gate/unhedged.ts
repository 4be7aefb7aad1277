import { COMPLETE, HEDGES, REACH } from './hedges.ts';
import type { Said } from './said.ts';
import type { Token } from './tokens.ts';

/** "Stops chafing" of what "helps prevent chafing". */
export function unhedged(tokens: readonly Token[], said: Said): string | undefined {
  if (tokens.some(({ text }) => HEDGES.has(text))) return undefined;
  const complete = tokens.findIndex(({ text }) => COMPLETE.has(text));
  if (complete === -1) return undefined;
  const object = tokens
    .slice(complete + 1, complete + 1 + REACH)
    .find(
      ({ kind, stem, text }) => kind === 'word' && said.hedged.has(stem) && !COMPLETE.has(text),
    );
  return object === undefined
    ? undefined
    : `it says more about "${object.raw}" than the product data does`;
}
