import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startOpenAiStandIn } from '../stand-ins/openai/index.ts';
import { until } from '../faults/until.ts';
import type { Browser } from './browser.ts';
import { waitForRun, connect, itemsOf, signIn, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 90_000 });

const model = await startOpenAiStandIn();
afterAll(() => model.close());
const fixture = useFixture({
  service: {
    GENERATOR: 'openai',
    GENERATOR_FALLBACK: 'fail',
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: model.url,
  },
});

afterEach(() => {
  fixture().store.clearFaults();
  model.setScript([]);
});

const OAK = [
  { id: 0, name: 'Wood', position: 0, visible: true, variation: false, options: ['Oak'] },
];

async function signInWithAutoPublish(): Promise<Browser> {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  await fixture().store.runCron();
  return browser;
}

function addProduct(name: string): number {
  return fixture().store.addProduct({ name, status: 'publish', attributes: OAK }).id;
}

/** The one product of the newest run, which is automatic. */
async function newest(browser: Browser) {
  const [run] = await browser.api.runs.list.query({ limit: 1 });
  const runId = run?.id ?? '';
  return { runId, item: async () => (await itemsOf(browser, runId))[0] };
}

async function used(browser: Browser): Promise<number> {
  return (await browser.api.connection.status.query()).usage?.used ?? -1;
}

function turnOff(browser: Browser) {
  return browser.api.store.setAutomatic.mutate({ on: false });
}

test('turning it off skips the products whose listing was not requested yet, and says so', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  const { promise: proceed, resolve } = Promise.withResolvers<undefined>();
  onTestFinished(() => resolve(undefined));
  store.fail({ fault: { do: 'hold', until: proceed }, method: 'GET', path: 'include=' });
  const id = addProduct('Late Stool');
  await store.runCron();
  const { runId, item } = await newest(browser);
  await until('the product is being read', () =>
    store.requests.some(({ url }) => url.includes(`include=${id}`)),
  );
  await turnOff(browser);
  expect(await item()).toMatchObject({ state: 'skipped', reason: { code: 'automatic_off' } });
  resolve(undefined);
  store.clearFaults();
  await waitForRun(browser, runId);
  expect((await item())?.reason?.message).toContain('turned off');
  expect(await used(browser)).toBe(0);
  // It can still be requested by hand, and then waits for review.
  await browser.api.runs.rewrite.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1 });
  expect((await item())?.reason).toBeNull();
  expect(await used(browser)).toBe(1);
});

test('a listing that arrives after it was turned off waits for review', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  const { promise: proceed, resolve } = Promise.withResolvers<undefined>();
  model.setScript(() => ({ do: 'answer', until: proceed }));
  const id = addProduct('Slow Stool');
  await store.runCron();
  const { runId, item } = await newest(browser);
  await until('it is being written', async () => (await item())?.state === 'generating');
  await turnOff(browser);
  resolve(undefined);
  model.setScript([]);
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1, published: 0 });
  expect((await item())?.reason?.message).toContain('publish it yourself');
  expect(store.shop.products.get(id)?.description).toBe('');
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
});

test('a listing queued for publishing while the store is unreachable is not published later', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  const id = addProduct('Stuck Stool');
  store.fail({ fault: { do: 'html', status: 502 }, path: 'products/tags' });
  await store.runCron();
  const { runId, item } = await newest(browser);
  await until('the run waits for the store', async () => {
    const { waiting } = await browser.api.runs.get.query({ runId });
    return waiting?.for === 'store' && (await item())?.state === 'publish_queued';
  });
  await turnOff(browser);
  expect(await item()).toMatchObject({ state: 'ready', reason: { code: 'automatic_off' } });
  store.clearFaults();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1 });
  expect(store.shop.products.get(id)?.description).toBe('');
});

test('a listing that arrives after its run was canceled waits for review', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  const { promise: proceed, resolve } = Promise.withResolvers<undefined>();
  model.setScript(() => ({ do: 'answer', until: proceed }));
  const id = addProduct('Canceled Stool');
  await store.runCron();
  const { runId, item } = await newest(browser);
  await until('it is being written', async () => (await item())?.state === 'generating');
  await browser.api.runs.cancel.mutate({ runId });
  resolve(undefined);
  model.setScript([]);
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1, published: 0 });
  expect((await item())?.reason).toBeNull();
  expect(store.shop.products.get(id)?.description).toBe('');
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
});

test('a listing queued for publishing when its run is canceled waits for review', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  const id = addProduct('Withdrawn Stool');
  store.fail({ fault: { do: 'html', status: 502 }, path: 'products/tags' });
  await store.runCron();
  const { runId, item } = await newest(browser);
  await until('the run waits for the store', async () => {
    const { waiting } = await browser.api.runs.get.query({ runId });
    return waiting?.for === 'store' && (await item())?.state === 'publish_queued';
  });
  await browser.api.runs.cancel.mutate({ runId });
  expect(await item()).toMatchObject({ state: 'ready', reason: null });
  store.clearFaults();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1 });
  expect(store.shop.products.get(id)?.description).toBe('');
});

test('an automatic write that never reached the store is not repeated after its run was canceled', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  const id = addProduct('Unwritten Stool');
  const dropped = { do: 'html', status: 502 } as const;
  store.fail({ fault: dropped, method: 'POST', path: 'products/batch' });
  await store.runCron();
  const { runId, item } = await newest(browser);
  await until('the write failed', async () => {
    const { waiting } = await browser.api.runs.get.query({ runId });
    return waiting?.for === 'store' && (await item())?.state === 'publishing';
  });
  await browser.api.runs.cancel.mutate({ runId });
  store.clearFaults();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1, published: 0 });
  expect((await item())?.reason).toBeNull();
  expect(store.shop.products.get(id)?.description).toBe('');
});

test('what the owner clicked to publish is published even after it was turned off', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  const id = addProduct('Wanted Stool');
  const body = JSON.stringify({ code: 'rest_forbidden', message: 'No.', data: { status: 403 } });
  const path = 'products/batch';
  store.fail({ fault: { do: 'respond', status: 403, body }, method: 'POST', path });
  await store.runCron();
  const { runId, item } = await newest(browser);
  await waitForRun(browser, runId);
  expect(await item()).toMatchObject({ state: 'failed', stage: 'publish' });
  store.clearFaults();
  store.fail({ fault: { do: 'html', status: 502 }, path: 'products/tags' });
  await browser.api.runs.retry.mutate({ runId, items: 'all' });
  await until('the run waits for the store', async () => {
    return (await browser.api.runs.get.query({ runId })).waiting?.for === 'store';
  });
  await turnOff(browser);
  store.clearFaults();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
  expect(store.shop.products.get(id)?.description).not.toBe('');
});

test('a listing that could not be requested is not charged after automatic publishing is turned off', async () => {
  const browser = await signInWithAutoPublish();
  const { store, service } = fixture();
  const { sql } = service.database;
  await sql`alter table jobs rename to jobs_away`;
  addProduct('Unsent Stool');
  try {
    await store.runCron();
    const { runId } = await newest(browser);
    await until('the run waits for the service', async () => {
      return (await browser.api.runs.get.query({ runId })).waiting?.for === 'service';
    });
    await turnOff(browser);
  } finally {
    await sql`alter table jobs_away rename to jobs`;
  }
  const { runId, item } = await newest(browser);
  await waitForRun(browser, runId);
  expect(await item()).toMatchObject({ state: 'skipped', reason: { code: 'automatic_off' } });
  expect(await used(browser)).toBe(0);
});

test('fields deselected before publishing starts are not changed', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  const { promise: proceed, resolve } = Promise.withResolvers<undefined>();
  model.setScript(() => ({ do: 'answer', until: proceed }));
  const id = addProduct('Picky Stool');
  await store.runCron();
  const { runId, item } = await newest(browser);
  await until('it is being written', async () => (await item())?.state === 'generating');
  await browser.api.store.savePreferences.mutate({ settings: { fields: ['summary'] } });
  resolve(undefined);
  model.setScript([]);
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
  const product = store.shop.products.get(id);
  expect(product).toMatchObject({ name: 'Picky Stool', description: '' });
  expect(product?.shortDescription).not.toBe('');
  await browser.api.store.savePreferences.mutate({ settings: {} });
});

test('turning it off overrides an "on" that the store has not confirmed yet, and leaves no webhook', async () => {
  const browser = await signInWithAutoPublish();
  const { store } = fixture();
  await turnOff(browser);
  const hooks = () => store.shop.webhooks.size;
  expect(hooks()).toBe(0);
  const { promise: proceed, resolve } = Promise.withResolvers<undefined>();
  store.fail({ fault: { do: 'hold', until: proceed }, method: 'POST', path: 'webhooks', times: 1 });
  const asked = store.count;
  const on = browser.api.store.setAutomatic.mutate({ on: true });
  await store.received(asked + 1);
  await turnOff(browser);
  resolve(undefined);
  expect(await on).toMatchObject({ automatic: false });
  expect(await browser.api.store.get.query()).toMatchObject({ automatic: false });
  expect(hooks()).toBe(0);
});

test('a delivery received while it is being turned off starts no run', async () => {
  const browser = await signInWithAutoPublish();
  const { store, app } = fixture();
  const before = await used(browser);
  addProduct('Racing Stool');
  // Simulates a delivery read just before the switch: its run is created after it.
  await turnOff(browser);
  await app.database.sql`
    insert into woo_bridge.runs (id, store_id, origin, state, settings, created_at, wake_at)
    select 'run_01jdzzzzzzzzzzzzzzzzzzzzzz', id, 'automatic', 'active', '{"tone":"Professional","brandId":null,"audience":"","fields":["title"],"onlyEmpty":false}', now(), now()
    from woo_bridge.stores limit 1`;
  await app.database.sql`
    insert into woo_bridge.items (id, run_id, store_id, position, product_id, product_name, state, updated_at)
    select 'itm_01jdzzzzzzzzzzzzzzzzzzzzzz', r.id, r.store_id, 0, ${[...store.shop.products.keys()].at(-1) ?? 0}::text, 'Racing Stool', 'queued', now()
    from woo_bridge.runs r where r.id = 'run_01jdzzzzzzzzzzzzzzzzzzzzzz'`;
  const runId = 'run_01jdzzzzzzzzzzzzzzzzzzzzzz';
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ skipped: 1 });
  expect(await used(browser)).toBe(before);
});
