import type { ListingTextField } from '@wareword/shared-schema';

/** The fields as their pages call them, in the order in which stores show them. */
export const FIELD_NAMES = {
  title: 'Title',
  item_highlights: 'Item highlights',
  bullets: 'Bullets',
  description: 'Description',
  keywords: 'Keywords',
  backend_terms: 'Backend terms',
  focus_keyphrase: 'Focus keyphrase',
  meta_description: 'Meta description',
  product_tags: 'Product tags',
} as const satisfies Record<ListingTextField, string>;

const ORDER: readonly string[] = Object.keys(FIELD_NAMES);

/** A platform's fields in that order. */
export function inOrder(fields: readonly ListingTextField[]): ListingTextField[] {
  return fields.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}
