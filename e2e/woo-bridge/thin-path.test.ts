import { expect, test } from 'vitest';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

const fixture = useFixture();

test('an owner can connect a store, generate a listing, publish it and undo it', async () => {
  const { store } = fixture();
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const status = await browser.api.connection.status.query();
  expect(status).toMatchObject({ connected: true, problem: null, account: { plan: 'agency' } });

  const list = await browser.api.products.list.query({});
  expect(list.total).toBe(30);
  const product = list.products[0];
  const id = Number(product?.id);
  const before = structuredClone(store.shop.products.get(id));

  const runId = await startRun(browser, products(id));
  expect(await waitForRun(browser, runId)).toMatchObject({ counts: { ready: 1 } });
  const [item] = await itemsOf(browser, runId);
  const itemId = item?.id ?? '';
  const { fields } = await browser.api.runs.item.query({ itemId });
  expect(fields.map(({ field }) => field)).toContain('description');
  expect(store.shop.products.get(id)).toEqual(before);

  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect(await waitForRun(browser, runId)).toMatchObject({ counts: { published: 1 } });
  const written = store.shop.products.get(id);
  const proposed = (field: string) => fields.find((one) => one.field === field)?.proposed;
  expect(written?.description).toBe(proposed('description'));

  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  expect(await waitForRun(browser, runId)).toMatchObject({ counts: { undone: 1 } });
  const restored = store.shop.products.get(id);
  expect(restored?.description).toBe(before?.description);
  expect(restored?.name).toBe(before?.name);
  expect(restored?.tagIds).toEqual(before?.tagIds);
});
