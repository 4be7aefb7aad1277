import type { AddressPolicy } from './address.ts';
import type { SeoPlugin } from './seo.ts';
import type {
  ListProductsQuery,
  ProductPage,
  WooCategory,
  WooProduct,
  WooProductChange,
  WooUpdateOutcome,
  WooWebhook,
} from './types.ts';

export interface WooStoreOptions {
  /** As `normaliseStoreAddress` made it. */
  readonly url: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly policy: AddressPolicy;
  /** For one call in all, its redirects and its body included. 30 seconds where absent. */
  readonly timeoutMs?: number;
  /** Most bytes of one answer. 32 MiB where absent. */
  readonly maxAnswerBytes?: number;
}

/** Most products of one `updateProducts`; the store refuses more. */
export const MAX_BATCH = 100;

/**
 * One WooCommerce store with its keys. Every method throws `WooStoreError` and nothing else.
 */
export interface WooStore {
  readonly url: string;
  /**
   * Proves that the keys are this store's and may read products; whether they may write shows at
   * the first write (`read_only_keys`).
   */
  verifyKeys(): Promise<void>;
  listProducts(query?: ListProductsQuery): Promise<ProductPage>;
  /** Raw, as it is kept. Trashed products too. */
  getProduct(id: number): Promise<WooProduct>;
  /** Raw, in the order asked for; ids that the store does not know are left out. At most 100. */
  getProducts(ids: readonly number[]): Promise<readonly WooProduct[]>;
  /** All of them, by name. */
  listCategories(): Promise<readonly WooCategory[]>;
  /**
   * Writes up to {@link MAX_BATCH} products in one call, reads them back, and says of each whether
   * the store kept what was sent. One product's failure does not touch the others.
   */
  updateProducts(changes: readonly WooProductChange[]): Promise<readonly WooUpdateOutcome[]>;
  /** Which plugin shows the SEO fields, if any. */
  seoPlugin(): Promise<SeoPlugin | undefined>;
  /** Asks the store to tell of new products. Deliveries are signed with `secret`. */
  createWebhook(input: { deliveryUrl: string; secret: string }): Promise<WooWebhook>;
  /** A webhook that is gone already is no error. */
  deleteWebhook(id: number): Promise<void>;
  /** Ends idle connections. */
  close(): void;
}

export function createWooStore(options: WooStoreOptions): WooStore {
  throw new Error(`not built yet: ${options.url}`);
}
