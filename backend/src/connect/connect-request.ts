import {
  countCodePoints,
  SERVICE_PREFIX,
  STORE_PLATFORMS,
  type StorePlatform,
} from '@wareword/shared-schema';
import { formatNumber } from '@wareword/shared-schema/format';
import { type DomainError, invalid } from '../errors.ts';
import { storeOrigin } from './origin.ts';
import { readQuery } from './query.ts';

/** The validated parameters with which a store sends its owner to the connect page. */
export interface ConnectRequest {
  /** The store's origin, as normalized by `storeOrigin`. */
  readonly siteUrl: string;
  /** Its host as displayed: in punycode, so that no letter can pass for another. */
  readonly host: string;
  readonly platform: StorePlatform;
  /** Where the browser returns to; on the store's origin. */
  readonly returnUrl: URL;
  readonly state: string;
  /** PKCE (contract §11.4). */
  readonly codeChallenge: string | undefined;
  /** The id a store app claims; only used if that app is registered. */
  readonly clientId: string | undefined;
}

/** Maximum length of each parameter in characters; `state` in code points (contract §11.1). */
const MAX_URL_LENGTH = 2000;
const MAX_STATE_LENGTH = 500;

const PARAMETERS = [
  'site',
  'platform',
  'return_url',
  'state',
  'code_challenge',
  'code_challenge_method',
  'client_id',
] as const;

/** Control characters, whitespace, and the backslash, which browsers treat as a slash. */
const FORBIDDEN_URL_CHARACTER = /[\u0000-\u0020\u007f-\u00a0\\]/;
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;
/** base64url of a SHA-256 (RFC 7636, 4.2). */
const CODE_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Validates the parameters of the connect page (contract §11.1, §11.4). Unknown parameters are
 * ignored.
 * @param query the page's query string, without `?`
 * @throws {DomainError} `invalid`: nothing may be shown or redirected to
 */
export function readConnectRequest(query: string): ConnectRequest {
  const given = readQuery(query);
  if (given === undefined) throw refuse('The URL is too long or malformed.');
  for (const name of PARAMETERS) {
    if ((given.get(name)?.length ?? 0) > 1) throw refuse(`Duplicate parameter: ${name}.`);
  }
  const value = (name: (typeof PARAMETERS)[number]) => given.get(name)?.[0];
  const siteUrl = readOrigin('site', value('site'));
  const platform = readPlatform(value('platform'));
  const returnUrl = readReturnUrl(value('return_url'), siteUrl);
  return {
    siteUrl,
    host: new URL(siteUrl).host,
    platform,
    returnUrl,
    state: readState(value('state')),
    codeChallenge: readChallenge(value('code_challenge'), value('code_challenge_method')),
    clientId: value('client_id'),
  };
}

/**
 * The URL that returns the browser to the store: the return URL with its own query and fragment,
 * plus the result. Parameters of the result replace the store's.
 */
export function redirectUrlFor(
  { returnUrl, state }: Pick<ConnectRequest, 'returnUrl' | 'state'>,
  result: { readonly code: string } | { readonly error: 'access_denied' },
): string {
  const added = new URLSearchParams(
    'code' in result
      ? { [`${SERVICE_PREFIX}_code`]: result.code, state }
      : { error: result.error, state },
  );
  const reserved = new Set([`${SERVICE_PREFIX}_code`, 'state', 'error']);
  // The store's own parameters stay unchanged.
  const own = returnUrl.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !reserved.has(nameOf(pair)));
  const address = new URL(returnUrl);
  address.search = [...own, added.toString()].join('&');
  return address.href;
}

function readOrigin(name: string, address: string | undefined): string {
  if (address === undefined || address === '') throw refuse(`Missing parameter: ${name}.`);
  if (address.length > MAX_URL_LENGTH) {
    throw refuse(`${name} must be at most ${formatNumber(MAX_URL_LENGTH)} characters.`);
  }
  const origin = FORBIDDEN_URL_CHARACTER.test(address) ? undefined : storeOrigin(address);
  if (origin === undefined) {
    throw refuse(
      `${name} must be an https URL (or http on localhost, 127.0.0.1 or [::1]) without a username or password.`,
    );
  }
  return origin;
}

function readPlatform(platform: string | undefined): StorePlatform {
  const known = STORE_PLATFORMS.find((name) => name === platform);
  if (known === undefined) throw refuse(`platform must be ${STORE_PLATFORMS.join(' or ')}.`);
  return known;
}

function readReturnUrl(address: string | undefined, siteUrl: string): URL {
  if (readOrigin('return_url', address) !== siteUrl) {
    throw refuse('return_url must be on the same origin as site.');
  }
  return new URL(address ?? '');
}

function readState(state: string | undefined): string {
  if (state === undefined || state.trim() === '') throw refuse('Missing parameter: state.');
  if (countCodePoints(state) > MAX_STATE_LENGTH) {
    throw refuse(`state must be at most ${MAX_STATE_LENGTH} characters.`);
  }
  if (CONTROL_CHARACTER.test(state)) throw refuse('state must not contain control characters.');
  return state;
}

function readChallenge(
  challenge: string | undefined,
  method: string | undefined,
): string | undefined {
  if (challenge === undefined && method === undefined) return undefined;
  if (method !== 'S256') throw refuse('code_challenge_method must be S256.');
  if (challenge === undefined || !CODE_CHALLENGE.test(challenge)) {
    throw refuse('code_challenge must be the base64url SHA-256 of the verifier: 43 characters.');
  }
  return challenge;
}

function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? '';
}

function refuse(message: string): DomainError {
  return invalid(message);
}
