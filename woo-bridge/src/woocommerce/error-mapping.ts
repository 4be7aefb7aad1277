import { formatCount } from '@wareword/shared-schema/format';
import { ADDRESS_REFUSED } from '@wareword/security/outbound';
import { parseRetryAfter } from '@wareword/shared-schema';
import { z } from 'zod';
import { NO_WOOCOMMERCE, WooStoreError, type WooErrorDetails } from './errors.ts';

/** An unvalidated response. */
export interface RawResponse {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The REST API's error body. Its message is untrusted and never shown. */
const StoreErrorSchema = z.object({
  code: z.string().regex(/^[a-z0-9_]{1,80}$/),
});

/** No error of the REST API is longer. */
const MAX_ERROR_CHARACTERS = 64 * 1024;

/** A day. */
const MAX_RETRY_AFTER_MS = 86_400_000;

const UNREACHABLE = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENODATA',
]);
const TIMED_OUT = new Set(['ETIMEDOUT', 'ECONNABORTED', 'ERR_CANCELED', 'ABORT_ERR']);
const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)|HOSTNAME_MISMATCH|EPROTO)/;

/** Maps an error without a response, by its code. */
export function networkError(error: unknown): WooStoreError {
  const code = textMember(error, 'code');
  if (code === ADDRESS_REFUSED) {
    return new WooStoreError(
      'address_refused',
      "Wareword can't connect to addresses in private networks or on unusual ports. Use the address your customers use.",
    );
  }
  if (UNREACHABLE.has(code)) {
    return new WooStoreError(
      'unreachable',
      'Check the address for typos, and make sure your store is online.',
    );
  }
  if (TIMED_OUT.has(code)) {
    return tooSlow();
  }
  if (CERTIFICATE.test(code)) {
    return new WooStoreError(
      'bad_certificate',
      "The certificate of this address isn't valid, so your store's keys wouldn't be safe in transit. Ask your hosting provider to renew it.",
    );
  }
  if (textMember(error, 'message').startsWith('maxContentLength')) return tooLarge();
  return new WooStoreError(
    'store_failed',
    'The connection to your store was lost. Try again in a moment.',
  );
}

export function tooLarge(): WooStoreError {
  return new WooStoreError(
    'response_too_large',
    'Your store sent far more data than expected. A plugin may be adding data to its responses.',
  );
}

/** The error for a response that is not a success, or not JSON. */
export function responseError(response: RawResponse, url: string): WooStoreError {
  const { status } = response;
  if (status >= 300 && status < 400) return redirected(response, url);
  const storeCode = storeCodeOf(response.body);
  if (storeCode === undefined) return pageError(response);
  return storeError(status, storeCode, retryAfter(response));
}

/** An error of the REST API, by its status and code: of a whole response, or of one item of a batch. */
export function storeError(
  status: number,
  storeCode: string,
  more: WooErrorDetails = {},
): WooStoreError {
  const details = { ...more, status, storeCode };
  if (storeCode.endsWith('_invalid_id') || (status === 404 && storeCode !== 'rest_no_route')) {
    return new WooStoreError('not_found', 'This product is no longer in your store.', details);
  }
  if (status === 404) {
    return new WooStoreError('not_a_store', NO_WOOCOMMERCE, details);
  }
  if (status === 401) {
    return new WooStoreError(
      'keys_refused',
      'These keys were revoked in your store, or they belong to another store. Give access again to create new ones.',
      details,
    );
  }
  if (status === 403) {
    return new WooStoreError(
      'forbidden',
      "The user these keys belong to isn't allowed to do that. Create keys for an administrator or a shop manager.",
      details,
    );
  }
  if (status === 413) {
    return new WooStoreError(
      'request_too_large',
      'The request was too large for your store. Ask your hosting provider to allow larger requests.',
      details,
    );
  }
  if (status === 429) return rateLimited(details);
  if (storeCode === 'wp_die' && status === 503) return maintenance({ status, storeCode });
  if (status === 503) return maintenance(details);
  if (status >= 500) return failed(details);
  return new WooStoreError('invalid', `Your store refused the change (${storeCode}).`, details);
}

/** HTML pages and other responses that a REST API wouldn't send. */
function pageError(response: RawResponse): WooStoreError {
  const { status } = response;
  const details = { status, ...retryAfter(response) };
  if (status === 503) return maintenance(details);
  if (status === 429) return rateLimited(details);
  if (status >= 500) return failed(details);
  if (status === 401 || status === 403) {
    return new WooStoreError(
      'forbidden',
      'Something in front of your store, such as a firewall or a security plugin, blocked the request. Allow requests to /wp-json there.',
      details,
    );
  }
  return notAStore(details);
}

export function notAStore(details: WooErrorDetails = {}): WooStoreError {
  return new WooStoreError(
    'not_a_store',
    "This address responds, but it isn't a WooCommerce store. Check the address, and make sure WooCommerce is active.",
    details,
  );
}

export function unexpectedResponse(): WooStoreError {
  return new WooStoreError(
    'unexpected_response',
    "We couldn't read your store's response. A plugin may be changing what WooCommerce sends.",
  );
}

function redirected(response: RawResponse, url: string): WooStoreError {
  const target = response.headers['location'] ?? '';
  const location = URL.canParse(target, url) ? new URL(target, url).origin : undefined;
  const words =
    location === undefined || location === new URL(url).origin
      ? 'Your store redirects our requests to another page. Exclude /wp-json from the plugin or server rule that redirects it.'
      : `Your store redirects our requests to ${location}. Connect the store using that address.`;
  return new WooStoreError('redirected', words, {
    status: response.status,
    ...(location === undefined ? {} : { location }),
  });
}

/**
 * WordPress itself asks for ten minutes whatever its maintenance takes, and an update of a plugin
 * takes seconds: callers that wait use their own time there, and the store's elsewhere.
 */
function maintenance(details: WooErrorDetails): WooStoreError {
  const minutes = Math.ceil((details.retryAfterMs ?? 120_000) / 60_000);
  return new WooStoreError(
    'maintenance',
    `Your store is in maintenance mode, usually for an update. Nothing is lost. Try again in ${formatCount(minutes, 'minute')}.`,
    details,
  );
}

function rateLimited(details: WooErrorDetails): WooStoreError {
  return new WooStoreError(
    'rate_limited',
    "Your store asked us to slow down. We'll continue in a moment.",
    details,
  );
}

function failed(details: WooErrorDetails): WooStoreError {
  return new WooStoreError(
    'store_failed',
    'Your store reported an error. Try again. If the problem persists, check its error log (WooCommerce → Status → Logs).',
    details,
  );
}

function retryAfter(response: RawResponse): WooErrorDetails {
  const retryAfterMs = parseRetryAfter(response.headers['retry-after']);
  // Maximum honored `Retry-After`.
  if (retryAfterMs === undefined || retryAfterMs > MAX_RETRY_AFTER_MS) return {};
  return { retryAfterMs };
}

export function storeCodeOf(body: string): string | undefined {
  if (body.length > MAX_ERROR_CHARACTERS) return undefined;
  try {
    return StoreErrorSchema.safeParse(JSON.parse(body)).data?.code;
  } catch {
    return undefined;
  }
}

function textMember(error: unknown, name: 'code' | 'message'): string {
  const parsed = z.looseObject({ [name]: z.string() }).safeParse(error);
  const value = parsed.data?.[name];
  return typeof value === 'string' ? value : '';
}

export function tooSlow(): WooStoreError {
  return new WooStoreError(
    'timeout',
    'Your store took too long to respond. Try again in a few minutes. If it remains slow, contact your hosting provider.',
  );
}
