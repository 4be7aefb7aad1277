const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin of a store's URL (contract §11.2): lowercase, punycode, without the default port.
 * Undefined if it cannot be connected: other schemes, userinfo, opaque origins, and plain http
 * except on this machine.
 */
export function storeOrigin(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (url === null || url.username !== '' || url.password !== '' || url.host === '')
    return undefined;
  const local = url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname);
  return url.protocol === 'https:' || local ? url.origin : undefined;
}
