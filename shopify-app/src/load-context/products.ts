import type { ItemId, ItemState, RunId } from '@wareword/publishing';
import type { Connection } from './connection.ts';

export type ProductStatus = 'active' | 'draft' | 'archived';

export type ProductSort = 'title' | 'created' | 'updated' | 'vendor';

/** Filters of the product list; empty or null if not set. */
export interface ProductFilter {
  /** The search as typed; the server escapes it. */
  readonly search: string;
  readonly status: ProductStatus | null;
  readonly vendor: string;
}

export interface ProductQuery extends ProductFilter {
  readonly sort: ProductSort;
  readonly descending: boolean;
  /** Cursors of the previous or next page; at most one is set. */
  readonly after: string | null;
  readonly before: string | null;
}

/** At most 50 products. */
export interface ProductsPage {
  readonly products: readonly ProductRow[];
  /** Number of matches; null if Shopify does not give an exact count. */
  readonly total: number | null;
  /** Cursors for `after` and `before`; null on the last or first page. */
  readonly next: string | null;
  readonly previous: string | null;
  /** Filter options: the shop's first 250. */
  readonly vendors: readonly string[];
  readonly connection: Connection;
  /** Listings sent from Wareword that wait for a product. */
  readonly sent: number;
}

export interface ProductRow {
  /** `gid://shopify/Product/1`. */
  readonly id: string;
  readonly title: string;
  readonly status: ProductStatus | 'unlisted';
  readonly vendor: string;
  readonly image: ProductImage | null;
  /** Its state in the most recent run that includes it. */
  readonly latest: {
    readonly runId: RunId;
    readonly itemId: ItemId;
    readonly state: ItemState;
    readonly stateText: string;
  } | null;
}

export interface ProductImage {
  /** URL of a small image on Shopify's CDN. */
  readonly url: string;
  readonly alt: string;
}

/** Products by id (`gid://shopify/Product/1` or `1`), or all that match a filter. */
export type Selection = { readonly ids: readonly string[] } | { readonly all: ProductFilter };
