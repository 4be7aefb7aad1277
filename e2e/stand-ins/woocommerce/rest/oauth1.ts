import { createHmac, timingSafeEqual } from 'node:crypto';

/** Parameters of a request in order of appearance, including repeated ones. */
export type Parameters = readonly (readonly [name: string, value: string])[];

const NEEDED = [
  'oauth_consumer_key',
  'oauth_timestamp',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
] as const;
/** The largest clock difference accepted. */
const WINDOW_SECONDS = 15 * 60;

export interface SignedRequest {
  readonly method: string;
  /** Scheme, host and path, without the query. */
  readonly url: string;
  readonly parameters: Parameters;
}

/** The fields of OAuth 1.0a, or the first one missing; `undefined` if there are none at all. */
export function readOAuth(
  parameters: Parameters,
): { missing: string } | Record<(typeof NEEDED)[number], string> | undefined {
  const values = new Map(parameters);
  const present = NEEDED.filter((name) => values.has(name));
  if (present.length === 0) return undefined;
  const value = (name: (typeof NEEDED)[number]) => values.get(name) ?? '';
  const missing = NEEDED.find((name) => value(name) === '');
  if (missing !== undefined) return { missing };
  return {
    oauth_consumer_key: value('oauth_consumer_key'),
    oauth_timestamp: value('oauth_timestamp'),
    oauth_nonce: value('oauth_nonce'),
    oauth_signature: value('oauth_signature'),
    oauth_signature_method: value('oauth_signature_method'),
  };
}

/** Whether the request's signature is the one computed with the secret. */
export function signatureFits(request: SignedRequest, method: string, secret: string): boolean {
  const algorithm = { 'HMAC-SHA256': 'sha256', 'HMAC-SHA1': 'sha1' }[method];
  if (algorithm === undefined) return false;
  const given = new Map(request.parameters).get('oauth_signature') ?? '';
  // PHP keeps the last value of a repeated name, and the Node library sends its query twice.
  const signed = [...new Map(request.parameters)]
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort(([a, av], [b, bv]) => compare(a, b) || compare(av, bv))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const base = [request.method.toUpperCase(), encode(request.url), encode(signed)].join('&');
  const expected = createHmac(algorithm, `${secret}&`).update(base).digest();
  const actual = Buffer.from(given, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Remembers each nonce for as long as its timestamp is accepted. */
export class Nonces {
  #seen = new Map<string, number>();

  /** Returns what is wrong with a timestamp and nonce, if anything. */
  refuse(consumerKey: string, timestamp: string, nonce: string, now: number): string | undefined {
    const seconds = Number(timestamp);
    if (!Number.isInteger(seconds) || Math.abs(now / 1000 - seconds) > WINDOW_SECONDS) {
      return 'Invalid timestamp.';
    }
    const name = `${consumerKey} ${timestamp} ${nonce}`;
    if (this.#seen.has(name)) return 'Invalid nonce - nonce has already been used.';
    this.#seen.set(name, seconds);
    for (const [old, at] of this.#seen) {
      // In order of arrival, so the search ends at the first that is recent enough.
      if (now / 1000 - at <= WINDOW_SECONDS) break;
      this.#seen.delete(old);
    }
    return undefined;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** RFC 3986. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
