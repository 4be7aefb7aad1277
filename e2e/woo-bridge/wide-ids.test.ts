import { expect, test, vi } from 'vitest';
import { connect, itemsOf, products, signIn, startRun, useFixture, waitForRun } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();

test('a store whose ids need more than 32 bits can publish, undo and publish automatically', async () => {
  const { store } = fixture();
  const before = [...store.shop.tags.values()].map(({ name }) => name).sort();
  store.shop.skipIdsTo(2 ** 52);
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { id } = store.addProduct({ name: 'Rack', description: '<p>Ash.</p>' });
  expect(id).toBeGreaterThan(2 ** 52);

  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  const itemId = item?.id ?? '';
  const values = { tags: ['A tag of its own'] };
  await browser.api.runs.edit.mutate({ itemId, values, chosen: ['tags'] });
  await browser.api.runs.publish.mutate({ runId, items: [itemId] });
  expect((await waitForRun(browser, runId)).counts.published).toBe(1);
  await browser.api.runs.undo.mutate({ runId, items: [itemId] });
  expect((await waitForRun(browser, runId)).counts.undone).toBe(1);
  expect([...store.shop.tags.values()].map(({ name }) => name).sort()).toEqual(before);

  await browser.api.store.setAutomatic.mutate({ on: true });
  expect(Math.min(...store.shop.webhooks.keys())).toBeGreaterThan(2 ** 52);
});

test('an id that is not a safe integer is rejected', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await expect(startRun(browser, products('9007199254740993'))).rejects.toThrow();
});
