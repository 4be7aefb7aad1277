import { hash } from 'node:crypto';
import {
  mediaInHtml,
  NO_MEDIA,
  textForm,
  type Field,
  type Json,
  type Media,
  type ProductDetails,
  type ProductWrite,
  type StoreFields,
  type StoreProduct,
} from '@wareword/publishing';
import { VARIANT_LIMITS } from '@wareword/shared-schema';
import { z } from 'zod';
import { LIMITS } from '../admin-api/index.ts';
import { brandOf } from './brand.ts';
import type { DetailedProduct } from './operations.ts';
import { productGid, productNumber } from './product-id.ts';

/**
 * The fields of a Shopify product, and the part of a listing that fills each. Tags drive a shop's
 * automated collections, so a run proposes them but does not select them.
 */
export const SHOPIFY_FIELDS: StoreFields = {
  title: { format: 'text', from: 'title', selected: true },
  description: { format: 'html', from: 'description', selected: true },
  metaTitle: { format: 'text', from: 'title', selected: true },
  metaDescription: { format: 'text', from: 'meta_description', selected: true },
  tags: { format: 'text', from: 'keywords', selected: false },
};

/** Liquid in a description belongs to the theme or another app, and renders more than text. */
const LIQUID = /\{\{[^{}]{0,500}\}\}|\{%[^{}]{0,500}%\}/g;

/** Maximum characters of a description that are scanned, in one turn of the event loop. */
const MAX_SCANNED = 500_000;

/** The media in a description. One that is too long to be scanned may contain anything. */
export function shopifyMediaIn(html: string): Media {
  if (html.length > MAX_SCANNED) return { ...NO_MEDIA, others: 1 };
  return mediaInHtml(html, {
    inComment: () => undefined,
    inText: (text) => Array.from(text.matchAll(LIQUID), () => 'others' as const),
  });
}

const Raw = z.object({
  title: z.string(),
  descriptionHtml: z.string(),
  tags: z.array(z.string()),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
});

/** Maximum characters read of a description with its markup; a request contains 600. */
const MAX_DESCRIPTION = 20_000;
/** Maximum tags that are read. */
const MAX_TAGS = 50;
/** One more of an option's values than a request can have, so that too many are noticed. */
const MAX_VALUES = VARIANT_LIMITS.values + 1;

const ARCHIVED = {
  code: 'product_archived',
  message: 'This product is archived. Unarchive it in Shopify first.',
};

const TOO_LONG = {
  code: 'text_too_long',
  message: "One of this product's fields is too long. Shorten it in Shopify, then try again.",
};

/** Why no listing is written for a product. Texts that were cut could not be restored. */
function unsuited(product: DetailedProduct): StoreProduct['unsuited'] {
  if (product.status === 'ARCHIVED') return ARCHIVED;
  const { title, descriptionHtml, tags, seo } = product;
  const fits =
    descriptionHtml.length <= LIMITS.description &&
    tags.length <= LIMITS.items &&
    [title, ...tags].every((name) => name.length <= LIMITS.name) &&
    [seo.title, seo.description].every((text) => text === null || text.length <= LIMITS.seo);
  return fits ? null : TOO_LONG;
}

/** A product in the form that runs use. */
export function storeProduct(product: DetailedProduct): StoreProduct {
  const { title, descriptionHtml, tags, seo, status } = product;
  const raw = { title, descriptionHtml, tags, seo } satisfies Json;
  return {
    id: productNumber(product.id) ?? product.id,
    name: title.replaceAll('\0', ''),
    modified: digest(product),
    trashed: false,
    published: status === 'ACTIVE',
    unsuited: unsuited(product),
    values: {
      title,
      description: descriptionHtml,
      tags,
      metaTitle: seo.title ?? '',
      metaDescription: seo.description ?? '',
    },
    details: detailsOf(product),
    unrestorable: [],
    raw,
  };
}

/** A hash of what people edit. A sale, which Shopify counts as an update, does not change it. */
function digest({
  title,
  descriptionHtml,
  tags,
  seo,
  vendor,
  productType,
}: DetailedProduct): string {
  const edited = [title, descriptionHtml, [...tags].sort(), seo, vendor, productType];
  return hash('sha256', JSON.stringify(edited), 'base64url');
}

function detailsOf(product: DetailedProduct): ProductDetails {
  const { title, vendor, productType, category, options = [], tags, shopName = '' } = product;
  const brand = brandOf({ vendor, title, shopName });
  const kinds = [category?.fullName.split(' > ').at(-1) ?? '', productType];
  // A product without options has one called "Title", whose only value is "Default Title".
  const real = options.filter(({ values }) => values.some((value) => value !== 'Default Title'));
  return {
    name: title,
    categories: [...new Set(kinds.filter((kind) => kind !== ''))],
    attributes: brand === undefined ? [] : [{ name: 'Brand', options: [brand] }],
    variants: real.map(({ name, values }) => ({ name, values: values.slice(0, MAX_VALUES) })),
    price: price(product),
    description: textForm(product.descriptionHtml.slice(0, MAX_DESCRIPTION), 'html'),
    summary: '',
    tags: tags.slice(0, MAX_TAGS),
  };
}

function price({ priceRangeV2 }: DetailedProduct): string {
  if (priceRangeV2 === undefined) return '';
  const { minVariantPrice: min, maxVariantPrice: max } = priceRangeV2;
  const currency = min.currencyCode ?? '';
  const range = min.amount === max.amount ? min.amount : `${min.amount}–${max.amount}`;
  return `${range} ${currency}`.trim();
}

/** Length of a product's description, in characters. */
export function descriptionLength({ raw }: Pick<StoreProduct, 'raw'>): number {
  return Raw.parse(raw).descriptionHtml.length;
}

/** The input of a write or undo. Never includes the handle, so that links stay valid. */
export function updateInput(write: ProductWrite): Readonly<Record<string, Json>> {
  const id = productGid(write.product.id);
  const now = Raw.parse(write.product.raw);
  if ('restore' in write) {
    const before = Raw.parse(write.restore.raw);
    const wanted = new Set<Field>(write.restore.fields);
    return {
      id,
      ...(wanted.has('title') ? { title: before.title } : {}),
      ...(wanted.has('description') ? { descriptionHtml: before.descriptionHtml } : {}),
      ...(wanted.has('tags') ? { tags: before.tags } : {}),
      ...seoInput(now.seo, {
        // Empty, to remove what did not exist before.
        title: wanted.has('metaTitle') ? (before.seo.title ?? '') : undefined,
        description: wanted.has('metaDescription') ? (before.seo.description ?? '') : undefined,
      }),
    };
  }
  const { title, description, tags, metaTitle, metaDescription } = write.values;
  return {
    id,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { descriptionHtml: description }),
    ...(tags === undefined ? {} : { tags }),
    ...seoInput(now.seo, { title: metaTitle, description: metaDescription }),
  };
}

/** Both texts are sent together if both exist, so that neither is lost. */
function seoInput(
  now: { readonly title: string | null; readonly description: string | null },
  wanted: { readonly title: string | undefined; readonly description: string | undefined },
): { readonly seo?: { readonly title?: string; readonly description?: string } } {
  if (wanted.title === undefined && wanted.description === undefined) return {};
  const title = wanted.title ?? now.title ?? undefined;
  const description = wanted.description ?? now.description ?? undefined;
  return {
    seo: {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    },
  };
}
