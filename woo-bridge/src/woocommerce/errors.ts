/** Where an owner sees, creates and revokes keys, relative to the store's URL. */
export const KEYS_PAGE = '/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys';

export const NO_WOOCOMMERCE =
  'We found WordPress at this address, but not WooCommerce. Check that the plugin is active.';

/** Store errors, each with its own fix. */
export type WooErrorCode =
  /** Not an address that the app may call: private, malformed, or not https. */
  | 'address_refused'
  /** No such host, or nothing listens there. */
  | 'unreachable'
  | 'bad_certificate'
  | 'timeout'
  | 'maintenance'
  /** It responds, but not as a WooCommerce store: HTML, no `wc/v3`, JSON of another kind. */
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
  /** A product's text is longer than is read, so it could not be put back. */
  | 'text_too_long'
  /** The store refused a value. */
  | 'invalid'
  /** The store's server accepts no requests of this size. */
  | 'request_too_large'
  /** More products than are read or written at once, or than have a tag that may be removed. */
  | 'too_many'
  | 'rate_limited'
  /** This process already waits for too many of the store's responses. */
  | 'too_busy'
  /** Visitors may not use the REST API, and no key is available yet. */
  | 'api_closed'
  /** 5xx from the store, or a connection that broke. */
  | 'store_failed'
  | 'response_too_large'
  /** JSON of `wc/v3` that does not have the shape it should. */
  | 'unexpected_response';

export interface WooErrorDetails {
  /** HTTP status, if there was a response. */
  readonly status?: number;
  /** The store's own error code, such as `product_invalid_sku`. */
  readonly storeCode?: string;
  /** If `redirected`: the origin that the store pointed to. */
  readonly location?: string;
  /** If the store asked for a delay. */
  readonly retryAfterMs?: number;
  /** The store's admin page where the owner can fix it. */
  readonly remedyUrl?: string;
}

/** WordPress pages where an owner fixes a problem, relative to the store's URL. */
const REMEDIES: Partial<Record<WooErrorCode, string>> = {
  plain_permalinks: '/wp-admin/options-permalink.php',
  keys_refused: KEYS_PAGE,
  read_only_keys: KEYS_PAGE,
};

/** The same error, with the page where it can be fixed, if there is one. */
export function withRemedy(error: WooStoreError, store: string): WooStoreError {
  const page = REMEDIES[error.code];
  if (page === undefined || error.details.remedyUrl !== undefined) return error;
  return new WooStoreError(error.code, error.message, {
    ...error.details,
    remedyUrl: `${store}${page}`,
  });
}

/** Codes after which the same call may well succeed a little later. */
const TRANSIENT: ReadonlySet<WooErrorCode> = new Set<WooErrorCode>([
  'unreachable',
  'timeout',
  'maintenance',
  'rate_limited',
  'too_busy',
  'store_failed',
]);

/**
 * Whatever goes wrong with a store, mapped once. The message is for the store's owner: it says what
 * to do, and contains no key, no secret and, of what the store wrote, only its error code and the origin
 * of a redirect. The original is dropped on purpose, since it carries the consumer secret.
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

  /** Whether to retry automatically. */
  get transient(): boolean {
    return TRANSIENT.has(this.code);
  }
}
