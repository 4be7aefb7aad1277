import { deleteOldRuns } from '@wareword/publishing';
import { createLogger } from '@wareword/security/logging';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../woo-bridge/src/config.ts';
import { publishing } from '../../woo-bridge/src/database/index.ts';
import { startWooApp } from '../../woo-bridge/src/start-woo-app.ts';
import { until } from '../faults/until.ts';
import { freePort } from '../free-port.ts';
import {
  connect,
  products,
  signIn,
  startRun,
  useFixture,
  waitForRun,
  wooAppSettings,
} from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();
const DAY_MS = 86_400_000;

/** A second process of the app, this many days later; it deletes old runs when it starts. */
async function startLater(days: number): Promise<void> {
  const { databaseUrl, service } = fixture();
  const parts = { port: await freePort(), databaseUrl, warewordUrl: service.baseUrl };
  const config = readConfig({ ...wooAppSettings(parts), RUN_RETENTION_DAYS: '90' });
  const now = () => new Date(Date.now() + days * DAY_MS);
  const app = await startWooApp(config, createLogger('silent'), databaseUrl, { now });
  onTestFinished(() => app.stop());
}

async function leftovers() {
  const { sql } = fixture().app.database;
  const [row] = await sql`
    select
      (select count(*)::int from woo_bridge.items) as items,
      (select count(*)::int from woo_bridge.snapshots) as snapshots,
      (select coalesce(sum(items), 0)::int from woo_bridge.run_counts) as counted
  `;
  return row;
}

test('old runs are deleted, except what can be undone, is unfinished, or was automatic', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { store, app } = fixture();
  const add = (name: string) => store.addProduct({ name, description: '<p>Ash.</p>' }).id;
  const [published, overwritten, unpublished] = [add('Rack'), add('Shelf'), add('Hook')];
  const write = async (...ids: number[]) => {
    const runId = await startRun(browser, products(...ids));
    await waitForRun(browser, runId);
    return runId;
  };
  const publish = async (runId: string) => {
    await browser.api.runs.publish.mutate({ runId, items: 'all' });
    await waitForRun(browser, runId);
    return runId;
  };
  const onlyWritten = await write(add('Peg'));
  // More than one statement deletes.
  await app.database.sql`
    insert into woo_bridge.items
    select (jsonb_populate_record(i, jsonb_build_object(
      'id', 'itm_' || lpad(n::text, 26, '0'), 'product_id', 'peg-' || n, 'position', n
    ))).*
    from woo_bridge.items i, generate_series(1, 450) n where run_id = ${onlyWritten}
  `;
  const undoable = await publish(await write(published));
  const replaced = await publish(await write(overwritten));
  // The same details would be written as they are published, and nothing would replace anything.
  store.edit(overwritten, { description: '<p>Oak, with two hooks below.</p>' });
  const replacement = await publish(await write(overwritten));
  const undone = await publish(await write(unpublished));
  await browser.api.runs.undo.mutate({ runId: undone, items: 'all' });
  await waitForRun(browser, undone);
  const automatic = await write(add('Automatic'));
  await app.database.sql`
    update woo_bridge.runs set origin = 'automatic', key = 'new-product:1' where id = ${automatic}
  `;
  const unfinished = await write(add('Unfinished'));
  // A worker would finish the last run, and what is only deleted at the start must be at rest by then.
  await until('every run is at rest', async () => {
    const [row] = await app.database.sql`
      select count(*)::int as busy from woo_bridge.runs
      where lease_until is not null or wake_at is not null
    `;
    return row?.['busy'] === 0;
  });
  await app.database.sql`
    update woo_bridge.items set state = 'queued' where run_id = ${unfinished}
  `;
  const shown = async () =>
    (await browser.api.runs.list.query({ limit: 50 })).map(({ id }) => id).sort();
  const before = await shown();
  expect(before).toHaveLength(7);

  const now = () => new Date(Date.now() + 89 * DAY_MS);
  const ctx = { orm: app.database.orm, tables: publishing, now };
  const { signal } = new AbortController();
  expect(await deleteOldRuns({ ctx, input: { days: 90, signal } })).toBe(0);
  const kept = [undoable, replacement, automatic, unfinished].sort();
  await startLater(91);
  await until('old runs are gone', async () => {
    const [row] = await app.database.sql`select count(*)::int as left from woo_bridge.runs`;
    return row?.['left'] === kept.length;
  });
  expect(await shown()).toEqual(kept);
  expect(before).toEqual(expect.arrayContaining([onlyWritten, replaced, undone]));
  expect(await leftovers()).toEqual({ items: 4, snapshots: 2, counted: 4 });

  // A run that is kept for an undo can be undone.
  await browser.api.runs.undo.mutate({ runId: undoable, items: 'all' });
  expect((await waitForRun(browser, undoable)).counts).toMatchObject({ undone: 1 });
  expect(store.shop.products.get(published)?.description).toBe('<p>Ash.</p>');
});
