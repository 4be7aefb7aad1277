import type { Field, SkippedField } from '@wareword/publishing';
import { describeSkippedField, englishTexts, stateOf } from '@wareword/publishing/words';

/** Without numbers, so that no locale matters. */
const TEXTS = englishTexts('en-US');

/** The names of a product's texts in Shopify's admin. */
const FIELD_NAMES: Readonly<Partial<Record<Field, string>>> = {
  title: 'Title',
  description: 'Description',
  metaTitle: 'SEO title',
  metaDescription: 'SEO description',
  tags: 'Tags',
};

/** "Publishing failed" */
export function stateText(item: Parameters<typeof stateOf>[0]): string {
  return stateOf(item, TEXTS);
}

/** "Description: it has pictures…" */
export function skippedText(field: SkippedField): string {
  return describeSkippedField(field, FIELD_NAMES, TEXTS);
}
