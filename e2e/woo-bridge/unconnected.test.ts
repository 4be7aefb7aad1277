import { MAX_KEPT_RUNS } from '../../publishing/src/runs/limit-runs.ts';
import { createLogger } from '@wareword/security/logging';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../woo-bridge/src/config.ts';
import { startWooApp } from '../../woo-bridge/src/start-woo-app.ts';
import { until } from '../faults/until.ts';
import { freePort } from '../free-port.ts';
import { refusalOf } from './browser.ts';
import { connect, itemsOf, signIn, useFixture, waitForRun, wooAppSettings } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();
const DAY_MS = 86_400_000;

const OAK = [
  { id: 0, name: 'Wood', position: 0, visible: true, variation: false, options: ['Oak'] },
];

/** A second process of the app, this many days later; it deletes what is due when it starts. */
async function startLater(days: number): Promise<void> {
  const { databaseUrl, service } = fixture();
  const parts = { port: await freePort(), databaseUrl, warewordUrl: service.baseUrl };
  const now = () => new Date(Date.now() + days * DAY_MS);
  const app = await startWooApp(
    readConfig(wooAppSettings(parts)),
    createLogger('silent'),
    databaseUrl,
    { now },
  );
  onTestFinished(() => app.stop());
}

test('automatic publishing requires a connection, and pauses without one', async () => {
  const browser = await signIn(fixture());
  const { store } = fixture();
  expect(await refusalOf(browser.api.store.setAutomatic.mutate({ on: true }))).toMatchObject({
    code: 'not_connected',
  });
  expect([...store.shop.webhooks.keys()]).toEqual([]);

  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  await store.runCron();
  await browser.api.connection.disconnect.mutate();
  const { id } = store.addProduct({ name: 'x'.repeat(50_000), status: 'publish', attributes: OAK });
  expect(await store.runCron()).toMatchObject([{ topic: 'product.created', status: 200 }]);
  expect(await browser.api.runs.list.query({ limit: 1 })).toEqual([]);
  expect(await browser.api.store.get.query()).toMatchObject({ automatic: true, connected: false });

  await connect(fixture(), browser);
  store.edit(id, { regularPrice: '20' });
  await store.runCron();
  const [run] = await browser.api.runs.list.query({ limit: 1 });
  expect(run).toMatchObject({ origin: 'automatic', total: 1 });
  await waitForRun(browser, run?.id ?? '');
  const [item] = await itemsOf(browser, run?.id ?? '');
  expect(item?.productName).toBe('x'.repeat(1_000));
});

test('a connection that was revoked counts as none, and its pages say that it was revoked', async () => {
  const browser = await signIn(fixture());
  const account = await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  const { store, app, service } = fixture();
  await store.runCron();
  await app.database.sql`delete from woo_bridge.runs`;
  await service.database.sql`
    update tokens set revoked_at = now() where workspace_id = ${account.workspaceId}
  `;
  const runs = () => browser.api.runs.list.query({ limit: 10 });
  const add = async (name: string) => {
    store.addProduct({ name, status: 'publish', attributes: OAK });
    expect(await store.runCron()).toMatchObject([{ topic: 'product.created', status: 200 }]);
  };
  await add('First Stool');
  await until('the run is paused', async () => {
    const [run] = await runs();
    return run?.reason?.code === 'token_revoked';
  });
  for (const name of ['Second Stool', 'Third Stool']) await add(name);
  expect(await runs()).toHaveLength(1);
  expect(await browser.api.connection.status.query()).toMatchObject({
    connected: true,
    problem: { code: 'token_revoked' },
  });
  await startLater(29);
  expect(await runs()).toHaveLength(1);
  await startLater(31);
  await until('the run is gone', async () => (await runs()).length === 0);

  await connect(fixture(), browser);
  await add('Fourth Stool');
  expect(await runs()).toHaveLength(1);
});

test('products that were known stay known once their runs are deleted', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  const { store, app } = fixture();
  const { sql } = app.database;
  await store.runCron();
  await sql`delete from woo_bridge.runs`;
  const addRun = async (name: string, item: object) => {
    const { id } = store.addProduct({ name, status: 'publish', attributes: OAK });
    const runId = `run_${String(id).padStart(26, 's')}`;
    await sql`
      insert into woo_bridge.runs (id, store_id, key, origin, state, settings, created_at)
      select ${runId}, id, ${`new-product:${id}`}, 'automatic', 'active', '{}', now()
      from woo_bridge.stores where url = ${store.url}
    `;
    const itemId = `itm_${String(id).padStart(26, 's')}`;
    await sql`
      insert into woo_bridge.items ${sql({ id: itemId, run_id: runId, product_id: String(id), product_name: name, position: 0, updated_at: new Date(), store_id: '', ...item })}
    `;
    await sql`
      update woo_bridge.items set store_id = r.store_id from woo_bridge.runs r where r.id = run_id
    `;
    return { id, runId };
  };
  const skipped = await addRun('Skipped Stool', { state: 'skipped', clicked: true });
  const requested = await addRun('Requested Stool', { state: 'generating', job_id: 'job_1' });
  await store.runCron();
  await browser.api.connection.disconnect.mutate();
  await startLater(31);
  const runs = async () => (await browser.api.runs.list.query({ limit: 10 })).map(({ id }) => id);
  await until('one is deleted', async () => (await runs()).length < 2);
  expect(await runs()).toEqual([requested.runId]);

  await connect(fixture(), browser);
  store.edit(skipped.id, { regularPrice: '20' });
  expect(await store.runCron()).toMatchObject([{ topic: 'product.updated', status: 200 }]);
  expect(await runs()).toEqual([requested.runId]);
  store.addProduct({ name: 'New Stool', status: 'publish', attributes: OAK });
  await store.runCron();
  expect(await runs()).toHaveLength(2);
});

test('a store keeps no more runs than its limit', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  const { store, app } = fixture();
  await store.runCron();
  const { sql } = app.database;
  await sql`
    insert into woo_bridge.runs (id, store_id, key, origin, state, settings, created_at)
    select 'run_' || lpad(n::text, 26, '0'), s.id, 'new-product:old-' || n, 'automatic', 'active',
      '{}', now() - interval '9 days'
    from woo_bridge.stores s, generate_series(1, ${MAX_KEPT_RUNS}::int) n
  `;
  onTestFinished(async () => {
    await sql`delete from woo_bridge.runs where key like 'new-product:old-%'`;
  });
  const { id } = store.addProduct({ name: 'One Too Many', status: 'publish', attributes: OAK });
  // A product of an earlier test may still be delivered, too.
  const delivered = await store.runCron();
  expect(delivered.filter(({ productId }) => productId === id)).toMatchObject([{ status: 200 }]);
  const isLast = sql`select 1 from woo_bridge.items where product_name = 'One Too Many'`;
  expect(await isLast).toHaveLength(0);
  const picked = { products: [{ id: '1', name: 'Rack' }] };
  const requestId = crypto.randomUUID();
  const refused = refusalOf(browser.api.runs.create.mutate({ requestId, picked, settings: {} }));
  expect(await refused).toMatchObject({ code: 'too_many_runs' });
});

test('what an unconnected store left is deleted after 30 days, except what can be undone', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  const { store, app } = fixture();
  await app.database.sql`delete from woo_bridge.runs`;
  await store.runCron();
  store.addProduct({ name: 'Pine Crate', status: 'publish', attributes: OAK });
  await store.runCron();
  const [published] = await browser.api.runs.list.query({ limit: 1 });
  await waitForRun(browser, published?.id ?? '');
  const { sql } = app.database;
  const [own] = await sql<[{ id: string }]>`select id from woo_bridge.stores`;
  const addRun = async (storeId: string, id: string) => {
    await sql`
      insert into woo_bridge.runs (id, store_id, key, origin, state, settings, created_at)
      values (${id}, ${storeId}, ${id}, 'automatic', 'paused', '{}', now())
    `;
    await sql`
      insert into woo_bridge.items
        (id, run_id, store_id, position, product_id, product_name, state, updated_at)
      values (${`itm_${id}`}, ${id}, ${storeId}, 0, ${id}, 'Spam', 'queued', now())
    `;
  };
  await addRun(own.id, 'run_unwritten');
  // A store that no one signed in to since, and one that someone did.
  const strangers = ['sto_11111111111111111111111111', 'sto_22222222222222222222222222'];
  for (const id of strangers) {
    await sql`
      insert into woo_bridge.stores (id, url, name, keys)
      values (${id}, ${`https://${id}.example`}, 'Stranger', 'sealed')
    `;
    await addRun(id, `run_of_${id}`);
  }
  await sql`
    insert into woo_bridge.sessions (hash, store_id, expires_at)
    values ('someone', ${strangers[1] ?? ''}, now() + interval '90 days')
  `;
  const left = async () => {
    const runs = await sql<{ id: string }[]>`select id from woo_bridge.runs`;
    const stores = await sql<{ id: string }[]>`select id from woo_bridge.stores`;
    return [...runs, ...stores].map(({ id }) => id).sort();
  };
  const kept = [own.id, published?.id ?? '', strangers[1] ?? ''].sort();
  const all = [
    ...kept,
    'run_unwritten',
    strangers[0] ?? '',
    ...strangers.map((id) => `run_of_${id}`),
  ];
  await startLater(29);
  expect(await left()).toEqual(all.sort());
  await startLater(31);
  await until('the strangers are gone', async () => (await left()).length === all.length - 3);
  // The connected store keeps everything.
  expect(await left()).toEqual([...kept, 'run_unwritten'].sort());
  await browser.api.connection.disconnect.mutate();
  await startLater(31);
  await until('its empty runs are gone', async () => (await left()).length === kept.length);
  expect(await left()).toEqual(kept);
});
