import { afterEach, describe, expect, test } from 'vitest';
import {
  startDomain,
  startWooStore,
  type WooStandInOptions,
} from '../../../e2e/stand-ins/woocommerce/index.ts';
import { findStore, normalizeStoreUrl } from '../../src/woocommerce/index.ts';
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

async function server(...listener: Parameters<typeof startServer>): Promise<HostileServer> {
  const started = await startServer(...listener);
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
    isClosed: false,
  });
});

test('the return plugin is found if it is active', async () => {
  const { url } = await standIn({ settings: { returnPlugin: { appUrl: 'https://app.example' } } });
  expect(await findStore(url, { policy })).toMatchObject({ hasReturnPlugin: true });
});

test('a store in a subfolder is found there, from its admin pages too', async () => {
  const { url } = await standIn({ path: '/shop' });
  const typed = normalizeStoreUrl(`${url}/wp-admin/index.php`, policy);
  expect(await findStore(typed, { policy })).toMatchObject({ url });
});

test('the URL of one of its pages finds the store', async () => {
  const { url } = await standIn();
  expect(await findStore(`${url}/product/walnut-desk-organizer`, { policy })).toMatchObject({
    url,
  });
});

test('a redirect to the actual URL of the store is followed', async () => {
  const { url } = await standIn();
  const apex = await server((request, response) => {
    response.writeHead(301, { Location: `${url}${request.url ?? ''}` }).end();
  });
  expect(await findStore(apex.url, { policy })).toMatchObject({ url });
});

test('endless redirects are not followed', async () => {
  const circle = await server((request, response) => {
    response.writeHead(302, { Location: `${request.url ?? ''}x` }).end();
  });
  await expect(findStore(circle.url, { policy })).rejects.toMatchObject({ code: 'redirected' });
  expect(circle.requestedPaths.length).toBeLessThan(10);
});

test('a store whose API is closed to visitors is found by its page for granting keys', async () => {
  const { url } = await standIn({ settings: { index: 'closed' } });
  expect(await findStore(url, { policy })).toEqual({
    url,
    name: '',
    seoPlugin: undefined,
    canAuthorize: true,
    hasReturnPlugin: false,
    isClosed: true,
  });
});

test('a closed site without that page accepts pasted keys, and a firewall is reported as one', async () => {
  const body = '{"code":"rest_login_required","message":"x","data":{"status":401}}';
  const closed = await server((_request, response) => response.writeHead(401).end(body));
  expect(await findStore(closed.url, { policy })).toMatchObject({
    canAuthorize: false,
    isClosed: true,
  });
  const firewall = await server((_request, response) => response.writeHead(403).end('<h1>No</h1>'));
  await expect(findStore(firewall.url, { policy })).rejects.toMatchObject({ code: 'forbidden' });
});

test('plain permalinks are reported, with the page that fixes them', async () => {
  const { url } = await standIn({ settings: { permalinks: 'plain' } });
  await expect(findStore(url, { policy })).rejects.toMatchObject({
    code: 'plain_permalinks',
    message: expect.stringContaining('Settings → Permalinks') as string,
    details: { remedyUrl: `${url}/wp-admin/options-permalink.php` },
  });
});

describe('two stores in folders of one domain', () => {
  async function twoStores(outlet: WooStandInOptions = {}) {
    const domain = await startDomain();
    opened.push(domain);
    const root = await standIn({ origin: domain.origin });
    const inFolder = await standIn({ origin: domain.origin, path: '/outlet', ...outlet });
    domain.serve('', root);
    domain.serve('/outlet', inFolder);
    return { root, inFolder };
  }

  test('are each found at their own address', async () => {
    const { root, inFolder } = await twoStores();
    for (const { url } of [root, inFolder]) {
      expect(await findStore(url, { policy })).toMatchObject({ url });
    }
    const page = `${inFolder.url}/product/walnut-desk-organizer`;
    expect(await findStore(page, { policy })).toMatchObject({ url: inFolder.url });
  });

  test('are not mistaken for each other if one with plain permalinks redirects to the root', async () => {
    const { inFolder } = await twoStores({ settings: { permalinks: 'plain' } });
    await expect(findStore(inFolder.url, { policy })).rejects.toMatchObject({
      code: 'plain_permalinks',
      details: { remedyUrl: `${inFolder.url}/wp-admin/options-permalink.php` },
    });
  });
});

test("a folder that redirects to the root's store without a site of its own does not lead to it", async () => {
  const { url } = await standIn();
  const folder = await server((request, response) => {
    const rest = (request.url ?? '').replace(/^\/outlet/, '');
    if (rest.includes('rest_route')) response.writeHead(404).end('<h1>Not found</h1>');
    else response.writeHead(302, { Location: `${url}${rest}` }).end();
  });
  const error = await findStore(`${folder.url}/outlet`, { policy }).catch((one: unknown) => one);
  expect(error).toMatchObject({ code: 'redirected' });
  expect(String(error)).toContain(new URL(url).host);
  expect(String(error)).toContain('may be another store');
});

test('maintenance, a page, and a WordPress without WooCommerce are each reported', async () => {
  const { url } = await standIn({ settings: { maintenance: true } });
  // The 10 minutes that WordPress names, however long its maintenance takes, are not passed on.
  const refused = findStore(url, { policy });
  await expect(refused).rejects.toMatchObject({ code: 'maintenance' });
  await expect(refused).rejects.not.toHaveProperty('details.retryAfterMs');
  await expect(refused).rejects.toThrow('Try again in 2 minutes.');
  const page = await server((_request, response) => response.end('<h1>Hello</h1>'));
  await expect(findStore(page.url, { policy })).rejects.toMatchObject({ code: 'not_a_store' });
  const blog = await server((_request, response) =>
    response.end('{"name":"Blog","namespaces":["wp/v2"]}'),
  );
  await expect(findStore(blog.url, { policy })).rejects.toMatchObject({
    code: 'not_a_store',
    message: expect.stringContaining('We found WordPress') as string,
  });
});

test('a slow store times out', async () => {
  const slow = await server(() => undefined);
  await expect(findStore(slow.url, { policy, timeoutMs: 200 })).rejects.toMatchObject({
    code: 'timeout',
  });
});
