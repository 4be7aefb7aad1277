import type { Advice } from '../advice/index.ts';
import { findAvoided } from '../brand-words.ts';
import { isUsable } from '../reading/doubts.ts';
import type { Reading } from '../reading/index.ts';
import type { Shown } from './shown.ts';

/**
 * How many statements the listing lacks because they contain a word that the merchant wants left out. They aren't
 * quoted, because no part of a listing has such a word (contract §17.8).
 */
export function avoidedTip({ units, request }: Reading, shown: Shown): Advice | undefined {
  const avoided = findAvoided(request);
  const lost = units.filter(
    (unit) => isUsable(unit) && avoided(unit.text) !== undefined && !shown.holds(unit.text),
  );
  return lost.length === 0 ? undefined : { code: 'wordAvoided', values: { count: lost.length } };
}
