import type { Field } from '@wareword/publishing';

/** The fields that a listing fills, as Shopify's product page calls them. */
const NAMES: Readonly<Partial<Record<Field, string>>> = {
  title: 'Title',
  description: 'Description',
  metaTitle: 'SEO title',
  metaDescription: 'SEO description',
  tags: 'Tags',
};

export function fieldName(field: Field): string {
  return NAMES[field] ?? field;
}
