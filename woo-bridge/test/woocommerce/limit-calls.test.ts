import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startWooStore, type WooStandIn } from '../../../e2e/stand-ins/woocommerce/index.ts';
import { createWooStore } from '../../src/woocommerce/index.ts';

let standIn: WooStandIn;
beforeAll(async () => {
  standIn = await startWooStore();
});
afterAll(() => standIn.close());

function open() {
  return createWooStore({ ...standIn, url: standIn.url, policy: { allowPrivate: true } });
}

test('a store gets four concurrent calls from all callers together, and too many callers are refused', async () => {
  const { promise: proceed, resolve } = Promise.withResolvers<undefined>();
  standIn.fail({ fault: { do: 'hold', until: proceed } });
  onTestFinished(() => {
    standIn.clearFaults();
    resolve(undefined);
  });
  const before = standIn.count;
  const stores = Array.from({ length: 100 }, open);
  const calls = stores.map((store) => store.listProducts());
  const outcomes = Promise.allSettled(calls);
  await standIn.received(before + 4);
  await expect(calls.at(-1)).rejects.toMatchObject({ code: 'too_busy', transient: true });
  expect(standIn.count).toBe(before + 4);
  standIn.clearFaults();
  resolve(undefined);
  const done = (await outcomes).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(68);
  for (const store of stores) store.close();
});

test('a connected store is called at once, however many slow stores are not connected', async () => {
  const { promise: proceed, resolve } = Promise.withResolvers<undefined>();
  const slow = await Promise.all(Array.from({ length: 12 }, () => startWooStore()));
  onTestFinished(async () => {
    resolve(undefined);
    await Promise.all(slow.map((store) => store.close()));
  });
  for (const store of slow) store.fail({ fault: { do: 'hold', until: proceed } });
  const before = slow.map(({ count }) => count);
  const policy = { allowPrivate: true };
  const strangers = slow.flatMap((store) =>
    Array.from({ length: 4 }, () => createWooStore({ ...store, url: store.url, policy })),
  );
  const waiting = strangers.map((store) => store.listProducts());
  const owner = createWooStore({ ...standIn, url: standIn.url, policy, connected: true });
  await expect(owner.listProducts()).resolves.toBeDefined();
  const called = slow.reduce((sum, { count }, at) => sum + count - (before[at] ?? 0), 0);
  expect(called).toBeLessThanOrEqual(16);
  resolve(undefined);
  for (const store of slow) store.clearFaults();
  await Promise.allSettled(waiting);
  for (const store of [...strangers, owner]) store.close();
});

test("lists truncate long product fields; reading one product doesn't", async () => {
  const long = 'x'.repeat(50_000);
  const product = standIn.addProduct({ name: long });
  Object.assign(product, { sku: long, slug: long });
  const store = open();
  const { items } = await store.listProducts({ perPage: 100 });
  const listed = items.find(({ id }) => id === product.id);
  expect(listed).toMatchObject({ name: long.slice(0, 1_000), sku: long.slice(0, 100) });
  expect(listed?.permalink).toHaveLength(2_000);
  expect((await store.getProduct(product.id)).name).toBe(long);
  store.close();
  standIn.remove(product.id);
});
