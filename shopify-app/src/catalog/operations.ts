import { z } from 'zod';
import type { Operation } from '../admin-api/index.ts';

/** A product's texts, and what determines whether it may be written. */
export const ShopifyProduct = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  descriptionHtml: z.string(),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
});
export type ShopifyProduct = z.output<typeof ShopifyProduct>;

const Money = z.object({ amount: z.string(), currencyCode: z.string().optional() });

/** A product with the other facts that a listing is written from. */
export const DetailedProduct = ShopifyProduct.extend({
  category: z.object({ fullName: z.string() }).nullable().optional(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })).optional(),
  priceRangeV2: z.object({ minVariantPrice: Money, maxVariantPrice: Money }).optional(),
});
export type DetailedProduct = z.output<typeof DetailedProduct> & {
  /** Undefined where only texts were read. */
  readonly shopName?: string | undefined;
};

const TEXTS = `id title status vendor productType tags descriptionHtml seo { title description }`;

/** Deleted products, and ids of something else, are null. */
const Nodes = z.object({
  shop: z.object({ name: z.string() }).optional(),
  nodes: z.array(z.union([DetailedProduct, z.null(), z.object({}).transform(() => null)])),
});

/** Products by id, with everything a listing request contains. */
export const READ_DETAILS: Operation<typeof Nodes> = {
  name: 'WarewordProductDetails',
  cost: 250,
  data: Nodes,
  document: `query WarewordProductDetails($ids: [ID!]!) {
    shop { name }
    nodes(ids: $ids) { ... on Product {
      ${TEXTS}
      category { fullName }
      options(first: 10) { name values }
      priceRangeV2 { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
    } }
  }`,
};

/** Products by id, with only their texts, which costs far fewer points per product. */
export const READ_TEXTS: Operation<typeof Nodes> = {
  name: 'WarewordProductTexts',
  cost: 200,
  data: Nodes,
  document: `query WarewordProductTexts($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { ${TEXTS} } } }`,
};

const Names = z.object({
  products: z.object({
    nodes: z.array(z.object({ id: z.string(), title: z.string() })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});

/** A page of search results by age, so that products do not move between pages. */
export const FIND_NAMES: Operation<typeof Names> = {
  name: 'WarewordProductNames',
  cost: 252,
  data: Names,
  document: `query WarewordProductNames($after: String, $query: String) {
    products(first: 250, after: $after, query: $query, sortKey: ID) {
      nodes { id title }
      pageInfo { hasNextPage endCursor }
    }
  }`,
};

const Written = z.object({
  product: ShopifyProduct.nullable(),
  userErrors: z.array(z.object({ field: z.array(z.string()).nullable(), message: z.string() })),
});
const Writes = z.record(z.string(), Written.nullable());

/** One `productUpdate` per product, so that each product's write is atomic. */
export function updateProducts(count: number): Operation<typeof Writes> {
  const aliases = Array.from({ length: count }, (_, at) => at);
  return {
    name: `WarewordUpdateProducts${count}`,
    cost: 13 * count,
    data: Writes,
    document: `mutation WarewordUpdateProducts(${aliases.map((at) => `$p${at}: ProductUpdateInput!`).join(', ')}) {
      ${aliases
        .map(
          (at) =>
            `p${at}: productUpdate(product: $p${at}) { product { ${TEXTS} } userErrors { field message } }`,
        )
        .join('\n')}
    }`,
  };
}
