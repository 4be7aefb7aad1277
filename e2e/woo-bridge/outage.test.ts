import { expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const fixture = useFixture();

/** A run over new products whose proposals are all ready. */
async function proposed(...names: string[]) {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const ids = names.map(
    (name) => fixture().store.addProduct({ name, description: `<p>${name}.</p>` }).id,
  );
  const runId = await startRun(browser, products(...ids));
  await waitForRun(browser, runId);
  return { browser, runId, ids };
}

/** Resolves when the run says that it waits for the store. */
function waits(browser: Awaited<ReturnType<typeof signIn>>, runId: string) {
  return until('the run waits', async () => {
    const { waiting } = await browser.api.runs.get.query({ runId });
    return waiting ?? undefined;
  });
}

test('a run waits for a store in maintenance while publishing and undoing, then continues', async () => {
  const { store } = fixture();
  const { browser, runId, ids } = await proposed('Elm Tray', 'Elm Bowl', 'Elm Box');
  for (const [click, queued, rest] of [
    ['publish', 'publish_queued', 'published'],
    ['undo', 'undo_queued', 'undone'],
  ] as const) {
    store.settings.maintenance = true;
    try {
      await browser.api.runs[click].mutate({ runId, items: 'all' });
      expect(await waits(browser, runId)).toMatchObject({
        for: 'store',
        message: expect.stringContaining('maintenance') as string,
      });
      expect((await itemsOf(browser, runId)).map(({ state }) => state)).toEqual(
        ids.map(() => queued),
      );
    } finally {
      store.settings.maintenance = false;
    }
    expect((await waitForRun(browser, runId)).counts).toMatchObject({ [rest]: 3, failed: 0 });
  }
});

test('a run waits longer each time while the store responds with errors, and fails nothing', async () => {
  const { store } = fixture();
  const { browser, runId } = await proposed('Fir Tray');
  store.fail({ fault: { do: 'html', status: 502 } });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  const first = Date.parse((await waits(browser, runId)).until);
  const second = await until('the next wait', async () => {
    const { waiting } = await browser.api.runs.get.query({ runId });
    const end = Date.parse(waiting?.until ?? '');
    return end > first ? end : undefined;
  });
  expect(second - first).toBeGreaterThan(3_000);
  store.clearFaults();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1, failed: 0 });
});

test('honors Retry-After of a rate-limiting store every time', async () => {
  const { store } = fixture();
  const { browser, runId } = await proposed('Yew Tray');
  const slowDown = JSON.stringify({ code: 'too_many_requests', message: 'Slow down.' });
  const times = 9;
  store.fail({
    fault: { do: 'respond', status: 429, body: slowDown, headers: { 'Retry-After': '1' } },
    path: 'products',
    times,
  });
  const asked = store.requests.length;
  const started = Date.now();
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1, failed: 0 });
  expect(Date.now() - started).toBeGreaterThan((times - 1) * 1_000);
  // The rejected requests and those that publishing needs: none were sent in between.
  expect(store.requests.length - asked).toBeLessThan(times * 2 + 12);
});

test('honors a Retry-After with a date', async () => {
  const { store } = fixture();
  const { browser, runId } = await proposed('Oak Tray');
  store.fail({
    fault: {
      do: 'respond',
      status: 503,
      body: '<h1>Later</h1>',
      headers: { 'Retry-After': '240' },
    },
  });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  const { until: end } = await waits(browser, runId);
  expect(Date.parse(end) - Date.now()).toBeGreaterThan(200_000);
  store.clearFaults();
});
