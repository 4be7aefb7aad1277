import type { RouterOutputs } from '@wareword/woo-bridge/trpc';

export type Field = RouterOutputs['runs']['item']['fields'][number]['field'];

/** The fields of a product, in WooCommerce's words. */
export const FIELD_WORDS: Readonly<Record<Field, string>> = {
  title: 'Product name',
  description: 'Description',
  summary: 'Short description',
  tags: 'Tags',
  keyphrase: 'Focus keyphrase',
  metaTitle: 'SEO title',
  metaDescription: 'Meta description',
};

export const FIELDS = [
  'title',
  'description',
  'summary',
  'tags',
  'keyphrase',
  'metaDescription',
] as const satisfies readonly Field[];

export const STATUS_WORDS: Readonly<Record<string, string>> = {
  publish: 'Published',
  draft: 'Draft',
  pending: 'Pending review',
  private: 'Private',
  future: 'Scheduled',
  trash: 'In the trash',
};
