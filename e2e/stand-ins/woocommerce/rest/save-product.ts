import { cleanHtml, unslash } from '../shop/kses.ts';
import { PRODUCT_STATUSES, type MetaRecord, type ProductRecord } from '../shop/records.ts';
import type { Shop, Taxonomy } from '../shop/shop.ts';
import { listOf, textOf, type Json } from './product-body.ts';
import { RestError } from './rest-error.ts';

/**
 * Saves a validated body to a product. Texts that it leaves out are saved again too, and each save
 * removes one level of backslashes, so a stored backslash disappears with the next save.
 */
export function saveProduct(shop: Shop, product: ProductRecord, body: Json): void {
  const sku = textOf(body, 'sku');
  if (sku !== undefined) takeSku(shop, product, sku);
  product.name = savedText(textOf(body, 'name'), product.name).trim();
  product.description = savedText(textOf(body, 'description'), product.description);
  product.shortDescription = savedText(textOf(body, 'short_description'), product.shortDescription);
  product.regularPrice = textOf(body, 'regular_price') ?? product.regularPrice;
  product.salePrice = textOf(body, 'sale_price') ?? product.salePrice;
  const status = textOf(body, 'status');
  product.status = PRODUCT_STATUSES.find((known) => known === status) ?? product.status;
  const categories = listOf(body, 'categories');
  if (categories !== undefined) product.categoryIds = knownIds(shop, 'categories', categories);
  if (product.categoryIds.length === 0) product.categoryIds = [shop.defaultCategory().id];
  const tags = listOf(body, 'tags');
  if (tags !== undefined)
    product.tagIds = knownIds(
      shop,
      'tags',
      tags.map((tag) => named(shop, tag)),
    );
  const attributes = listOf(body, 'attributes');
  if (attributes !== undefined) product.attributes = attributes.map(attributeOf);
  const images = listOf(body, 'images');
  if (images !== undefined) {
    product.images = images.map((image) => ({
      id: shop.nextId(),
      src: textOf(image, 'src') ?? '',
      alt: textOf(image, 'alt') ?? '',
    }));
  }
  for (const entry of listOf(body, 'meta_data') ?? []) saveMeta(shop, product, entry);
  shop.touch(product);
}

function savedText(given: string | undefined, kept: string): string {
  return given === undefined ? unslash(kept) : cleanHtml(unslash(given));
}

function takeSku(shop: Shop, product: ProductRecord, sku: string): void {
  const holder = sku === '' ? undefined : shop.productIdBySku(sku);
  if (holder !== undefined && holder !== product.id) {
    throw new RestError(400, 'product_invalid_sku', 'Invalid or duplicated SKU.', {
      resource_id: holder,
      unique_sku: `${sku}-1`,
    });
  }
  shop.setSku(product, sku);
}

/** Resolves a named tag to an id, creating it if it is new. */
function named(shop: Shop, tag: Json): Json {
  const name = textOf(tag, 'name');
  if (name === undefined || name.trim() === '') return tag;
  return { id: (shop.termByName('tags', name) ?? shop.addTerm('tags', name)).id };
}

/** Ids that exist in the shop; others, and entries without an id, are silently dropped. */
function knownIds(shop: Shop, taxonomy: Taxonomy, entries: readonly Json[]): number[] {
  const ids = entries.map((entry) => Number(entry['id']));
  return [...new Set(ids)].filter((id) => shop.terms(taxonomy).has(id));
}

function attributeOf(entry: Json, position: number) {
  const options = entry['options'];
  const list: readonly unknown[] = Array.isArray(options) ? options : [];
  return {
    id: 0,
    name: textOf(entry, 'name') ?? '',
    position,
    visible: entry['visible'] !== false,
    variation: entry['variation'] === true,
    options: list.map(String),
  };
}

/** One entry of `meta_data`: the same key (or its id) updates in place, `null` deletes. */
function saveMeta(shop: Shop, product: ProductRecord, entry: Json): void {
  const key = textOf(entry, 'key');
  const value = entry['value'];
  if (key === '_sku') {
    // WooCommerce itself stores the SKU under this key.
    shop.setSku(product, typeof value === 'string' ? value : '');
    return;
  }
  const matches = (meta: MetaRecord) =>
    entry['id'] === undefined ? meta.key === key : meta.id === entry['id'];
  const existing = product.meta.find(matches);
  if (value === null || value === undefined) {
    product.meta = product.meta.filter((meta) => meta !== existing);
  } else if (existing !== undefined) {
    existing.value = value;
  } else if (key !== undefined) {
    product.meta.push({ id: shop.nextId(), key, value });
  }
}
