import type { IncomingMessage } from 'node:http';
import type { KeyRecord, UserRecord } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import { RestError } from './rest-error.ts';
import { readOAuth, signatureFits, type Nonces, type Parameters } from './oauth1.ts';

export interface Caller {
  readonly user: UserRecord;
  readonly key: KeyRecord;
}

export interface AuthenticationInput {
  readonly shop: Shop;
  readonly nonces: Nonces;
  /** Scheme and host of the request's URL. */
  readonly origin: string;
  readonly request: IncomingMessage;
  /** Path and query as received. */
  readonly target: string;
}

/**
 * The user of the caller's key, or `undefined` without a key, which a route then rejects with 401.
 * A known key with the wrong secret or signature is rejected here.
 */
export function authenticate(input: AuthenticationInput): Caller | undefined {
  const key = input.origin.startsWith('https:') ? basic(input) : oauth(input);
  if (key === undefined) return undefined;
  const user = input.shop.userById(key.userId);
  if (user === undefined) return undefined;
  requirePermission(key, input.request.method ?? 'GET');
  return { user, key };
}

function basic({ shop, request, target }: AuthenticationInput): KeyRecord | undefined {
  const given = basicCredentials(request.headers.authorization) ?? queryCredentials(target);
  if (given === undefined) return undefined;
  const key = shop.keys.get(given.key);
  if (key === undefined) return undefined;
  if (key.consumerSecret !== given.secret) throw refused('Consumer secret is invalid.');
  return key;
}

function oauth({ shop, nonces, origin, request, target }: AuthenticationInput) {
  const url = new URL(target, origin);
  const parameters: Parameters = [
    ...url.searchParams.entries(),
    ...headerParameters(request.headers.authorization),
  ];
  const fields = readOAuth(parameters);
  if (fields === undefined) return undefined;
  if ('missing' in fields) throw refused(`Missing parameter ${fields.missing}.`);
  const key = shop.keys.get(fields.oauth_consumer_key);
  if (key === undefined) return undefined;
  const signed = {
    method: request.method ?? 'GET',
    url: `${origin}${url.pathname}`,
    parameters,
  };
  if (!signatureFits(signed, fields.oauth_signature_method, key.consumerSecret)) {
    throw refused('Invalid signature - provided signature does not match.');
  }
  const problem = nonces.refuse(
    fields.oauth_consumer_key,
    fields.oauth_timestamp,
    fields.oauth_nonce,
    shop.now(),
  );
  if (problem !== undefined) throw refused(problem);
  return key;
}

function requirePermission(key: KeyRecord, method: string): void {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  const needed = reads ? 'read' : 'write';
  if (!key.permissions.includes(needed)) {
    throw refused(`The API key provided does not have ${needed} permissions.`);
  }
}

function refused(message: string): RestError {
  return new RestError(401, 'woocommerce_rest_authentication_error', message);
}

function basicCredentials(header: string | undefined) {
  const encoded = /^Basic (\S+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [key = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { key, secret };
}

function queryCredentials(target: string) {
  const query = new URL(target, 'http://shop.invalid').searchParams;
  const key = query.get('consumer_key');
  const secret = query.get('consumer_secret');
  return key === null || secret === null ? undefined : { key, secret };
}

function headerParameters(header: string | undefined): [string, string][] {
  const list = /^OAuth (.*)$/i.exec(header ?? '')?.[1];
  if (list === undefined) return [];
  return Array.from(list.matchAll(/([a-z_]+)="([^"]*)"/g), ([, name = '', value = '']) => [
    decodeURIComponent(name),
    decodeURIComponent(value),
  ]);
}
