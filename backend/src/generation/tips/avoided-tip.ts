import type { Advice } from '../advice/index.ts';
import { findAvoided } from '../brand-words.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import type { Reading } from '../reading/index.ts';
import type { ListingCoverage } from './listing-coverage.ts';

/**
 * The number of statements that the listing lacks because they contain a word to avoid. They aren't
 * quoted, because no part of a listing contains such a word (contract §17.8).
 */
export function avoidedTip(
  { units, request }: Reading,
  shown: ListingCoverage,
): Advice | undefined {
  const avoided = findAvoided(request);
  const lost = units.filter(
    (unit) => isUsable(unit) && avoided(unit.text) !== undefined && !shown.holds(unit.text),
  );
  return lost.length === 0 ? undefined : { code: 'wordAvoided', values: { count: lost.length } };
}
