import type { Advice } from '../advice/index.ts';
import { findAvoided } from '../brand-words.ts';
import { isUsable } from '../reading/doubts.ts';
import type { Reading } from '../reading/index.ts';
import { quotedLine } from './quoted-line.ts';
import type { Shown } from './shown.ts';

/** Statements that the listing lacks because they contain a word that the merchant wants left out. */
export function avoidedTip({ lines, request }: Reading, shown: Shown): Advice | undefined {
  const avoided = findAvoided(request);
  const found = lines.flatMap((line) =>
    line.units.flatMap((unit) => {
      const word = avoided(unit.text);
      return word === undefined || !isUsable(unit) || shown.holds(unit.text)
        ? []
        : [{ word, quote: quotedLine(line, unit, request) }];
    }),
  );
  if (found.length === 0) return undefined;
  const words = [...new Set(found.map(({ word }) => word))];
  return { code: 'wordAvoided', values: { words, quotes: found.map(({ quote }) => quote) } };
}
