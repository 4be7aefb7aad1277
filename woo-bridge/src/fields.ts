import type { StoreFields } from '@wareword/publishing';

/** WooCommerce keeps names and tags with entities, and SEO plugins their texts as they are. */
export const WOO_FIELDS = {
  title: { format: 'entities', from: 'title', selected: true },
  description: { format: 'html', from: 'description', selected: true },
  summary: { format: 'html', from: 'bullets', selected: true },
  tags: { format: 'entities', from: 'product_tags', selected: true },
  keyphrase: { format: 'text', from: 'focus_keyphrase', selected: true },
  metaDescription: { format: 'text', from: 'meta_description', selected: true },
} as const satisfies StoreFields;
