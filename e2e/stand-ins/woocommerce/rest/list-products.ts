import { PRODUCT_STATUSES, type ProductRecord } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import { pageOf, QueryReader, type Page } from './parameters.ts';

const ORDERS = ['date', 'modified', 'id', 'title', 'slug', 'include'] as const;

export interface ProductList extends Page<ProductRecord> {
  readonly page: number;
}

/** `GET /products`: filters, order and page. Trashed products are included only if requested. */
export function listProducts(shop: Shop, query: URLSearchParams, offsetMs: number): ProductList {
  const read = new QueryReader(query);
  const page = read.integer('page', { fallback: 1, min: 1 });
  const perPage = read.integer('per_page', { fallback: 10, min: 1, max: 100 });
  const offset =
    read.text('offset') === undefined ? undefined : read.integer('offset', { fallback: 0, min: 0 });
  const status = read.oneOf('status', ['any', ...PRODUCT_STATUSES], 'any');
  const orderBy = read.oneOf('orderby', ORDERS, 'date');
  const order = read.oneOf('order', ['asc', 'desc'], 'desc');
  const types = ['simple', 'variable', 'grouped', 'external'] as const;
  const type = read.text('type') === undefined ? undefined : read.oneOf('type', types, 'simple');
  const words = read.text('search')?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const skus = read.text('sku')?.split(',');
  const categories = read.ids('category')?.flatMap((id) => withChildren(shop, id));
  const tags = read.ids('tag');
  const include = read.ids('include');
  const exclude = read.ids('exclude');
  const slug = read.text('slug');
  const zone = read.text('dates_are_gmt') === 'true' ? 0 : offsetMs;
  const modifiedAfter = read.date('modified_after', zone);
  const modifiedBefore = read.date('modified_before', zone);
  const after = read.date('after', zone);
  read.done();

  const found = [...shop.products.values()].filter(
    (product) =>
      // Variations are only listed under their product.
      product.type !== 'variation' &&
      (status === 'any'
        ? product.status !== 'trash' && product.status !== 'auto-draft'
        : product.status === status) &&
      (type === undefined || product.type === type) &&
      (skus === undefined || skus.includes(product.sku)) &&
      (slug === undefined || product.slug === slug) &&
      (include === undefined || include.includes(product.id)) &&
      (exclude === undefined || !exclude.includes(product.id)) &&
      (categories === undefined || product.categoryIds.some((id) => categories.includes(id))) &&
      (tags === undefined || product.tagIds.some((id) => tags.includes(id))) &&
      (modifiedAfter === undefined || product.modifiedAt > modifiedAfter) &&
      (modifiedBefore === undefined || product.modifiedAt < modifiedBefore) &&
      (after === undefined || product.createdAt > after) &&
      words.every((word) => searchable(product).includes(word)),
  );
  const sorted = found.sort(ordering(orderBy, include ?? []));
  if (order === 'desc' && orderBy !== 'include') sorted.reverse();
  return { ...pageOf(sorted, page, perPage, offset), page };
}

function searchable(product: ProductRecord): string {
  return `${product.name}\n${product.description}\n${product.shortDescription}`.toLowerCase();
}

function withChildren(shop: Shop, id: number): number[] {
  const children = [...shop.categories.values()].filter((term) => term.parent === id);
  return [id, ...children.flatMap((child) => withChildren(shop, child.id))];
}

function ordering(by: (typeof ORDERS)[number], include: readonly number[]) {
  return (a: ProductRecord, b: ProductRecord): number => {
    switch (by) {
      case 'date':
        return a.createdAt - b.createdAt || a.id - b.id;
      case 'modified':
        return a.modifiedAt - b.modifiedAt || a.id - b.id;
      case 'id':
        return a.id - b.id;
      case 'title':
        return a.name.localeCompare(b.name, 'en') || a.id - b.id;
      case 'slug':
        return a.slug.localeCompare(b.slug, 'en');
      case 'include':
        return include.indexOf(a.id) - include.indexOf(b.id);
    }
  };
}
