import type { ProductRecord, TermRecord } from '../shop/records.ts';
import { render } from '../shop/render.ts';
import type { Shop } from '../shop/shop.ts';

export interface Presentation {
  readonly shop: Shop;
  /** The shop's URL, without a trailing slash. */
  readonly url: string;
  /** How far the shop's time zone is ahead of GMT. */
  readonly offsetMs: number;
  /** `edit` returns texts as stored, `view` as rendered on a page. */
  readonly context: 'view' | 'edit';
}

/** A product as the REST API returns it. */
export function presentProduct(
  product: ProductRecord,
  { shop, url, offsetMs, context }: Presentation,
): Record<string, unknown> {
  const text = (raw: string) => (context === 'edit' ? raw : render(raw));
  const own = `${url}/wp-json/wc/v3/products`;
  const price = product.salePrice === '' ? product.regularPrice : product.salePrice;
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    permalink: `${url}/product/${encodeURIComponent(product.slug)}/`,
    date_created: wordPressDate(product.createdAt + offsetMs),
    date_created_gmt: wordPressDate(product.createdAt),
    date_modified: wordPressDate(product.modifiedAt + offsetMs),
    date_modified_gmt: wordPressDate(product.modifiedAt),
    type: product.type,
    status: product.status,
    featured: false,
    catalog_visibility: 'visible',
    description: text(product.description),
    short_description: text(product.shortDescription),
    sku: product.sku,
    price: product.type === 'grouped' ? '' : price,
    regular_price: product.type === 'variable' ? '' : product.regularPrice,
    sale_price: product.type === 'variable' ? '' : product.salePrice,
    on_sale: product.salePrice !== '',
    purchasable: product.status === 'publish' && price !== '',
    total_sales: 0,
    virtual: false,
    downloadable: false,
    tax_status: 'taxable',
    manage_stock: false,
    stock_quantity: null,
    stock_status: 'instock',
    weight: '',
    dimensions: { length: '', width: '', height: '' },
    reviews_allowed: true,
    average_rating: '0.00',
    rating_count: 0,
    parent_id: product.parentId ?? 0,
    categories: termsOf(product.categoryIds, shop.categories),
    tags: termsOf(product.tagIds, shop.tags),
    images: product.images.map((image) => ({
      ...image,
      src: image.src.startsWith('/') ? `${url}${image.src}` : image.src,
      name: image.alt,
    })),
    attributes: product.attributes.map((attribute) => ({ ...attribute })),
    default_attributes: [],
    variations: [...product.variationIds],
    grouped_products: [],
    menu_order: 0,
    meta_data: product.meta.map((entry) => ({ ...entry })),
    _links: {
      self: [{ href: `${own}/${product.id}` }],
      collection: [{ href: own }],
    },
  };
}

/** A category or tag as the REST API returns it. */
export function presentTerm(term: TermRecord, count: number): Record<string, unknown> {
  return {
    id: term.id,
    name: term.name,
    slug: term.slug,
    parent: term.parent,
    description: term.description,
    count,
  };
}

/** To the second, without a zone. */
export function wordPressDate(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

function termsOf(ids: readonly number[], terms: ReadonlyMap<number, TermRecord>) {
  return ids.flatMap((id) => {
    const term = terms.get(id);
    return term === undefined ? [] : [{ id: term.id, name: term.name, slug: term.slug }];
  });
}
