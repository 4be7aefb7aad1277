import { closeAgents, openAgents, type AddressPolicy } from '@wareword/security/outbound';
import { DEFAULT_MAX_RESPONSE_BYTES, DEFAULT_TIMEOUT_MS, type CallLimits } from './call.ts';
import { newestTagId, removeUnusedTags } from './created-tags.ts';
import { WooStoreError } from './errors.ts';
import { findSeoPlugin } from './find-store.ts';
import { readProducts } from './read-products.ts';
import { verifyKeys } from './verify-keys.ts';
import { makeRestClient } from './rest-client.ts';
import type { SeoPlugin } from './seo.ts';
import type {
  ListProductsQuery,
  ProductPage,
  WooCategory,
  WooProduct,
  WooProductChange,
  WooUpdateOutcome,
  WooTopic,
  WooWebhook,
  WooWebhookStatus,
} from './types.ts';
import { updateProducts } from './update-products.ts';
import {
  CategoriesSchema,
  CurrencySchema,
  PRODUCT_FIELDS,
  SUMMARY_FIELDS,
  SummariesSchema,
  WebhookSchema,
  WebhookStatusSchema,
  WholeProductSchema,
} from './wire.ts';

export interface WooStoreOptions {
  /** The URL as returned by `normalizeStoreUrl`. */
  readonly url: string;
  /** Whether the store is connected to Wareword; others share half of the calls at once. */
  readonly connected?: boolean;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  /** Sends the keys in the query over https, for a host that drops the `Authorization` header. */
  readonly keysInQuery?: boolean;
  readonly policy: AddressPolicy;
  /**
   * Total timeout of one call, including its body; a batch gets one more second per product. 30
   * seconds if absent.
   */
  readonly timeoutMs?: number;
  /** Called whenever the store rejects the keys, before the error is thrown. */
  readonly onKeysRefused?: () => Promise<void>;
  /** Maximum bytes of one response. 6 MB if absent. */
  readonly maxResponseBytes?: number;
}

/** A WooCommerce store with its keys. Methods reject only with `WooStoreError`. */
export interface WooStore {
  readonly url: string;
  /**
   * Verifies that the keys belong to this store and may read and write products. Changes nothing.
   * @returns how they reach the store: `query` if the host drops the `Authorization` header
   */
  verifyKeys(): Promise<'header' | 'query'>;
  /** Newest first, or from an offset on by id. `trash` is included only if requested. */
  listProducts(query?: ListProductsQuery): Promise<ProductPage>;
  /** Raw, as stored. Includes trashed products. */
  getProduct(id: number): Promise<WooProduct>;
  /** Raw, in the requested order, without unknown ids. At most 100. */
  getProducts(ids: readonly number[]): Promise<readonly WooProduct[]>;
  /** All of them, by name. */
  listCategories(): Promise<readonly WooCategory[]>;
  /**
   * Writes up to 100 products in one call, reads them back, and reports for each whether the store
   * saved what was sent. One product's failure does not affect the others. After a transient error
   * it is unknown what was written: read before writing again.
   */
  updateProducts(changes: readonly WooProductChange[]): Promise<readonly WooUpdateOutcome[]>;
  /** The highest id of the store's tags; tags created later have higher ids. */
  newestTagId(): Promise<number>;
  /**
   * Deletes the unused ones among these tags.
   * @returns the deleted tags
   */
  removeUnusedTags(ids: readonly number[]): Promise<readonly number[]>;
  /** ISO 4217. */
  currency(): Promise<string>;
  /** Which plugin shows the SEO fields, if any. */
  seoPlugin(): Promise<SeoPlugin | undefined>;
  /**
   * Subscribes to product events. Deliveries are signed with `secret`; the first call to
   * `deliveryUrl` is an unsigned form with `webhook_id`, sent immediately.
   */
  createWebhook(input: {
    topic: WooTopic;
    deliveryUrl: string;
    secret: string;
  }): Promise<WooWebhook>;
  readWebhookStatus(id: number): Promise<WooWebhookStatus | 'missing'>;
  /** Makes a disabled or paused webhook deliver again. */
  activateWebhook(id: number): Promise<void>;
  /** A webhook that is already deleted is not an error. */
  deleteWebhook(id: number): Promise<void>;
  /** Closes idle connections. */
  close(): void;
}

/** Names as shown to the owner under WooCommerce → Settings → Advanced → Webhooks. */
const WEBHOOK_NAMES: Readonly<Record<WooTopic, string>> = {
  'product.created': 'Wareword: new products',
  'product.updated': 'Wareword: updated products',
};

const CATEGORY_PAGE = 100;
/** For a store with more, filters are incomplete, instead of a lookup that never ends. */
const MAX_CATEGORY_PAGES = 20;

export function createWooStore(options: WooStoreOptions): WooStore {
  const { url } = options;
  const agents = openAgents(options.policy);
  const limits: CallLimits = {
    policy: options.policy,
    agents,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxResponseBytes: options.maxResponseBytes ?? DEFAULT_MAX_RESPONSE_BYTES,
  };
  const { connected = false } = options;
  const restWith = (keysInQuery: boolean) =>
    makeRestClient({ ...options, connected, keysInQuery, limits });
  const rest = restWith(options.keysInQuery ?? false);

  return {
    url,
    verifyKeys: () => verifyKeys(url, restWith),
    async listProducts({ search, status = 'any', category, page = 1, offset, perPage = 20 } = {}) {
      const query = {
        ...(offset === undefined ? { page } : { offset, orderby: 'id', order: 'asc' }),
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
    newestTagId: () => newestTagId(rest),
    removeUnusedTags: (ids) => removeUnusedTags(rest, ids),
    async currency() {
      const path = 'settings/general/woocommerce_currency';
      return (await rest.read(CurrencySchema, 'get', { path })).value.value;
    },
    seoPlugin: () => findSeoPlugin(url, limits),
    async createWebhook({ topic, deliveryUrl, secret }) {
      const body = {
        name: WEBHOOK_NAMES[topic],
        topic,
        status: 'active',
        delivery_url: deliveryUrl,
        secret,
      };
      return (await rest.read(WebhookSchema, 'post', { path: 'webhooks', body })).value;
    },
    async readWebhookStatus(id) {
      try {
        const path = webhookPath(id);
        return (await rest.read(WebhookStatusSchema, 'get', { path })).value.status;
      } catch (error) {
        if (isNotFound(error)) return 'missing';
        throw error;
      }
    },
    async activateWebhook(id) {
      await rest.call('put', { path: webhookPath(id), body: { status: 'active' } });
    },
    async deleteWebhook(id) {
      try {
        await rest.call('delete', { path: webhookPath(id), query: { force: 'true' } });
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    close: () => closeAgents(agents),
  };
}

/** An id becomes part of a path, so it must be a number. */
function productId(id: number): number {
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new WooStoreError('not_found', "This product isn't in your store.");
}

function webhookPath(id: number): string {
  return `webhooks/${productId(id)}`;
}

function isNotFound(error: unknown): boolean {
  return error instanceof WooStoreError && error.code === 'not_found';
}

function countIn(headers: Readonly<Record<string, string>>, name: string): number | undefined {
  const digits = /^\d{1,9}$/.exec(headers[name] ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}
