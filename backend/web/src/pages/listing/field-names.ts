import type { ListingTextField } from '@wareword/shared-schema';
import { t } from '../../messages/listing.ts';

/** The fields as their pages call them, in the order in which stores show them. */
export const FIELD_NAMES = {
  title: () => t('title'),
  item_highlights: () => t('itemHighlights'),
  bullets: () => t('bullets'),
  description: () => t('description'),
  keywords: () => t('keywords'),
  backend_terms: () => t('backendTerms'),
  focus_keyphrase: () => t('focusKeyphrase'),
  meta_description: () => t('metaDescription'),
  product_tags: () => t('productTags'),
} as const satisfies Record<ListingTextField, () => string>;

const ORDER: readonly string[] = Object.keys(FIELD_NAMES);

/** A platform's fields in that order. */
export function inOrder(fields: readonly ListingTextField[]): ListingTextField[] {
  return fields.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}
