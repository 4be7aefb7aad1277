import library from '@woocommerce/woocommerce-rest-api';
import { z } from 'zod';
import { readItems } from './bounded-json.ts';
import { responseOf, axiosConfig, jsonOf, type CallLimits } from './call.ts';
import { unexpectedResponse, type RawResponse } from './error-mapping.ts';
import { WooStoreError, withRemedy } from './errors.ts';
import { limitCalls } from './limit-calls.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

// Node imports the CommonJS module, and a test runner the class that it exports.
const WooCommerceRestApi = 'default' in library ? library.default : library;

/** Query parameters of a call. */
export type Query = Readonly<Record<string, string | number>>;

export interface RestClientOptions {
  readonly url: string;
  /** Whether the store is connected to Wareword; others share half of the calls at once. */
  readonly connected: boolean;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  /** Sends the keys in the query, only over https, if the `Authorization` header is dropped. */
  readonly keysInQuery: boolean;
  readonly limits: CallLimits;
  /** Called whenever the store rejects the keys. */
  readonly onKeysRefused?: () => Promise<void>;
}

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

export interface Call {
  /** Relative to `wc/v3/`, without a leading slash, which the library turns into a 404. */
  readonly path: string;
  readonly query?: Query;
  readonly body?: object;
  /** Overrides the client's timeout, for a slow call. */
  readonly timeoutMs?: number;
}

/**
 * Calls `wc/v3` with keys: Basic over https, signed over http. None of the library's own responses
 * and errors leave this file, because both contain the secret.
 */
export interface RestClient {
  /** Throws for every status except success. */
  call(method: HttpMethod, call: Call): Promise<void>;
  /** The same, with a body of that schema. Lists are parsed one item at a time. */
  read: Read;
}

type ParsedResponse<Value> = Promise<{ value: Value; headers: RawResponse['headers'] }>;

interface Read {
  <Member extends z.ZodType>(
    schema: z.ZodArray<Member>,
    method: HttpMethod,
    call: Call,
  ): ParsedResponse<z.output<Member>[]>;
  <Schema extends z.ZodType>(
    schema: Schema,
    method: HttpMethod,
    call: Call,
  ): ParsedResponse<z.output<Schema>>;
}

/**
 * Whether new keys are needed: a user who may not even read products has lost the role that the
 * keys depend on. Any other forbidden call may concern only that operation.
 */
function meansNewKeys({ code, details }: WooStoreError, method: HttpMethod, path: string): boolean {
  if (code === 'keys_refused' || code === 'read_only_keys') return true;
  const mayNotRead = details.storeCode?.endsWith('_cannot_view') === true;
  const isProduct = /^products(?:\/\d+)?$/.test(path);
  return code === 'forbidden' && method === 'get' && isProduct && mayNotRead;
}

export function makeRestClient(options: RestClientOptions): RestClient {
  const callNow = async (method: HttpMethod, { path, query = {}, body, timeoutMs }: Call) => {
    const limits = { ...options.limits, timeoutMs: timeoutMs ?? options.limits.timeoutMs };
    const response = await responseOf(options.url, limits, async (): Promise<unknown> => {
      // Created for each call, because the timeout is part of its settings.
      const store = new WooCommerceRestApi({
        url: options.url,
        consumerKey: options.consumerKey,
        consumerSecret: options.consumerSecret,
        version: 'wc/v3',
        queryStringAuth: options.keysInQuery && options.url.startsWith('https:'),
        axiosConfig: axiosConfig(limits),
      });
      switch (method) {
        case 'get':
          return store.get(path, query);
        case 'post':
          return store.post(path, body ?? {}, query);
        case 'put':
          return store.put(path, body ?? {}, query);
        case 'delete':
          return store.delete(path, query);
      }
    });
    return { headers: response.headers, json: await jsonOf(response, options.url) };
  };
  const call = (method: HttpMethod, what: Call) => limitCalls(options, () => callNow(method, what));

  /**
   * A rejected write looks the same for wrong keys and read-only keys; a read distinguishes them.
   */
  const refusedWrite = async (error: WooStoreError): Promise<WooStoreError> => {
    const ambiguous = error.details.storeCode === 'woocommerce_rest_authentication_error';
    if (!ambiguous) return error;
    try {
      await call('get', { path: 'products', query: { per_page: 1, _fields: 'id' } });
    } catch (other) {
      return other instanceof WooStoreError ? other : error;
    }
    return new WooStoreError(
      'read_only_keys',
      'These keys can read your store but not change it. Create keys with "Read/Write" under WooCommerce → Settings → Advanced → REST API.',
      error.details,
    );
  };

  const guarded = async (method: HttpMethod, what: Call) => {
    try {
      return await (method === 'get'
        ? retryWhileUnavailable(() => call(method, what))
        : call(method, what));
    } catch (error) {
      if (!(error instanceof WooStoreError)) throw error;
      const failure = method === 'get' ? error : await refusedWrite(error);
      if (meansNewKeys(failure, method, what.path)) await options.onKeysRefused?.();
      throw withRemedy(failure, options.url);
    }
  };

  function read<Member extends z.ZodType>(
    schema: z.ZodArray<Member>,
    method: HttpMethod,
    what: Call,
  ): ParsedResponse<z.output<Member>[]>;
  function read<Schema extends z.ZodType>(
    schema: Schema,
    method: HttpMethod,
    what: Call,
  ): ParsedResponse<z.output<Schema>>;
  async function read(schema: z.ZodType, method: HttpMethod, what: Call): ParsedResponse<unknown> {
    const { json, headers } = await guarded(method, what);
    const value =
      schema instanceof z.ZodArray
        ? await readItems(schema.element, json)
        : schema.safeParse(json).data;
    if (value === undefined) throw unexpectedResponse();
    return { value, headers };
  }

  return {
    call: async (method, what) => {
      await guarded(method, what);
    },
    read,
  };
}
