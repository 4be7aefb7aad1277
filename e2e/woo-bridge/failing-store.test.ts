import { expect, test, vi } from 'vitest';
import { cleanHtml } from '../stand-ins/woocommerce/shop/kses.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 300_000 });

const fixture = useFixture();

test('with a store that fails one request in five, a whole run is written, published and undone', async () => {
  const { store } = fixture();
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const texts = () =>
    [...store.shop.products.values()].map(({ name, description, shortDescription, tagIds }) => ({
      ...{ name, description, shortDescription, tagIds: [...tagIds] },
    }));
  const before = texts();
  const faults = ['drop', 'lose-response', 'html'] as const;
  let next = 0;
  const failOneInFive = (): void => {
    store.clearFaults();
    const kind = faults[next++ % faults.length] ?? 'drop';
    store.fail({ fault: kind === 'html' ? { do: kind, status: 502 } : { do: kind }, every: 5 });
  };
  failOneInFive();
  const runId = await startRun(browser, { all: {} });
  expect((await waitForRun(browser, runId, 100_000)).counts).toMatchObject({ ready: 30 });
  for (const [click, rest] of [
    ['publish', 'published'],
    ['undo', 'undone'],
    ['publish', 'published'],
    ['undo', 'undone'],
  ] as const) {
    failOneInFive();
    const items = (await itemsOf(browser, runId)).map(({ id }) => id);
    await browser.api.runs[click].mutate({ runId, items });
    expect((await waitForRun(browser, runId, 100_000)).counts).toMatchObject({ [rest]: 30 });
  }
  store.clearFaults();
  // WordPress encodes these characters differently when an app saves them; readers see no change.
  const bare = 'M3 to M8, nuts & bolts & washers. 500 pieces < 4 kg.';
  expect(texts()).toEqual(
    before.map((product) =>
      product.description === bare ? { ...product, description: cleanHtml(bare) } : product,
    ),
  );
});

test('a store that rejects writes is retried with increasing delays', async () => {
  const { store } = fixture();
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { id } = store.addProduct({ name: 'Larch Crate', description: '<p>Larch.</p>' });
  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  store.fail({ fault: { do: 'drop' }, method: 'POST', path: 'products/batch' });
  const writes = () => store.requests.filter(({ method }) => method === 'POST').length;
  const before = writes();
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await vi.waitUntil(() => writes() >= before + 3, { timeout: 30_000 });
  // The run says that it waits once the app has noted the failure, and not while it tries again.
  await expect
    .poll(() => browser.api.runs.get.query({ runId }))
    .toMatchObject({ waiting: { for: 'store' }, working: true });
  expect(writes()).toBeLessThanOrEqual(before + 4);
  store.clearFaults();
  expect((await waitForRun(browser, runId)).counts.published).toBe(1);
});
