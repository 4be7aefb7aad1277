import { z } from 'zod';
import { SEO_META_KEYS, type SeoMetaKey } from './seo.ts';
import { sentLength } from './sent-length.ts';
import { isDescriptive } from './default-category.ts';
import type { WooCategory, WooProduct, WooProductSummary, WooWebhook } from './types.ts';

/** Texts that a store omits or sends as `null` or `false` if empty. */
const text = z.string().catch('');
const id = z.int().positive();
/** A text of a list, truncated to what a page shows, because lists are kept in memory. */
const shown = (max: number) => text.transform((value) => value.slice(0, max));
/** Maximum categories of a product; more would not help describe it. */
const MAX_CATEGORIES = 20;
/** Maximum characters of a category's or tag's name: WordPress stores no more. */
const MAX_TERM_NAME = 200;
const MAX_LISTED_NAME = 1_000;
const MAX_LISTED_ADDRESS = 2_000;

/**
 * Maximum characters of a text that is not truncated. Each text is parsed, saved and sent in one
 * turn of the event loop, whatever its length.
 */
const MAX_TEXT = 1_000_000;

/** Maximum characters of the texts of a product as they are sent, for example to restore them. */
export const MAX_SENT = 3_000_000;

const TermSchema = z.object({ id, name: shown(MAX_TERM_NAME) });
/** Includes the marker of the default category. */
const CategoryTermSchema = z.object({
  id,
  name: shown(MAX_TERM_NAME),
  slug: shown(MAX_TERM_NAME),
});

/** A time by the store's own clock, to the second and without a time zone. */
export const GmtSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .transform((time) => new Date(`${time}Z`));

const SummarySchema = z.object({
  id,
  name: z.string().transform((name) => name.slice(0, MAX_LISTED_NAME)),
  type: shown(100),
  status: shown(100),
  sku: shown(100),
  price: shown(100),
  permalink: shown(MAX_LISTED_ADDRESS),
  images: z
    .array(z.object({ src: shown(MAX_LISTED_ADDRESS) }))
    .catch([])
    .transform((images) => images.slice(0, 1)),
  categories: z
    .array(CategoryTermSchema)
    .catch([])
    .transform((categories) => categories.slice(0, MAX_CATEGORIES)),
  date_modified_gmt: shown(100),
});

const ProductSchema = SummarySchema.extend({
  // Complete, for an undo.
  name: z.string(),
  slug: text,
  // Strict: an unreadable text must not be mistaken for an empty one.
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
        visible: z.boolean().catch(true),
      }),
    )
    .catch([]),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })),
});

/** The fields requested for a list. */
export const SUMMARY_FIELDS = Object.keys(SummarySchema.shape).join(',');
/** The fields requested for a complete product. */
export const PRODUCT_FIELDS = Object.keys(ProductSchema.shape).join(',');

export const SummariesSchema = z.array(SummarySchema.transform(summaryOf));
export const WholeProductSchema = ProductSchema.transform(productOf);
export const WholeProductsSchema = z.array(WholeProductSchema);
/** A product whose texts are too long for a response, without them. */
export const OversizedProductSchema = SummarySchema.transform((product): WooProduct => ({
  ...summaryOf(product),
  ...{ slug: '', description: '', shortDescription: '', regularPrice: '' },
  ...{ tags: [], attributes: [], seoMeta: {}, oversized: true },
}));
export const WebhookSchema = z
  .object({ id, date_created_gmt: GmtSchema })
  .transform((webhook): WooWebhook => ({
    id: webhook.id,
    createdAt: webhook.date_created_gmt,
  }));

export const WebhookStatusSchema = z.object({ status: z.enum(['active', 'paused', 'disabled']) });

export const CategoriesSchema = z.array(
  z
    .object({
      id,
      name: shown(MAX_TERM_NAME),
      slug: shown(MAX_TERM_NAME),
      parent: z.int().catch(0),
      count: z.int().catch(0),
    })
    .transform((category): WooCategory => category),
);

export const TagsSchema = z.array(z.object({ id, count: z.int().catch(1), description: text }));
export const TaggedSchema = z.array(z.object({ id, tags: z.array(z.object({ id })) }));
export const DeletedTermsSchema = z.object({
  delete: z.array(z.object({ id: z.int(), error: z.object({}).optional() })),
});
/** One of the store's settings. */
export const CurrencySchema = z.object({ value: z.string().regex(/^[A-Z]{3}$/) });

/** The outcome of a batch: each item is a product or an error. */
export const BatchResponseSchema = z.object({
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
    categories: product.categories
      .filter(isDescriptive)
      .map(({ id: term, name }) => ({ id: term, name })),
    modifiedAt: product.date_modified_gmt,
  };
}

function productOf(product: z.output<typeof ProductSchema>): WooProduct {
  const { name, description, short_description: shortDescription } = product;
  const seoMeta = seoMetaOf(product.meta_data);
  const texts = [name, description, shortDescription, ...Object.values(seoMeta)];
  return {
    ...summaryOf(product),
    name: name.slice(0, MAX_TEXT),
    slug: product.slug,
    description: description.slice(0, MAX_TEXT),
    shortDescription: shortDescription.slice(0, MAX_TEXT),
    oversized: texts.some((one) => one.length > MAX_TEXT) || sentLength(texts) > MAX_SENT,
    regularPrice: product.regular_price,
    tags: product.tags,
    attributes: product.attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.filter((option) => typeof option === 'string'),
    })),
    seoMeta,
  };
}

function seoMetaOf(meta: readonly { key: string; value?: unknown }[]) {
  const found: Partial<Record<SeoMetaKey, string>> = {};
  for (const { key, value } of meta) {
    const known = SEO_META_KEYS.find((candidate) => candidate === key);
    // One more character shows that it was truncated.
    if (known !== undefined && typeof value === 'string')
      found[known] = value.slice(0, MAX_TEXT + 1);
  }
  return found;
}
