import {
  countCodePoints,
  SERVICE_PREFIX,
  STORE_PLATFORMS,
  type StorePlatform,
} from '@wareword/shared-schema';
import { Refusal } from '../refusal.ts';
import { storeOrigin } from './origin.ts';
import { readQuery } from './query.ts';

/** What a store asks for when it sends its owner to the connect page, checked. */
export interface ConnectRequest {
  /** The store's origin, as `storeOrigin` makes it. */
  readonly siteUrl: string;
  /** Its host as people are shown it: punycode, so that no letter passes for another. */
  readonly host: string;
  readonly platform: StorePlatform;
  /** Where the browser goes afterwards; on the store's origin. */
  readonly returnUrl: URL;
  readonly state: string;
  /** PKCE (decisions 24). */
  readonly codeChallenge: string | undefined;
}

/** Most characters of each parameter; `state` in code points (decisions 22). */
const MAX_ADDRESS = 2000;
const MAX_STATE = 500;

const PARAMETERS = [
  'site',
  'platform',
  'return_url',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

/** Control characters, white space, and the backslash, which browsers take for a slash. */
const NO_PART_OF_AN_ADDRESS = /[\u0000-\u0020\u007f-\u00a0\\]/;
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;
/** base64url of a SHA-256 (RFC 7636, 4.2). */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Checks the parameters of the connect page (document, "GET {base_url}/connect"; decisions 22 and
 * 24). Unknown parameters are ignored.
 * @param query the page's query string, without its `?`
 * @throws {Refusal} `validation_error`: nothing may be shown or redirected to
 */
export function readConnectRequest(query: string): ConnectRequest {
  const given = readQuery(query);
  if (given === undefined) throw refuse('The address is too long or is not well-formed.');
  for (const name of PARAMETERS) {
    if ((given.get(name)?.length ?? 0) > 1) throw refuse(`${name} is given more than once.`);
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
  };
}

/**
 * The address with which the browser goes back to the store: the return address with its own query
 * and fragment, and the answer. What the answer names is the answer's alone.
 */
export function answerAddress(
  { returnUrl, state }: Pick<ConnectRequest, 'returnUrl' | 'state'>,
  answer: { readonly code: string } | { readonly error: 'access_denied' },
): string {
  const added = new URLSearchParams(
    'code' in answer
      ? { [`${SERVICE_PREFIX}_code`]: answer.code, state }
      : { error: answer.error, state },
  );
  const reserved = new Set([`${SERVICE_PREFIX}_code`, 'state', 'error']);
  // The store's own parameters stay as they are written.
  const own = returnUrl.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !reserved.has(nameOf(pair)));
  const address = new URL(returnUrl);
  address.search = [...own, added.toString()].join('&');
  return address.href;
}

function readOrigin(name: string, address: string | undefined): string {
  if (address === undefined || address === '') throw refuse(`${name} is missing.`);
  if (address.length > MAX_ADDRESS) {
    throw refuse(`${name} is longer than ${MAX_ADDRESS} characters.`);
  }
  const origin = NO_PART_OF_AN_ADDRESS.test(address) ? undefined : storeOrigin(address);
  if (origin === undefined) {
    throw refuse(
      `${name} must be an https address, or http on localhost, 127.0.0.1 or [::1], without a user name or password.`,
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
  if (state === undefined || state.trim() === '') throw refuse('state is missing.');
  if (countCodePoints(state) > MAX_STATE) {
    throw refuse(`state is longer than ${MAX_STATE} characters.`);
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
  if (challenge === undefined || !CHALLENGE.test(challenge)) {
    throw refuse('code_challenge must be the base64url SHA-256 of the verifier: 43 characters.');
  }
  return challenge;
}

function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? '';
}

function refuse(message: string): Refusal {
  return new Refusal('validation_error', message);
}
