import { isDeepStrictEqual } from 'node:util';
import { expect, test, vi } from 'vitest';
import type { RunningApp } from '@wareword/store-app/app';
import { createLogger } from '@wareword/security/logging';
import { createWooStore } from '../../woo-bridge/src/woocommerce/index.ts';
import { startWooApp } from '../../woo-bridge/src/start-woo-app.ts';
import { readConfig } from '../../woo-bridge/src/config.ts';
import { freePort } from '../free-port.ts';
import { until } from '../faults/until.ts';
import type { Browser } from './browser.ts';
import {
  waitForRun,
  wooAppSettings,
  connect,
  itemsOf,
  products,
  signIn,
  startRun,
  useFixture,
} from './fixture.ts';

const fixture = useFixture();

const OAK = [
  { id: 0, name: 'Wood', position: 0, visible: true, variation: false, options: ['Oak'] },
];

/** A connected store whose owner turned automatic publishing on. */
async function automatic(): Promise<Browser> {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  await fixture().store.runCron();
  return browser;
}

async function used(browser: Browser): Promise<number> {
  return (await browser.api.connection.status.query()).usage?.used ?? -1;
}

/** A second process of the app, on the same database. */
async function startAnotherApp(logger = createLogger('silent')): Promise<RunningApp> {
  const [port, { databaseUrl, service }] = [await freePort(), fixture()];
  const settings = wooAppSettings({ port, databaseUrl, warewordUrl: service.baseUrl });
  return startWooApp(readConfig(settings), logger, databaseUrl);
}

/** Lets a second process check the webhooks, two hours after the last check. */
async function checkWebhooks(done: () => boolean): Promise<void> {
  const { sql } = fixture().app.database;
  await sql`update woo_bridge.stores set webhooks_checked_at = now() - interval '2 hours'`;
  const next = await startAnotherApp();
  await until('the check is done', done);
  await next.stop();
}

/** The automatic run of a product once nothing is in progress; undefined if there is none. */
async function runOf(browser: Browser, productId: number) {
  const runs = await browser.api.runs.list.query({ limit: 50 });
  for (const { id, origin } of runs) {
    if (origin !== 'automatic') continue;
    const run = await waitForRun(browser, id);
    const [item] = await itemsOf(browser, id);
    if (item?.productId === String(productId)) return { run, item };
  }
  return undefined;
}

test('a draft is ignored, and gets its listing once it is published', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Pine Crate', status: 'draft', attributes: OAK });
  expect(await store.runCron()).toMatchObject([{ topic: 'product.created', status: 200 }]);
  store.edit(id, { regularPrice: '20' });
  await store.runCron();
  expect(await runOf(browser, id)).toBeUndefined();
  expect(await used(browser)).toBe(0);
  store.edit(id, { status: 'publish' });
  expect(await store.runCron()).toMatchObject([{ topic: 'product.updated', status: 200 }]);
  expect((await runOf(browser, id))?.item.state).toBe('published');
  expect(store.shop.products.get(id)?.description).not.toBe('');
  expect(await used(browser)).toBe(1);
});

test('what Wareword publishes, and every later change, requests no second listing', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Oak Crate', status: 'publish', attributes: OAK });
  await store.runCron();
  expect((await runOf(browser, id))?.item.state).toBe('published');
  // The store reports the app's own write as an update.
  expect(await store.runCron()).toMatchObject([{ topic: 'product.updated' }]);
  store.edit(id, { description: '<p>Mine.</p>' });
  await store.runCron();
  expect((await runOf(browser, id))?.run.total).toBe(1);
  expect(await used(browser)).toBe(1);
  expect(store.shop.products.get(id)?.description).toBe('<p>Mine.</p>');
});

test('edits of products that existed before are ignored', async () => {
  const { store } = fixture();
  await (await automatic()).api.store.setAutomatic.mutate({ on: false });
  const before = store.addProduct({ name: 'Old Crate', status: 'publish', attributes: OAK });
  before.createdAt -= 60_000;
  const browser = await automatic();
  store.edit(before.id, { regularPrice: '30' });
  expect(await store.runCron()).toMatchObject([{ topic: 'product.updated', status: 200 }]);
  expect(await runOf(browser, before.id)).toBeUndefined();
});

test('auto-drafts and variations cost nothing, and no run is made for them', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const poster = store.addProduct({ name: 'Print', status: 'draft', type: 'variable' });
  const ids = [
    store.addProduct({ name: 'AUTO-DRAFT', status: 'auto-draft' }),
    store.addProduct({ name: 'Print - A3', type: 'variation', parentId: poster.id }),
    store.addProduct({ name: 'Print - A2', type: 'variation', parentId: poster.id }),
  ].map(({ id }) => id);
  await store.runCron();
  for (const id of ids) expect(await runOf(browser, id)).toBeUndefined();
  expect(await used(browser)).toBe(0);
});

test('a variation that is selected by hand is skipped without a charge', async () => {
  const browser = await automatic();
  const { id } = fixture().store.addProduct({ name: 'A3', type: 'variation', parentId: 11 });
  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  expect(await itemsOf(browser, runId)).toMatchObject([
    { state: 'skipped', reason: { code: 'variation' } },
  ]);
  expect(await used(browser)).toBe(0);
});

test('a product with only a name waits until it has more details', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Bare Crate', status: 'publish' });
  await store.runCron();
  expect((await runOf(browser, id))?.item).toMatchObject({
    state: 'skipped',
    reason: { code: 'no_details' },
  });
  expect(await used(browser)).toBe(0);
  store.edit(id, { attributes: OAK });
  await store.runCron();
  expect((await runOf(browser, id))?.item.state).toBe('published');
  expect(await used(browser)).toBe(1);
});

test('a product unpublished before its turn is skipped, and written once it is published again', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Shy Crate', status: 'publish', attributes: OAK });
  // The store responds slowly, so that its owner can unpublish first.
  store.fail({ fault: { do: 'slow', ms: 500 }, method: 'GET', path: 'include=', times: 1 });
  await store.runCron();
  store.edit(id, { status: 'draft' });
  expect((await runOf(browser, id))?.item).toMatchObject({
    state: 'skipped',
    reason: { code: 'not_published' },
  });
  store.edit(id, { status: 'publish' });
  await store.runCron();
  expect((await runOf(browser, id))?.item.state).toBe('published');
});

test('a listing that could not be published is retried with the next change, without a charge', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Late Crate', status: 'publish', attributes: OAK });
  const body = JSON.stringify({ code: 'rest_forbidden', message: 'No.', data: { status: 403 } });
  store.fail({
    fault: { do: 'respond', status: 403, body },
    method: 'POST',
    path: 'products/batch',
  });
  await store.runCron();
  expect((await runOf(browser, id))?.item).toMatchObject({ state: 'failed', stage: 'publish' });
  store.clearFaults();
  const paid = await used(browser);
  store.announce('product.updated', id);
  await store.runCron();
  expect((await runOf(browser, id))?.item.state).toBe('published');
  expect(await used(browser)).toBe(paid);
});

test('a canceled run is left alone when the product changes', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Canceled Crate', status: 'publish', attributes: OAK });
  const body = JSON.stringify({ code: 'rest_forbidden', message: 'No.', data: { status: 403 } });
  store.fail({
    fault: { do: 'respond', status: 403, body },
    method: 'POST',
    path: 'products/batch',
  });
  await store.runCron();
  const failed = await runOf(browser, id);
  store.clearFaults();
  await browser.api.runs.cancel.mutate({ runId: failed?.run.id ?? '' });
  store.announce('product.updated', id);
  await store.runCron();
  expect((await runOf(browser, id))?.item).toMatchObject({ state: 'failed', stage: 'publish' });
  expect(store.shop.products.get(id)?.description).toBe('');
});

test('an undone listing stays undone when the product changes', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Returned Crate', status: 'publish', attributes: OAK });
  await store.runCron();
  const published = await runOf(browser, id);
  await browser.api.runs.undo.mutate({ runId: published?.run.id ?? '', items: 'all' });
  expect((await runOf(browser, id))?.item.state).toBe('undone');
  store.edit(id, { regularPrice: '40' });
  await store.runCron();
  expect((await runOf(browser, id))?.item.state).toBe('undone');
});

test('waits for a store that is in maintenance when a product is added', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Patient Crate', status: 'publish', attributes: OAK });
  store.fail({ fault: { do: 'html', status: 503 }, method: 'GET', path: 'wp-json', times: 3 });
  await store.runCron();
  expect((await runOf(browser, id))?.item.state).toBe('published');
});

test('a store that turned automatic publishing on in an earlier version gets the update webhook', async () => {
  const browser = await automatic();
  const { store, app } = fixture();
  const topics = () => [...store.shop.webhooks.values()].map(({ topic }) => topic).sort();
  expect(topics()).toEqual(['product.created', 'product.updated']);
  // The state that an earlier version left.
  const [row] = await app.database.sql<{ update_webhook_id: number }[]>`
    select update_webhook_id::int from woo_bridge.stores where automatic`;
  const woo = createWooStore({ ...store, url: store.url, policy: { allowPrivate: true } });
  await woo.deleteWebhook(row?.update_webhook_id ?? 0);
  woo.close();
  await app.database.sql`
    update woo_bridge.stores set update_webhook_id = null, automatic_since = null where automatic`;
  expect(topics()).toEqual(['product.created']);
  const next = await startAnotherApp();
  await until('the second webhook is there', () => topics().length === 2);
  await next.stop();
  await browser.api.store.setAutomatic.mutate({ on: false });
  expect(topics()).toEqual([]);
});

test('webhooks that WooCommerce disabled or the owner deleted are restored, and a paused one stays paused', async () => {
  const browser = await automatic();
  const { store } = fixture();
  const webhooks = () => [...store.shop.webhooks.values()];
  const statuses = () => webhooks().map(({ topic, status }) => `${topic} ${status}`);
  const webhookFor = (wanted: string) => webhooks().find(({ topic }) => topic === wanted);
  const set = (topic: string, status: 'paused' | 'disabled') =>
    Object.assign(webhookFor(topic) ?? {}, { status });
  store.shop.webhooks.delete(webhookFor('product.created')?.id ?? 0);
  set('product.updated', 'disabled');
  const bothActive = ['product.updated active', 'product.created active'];
  await checkWebhooks(() => isDeepStrictEqual(statuses(), bothActive));
  set('product.created', 'paused');
  set('product.updated', 'disabled');
  // The update webhook is checked last.
  await checkWebhooks(() => webhookFor('product.updated')?.status === 'active');
  expect(webhookFor('product.created')?.status).toBe('paused');
  // Both belong to the switch, also the one that was added again.
  await browser.api.store.setAutomatic.mutate({ on: false });
  expect(webhooks()).toEqual([]);
});

test('a store whose webhooks cannot be checked because of a fault of the app is logged', async () => {
  await automatic();
  const { sql } = fixture().app.database;
  const [store] = await sql<{ id: string; secret: string }[]>`
    select id, webhook_secret as secret from woo_bridge.stores where automatic`;
  await sql`update woo_bridge.stores
    set webhook_secret = 'unreadable', webhooks_checked_at = null where automatic`;
  const logger = createLogger('silent');
  const logged = vi.spyOn(logger, 'error');
  const next = await startAnotherApp(logger);
  await expect
    .poll(() => logged.mock.calls)
    .toContainEqual([expect.objectContaining({ storeId: store?.id }), expect.any(String)]);
  await next.stop();
  await sql`update woo_bridge.stores set webhook_secret = ${store?.secret ?? ''} where automatic`;
});

test('a run paused by a revoked connection resumes once the store is connected again', async () => {
  const browser = await automatic();
  const { store, service } = fixture();
  await service.database.sql`update tokens set revoked_at = now() where scope = 'plugin'`;
  const { id } = store.addProduct({ name: 'Waiting Crate', status: 'publish', attributes: OAK });
  await store.runCron();
  expect((await runOf(browser, id))?.run).toMatchObject({ state: 'paused' });
  await connect(fixture(), browser);
  store.announce('product.updated', id);
  await store.runCron();
  expect((await runOf(browser, id))?.item.state).toBe('published');
});
