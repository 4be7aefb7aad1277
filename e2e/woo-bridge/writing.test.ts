import { afterAll, expect, test } from 'vitest';
import { startOpenAiStandIn } from '../stand-ins/openai/index.ts';
import { until } from '../faults/until.ts';
import type { Browser } from './browser.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

const model = await startOpenAiStandIn();
afterAll(() => model.close());
const fixture = useFixture({
  service: {
    GENERATOR: 'openai',
    GENERATOR_FALLBACK: 'fail',
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: model.url,
    JOB_RETRY_DELAY_MS: '1',
  },
});

async function connected(): Promise<Browser> {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  return browser;
}

/** New products of the store, which are in no other run. */
function add(...names: string[]): number[] {
  return names.map((name) => fixture().store.addProduct({ name, description: '<p>Oak.</p>' }).id);
}

async function used(browser: Browser): Promise<number> {
  return (await browser.api.connection.status.query()).usage?.used ?? NaN;
}

test('a listing that fails is not charged, affects no other, and can be retried', async () => {
  const browser = await connected();
  const ids = add('Shelf One', 'Shelf Doomed', 'Shelf Three');
  model.setScript(({ chat }) => ({
    do: JSON.stringify(chat).includes('Doomed') ? 'refuse' : 'answer',
  }));
  const runId = await startRun(browser, products(...ids));
  await waitForRun(browser, runId);
  const items = await itemsOf(browser, runId);
  expect(items.map(({ state, stage }) => [state, stage])).toEqual([
    ['ready', null],
    ['failed', 'generate'],
    ['ready', null],
  ]);
  expect(items[1]?.reason?.message).toContain("It doesn't count toward your plan");
  expect(await used(browser)).toBe(2);
  model.setScript([]);
  await browser.api.runs.retry.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 3, failed: 0 });
  expect(await used(browser)).toBe(3);
});

test('a rewrite replaces the first text and uses one more listing', async () => {
  const browser = await connected();
  const runId = await startRun(browser, products(...add('Oak Ladder')));
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  const itemId = item?.id ?? '';
  await browser.api.runs.edit.mutate({ itemId, values: { title: 'Mine' } });
  await browser.api.runs.rewrite.mutate({ runId, items: [itemId] });
  expect((await waitForRun(browser, runId)).counts.ready).toBe(1);
  const { fields } = await browser.api.runs.item.query({ itemId });
  expect(fields.filter(({ edited }) => edited)).toEqual([]);
  expect(await used(browser)).toBe(2);
});

test('a rewrite that was never accepted is not mistaken for the text before', async () => {
  const browser = await signIn(fixture());
  const { workspaceId } = await connect(fixture(), browser);
  const runId = await startRun(browser, products(...add('Oak Easel')));
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  const { service, app } = fixture();
  const isTheirs = service.database.sql`workspace_id = ${workspaceId}`;
  await service.database.sql`update tokens set revoked_at = now() where ${isTheirs}`;
  await browser.api.runs.rewrite.mutate({ runId, items: [item?.id ?? ''] });
  expect(await waitForRun(browser, runId)).toMatchObject({ reason: { code: 'token_revoked' } });
  await service.database.sql`update tokens set revoked_at = null where ${isTheirs}`;
  const day = await app.database.sql`
    update woo_bridge.items set sent_at = sent_at - interval '1 day'
    where run_id = ${runId} and sent_at is not null returning id
  `;
  expect(day).toHaveLength(1);
  await browser.api.runs.resume.mutate({ runId });
  expect((await waitForRun(browser, runId)).counts.ready).toBe(1);
  expect(await used(browser)).toBe(2);
});

test('a product skipped before its turn is not charged', async () => {
  const browser = await connected();
  const ids = add('Left In', 'Left Out');
  const hold = Promise.withResolvers<undefined>();
  model.setScript(() => ({ do: 'answer', until: hold.promise }));
  const runId = await startRun(browser, products(...ids));
  await browser.api.runs.pause.mutate({ runId });
  await until('what waits is left out', async () => {
    const items = await itemsOf(browser, runId);
    const waiting = items.filter(({ state }) => state === 'queued').map(({ id }) => id);
    if (waiting.length === 0) return true;
    // A listing that is being requested at this moment can no longer be skipped.
    return browser.api.runs.skip.mutate({ runId, items: waiting }).then(
      () => true,
      () => false,
    );
  });
  hold.resolve(undefined);
  model.setScript([]);
  await browser.api.runs.resume.mutate({ runId });
  const { counts, written } = await waitForRun(browser, runId);
  expect(counts.ready + counts.skipped).toBe(2);
  // Listings already requested are not lost, and the rest is not charged.
  expect(await used(browser)).toBe(written);
  expect(counts.ready).toBe(written);
});

test('a canceled run requests no more listings; one of its products can still be written', async () => {
  const browser = await connected();
  const ids = add(...Array.from({ length: 60 }, (_, index) => `Stopped ${index}`));
  const hold = Promise.withResolvers<undefined>();
  model.setScript(() => ({ do: 'answer', until: hold.promise }));
  const runId = await startRun(browser, products(...ids));
  await until('some were asked for', async () => {
    return (await browser.api.runs.get.query({ runId })).counts.generating > 0;
  });
  await browser.api.runs.cancel.mutate({ runId });
  hold.resolve(undefined);
  model.setScript([]);
  const stopped = await waitForRun(browser, runId);
  expect(stopped.state).toBe('canceled');
  expect(await used(browser)).toBe(stopped.written);
  const left = (await itemsOf(browser, runId)).find(({ state }) => state === 'skipped');
  expect(left?.reason?.code).toBe('stopped');
  await browser.api.runs.rewrite.mutate({ runId, items: [left?.id ?? ''] });
  const after = await waitForRun(browser, runId);
  expect(after.counts.ready).toBe(stopped.counts.ready + 1);
  expect(after.written).toBe(stopped.written + 1);
});

test("tone, audience and price reach the writer as the store's owner put them", async () => {
  const browser = await connected();
  model.setScript([]);
  const asked = model.requests.length;
  const runId = await startRun(browser, products(...add('Pear & Plum <b>Jam</b> \\ 🍐')), {
    tone: 'Luxury',
    audience: 'People who have breakfast',
  });
  await waitForRun(browser, runId);
  const sent = JSON.stringify(model.requests.slice(asked).map(({ chat }) => chat));
  expect(sent).toContain('People who have breakfast');
  expect(sent).toMatch(/luxury/i);
  expect(sent).toContain('Pear & Plum');
  const next = await browser.api.store.get.query();
  expect(next.preferences).toMatchObject({
    tone: 'Luxury',
    audience: 'People who have breakfast',
  });
});
