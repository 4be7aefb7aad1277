/** What can be wrong with a store, each with its own way out. */
export type WooErrorCode =
  /** Not an address that the bridge may call: private, malformed, or not https. */
  | 'address_refused'
  /** No such host, or nothing listens there. */
  | 'unreachable'
  | 'bad_certificate'
  | 'timeout'
  | 'maintenance'
  /** It answers, but not as a WooCommerce store: HTML, no `wc/v3`, JSON of another kind. */
  | 'not_a_store'
  /** WordPress's links are set to "Plain", with which keys do not work. */
  | 'plain_permalinks'
  /** It sends callers on to another address. */
  | 'redirected'
  | 'keys_refused'
  /** The keys may read, but not write. */
  | 'read_only_keys'
  /** The keys' user may not do that. */
  | 'forbidden'
  | 'not_found'
  /** The store refused a value. */
  | 'invalid'
  | 'too_many'
  | 'rate_limited'
  /** 5xx of the store, or a connection that broke. */
  | 'store_failed'
  | 'answer_too_large'
  /** JSON of `wc/v3` that does not have the shape it should. */
  | 'unexpected_answer';

export interface WooErrorDetails {
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  /** The store's own error code, such as `product_invalid_sku`. */
  readonly storeCode?: string;
  /** Where `redirected`: the origin that the store pointed to. */
  readonly location?: string;
  /** Where the store named a time to wait. */
  readonly retryAfterMs?: number;
}

/** Codes after which the same call may well succeed a little later. */
const TRANSIENT: ReadonlySet<WooErrorCode> = new Set<WooErrorCode>([
  'unreachable',
  'timeout',
  'maintenance',
  'rate_limited',
  'store_failed',
]);

/**
 * Whatever goes wrong with a store, mapped once. The message is for the store's owner: it says what
 * to do, and holds no key, no secret and nothing that the store wrote. The original is dropped on
 * purpose, since it carries the consumer secret.
 */
export class WooStoreError extends Error {
  override readonly name = 'WooStoreError';
  readonly code: WooErrorCode;
  readonly details: WooErrorDetails;

  constructor(code: WooErrorCode, message: string, details: WooErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** Whether to try again by itself. */
  get transient(): boolean {
    return TRANSIENT.has(this.code);
  }
}
