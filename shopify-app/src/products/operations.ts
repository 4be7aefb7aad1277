import { z } from 'zod';
import type { Operation } from '../admin-api/index.ts';

const Image = z
  .object({
    preview: z
      .object({ image: z.object({ url: z.string(), altText: z.string().nullable() }).nullable() })
      .nullable(),
  })
  .nullable();

const IMAGE = `featuredMedia { preview { image { url(transform: { maxWidth: 80, maxHeight: 80 }) altText } } }`;

const ListedProduct = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  vendor: z.string(),
  featuredMedia: Image,
});
export type ListedProduct = z.output<typeof ListedProduct>;

const Page = z.object({
  products: z.object({
    nodes: z.array(ListedProduct),
    pageInfo: z.object({
      hasNextPage: z.boolean(),
      hasPreviousPage: z.boolean(),
      startCursor: z.string().nullable(),
      endCursor: z.string().nullable(),
    }),
  }),
  // Parts that are only displayed may be missing.
  productsCount: z.object({ count: z.number(), precision: z.string() }).nullish(),
  productVendors: z.object({ nodes: z.array(z.string()) }).nullish(),
});

/** A page of the list, with the vendors for its filter and the total, in one query. */
export const LIST_PRODUCTS: Operation<typeof Page> = {
  name: 'WarewordProductList',
  cost: 210,
  data: Page,
  document: `query WarewordProductList(
    $first: Int, $after: String, $last: Int, $before: String,
    $query: String, $sortKey: ProductSortKeys, $reverse: Boolean
  ) {
    products(
      first: $first, after: $after, last: $last, before: $before,
      query: $query, sortKey: $sortKey, reverse: $reverse
    ) {
      nodes { id title status vendor ${IMAGE} }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
    productsCount(query: $query) { count precision }
    productVendors(first: 250) { nodes }
  }`,
};

const Preview = z.object({
  products: z.object({ nodes: z.array(ListedProduct) }),
  productsCount: z.object({ count: z.number(), precision: z.string() }).nullish(),
});

/** The first ten products matching a filter, and their number. */
export const PREVIEW_PRODUCTS: Operation<typeof Preview> = {
  name: 'WarewordProductPreview',
  cost: 50,
  data: Preview,
  document: `query WarewordProductPreview($query: String) {
    products(first: 10, query: $query, sortKey: ID) { nodes { id title status vendor ${IMAGE} } }
    productsCount(query: $query, limit: null) { count precision }
  }`,
};

const Named = z.object({
  shown: z.array(z.union([ListedProduct, z.null(), z.object({}).transform(() => null)])),
  all: z.array(
    z.union([z.object({ id: z.string() }), z.null(), z.object({}).transform(() => null)]),
  ),
});

/** Which ids are products of the shop, and the first of them for display. */
export const NAMED_PRODUCTS: Operation<typeof Named> = {
  name: 'WarewordNamedProducts',
  cost: 290,
  data: Named,
  document: `query WarewordNamedProducts($shown: [ID!]!, $all: [ID!]!) {
    shown: nodes(ids: $shown) { ... on Product { id title status vendor ${IMAGE} } }
    all: nodes(ids: $all) { ... on Product { id } }
  }`,
};

const StorefrontUrl = z.object({
  product: z.object({ handle: z.string(), onlineStoreUrl: z.string().nullable() }).nullable(),
  shop: z.object({ primaryDomain: z.object({ host: z.string() }) }),
});

/** The parts of the URL at which shoppers find a product. */
export const FIND_STOREFRONT_URL: Operation<typeof StorefrontUrl> = {
  name: 'WarewordProductUrl',
  cost: 5,
  data: StorefrontUrl,
  document: `query WarewordProductUrl($id: ID!) {
    product(id: $id) { handle onlineStoreUrl }
    shop { primaryDomain { host } }
  }`,
};
