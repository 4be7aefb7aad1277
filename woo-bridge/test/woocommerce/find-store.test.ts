import { afterEach, expect, test } from 'vitest';
import { startWooStore, type WooStandInOptions } from '../../../e2e/stand-ins/woocommerce/index.ts';
import { findStore, normaliseStoreAddress } from '../../src/woocommerce/index.ts';
import { startServer, type HostileServer } from './hostile-server.ts';

const policy = { allowPrivate: true };
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function standIn(options: WooStandInOptions = {}) {
  const store = await startWooStore(options);
  opened.push(store);
  return store;
}

async function server(...answer: Parameters<typeof startServer>): Promise<HostileServer> {
  const started = await startServer(...answer);
  opened.push(started);
  return started;
}

test('a store is found, with its name and its SEO plugin', async () => {
  const { url } = await standIn({ settings: { seo: 'rankmath' } });
  expect(await findStore(url, { policy })).toEqual({
    url,
    name: 'Stand-in Store &amp; Co',
    seoPlugin: 'rankmath',
    canAuthorize: true,
    hasReturnPlugin: false,
  });
});

test('the return plugin is found where it is active', async () => {
  const { url } = await standIn({ settings: { returnPlugin: { bridge: 'https://b.example' } } });
  expect(await findStore(url, { policy })).toMatchObject({ hasReturnPlugin: true });
});

test('a store in a sub-folder is found there, from its admin pages too', async () => {
  const { url } = await standIn({ path: '/shop' });
  const typed = normaliseStoreAddress(`${url}/wp-admin/index.php`, policy);
  expect(await findStore(typed, { policy })).toMatchObject({ url });
});

test('from the address of one of its pages, the store above it is found', async () => {
  const { url } = await standIn();
  expect(await findStore(`${url}/product/walnut-desk-organizer`, { policy })).toMatchObject({
    url,
  });
});

test('a redirect to where the store really lives is followed', async () => {
  const { url } = await standIn();
  const apex = await server((request, response) => {
    response.writeHead(301, { Location: `${url}${request.url ?? ''}` }).end();
  });
  expect(await findStore(apex.url, { policy })).toMatchObject({ url });
});

test('a redirect without end is given up', async () => {
  const circle = await server((request, response) => {
    response.writeHead(302, { Location: `${request.url ?? ''}x` }).end();
  });
  await expect(findStore(circle.url, { policy })).rejects.toMatchObject({ code: 'redirected' });
  expect(circle.asked.length).toBeLessThan(10);
});

test('plain links are told apart, with the way out', async () => {
  const { url } = await standIn({ settings: { permalinks: 'plain' } });
  await expect(findStore(url, { policy })).rejects.toMatchObject({
    code: 'plain_permalinks',
    message: expect.stringContaining('Settings → Permalinks') as string,
  });
});

test('maintenance, a page, and a WordPress without WooCommerce are told as what they are', async () => {
  const { url } = await standIn({ settings: { maintenance: true } });
  await expect(findStore(url, { policy })).rejects.toMatchObject({ code: 'maintenance' });
  const page = await server((_request, response) => response.end('<h1>Hello</h1>'));
  await expect(findStore(page.url, { policy })).rejects.toMatchObject({ code: 'not_a_store' });
  const blog = await server((_request, response) =>
    response.end('{"name":"Blog","namespaces":["wp/v2"]}'),
  );
  await expect(findStore(blog.url, { policy })).rejects.toMatchObject({
    code: 'not_a_store',
    message: expect.stringContaining('WordPress answers') as string,
  });
});

test('a store that is slow is not waited for', async () => {
  const slow = await server(() => undefined);
  await expect(findStore(slow.url, { policy, timeoutMs: 200 })).rejects.toMatchObject({
    code: 'timeout',
  });
});
