import library from '@woocommerce/woocommerce-rest-api';
import { z } from 'zod';
import { startWooStore, type WooStandIn } from '../index.ts';

// Node imports the CommonJS module itself, the test runner its default export.
const WooCommerceRestApi = 'default' in library ? library.default : library;

export interface StoreResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface Keys {
  readonly consumerKey: string;
  readonly consumerSecret: string;
}

/** Calls `wc/v3` with the app's library; returns every response, whatever its status. */
export interface Api {
  get(path: string, query?: Record<string, unknown>): Promise<StoreResponse>;
  post(path: string, body: object): Promise<StoreResponse>;
  put(path: string, body: object): Promise<StoreResponse>;
  delete(path: string, query?: Record<string, unknown>): Promise<StoreResponse>;
}

/** The store under test, and what the suite created in it. */
export interface ContractStore {
  readonly url: string;
  /** A real store: tests that need control over it are skipped. */
  readonly real: boolean;
  readonly api: Api;
  apiWith(keys: Keys): Api;
  /** Creates a product, deleted when the suite ends, and returns it with raw texts. */
  product(fields?: object): Promise<Product>;
  /** A product with its texts as stored. */
  raw(id: number): Promise<Product>;
  /** A name that is unused in the store. */
  fresh(word: string): string;
  close(): Promise<void>;
}

const ProductSchema = z.looseObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  short_description: z.string(),
  sku: z.string(),
  slug: z.string(),
  status: z.string(),
  permalink: z.string(),
  date_modified_gmt: z.string(),
  tags: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
  meta_data: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
});
export type Product = z.output<typeof ProductSchema>;

const ResponseSchema = z.object({
  status: z.int(),
  headers: z.looseObject({}).transform((headers) => ({ ...headers })),
  data: z.unknown(),
});

const realUrl = process.env['WOO_URL'];

/** Whether the suite runs against a real store, named by `WOO_URL`, `WOO_KEY` and `WOO_SECRET`. */
export const isReal = realUrl !== undefined && realUrl !== '';

/** The real store named in the settings, or else a stand-in for this suite. */
export async function openContractStore(standIn?: WooStandIn): Promise<ContractStore> {
  const own = isReal ? undefined : (standIn ?? (await startWooStore()));
  const url = own?.url ?? (realUrl ?? '').replace(/\/$/, '');
  const keys: Keys = own ?? {
    consumerKey: process.env['WOO_KEY'] ?? '',
    consumerSecret: process.env['WOO_SECRET'] ?? '',
  };
  const api = makeApi(url, keys);
  const products = new Set<number>();
  const tags = new Set<number>();
  const run = Math.random().toString(36).slice(2, 8);
  let count = 0;

  const noted = (response: StoreResponse): Product => {
    const product = ProductSchema.parse(response.body);
    products.add(product.id);
    for (const tag of product.tags) tags.add(tag.id);
    return product;
  };
  const raw = async (id: number) => noted(await api.get(`products/${id}`, { context: 'edit' }));

  return {
    url,
    real: isReal,
    api,
    apiWith: (other) => makeApi(url, other),
    async product(fields = {}) {
      const made = noted(await api.post('products', { name: `Contract ${run}`, ...fields }));
      return raw(made.id);
    },
    raw,
    fresh(word) {
      count += 1;
      return `${word}-${run}-${count}`;
    },
    async close() {
      if (own === undefined) {
        for (const id of products) await api.delete(`products/${id}`, { force: true });
        for (const id of tags) await api.delete(`products/tags/${id}`, { force: true });
      } else if (standIn === undefined) {
        await own.close();
      }
    },
  };
}

/** The code of an error response. */
export function codeOf(response: StoreResponse): string {
  return z.object({ code: z.string() }).parse(response.body).code;
}

/** The items of a list response. */
export function listOf(response: StoreResponse): Record<string, unknown>[] {
  return z.array(z.record(z.string(), z.unknown())).parse(response.body);
}

function makeApi(url: string, keys: Keys): Api {
  const store = new WooCommerceRestApi({
    url,
    ...keys,
    version: 'wc/v3',
    axiosConfig: { validateStatus: () => true, maxRedirects: 0, proxy: false, timeout: 60_000 },
  });
  const responseOf = async (call: Promise<unknown>): Promise<StoreResponse> => {
    const { status, headers, data } = ResponseSchema.parse(await call);
    return { status, headers, body: data };
  };
  return {
    get: (path, query = {}) => responseOf(store.get(path, query)),
    post: (path, body) => responseOf(store.post(path, body)),
    put: (path, body) => responseOf(store.put(path, body)),
    delete: (path, query = {}) => responseOf(store.delete(path, query)),
  };
}
