import { StoreError } from '@wareword/publishing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Throttle, type Operation } from '../../src/admin-api/index.ts';

const LIST: Operation = { name: 'List', document: '{ shop { id } }', cost: 100, data: z.unknown() };
const SHOP = 'oak-and-linen.myshopify.com';

const status = (available: number, restoreRate = 1_000) => ({
  cost: {
    requestedQueryCost: 100,
    throttleStatus: { maximumAvailable: 2_000, currentlyAvailable: available, restoreRate },
  },
});

async function waited(work: Promise<void>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

test('a shop without known limits is called immediately', async () => {
  expect(await waited(new Throttle().take(SHOP, LIST, { maxWaitMs: 0, reserve: 0 }))).toBeLessThan(
    50,
  );
});

test('a call waits until the points it needs are restored', async () => {
  const throttle = new Throttle();
  throttle.note(SHOP, LIST, status(0));
  const ms = await waited(throttle.take(SHOP, LIST, { maxWaitMs: 5_000, reserve: 0 }));
  expect(ms).toBeGreaterThanOrEqual(80);
});

test('a call that would wait too long fails immediately, and says how long', async () => {
  const throttle = new Throttle();
  throttle.note(SHOP, LIST, status(0, 10));
  const take = throttle.take(SHOP, LIST, { maxWaitMs: 1_000, reserve: 0 });
  await expect(take).rejects.toMatchObject({
    kind: 'throttled',
    code: 'shopify_throttled',
  });
  const error: unknown = await take.catch((reason: unknown) => reason);
  expect(error instanceof StoreError ? error.retryAfterMs : 0).toBeGreaterThan(8_000);
});

test('a run leaves points for a page', async () => {
  const throttle = new Throttle();
  throttle.note(SHOP, LIST, status(350, 1));
  await throttle.take(SHOP, LIST, { maxWaitMs: 0, reserve: 0 });
  await expect(throttle.take(SHOP, LIST, { maxWaitMs: 0, reserve: 300 })).rejects.toMatchObject({
    kind: 'throttled',
  });
});

test('concurrent calls do not count on the same points', async () => {
  const throttle = new Throttle();
  throttle.note(SHOP, LIST, status(150, 1));
  await throttle.take(SHOP, LIST, { maxWaitMs: 0, reserve: 0 });
  await expect(throttle.take(SHOP, LIST, { maxWaitMs: 0, reserve: 0 })).rejects.toMatchObject({
    kind: 'throttled',
  });
});

test('one shop does not wait for another', async () => {
  const throttle = new Throttle();
  throttle.note(SHOP, LIST, status(0, 1));
  await throttle.take('other.myshopify.com', LIST, { maxWaitMs: 0, reserve: 0 });
});

test('an impossible cost makes no store wait', async () => {
  const throttle = new Throttle();
  const { throttleStatus } = status(2_000).cost;
  throttle.note(SHOP, LIST, { cost: { requestedQueryCost: 1e308, throttleStatus } });
  throttle.note(SHOP, LIST, status(-1e308, 1e-300));
  throttle.note('other-shop.myshopify.com', LIST, status(2_000));
  for (const shop of [SHOP, 'other-shop.myshopify.com']) {
    const take = throttle.take(shop, LIST, { maxWaitMs: 1_000, reserve: 0 });
    await expect(take).resolves.toBeUndefined();
  }
});
