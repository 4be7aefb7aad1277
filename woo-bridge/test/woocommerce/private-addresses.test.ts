import type { LookupFunction } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createWooStore, findStore } from '../../src/woocommerce/index.ts';
import { startServer, type HostileServer } from './hostile-server.ts';

const KEYS = { consumerKey: 'ck_1', consumerSecret: 'cs_1' };

let server: HostileServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A name server of a stranger's, who may answer anything. */
function resolving(...addresses: string[]): LookupFunction {
  return (_hostname, options, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all === true) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
}

test.each([
  ['loopback', ['127.0.0.1']],
  ['cloud metadata', ['169.254.169.254']],
  ['a private network', ['10.0.0.7']],
  ['shared addresses', ['100.64.3.2']],
  ['IPv6 loopback', ['::1']],
  ['IPv4 in IPv6', ['::ffff:10.0.0.1']],
  ['IPv4 in IPv6, the old way', ['::10.0.0.1']],
  ['a public address and a private one', ['93.184.216.34', '127.0.0.1']],
])('a name that leads to %s is never dialled', async (_what, addresses) => {
  server = await startServer((_request, response) => response.end('{}'));
  const { port } = new URL(server.url);
  const policy = { allowPrivate: false, lookup: resolving(...addresses) };
  const url = `http://shop.example:${port}`;
  await expect(findStore(url, { policy })).rejects.toMatchObject({ code: 'address_refused' });
  const store = createWooStore({ url, ...KEYS, policy });
  await expect(store.listProducts()).rejects.toMatchObject({ code: 'address_refused' });
  store.close();
  expect(server.asked).toEqual([]);
});

test.each(['http://127.0.0.1', 'http://[::1]', 'http://169.254.169.254', 'http://[fd00::1]'])(
  '%s is refused where it stands in an address itself',
  async (url) => {
    const store = createWooStore({ url, ...KEYS, policy: { allowPrivate: false } });
    await expect(store.getProduct(1)).rejects.toMatchObject({ code: 'address_refused' });
    store.close();
  },
);

test('a redirect is judged like the address that was typed', async () => {
  server = await startServer((request, response) => {
    if (request.url === '/inside/wp-json/') response.end('{"namespaces":["wc/v3"]}');
    else response.writeHead(302, { Location: 'ftp://127.0.0.1/wp-json/' }).end();
  });
  const policy = { allowPrivate: true };
  await expect(findStore(server.url, { policy })).rejects.toMatchObject({
    code: 'address_refused',
  });
});
