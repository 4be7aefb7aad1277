import { z } from 'zod';
import { SEO_META_KEYS, type SeoMetaKey } from './seo.ts';
import type { WooCategory, WooProduct, WooProductSummary } from './types.ts';

/** Texts that a store leaves out or sends as `null` or `false` where there is nothing. */
const text = z.string().catch('');
const id = z.int().positive();
const TermSchema = z.object({ id, name: text });

const SummarySchema = z.object({
  id,
  name: z.string(),
  type: text,
  status: text,
  sku: text,
  price: text,
  permalink: text,
  images: z.array(z.object({ src: text })).catch([]),
  categories: z.array(TermSchema).catch([]),
  date_modified_gmt: text,
});

const ProductSchema = SummarySchema.extend({
  slug: text,
  // Not forgiving here: a text that cannot be read must not be taken for an empty one.
  description: z.string(),
  short_description: z.string(),
  regular_price: text,
  tags: z.array(TermSchema),
  attributes: z
    .array(
      z.object({
        name: text,
        options: z.array(z.unknown()).catch([]),
        variation: z.boolean().catch(false),
      }),
    )
    .catch([]),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })),
});

/** What a list asks for, and no more. */
export const SUMMARY_FIELDS = Object.keys(SummarySchema.shape).join(',');
/** What a whole product asks for. */
export const PRODUCT_FIELDS = Object.keys(ProductSchema.shape).join(',');

export const SummariesSchema = z.array(SummarySchema.transform(summaryOf));
export const WholeProductSchema = ProductSchema.transform(productOf);
export const WholeProductsSchema = z.array(WholeProductSchema);
export const WebhookSchema = z.object({ id });

export const CategoriesSchema = z.array(
  z
    .object({
      id,
      name: text,
      slug: text,
      parent: z.int().catch(0),
      count: z.int().catch(0),
    })
    .transform((category): WooCategory => category),
);

/** The outcome of a batch: each item is a product, or says why not. */
export const BatchAnswerSchema = z.object({
  update: z.array(
    z.object({
      id: z.int(),
      error: z
        .object({
          code: z
            .string()
            .regex(/^[a-z0-9_]{1,80}$/)
            .catch('unknown'),
          data: z.object({ status: z.int() }).catch({ status: 400 }),
        })
        .optional(),
    }),
  ),
});

function summaryOf(product: z.output<typeof SummarySchema>): WooProductSummary {
  return {
    id: product.id,
    name: product.name,
    type: product.type,
    status: product.status,
    sku: product.sku,
    price: product.price,
    permalink: product.permalink,
    imageUrl: product.images[0]?.src,
    categories: product.categories,
    modifiedAt: product.date_modified_gmt,
  };
}

function productOf(product: z.output<typeof ProductSchema>): WooProduct {
  return {
    ...summaryOf(product),
    slug: product.slug,
    description: product.description,
    shortDescription: product.short_description,
    regularPrice: product.regular_price,
    tags: product.tags,
    attributes: product.attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.filter((option) => typeof option === 'string'),
    })),
    seoMeta: seoMetaOf(product.meta_data),
  };
}

function seoMetaOf(meta: readonly { key: string; value?: unknown }[]) {
  const found: Partial<Record<SeoMetaKey, string>> = {};
  for (const { key, value } of meta) {
    const known = SEO_META_KEYS.find((candidate) => candidate === key);
    if (known !== undefined && typeof value === 'string') found[known] = value;
  }
  return found;
}
