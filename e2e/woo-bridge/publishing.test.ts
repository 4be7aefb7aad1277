import { expect, test } from 'vitest';
import { refusalOf, type Browser } from './browser.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

const fixture = useFixture();

async function connected(): Promise<Browser> {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  return browser;
}

function product(name: string) {
  const found = [...fixture().store.shop.products.values()].find((one) =>
    one.name.startsWith(name),
  );
  if (found === undefined) throw new Error(`no product ${name}`);
  return found;
}

/** A run over products of the store whose proposals are all ready. */
async function proposed(browser: Browser, ...ids: number[]) {
  const runId = await startRun(browser, products(...ids));
  await waitForRun(browser, runId);
  const items = await itemsOf(browser, runId);
  return { runId, items, itemIds: items.map(({ id }) => id) };
}

test('nothing is written to the store without a click', async () => {
  const browser = await connected();
  const { store } = fixture();
  const mill = product('Salt');
  const before = structuredClone(mill);
  const writes = () => store.requests.filter(({ method }) => method !== 'GET').length;
  const written = writes();
  const { runId } = await proposed(browser, mill.id);
  expect((await waitForRun(browser, runId)).counts.ready).toBe(1);
  expect(writes()).toBe(written);
  expect(store.shop.products.get(mill.id)).toEqual(before);
});

test('a product that changed in the store is only overwritten after another review', async () => {
  const browser = await connected();
  const { id } = product('Block Planter');
  const { runId, itemIds } = await proposed(browser, id);
  fixture().store.edit(id, { shortDescription: 'Now with a saucer.' });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  expect(item).toMatchObject({ state: 'conflict', reason: { code: 'changed_in_store' } });
  const view = await browser.api.runs.item.query({ itemId: itemIds[0] ?? '' });
  const summary = view.fields.find(({ field }) => field === 'summary');
  expect(summary?.currentText).toBe('Now with a saucer.');
  await browser.api.runs.publish.mutate({ runId, items: itemIds });
  expect((await waitForRun(browser, runId)).counts.published).toBe(1);
});

test('undo skips products changed after publishing', async () => {
  const browser = await connected();
  const { id } = product('USB Backup Stick');
  const { runId } = await proposed(browser, id);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  fixture().store.edit(id, { description: '<p>Mine.</p>' });
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  expect(item).toMatchObject({
    state: 'failed',
    stage: 'undo',
    reason: { code: 'changed_since' },
  });
  expect(fixture().store.shop.products.get(id)?.description).toBe('<p>Mine.</p>');
});

test('products deleted or trashed in the meantime fail individually, before and after the listing', async () => {
  const browser = await connected();
  const { store } = fixture();
  const [kept, gone, trashed, never] = ['K', 'G', 'T', 'N'].map((letter) =>
    store.addProduct({ name: `Shelf ${letter}`, description: '<p>Oak.</p>', status: 'publish' }),
  );
  store.remove(never?.id ?? 0);
  const ids = [kept, gone, trashed, never].map((one) => one?.id ?? 0);
  const { runId, items } = await proposed(browser, ...ids);
  expect(items.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'skipped']);
  store.remove(gone?.id ?? 0);
  store.trash(trashed?.id ?? 0);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  const after = await itemsOf(browser, runId);
  expect(after.map(({ state }) => state)).toEqual(['published', 'failed', 'failed', 'skipped']);
  expect(after.map(({ reason }) => reason?.code)).toEqual([
    undefined,
    'product_gone',
    'product_trashed',
    'product_gone',
  ]);
});

test('publishing to a variable product keeps its variations', async () => {
  const browser = await connected();
  const poster = product('Poster');
  const variations = [...poster.variationIds];
  const { runId } = await proposed(browser, poster.id);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts.published).toBe(1);
  const now = fixture().store.shop.products.get(poster.id);
  expect(now).toMatchObject({ type: 'variable', variationIds: variations });
});

test('edits and selected fields are written to the store exactly', async () => {
  const browser = await connected();
  const { id } = product('Party Balloons');
  const { runId, itemIds } = await proposed(browser, id);
  const before = structuredClone(fixture().store.shop.products.get(id));
  await browser.api.runs.edit.mutate({
    itemId: itemIds[0] ?? '',
    values: { title: 'Balloons & Streamers 🎈' },
    chosen: ['title'],
  });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  expect(fixture().store.shop.products.get(id)).toMatchObject({
    name: 'Balloons &amp; Streamers 🎈',
    description: before?.description,
    tagIds: before?.tagIds,
  });
});

test('"only fill what is empty" changes no existing text', async () => {
  const browser = await connected();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Oak Bench', description: '<p>Mine, and it stays.</p>' });
  const runId = await startRun(browser, products(id), { onlyEmpty: true });
  await waitForRun(browser, runId);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts.published).toBe(1);
  const now = store.shop.products.get(id);
  expect(now).toMatchObject({ name: 'Oak Bench', description: '<p>Mine, and it stays.</p>' });
  expect(now?.shortDescription).toContain('<p>');
});

test('publishing with keys revoked during a run fails, and continues with new keys', async () => {
  const browser = await connected();
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Ash Stool', description: '<p>Ash.</p>' });
  const { runId } = await proposed(browser, id);
  store.revokeKey(store.consumerKey);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  expect(item).toMatchObject({
    state: 'failed',
    stage: 'publish',
    reason: { code: 'keys_refused' },
  });
  expect(await browser.api.store.get.query()).toMatchObject({ keysRefused: true });
  expect(await refusalOf(browser.api.products.list.query({}))).toMatchObject({
    code: 'keys_refused',
  });
  // New keys, for the tests that follow.
  const fresh = store.addKey();
  store.shop.keys.set(store.consumerKey, {
    ...fresh,
    consumerKey: store.consumerKey,
    consumerSecret: store.consumerSecret,
  });
  const again = await signIn(fixture());
  await again.api.runs.retry.mutate({ runId, items: 'all' });
  expect((await waitForRun(again, runId)).counts.published).toBe(1);
});

test('running out of listings pauses the run and says so', async () => {
  const browser = await signIn(fixture());
  const account = await connect(fixture(), browser, 'pro');
  await fixture().service.database.sql`
    insert into usage_counters (workspace_id, period, used)
    values (${account.workspaceId}, date_trunc('month', now() at time zone 'utc')::date, 97)
  `;
  const ids = [...fixture().store.shop.products.keys()].slice(0, 6);
  const runId = await startRun(browser, products(...ids));
  const run = await waitForRun(browser, runId);
  expect(run).toMatchObject({
    state: 'paused',
    reason: { code: 'usage_limit_reached' },
    counts: { ready: 3, queued: 3 },
  });
});

test('a paused run requests no more listings until it is resumed', async () => {
  const browser = await connected();
  const runId = await startRun(browser, { all: {} });
  await browser.api.runs.pause.mutate({ runId });
  const paused = await waitForRun(browser, runId);
  expect(paused.state).toBe('paused');
  await browser.api.runs.resume.mutate({ runId });
  const done = await waitForRun(browser, runId);
  expect(done.counts.queued).toBe(0);
  expect(done.counts.ready).toBeGreaterThanOrEqual(30);
});

test('a second click on the same button starts one run', async () => {
  const browser = await connected();
  const { id } = product('Salt');
  const input = { requestId: crypto.randomUUID(), picked: products(id), settings: {} };
  const [one, other] = await Promise.all([
    browser.api.runs.create.mutate(input),
    browser.api.runs.create.mutate(input),
  ]);
  expect(other.runId).toBe(one.runId);
});

test("an owner cannot access another store's run", async () => {
  const browser = await connected();
  const { runId, itemIds } = await proposed(browser, product('Salt').id);
  const { sql } = fixture().app.database;
  // Another store's session now.
  await sql`update woo_bridge.runs set store_id = 'sto_other' where id = ${runId}`;
  await sql`update woo_bridge.items set store_id = 'sto_other' where run_id = ${runId}`;
  expect(await refusalOf(browser.api.runs.get.query({ runId }))).toMatchObject({
    code: 'run_not_found',
  });
  const itemId = itemIds[0] ?? '';
  expect(await refusalOf(browser.api.runs.item.query({ itemId }))).toMatchObject({
    code: 'item_not_found',
  });
  expect(await refusalOf(browser.api.runs.publish.mutate({ runId, items: 'all' }))).toMatchObject({
    code: 'nothing_to_do',
  });
});

test('new products are published automatically only if the owner turned that on', async () => {
  const browser = await connected();
  const { store } = fixture();
  store.addProduct({ name: 'Before', description: '' });
  await store.runCron();
  await browser.api.store.setAutomatic.mutate({ on: true });
  const { id } = store.addProduct({
    name: 'Pine Crate',
    description: '',
    shortDescription: 'Solid pine.',
    status: 'publish',
  });
  const deliveries = await store.runCron();
  expect(deliveries).toMatchObject([{ status: 200 }]);
  const [run] = await browser.api.runs.list.query({ limit: 1 });
  expect(run).toMatchObject({ origin: 'automatic', total: 1 });
  expect((await waitForRun(browser, run?.id ?? '')).counts.published).toBe(1);
  expect(store.shop.products.get(id)?.description).not.toBe('');
  await browser.api.store.setAutomatic.mutate({ on: false });
  expect(await browser.api.store.get.query()).toMatchObject({ automatic: false });
});

test('a delivery that the store did not sign is refused', async () => {
  const browser = await connected();
  await browser.api.store.setAutomatic.mutate({ on: true });
  const [row] = await fixture().app.database.sql<{ id: string }[]>`
    select id from woo_bridge.stores where automatic
  `;
  const send = (headers: Record<string, string>) =>
    fetch(`${fixture().appUrl}/webhooks/${row?.id ?? ''}`, {
      method: 'POST',
      headers: { 'x-wc-webhook-topic': 'product.created', ...headers },
      body: JSON.stringify({ id: 1, name: 'Forged' }),
    });
  expect((await send({})).status).toBe(401);
  const forged = { 'x-wc-webhook-signature': Buffer.alloc(32).toString('base64') };
  expect((await send(forged)).status).toBe(401);
  await browser.api.store.setAutomatic.mutate({ on: false });
});
