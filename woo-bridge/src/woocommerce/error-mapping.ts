import { z } from 'zod';
import { ADDRESS_REFUSED } from './dial.ts';
import { WooStoreError, type WooErrorDetails } from './errors.ts';

/** An answer as it came in, before anything about it is believed. */
export interface RawAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The REST API's own error body. Its message is the store's text and goes nowhere. */
const StoreErrorSchema = z.object({
  code: z.string().regex(/^[a-z0-9_]{1,80}$/),
});

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

/** What became of a call that got no answer. Looks at the error's code alone, and drops the rest. */
export function networkError(error: unknown): WooStoreError {
  const code = textMember(error, 'code');
  if (code === ADDRESS_REFUSED) {
    return new WooStoreError(
      'address_refused',
      'This address leads into a private network, where the bridge does not go. Use the address under which customers find your store.',
    );
  }
  if (UNREACHABLE.has(code)) {
    return new WooStoreError(
      'unreachable',
      'Nothing answers at this address. Check the spelling, and that your store is online.',
    );
  }
  if (TIMED_OUT.has(code)) {
    return new WooStoreError(
      'timeout',
      'Your store took too long to answer. Try again in a few minutes; if it stays slow, ask your host.',
    );
  }
  if (CERTIFICATE.test(code)) {
    return new WooStoreError(
      'bad_certificate',
      'The certificate of this address is not valid, so your store’s keys would not be safe on their way. Ask your host to renew it.',
    );
  }
  if (textMember(error, 'message').startsWith('maxContentLength')) return tooLarge();
  return new WooStoreError(
    'store_failed',
    'The connection to your store broke off. Try again in a moment.',
  );
}

export function tooLarge(): WooStoreError {
  return new WooStoreError(
    'answer_too_large',
    'Your store sent far more than was asked for. A plugin may be adding to its answers.',
  );
}

/** What is wrong with an answer that is no success, or no JSON. */
export function answerError(answer: RawAnswer, url: string): WooStoreError {
  const { status } = answer;
  if (status >= 300 && status < 400) return redirected(answer, url);
  const storeCode = storeCodeOf(answer.body);
  if (storeCode === undefined) return pageError(answer);
  return storeError(status, storeCode, retryAfter(answer));
}

/** An error of the REST API, by its status and code: of a whole answer, or of one item of a batch. */
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
    return new WooStoreError(
      'not_a_store',
      'WordPress answers at this address, but WooCommerce does not. Check that the plugin is active.',
      details,
    );
  }
  if (status === 401) {
    return new WooStoreError(
      'keys_refused',
      'Your store does not accept these keys: they were deleted there, or belong to another store. Connect the store again to make new ones.',
      details,
    );
  }
  if (status === 403) {
    return new WooStoreError(
      'forbidden',
      'The user whose keys these are may not do that. Make keys for an administrator or a shop manager.',
      details,
    );
  }
  if (status === 413) {
    return new WooStoreError('too_many', 'That was too much for one call to your store.', details);
  }
  if (status === 429) return rateLimited(details);
  if (status >= 500) return failed(details);
  return new WooStoreError('invalid', `Your store refused the change (${storeCode}).`, details);
}

/** Answers that are a page, or nothing that a REST API says. */
function pageError(answer: RawAnswer): WooStoreError {
  const { status } = answer;
  const details = { status, ...retryAfter(answer) };
  if (status === 503) {
    return new WooStoreError(
      'maintenance',
      'Your store is in maintenance. Try again when it is back; nothing is lost.',
      details,
    );
  }
  if (status === 429) return rateLimited(details);
  if (status >= 500) return failed(details);
  if (status === 401 || status === 403) {
    return new WooStoreError(
      'forbidden',
      'Something in front of your store, such as a firewall or a security plugin, turned the call away. Allow calls to /wp-json there.',
      details,
    );
  }
  return notAStore(details);
}

export function notAStore(details: WooErrorDetails = {}): WooStoreError {
  return new WooStoreError(
    'not_a_store',
    'This address answers, but not as a WooCommerce store. Check the address, that WooCommerce is active, and that no security plugin closes /wp-json.',
    details,
  );
}

export function unexpectedAnswer(): WooStoreError {
  return new WooStoreError(
    'unexpected_answer',
    'Your store’s answer could not be read. A plugin may be changing what WooCommerce says.',
  );
}

function redirected(answer: RawAnswer, url: string): WooStoreError {
  const target = answer.headers['location'] ?? '';
  const location = URL.canParse(target, url) ? new URL(target, url).origin : undefined;
  const words =
    location === undefined || location === new URL(url).origin
      ? 'Your store sends calls to another page. A plugin or a rule of its server redirects /wp-json: leave that path out.'
      : `Your store sends calls on to ${location}. Connect it under that address.`;
  return new WooStoreError('redirected', words, {
    status: answer.status,
    ...(location === undefined ? {} : { location }),
  });
}

function rateLimited(details: WooErrorDetails): WooStoreError {
  return new WooStoreError(
    'rate_limited',
    'Your store asks for fewer calls at a time. It goes on in a moment.',
    details,
  );
}

function failed(details: WooErrorDetails): WooStoreError {
  return new WooStoreError(
    'store_failed',
    'Your store had an error of its own. Try again; if it stays, its error log (WooCommerce → Status → Logs) says why.',
    details,
  );
}

function retryAfter(answer: RawAnswer): WooErrorDetails {
  const seconds = /^\d{1,5}$/.exec(answer.headers['retry-after'] ?? '')?.[0];
  return seconds === undefined ? {} : { retryAfterMs: Number(seconds) * 1000 };
}

function storeCodeOf(body: string): string | undefined {
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
