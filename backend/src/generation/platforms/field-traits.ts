import type { ListingTextField } from '@wareword/shared-schema';

interface FieldTraits {
  /**
   * `text`: sentences for shoppers, which a model writes with quotes from the input and can verify.
   * `phrase` and `terms`: only searched, as one phrase or as separately checked terms.
   */
  readonly kind: 'text' | 'phrase' | 'terms';
  /**
   * The rule-based writer's listing replaces a draft that loses two of these, because the rest
   * wouldn't be a coherent listing.
   */
  readonly isMain: boolean;
  /** May be empty if the title already contains everything that the field would. */
  readonly isOptional: boolean;
}

/** How the model's prompt, the gate and the finisher treat each field. */
export const FIELD_TRAITS: Readonly<Record<ListingTextField, FieldTraits>> = {
  title: { kind: 'text', isMain: true, isOptional: false },
  bullets: { kind: 'text', isMain: true, isOptional: false },
  description: { kind: 'text', isMain: true, isOptional: false },
  keywords: { kind: 'terms', isMain: false, isOptional: false },
  backend_terms: { kind: 'terms', isMain: false, isOptional: true },
  focus_keyphrase: { kind: 'phrase', isMain: false, isOptional: false },
  meta_description: { kind: 'text', isMain: false, isOptional: false },
  product_tags: { kind: 'terms', isMain: false, isOptional: false },
  item_highlights: { kind: 'text', isMain: false, isOptional: true },
};
