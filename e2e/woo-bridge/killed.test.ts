import { expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import { cleanHtml } from '../stand-ins/woocommerce/shop/kses.ts';
import { setUpProcessFixture, type ProcessFixture } from './process-fixture.ts';
import { connect, signIn, startRun, waitForRun } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

async function jobsMade({ service }: ProcessFixture): Promise<number> {
  const [row] = await service.database.sql<[{ made: number }]>`
    select count(*)::int as made from jobs
  `;
  return row.made;
}

test('killing the app while it requests listings loses none and charges none twice', async () => {
  const fixture = await setUpProcessFixture(150);
  const first = await fixture.start();
  const browser = await signIn(fixture);
  await connect(fixture, browser);
  const runId = await startRun(browser, { all: {} });
  await until('some listings were asked for', async () => (await jobsMade(fixture)) > 25);
  await first.kill();
  expect(await jobsMade(fixture)).toBeLessThan(150);
  await fixture.start();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 150 });
  expect(await jobsMade(fixture)).toBe(150);
  const { usage } = await browser.api.connection.status.query();
  expect(usage?.used).toBe(150);
});

test('an app killed while publishing or undoing knows after a restart what it wrote', async () => {
  const fixture = await setUpProcessFixture(60);
  const { store } = fixture;
  const texts = () => [...store.shop.products.values()].map(({ description }) => description);
  let app = await fixture.start();
  const browser = await signIn(fixture);
  await connect(fixture, browser);
  const runId = await startRun(browser, { all: {} });
  await waitForRun(browser, runId);
  const before = texts();
  for (const [click, rest] of [
    ['publish', 'published'],
    ['undo', 'undone'],
  ] as const) {
    const then = texts();
    // The store carries out the request, but its response never arrives.
    store.fail({ fault: { do: 'lose-response' }, path: 'products/batch' });
    await browser.api.runs[click].mutate({ runId, items: 'all' });
    await until('the store was written to', () => {
      return texts().filter((text, at) => text !== then[at]).length > 10;
    });
    await app.kill();
    store.clearFaults();
    app = await fixture.start();
    expect((await waitForRun(browser, runId)).counts).toMatchObject({ [rest]: 60 });
  }
  // WordPress encodes these characters differently when an app saves them; readers see no change.
  const bare = 'M3 to M8, nuts & bolts & washers. 500 pieces < 4 kg.';
  expect(before).toContain(bare);
  expect(texts()).toEqual(before.map((text) => (text === bare ? cleanHtml(text) : text)));
});
