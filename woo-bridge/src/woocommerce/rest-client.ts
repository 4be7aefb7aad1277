import library from '@woocommerce/woocommerce-rest-api';
import type { z } from 'zod';
import { answerOf, axiosConfig, jsonOf, type CallLimits } from './call.ts';
import { unexpectedAnswer, type RawAnswer } from './error-mapping.ts';
import { WooStoreError } from './errors.ts';
import { patiently } from './patiently.ts';

// Node hands over the CommonJS module, and a test runner the class that it exports.
const WooCommerceRestApi = 'default' in library ? library.default : library;

/** Query of a call. */
export type Query = Readonly<Record<string, string | number>>;

export interface RestClientOptions {
  readonly url: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly limits: CallLimits;
}

export type Verb = 'get' | 'post' | 'delete';

export interface Call {
  /** After `wc/v3/`, without a slash in front: the library makes a 404 of one. */
  readonly path: string;
  readonly query?: Query;
  readonly body?: object;
  /** In place of the client's own, for a call that takes its time. */
  readonly timeoutMs?: number;
}

/**
 * Calls to `wc/v3` with keys: Basic over https, signed over http. Nothing of the library's own
 * answers and errors leaves this file, since both carry the secret.
 */
export interface RestClient {
  /** Throws for every status but success. */
  call(verb: Verb, call: Call): Promise<RawAnswer>;
  /** The same, with a body of that shape. */
  read<Schema extends z.ZodType>(
    schema: Schema,
    verb: Verb,
    call: Call,
  ): Promise<{ value: z.output<Schema>; headers: RawAnswer['headers'] }>;
}

export function makeRestClient(options: RestClientOptions): RestClient {
  const call = async (verb: Verb, { path, query = {}, body, timeoutMs }: Call) => {
    const limits = { ...options.limits, timeoutMs: timeoutMs ?? options.limits.timeoutMs };
    const answer = await answerOf(options.url, limits, async (): Promise<unknown> => {
      // Made anew for each call, since the end of its time is part of its settings.
      const store = new WooCommerceRestApi({
        url: options.url,
        consumerKey: options.consumerKey,
        consumerSecret: options.consumerSecret,
        version: 'wc/v3',
        axiosConfig: axiosConfig(limits),
      });
      switch (verb) {
        case 'get':
          return store.get(path, query);
        case 'post':
          return store.post(path, body ?? {}, query);
        case 'delete':
          return store.delete(path, query);
      }
    });
    jsonOf(answer, options.url);
    return answer;
  };

  /** A refused write tells the same of wrong keys and of keys that only read: a read tells apart. */
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
      'These keys may read your store, but not write to it. Make keys with “Read/Write” under WooCommerce → Settings → Advanced → REST API.',
      error.details,
    );
  };

  const guarded: RestClient['call'] = async (verb, what) => {
    if (verb === 'get') return patiently(() => call(verb, what));
    try {
      return await call(verb, what);
    } catch (error) {
      if (!(error instanceof WooStoreError)) throw error;
      throw await refusedWrite(error);
    }
  };

  return {
    call: guarded,
    async read(schema, verb, what) {
      const answer = await guarded(verb, what);
      const parsed = schema.safeParse(jsonOf(answer, options.url));
      if (!parsed.success) throw unexpectedAnswer();
      return { value: parsed.data, headers: answer.headers };
    },
  };
}
