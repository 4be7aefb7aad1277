import type { ListingRequest } from '../request.ts';
import type { Line, Unit } from './types.ts';

const GROCERIES = /\b(?:grocer(?:y|ies)|gourmet food)\b/iu;
const WARRANTY = /\bwarrant(?:y|ies)\b/iu;

/** "2 year warranty" on cucumbers: a store's default setting that doesn't apply. */
export function isGroceryWarranty(text: string, { category = '' }: ListingRequest): boolean {
  return GROCERIES.test(category) && WARRANTY.test(text);
}

/** Drops warranties on groceries. */
export function withoutGroceryWarranty(
  lines: readonly Line[],
  request: ListingRequest,
): readonly Line[] {
  if (!GROCERIES.test(request.category ?? '')) return lines;
  return lines.map((line) => ({
    ...line,
    units: line.units.map((unit): Unit =>
      isGroceryWarranty(unit.text, request) ? { ...unit, kind: 'boilerplate' } : unit,
    ),
  }));
}
