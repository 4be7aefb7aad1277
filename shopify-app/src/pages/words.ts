import type { Field, SkippedField } from '@wareword/publishing';
import { describeSkippedField } from '@wareword/publishing/words';

/** The names of a product's texts in Shopify's admin. */
const FIELD_NAMES: Readonly<Partial<Record<Field, string>>> = {
  title: 'Title',
  description: 'Description',
  metaTitle: 'SEO title',
  metaDescription: 'SEO description',
  tags: 'Tags',
};

/** "Description: it has pictures…" */
export function skippedText(field: SkippedField): string {
  return describeSkippedField(field, FIELD_NAMES);
}
