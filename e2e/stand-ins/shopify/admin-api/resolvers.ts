import { GraphQLError, type GraphQLFieldResolver } from 'graphql';
import { gid, idOf, type ProductRecord } from '../shop/records.ts';
import { parseSearch } from '../shop/search.ts';
import type { Shop } from '../shop/shop.ts';
import type { ApiContext } from './api-context.ts';
import { compare, pageOf, type PageArguments, type Sortable } from './connection.ts';
import { exact, PRODUCT_FIELDS, productNode, stockOf, type ProductNode } from './product-fields.ts';
import { productUpdate } from './product-update.ts';

type Resolver = GraphQLFieldResolver<never, ApiContext, never>;

interface ProductsArguments extends PageArguments {
  readonly query?: string | null;
  readonly sortKey?: string | null;
  readonly reverse?: boolean | null;
  readonly savedSearchId?: string | null;
}

const MAX_NODES = 250;

const SORT_VALUES: Readonly<Record<string, (product: ProductRecord) => string | number>> = {
  TITLE: ({ title }) => title.toLowerCase(),
  VENDOR: ({ vendor }) => vendor.toLowerCase(),
  PRODUCT_TYPE: ({ productType }) => productType.toLowerCase(),
  CREATED_AT: ({ createdAt }) => createdAt,
  PUBLISHED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  INVENTORY_TOTAL: stockOf,
  ID: ({ id }) => id,
  RELEVANCE: ({ id }) => id,
};

function listProducts(shop: Shop, given: ProductsArguments) {
  const valueOf = SORT_VALUES[given.sortKey ?? 'ID'] ?? (() => 0);
  const keyOf = (product: ProductRecord): Sortable => ({ id: product.id, value: valueOf(product) });
  const reverse = given.reverse ?? false;
  const found = [...shop.products.values()]
    .filter(parseSearch(given.query ?? ''))
    .sort((one, other) => compare(keyOf(one), keyOf(other)) || one.id - other.id);
  if (reverse) found.reverse();
  const page = pageOf(found, keyOf, given, reverse);
  return {
    ...page,
    nodes: page.nodes.map(productNode),
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: productNode(node) })),
  };
}

function nodeOf(shop: Shop, id: string): ProductNode | null {
  if (!/^gid:\/\/shopify\/\w+\/\d+/.test(id)) {
    throw new GraphQLError(`Invalid global id '${id}'`, {
      extensions: { code: 'argumentLiteralsIncompatible' },
    });
  }
  const product = shop.products.get(idOf('Product', id) ?? 0);
  return product === undefined ? null : productNode(product);
}

/** The implemented parts of the API, by type and field. */
export const RESOLVERS: Readonly<Record<string, Readonly<Record<string, Resolver>>>> = {
  QueryRoot: {
    shop: (_root, _given, { shop }) => ({
      id: gid('Shop', 1),
      name: shop.title,
      myshopifyDomain: shop.domain,
      email: `owner@${shop.domain}`,
      contactEmail: `owner@${shop.domain}`,
      currencyCode: 'USD',
      ianaTimezone: 'America/New_York',
      url: `https://${shop.domain}`,
      primaryDomain: { id: gid('Domain', 1), host: shop.domain, url: `https://${shop.domain}` },
      plan: { partnerDevelopment: true, publicDisplayName: 'Basic', shopifyPlus: false },
    }),
    product: (_root, { id }: { id: string }, { shop }) => nodeOf(shop, id),
    products: (_root, given: ProductsArguments, { shop }) => listProducts(shop, given),
    productsCount: (_root, { query }: ProductsArguments, { shop }) =>
      exact([...shop.products.values()].filter(parseSearch(query ?? '')).length),
    productVendors: (_root, given: PageArguments, { shop }) => {
      const vendors = new Set([...shop.products.values()].map(({ vendor }) => vendor));
      const named = [...vendors].sort().map((vendor, id) => ({ id, vendor }));
      const page = pageOf(named, ({ id }) => ({ id, value: id }), given);
      return {
        ...page,
        nodes: page.nodes.map(({ vendor }) => vendor),
        edges: page.edges.map(({ cursor, node }) => ({ cursor, node: node.vendor })),
      };
    },
    node: (_root, { id }: { id: string }, { shop }) => nodeOf(shop, id),
    nodes: (_root, { ids }: { ids: readonly string[] }, { shop }) => {
      if (ids.length > MAX_NODES) {
        throw new GraphQLError(`The input array size of ${ids.length} exceeds ${MAX_NODES}`, {
          extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
        });
      }
      return ids.map((id) => nodeOf(shop, id));
    },
    currentAppInstallation: (_root, _given, { shop, granted, apiKey }) => ({
      id: gid('AppInstallation', 1),
      launchUrl: `https://${shop.domain}/admin/apps/${apiKey}`,
      uninstallUrl: null,
      accessScopes: granted.map((handle) => ({ handle, description: handle })),
      activeSubscriptions: [],
      metafield: null,
    }),
  },
  Mutation: {
    productUpdate: (_root, { product: input }: { product: unknown }, { shop }) => {
      const { product: written, userErrors } = productUpdate(shop, input);
      return { product: written === undefined ? null : productNode(written), userErrors };
    },
    appUninstall: (_root, _given, { uninstall }) => {
      uninstall();
      return { app: null, userErrors: [] };
    },
  },
  Product: Object.fromEntries(
    Object.entries(PRODUCT_FIELDS).map(([name, resolve]) => [name, resolve as Resolver]),
  ),
};
