import type { Field, SkippedField } from '@wareword/publishing';
import { describeSkippedField, stateOf } from '@wareword/publishing/words';
import type { Texts } from '../texts/index.ts';

/** The fields that a listing fills, as Shopify's product page calls them. */
export function fieldNames({ pages }: Texts): Readonly<Partial<Record<Field, string>>> {
  return {
    title: pages('fieldTitle'),
    description: pages('fieldDescription'),
    metaTitle: pages('fieldMetaTitle'),
    metaDescription: pages('fieldMetaDescription'),
    tags: pages('fieldTags'),
  };
}

/** "Publishing failed" */
export function stateText(item: Parameters<typeof stateOf>[0], { publishing }: Texts): string {
  return stateOf(item, publishing);
}

/** "Description: it has images…" */
export function skippedText(field: SkippedField, texts: Texts): string {
  return describeSkippedField(field, fieldNames(texts), texts.publishing);
}
