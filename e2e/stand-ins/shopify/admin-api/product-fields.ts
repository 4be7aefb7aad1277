import { gid, type ImageRecord, type ProductRecord, type VariantRecord } from '../shop/records.ts';
import type { ApiContext } from './api-context.ts';
import { pageOf, type PageArguments } from './connection.ts';

export interface ProductNode {
  readonly __typename: 'Product';
  readonly product: ProductRecord;
}

export function productNode(product: ProductRecord): ProductNode {
  return { __typename: 'Product', product };
}

export function stockOf({ variants }: ProductRecord): number {
  return variants.reduce((sum, { inventory }) => sum + inventory, 0);
}

const time = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

/** A connection of items in the given order. */
function ordered<Item extends { readonly id: number }>(
  items: readonly Item[],
  present: (item: Item) => object,
  page: PageArguments,
) {
  const at = new Map(items.map((item, index) => [item, index]));
  const found = pageOf(items, (item) => ({ id: item.id, value: at.get(item) ?? 0 }), page);
  return {
    ...found,
    nodes: found.nodes.map(present),
    edges: found.edges.map(({ cursor, node }) => ({ cursor, node: present(node) })),
  };
}

function imageNode({ id, alt }: ImageRecord) {
  const image = {
    id: gid('ImageSource', id),
    url: `https://cdn.shopify.com/s/files/${id}.svg`,
    altText: alt,
    width: 800,
    height: 800,
  };
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', id),
    alt,
    mediaContentType: 'IMAGE',
    status: 'READY',
    image,
    preview: { image, status: 'READY' },
  };
}

function variantNode(product: ProductRecord, variant: VariantRecord) {
  return {
    __typename: 'ProductVariant',
    id: gid('ProductVariant', variant.id),
    legacyResourceId: String(variant.id),
    title: variant.title,
    displayName: `${product.title} - ${variant.title}`,
    sku: variant.sku,
    price: variant.price,
    inventoryQuantity: variant.inventory,
    selectedOptions: product.options.map(({ name }, index) => ({
      name,
      value: variant.selected[index] ?? '',
    })),
  };
}

export const exact = (count: number) => ({ count, precision: 'EXACT' });
const money = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'USD' });

/** The fields of a product that are computed. */
export const PRODUCT_FIELDS: Record<
  string,
  (node: ProductNode, page: PageArguments, context: ApiContext) => unknown
> = {
  id: ({ product: { id } }) => gid('Product', id),
  legacyResourceId: ({ product: { id } }) => String(id),
  description: ({ product: { descriptionHtml } }) => textOf(descriptionHtml),
  seo: ({ product: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  createdAt: ({ product: { createdAt } }) => time(createdAt),
  updatedAt: ({ product: { updatedAt } }) => time(updatedAt),
  publishedAt: ({ product: { status, createdAt } }) =>
    status === 'ACTIVE' ? time(createdAt) : null,
  totalInventory: ({ product: record }) => stockOf(record),
  tracksInventory: () => true,
  isGiftCard: () => false,
  category: () => null,
  metafield: () => null,
  hasOnlyDefaultVariant: ({ product: { options } }) => options.length === 0,
  variantsCount: ({ product: { variants } }) => exact(variants.length),
  mediaCount: ({ product: { images } }) => exact(images.length),
  options: ({ product: { options } }) =>
    options.map((option, index) => ({
      ...option,
      id: gid('ProductOption', option.id),
      position: index + 1,
    })),
  featuredMedia: ({ product: { images } }) =>
    images[0] === undefined ? null : imageNode(images[0]),
  media: ({ product: { images } }, page) => ordered(images, imageNode, page),
  variants: ({ product: record }, page) =>
    ordered(record.variants, (variant) => variantNode(record, variant), page),
  collections: (_node, page) => ordered([], () => ({}), page),
  priceRangeV2: ({ product: { variants } }) => {
    const prices = variants.map(({ price }) => Number(price));
    return {
      minVariantPrice: money(Math.min(...prices)),
      maxVariantPrice: money(Math.max(...prices)),
    };
  },
  onlineStoreUrl: ({ product: { status, handle } }, _page, { shop }) =>
    status === 'ACTIVE' ? `https://${shop.domain}/products/${handle}` : null,
  onlineStorePreviewUrl: ({ product: { handle } }, _page, { shop }) =>
    `https://${shop.domain}/products/${handle}`,
};

/** The fields of a product that are returned as stored. */
export const PLAIN_PRODUCT_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'handle',
  'descriptionHtml',
  'status',
  'vendor',
  'productType',
  'tags',
]);

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
