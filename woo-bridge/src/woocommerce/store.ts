import type { AddressPolicy } from './address-policy.ts';
import { DEFAULT_MAX_ANSWER_BYTES, DEFAULT_TIMEOUT_MS, type CallLimits } from './call.ts';
import { closeAgents, openAgents } from './dial.ts';
import { WooStoreError } from './errors.ts';
import { findSeoPlugin } from './find-store.ts';
import { readProducts } from './read-products.ts';
import { makeRestClient } from './rest-client.ts';
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
import { updateProducts } from './update-products.ts';
import {
  CategoriesSchema,
  PRODUCT_FIELDS,
  SUMMARY_FIELDS,
  SummariesSchema,
  WebhookSchema,
  WholeProductSchema,
} from './wire.ts';

export { MAX_BATCH } from './update-products.ts';

export interface WooStoreOptions {
  /** As `normaliseStoreAddress` made it. */
  readonly url: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly policy: AddressPolicy;
  /**
   * For one call in all, its body included; a batch gets a second more for each product. 30 seconds
   * where absent.
   */
  readonly timeoutMs?: number;
  /** Most bytes of one answer. 32 MiB where absent. */
  readonly maxAnswerBytes?: number;
}

/**
 * One WooCommerce store with its keys. Every method rejects with `WooStoreError` and nothing else.
 */
export interface WooStore {
  readonly url: string;
  /** Proves that the keys are this store's, and may read and write products. Changes nothing. */
  verifyKeys(): Promise<void>;
  /** Newest first. `trash` shows only where asked for. */
  listProducts(query?: ListProductsQuery): Promise<ProductPage>;
  /** Raw, as it is kept. Trashed products too. */
  getProduct(id: number): Promise<WooProduct>;
  /** Raw, in the order asked for; ids that the store does not know are left out. At most 100. */
  getProducts(ids: readonly number[]): Promise<readonly WooProduct[]>;
  /** All of them, by name. */
  listCategories(): Promise<readonly WooCategory[]>;
  /**
   * Writes up to `MAX_BATCH` products in one call, reads them back, and says of each whether the
   * store kept what was sent. One product's failure does not touch the others. After a transient
   * error nobody knows what was written: read before writing again.
   */
  updateProducts(changes: readonly WooProductChange[]): Promise<readonly WooUpdateOutcome[]>;
  /** Which plugin shows the SEO fields, if any. */
  seoPlugin(): Promise<SeoPlugin | undefined>;
  /**
   * Asks the store to tell of new products. Deliveries are signed with `secret`; the first call to
   * `deliveryUrl` is an unsigned form with `webhook_id`, sent at once.
   */
  createWebhook(input: { deliveryUrl: string; secret: string }): Promise<WooWebhook>;
  /** A webhook that is gone already is no error. */
  deleteWebhook(id: number): Promise<void>;
  /** Ends the connections that were kept for calls to come. */
  close(): void;
}

const CATEGORY_PAGE = 100;
/** A store with more has its filters cut off, and no run that never ends. */
const MAX_CATEGORY_PAGES = 20;

export function createWooStore(options: WooStoreOptions): WooStore {
  const { url } = options;
  const agents = openAgents(options.policy);
  const limits: CallLimits = {
    policy: options.policy,
    agents,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxAnswerBytes: options.maxAnswerBytes ?? DEFAULT_MAX_ANSWER_BYTES,
  };
  const rest = makeRestClient({ ...options, limits });

  return {
    url,
    async verifyKeys() {
      const query = { per_page: 1, _fields: SUMMARY_FIELDS };
      await rest.read(SummariesSchema, 'get', { path: 'products', query });
      // A batch of nothing is refused like any other write, and changes nothing.
      await rest.call('post', { path: 'products/batch', body: { update: [] } });
    },
    async listProducts({ search, status = 'any', category, page = 1, perPage = 20 } = {}) {
      const query = {
        page,
        per_page: perPage,
        status,
        _fields: SUMMARY_FIELDS,
        ...(search === undefined || search.trim() === '' ? {} : { search: search.trim() }),
        ...(category === undefined ? {} : { category }),
      };
      const { value, headers } = await rest.read(SummariesSchema, 'get', {
        path: 'products',
        query,
      });
      const total = countIn(headers, 'x-wp-total') ?? value.length;
      return {
        items: value,
        total,
        pages: countIn(headers, 'x-wp-totalpages') ?? Math.ceil(total / perPage),
      };
    },
    async getProduct(id) {
      const query = { context: 'edit', _fields: PRODUCT_FIELDS };
      const path = `products/${productId(id)}`;
      return (await rest.read(WholeProductSchema, 'get', { path, query })).value;
    },
    getProducts: (ids) => readProducts(rest, ids),
    async listCategories() {
      const all: WooCategory[] = [];
      for (let page = 1; page <= MAX_CATEGORY_PAGES; page++) {
        const query = { page, per_page: CATEGORY_PAGE, orderby: 'name', order: 'asc' };
        const path = 'products/categories';
        const { value } = await rest.read(CategoriesSchema, 'get', { path, query });
        all.push(...value);
        if (value.length < CATEGORY_PAGE) break;
      }
      return all;
    },
    updateProducts: (changes) => updateProducts({ rest, timeoutMs: limits.timeoutMs }, changes),
    seoPlugin: () => findSeoPlugin(url, limits),
    async createWebhook({ deliveryUrl, secret }) {
      const body = {
        name: 'Wareword: new products',
        topic: 'product.created',
        status: 'active',
        delivery_url: deliveryUrl,
        secret,
      };
      return (await rest.read(WebhookSchema, 'post', { path: 'webhooks', body })).value;
    },
    async deleteWebhook(id) {
      try {
        await rest.call('delete', { path: `webhooks/${productId(id)}`, query: { force: 'true' } });
      } catch (error) {
        if (!(error instanceof WooStoreError) || error.code !== 'not_found') throw error;
      }
    },
    close: () => closeAgents(agents),
  };
}

/** An id goes into a path, so nothing but one may stand there. */
function productId(id: number): number {
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new WooStoreError('not_found', 'There is no such product in your store.');
}

function countIn(headers: Readonly<Record<string, string>>, name: string): number | undefined {
  const digits = /^\d{1,9}$/.exec(headers[name] ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}
