import { boundedArray } from '@wareword/store-app/run-settings';
import { z } from 'zod';
import { ProductFilterSchema, productNumber, type ShopifySelection } from '../catalog/index.ts';
import type { Selection } from '../load-context/index.ts';
import { BadInput } from './problem.ts';

/** Maximum products listed individually; Shopify's own list passes on no more. */
export const MAX_NAMED = 10_000;

export const SelectionSchema = z.union([
  z.object({ ids: boundedArray(z.string().max(100), MAX_NAMED) }),
  z.object({ all: ProductFilterSchema }),
]);

/** The product numbers without duplicates; invalid ids are skipped. */
export function numbersIn(ids: readonly string[]): string[] {
  if (ids.length > MAX_NAMED) {
    throw new BadInput('too_many_products');
  }
  return [...new Set(ids.map(productNumber).filter((number) => number !== undefined))];
}

/** The selection that a run looks up. */
export function selectionOf(selection: Selection): ShopifySelection {
  if ('all' in selection) return { all: ProductFilterSchema.parse(selection.all) };
  const numbers = numbersIn(selection.ids);
  if (numbers.length === 0) throw new BadInput('no_products');
  return { numbers };
}
