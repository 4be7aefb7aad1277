import type { LookupFunction } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createWooStore, findStore, normalizeStoreUrl } from '../../src/woocommerce/index.ts';
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
])('a name that resolves to %s is never dialed', async (_what, addresses) => {
  server = await startServer((_request, response) => response.end('{}'));
  const { port } = new URL(server.url);
  const policy = { allowPrivate: false, ports: [Number(port)], lookup: resolving(...addresses) };
  const url = `http://shop.example:${port}`;
  await expect(findStore(url, { policy })).rejects.toMatchObject({ code: 'address_refused' });
  const store = createWooStore({ url, ...KEYS, policy });
  await expect(store.listProducts()).rejects.toMatchObject({ code: 'address_refused' });
  store.close();
  expect(server.requestedPaths).toEqual([]);
});

test.each(['http://127.0.0.1', 'http://[::1]', 'http://169.254.169.254', 'http://[fd00::1]'])(
  '%s is rejected as a literal in a URL',
  async (url) => {
    const store = createWooStore({ url, ...KEYS, policy: { allowPrivate: false } });
    await expect(store.getProduct(1)).rejects.toMatchObject({ code: 'address_refused' });
    store.close();
  },
);

test('a redirect is checked like the URL that was typed', async () => {
  server = await startServer((request, response) => {
    if (request.url === '/inside/wp-json/') response.end('{"namespaces":["wc/v3"]}');
    else response.writeHead(302, { Location: 'ftp://127.0.0.1/wp-json/' }).end();
  });
  const policy = { allowPrivate: true };
  await expect(findStore(server.url, { policy })).rejects.toMatchObject({
    code: 'address_refused',
  });
});

/** Where large clouds hand out the credentials of the machine that asks. */
const CLOUD_METADATA = [
  ['AWS, Google Cloud and Azure', '169.254.169.254'],
  ['AWS over IPv6', 'fd00:ec2::254'],
  ['an AWS container', '169.254.170.2'],
  ['Google Cloud over IPv6', 'fd20:ce::254'],
  ['Alibaba Cloud', '100.100.100.200'],
  ['Oracle Cloud', '192.0.0.192'],
  ["Azure's platform", '168.63.129.16'],
  ['an IPv4-mapped address', '::ffff:169.254.169.254'],
  ['an IPv4-compatible address', '::169.254.169.254'],
  ['NAT64', '64:ff9b::a9fe:a9fe'],
  ['6to4', '2002:a9fe:a9fe::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:5601:5601'],
] as const;

test.each(CLOUD_METADATA)(
  'a name that resolves to a cloud metadata service (%s) is never dialed, even if private stores are allowed',
  async (_cloud, address) => {
    for (const allowPrivate of [true, false]) {
      const policy = { allowPrivate, lookup: resolving(address) };
      const url = 'http://metadata.google.internal';
      await expect(findStore(url, { policy, timeoutMs: 3000 })).rejects.toMatchObject({
        code: 'address_refused',
      });
    }
  },
);

test.each([
  'http://169.254.169.254',
  'http://2852039166',
  'http://0xa9fea9fe',
  'http://0251.0376.0251.0376',
  'http://169.254.43518',
  'http://168.63.129.16',
  'http://100.100.100.200',
  'http://192.0.0.192',
  'http://[fd00:ec2::254]',
  'http://[::ffff:169.254.169.254]',
  'http://[::ffff:a9fe:a9fe]',
  'http://[64:ff9b::169.254.169.254]',
  'http://[2002:a9fe:a9fe::]',
])('%s is rejected as a literal in a URL, even if private stores are allowed', async (url) => {
  for (const allowPrivate of [true, false]) {
    const policy = { allowPrivate };
    expect(() => normalizeStoreUrl(url, policy)).toThrow();
    const store = createWooStore({ url, ...KEYS, policy, timeoutMs: 3000 });
    await expect(store.getProduct(1)).rejects.toMatchObject({ code: 'address_refused' });
    store.close();
  }
});

test('a redirect to a cloud metadata service is not followed, even if private stores are allowed', async () => {
  server = await startServer((_request, response) => {
    response.writeHead(302, { Location: 'http://169.254.169.254/wp-json/' }).end();
  });
  const policy = { allowPrivate: true };
  await expect(findStore(server.url, { policy, timeoutMs: 3000 })).rejects.toMatchObject({
    code: 'address_refused',
  });
});

test.each([22, 25, 6379, 5432, 8081, 9200])(
  'a store on port %i is refused, unless a setting allows that port',
  (port) => {
    const address = `https://myshop.com:${port}`;
    expect(() => normalizeStoreUrl(address, { allowPrivate: false })).toThrow(/port/);
    expect(normalizeStoreUrl(address, { allowPrivate: false, ports: [port] })).toBe(address);
  },
);

test('a redirect to another port than those of the web is not followed', async () => {
  const inside = await startServer((_request, response) => response.end('{}'));
  server = await startServer((_request, response) => {
    response.writeHead(302, { Location: `${inside.url}/wp-json/` }).end();
  });
  const policy = { allowPrivate: true, ports: [Number(new URL(server.url).port)] };
  await expect(findStore(server.url, { policy })).rejects.toMatchObject({
    code: 'address_refused',
  });
  expect(inside.requestedPaths).toEqual([]);
  await inside.close();
});
