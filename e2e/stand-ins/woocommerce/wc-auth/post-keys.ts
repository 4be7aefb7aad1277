import { BlockList, isIP } from 'node:net';
import { lookup } from 'node:dns/promises';
import type { KeyRecord } from '../shop/records.ts';
import { InvalidAuthorizeRequest, type AuthorizeRequest } from './request.ts';

/** Ports that WordPress allows for safe requests. */
const PORTS = new Set(['', '80', '443', '8080']);

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(net, prefix);
}
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');
PRIVATE.addAddress('::1', 'ipv6');

export interface PostKeysOptions {
  readonly allowLoopbackCallback: boolean;
  readonly timeoutMs: number;
}

/**
 * Posts new keys to the callback, server to server. Only 200 counts, and only within the store's
 * timeout; anything else throws, and the caller deletes the key.
 */
export async function postKeys(
  request: AuthorizeRequest,
  key: KeyRecord,
  options: PostKeysOptions,
): Promise<void> {
  if (!options.allowLoopbackCallback) await requirePublic(request.callbackUrl);
  const response = await fetch(request.callbackUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json;charset=UTF-8' },
    body: JSON.stringify({
      key_id: key.id,
      user_id: request.userId,
      consumer_key: key.consumerKey,
      consumer_secret: key.consumerSecret,
      key_permissions: key.permissions,
    }),
    signal: AbortSignal.timeout(options.timeoutMs),
  }).catch(() => {
    throw new InvalidAuthorizeRequest('The consumer data could not be delivered');
  });
  await response.body?.cancel();
  if (response.status !== 200) {
    throw new InvalidAuthorizeRequest(
      'An error occurred in the request, and the consumer data could not be sent',
    );
  }
}

/** Rejects what WordPress rejects: unusual ports, and hosts with private addresses. */
async function requirePublic(url: URL): Promise<void> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses =
    isIP(host) === 0
      ? await lookup(host, { all: true }).catch(() => [])
      : [{ address: host, family: isIP(host) }];
  const refused =
    !PORTS.has(url.port) ||
    url.username !== '' ||
    addresses.length === 0 ||
    addresses.some(({ address, family }) => PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4'));
  if (refused) throw new InvalidAuthorizeRequest('A valid URL was not provided');
}
