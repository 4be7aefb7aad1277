import { eraseStore, stopRuns } from '@wareword/publishing';
import { expect, test, vi } from 'vitest';
import { publishing as tables } from '../../woo-bridge/src/database/index.ts';
import { until } from '../faults/until.ts';
import type { Browser } from './browser.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const fixture = useFixture();
const REASON = { code: 'store_gone', message: 'The app was removed from your store.' };

/** A run over new products whose listings are all ready, and the id of its store in the app. */
async function proposed(...names: string[]) {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const ids = names.map(
    (name) => fixture().store.addProduct({ name, description: `<p>${name}.</p>` }).id,
  );
  const runId = await startRun(browser, products(...ids));
  await waitForRun(browser, runId);
  const [run] = await fixture().app.database.sql<{ store_id: string }[]>`
    select store_id from woo_bridge.runs where id = ${runId}`;
  return { browser, runId, storeId: run?.store_id ?? '', ids };
}

/** Clicks while the store is in maintenance, so that the run has to wait. */
async function clickWhileClosed(browser: Browser, runId: string, click: 'publish' | 'undo') {
  fixture().store.settings.maintenance = true;
  await browser.api.runs[click].mutate({ runId, items: 'all' });
  await until('the run waits', async () => {
    const { waiting } = await browser.api.runs.get.query({ runId });
    return waiting ?? undefined;
  });
}

test('runs of a removed store stop, and resume only when their owner clicks again', async () => {
  const { browser, runId, storeId } = await proposed('Ash Tray', 'Ash Bowl');
  const { orm } = fixture().app.database;
  const ctx = { orm, tables, now: () => new Date() };
  for (const [click, before, after] of [
    ['publish', 'ready', 'published'],
    ['undo', 'published', 'undone'],
  ] as const) {
    await clickWhileClosed(browser, runId, click);
    await orm.transaction((tx) =>
      stopRuns({ ctx: { ...ctx, orm: tx }, input: { storeId, reason: REASON } }),
    );
    fixture().store.settings.maintenance = false;
    const stopped = await waitForRun(browser, runId);
    expect(stopped).toMatchObject({ state: 'paused', reason: REASON, waiting: null });
    expect(await itemsOf(browser, runId)).toMatchObject([
      { state: before, reason: REASON },
      { state: before, reason: REASON },
    ]);
    await browser.api.runs.resume.mutate({ runId });
    expect((await waitForRun(browser, runId)).counts).toMatchObject({ [before]: 2 });
    await browser.api.runs[click].mutate({ runId, items: 'all' });
    expect((await waitForRun(browser, runId)).counts).toMatchObject({ [after]: 2, failed: 0 });
  }
});

test('removing a store in the app stops what its runs were about to write', async () => {
  const { browser, runId, storeId } = await proposed('Elm Bowl');
  await clickWhileClosed(browser, runId, 'publish');
  await browser.api.access.removeStore.mutate();
  fixture().store.settings.maintenance = false;
  const { sql } = fixture().app.database;
  const left = await sql`
    select r.state, r.reason ->> 'code' as reason, i.state as item
    from woo_bridge.runs r join woo_bridge.items i on i.run_id = r.id
    where r.store_id = ${storeId} and r.id = ${runId}`;
  expect(left).toEqual([{ state: 'paused', reason: 'store_removed', item: 'ready' }]);
});

test('deleting a store deletes all of its texts, and the worker keeps running', async () => {
  const { browser, runId, storeId } = await proposed('Yew Bowl');
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
  const { orm, sql } = fixture().app.database;
  await sql`insert into woo_bridge.runs (id, store_id, origin, state, settings, created_at)
    values ('run_01jdzzzzzzzzzzzzzzzzzzzzzz', 'sto_other', 'picked', 'active', '{}', now())`;
  await clickWhileClosed(browser, runId, 'undo');
  await eraseStore({ ctx: { orm, tables }, input: { storeId } });
  fixture().store.settings.maintenance = false;
  const left = await sql`
    select (select array_agg(id) from woo_bridge.runs) as runs,
      (select count(*)::int from woo_bridge.items) as items,
      (select count(*)::int from woo_bridge.snapshots) as snapshots`;
  expect(left).toMatchObject([
    { runs: ['run_01jdzzzzzzzzzzzzzzzzzzzzzz'], items: 0, snapshots: 0 },
  ]);
  const next = await proposed('Yew Box');
  expect((await waitForRun(next.browser, next.runId)).counts).toMatchObject({
    ready: 1,
    failed: 0,
  });
});
