import { expect, test } from 'vitest';
import { ConcurrencyLimiter } from '../../src/limits/index.ts';

test('a store has a limited number of concurrent operations, and the next starts when one ends', async () => {
  const calls = new ConcurrencyLimiter({ perStore: 2, total: 10 });
  const leave = await calls.acquire('one', 1);
  await calls.acquire('one', 1);
  let started = false;
  const third = calls.acquire('one', 1).then((left) => {
    started = true;
    return left;
  });
  expect(await calls.acquire('one', 1)).toBeUndefined();
  expect(started).toBe(false);
  expect(await calls.acquire('other', 1)).toBeTypeOf('function');
  leave?.();
  expect(await third).toBeTypeOf('function');
  expect(calls.tryAcquire('one')).toBeUndefined();
});

test('a store with many calls delays another by at most one of them', async () => {
  const calls = new ConcurrencyLimiter({ perStore: 3, total: 3 });
  const busy = await Promise.all([1, 2, 3].map(() => calls.acquire('busy', 10)));
  const order: string[] = [];
  const note = (store: string) => calls.acquire(store, 10).then(() => order.push(store));
  const waiting = [note('busy'), note('busy'), note('quiet')];
  busy[0]?.();
  await waiting[2];
  expect(order).toEqual(['quiet']);
});

test('stores without a connection leave the others their share, however many wait', async () => {
  const calls = new ConcurrencyLimiter({ perStore: 1, total: 4, unconnected: 2 });
  const strangers = Array.from({ length: 9 }, (_, at) => calls.acquire(`stranger ${at}`, 1, false));
  const [first] = await Promise.all(strangers.slice(0, 2));
  const owner = await calls.acquire('owner', 1);
  expect(owner).toBeTypeOf('function');
  expect(calls.tryAcquire('another stranger', false)).toBeUndefined();
  expect(await calls.acquire('another owner', 1)).toBeTypeOf('function');
  // What an owner leaves is for owners, what a stranger leaves for both.
  owner?.();
  expect(calls.tryAcquire('another stranger', false)).toBeUndefined();
  first?.();
  expect(await strangers[2]).toBeTypeOf('function');
});

test('releasing twice frees one slot', async () => {
  const calls = new ConcurrencyLimiter({ perStore: 1, total: 1 });
  const leave = await calls.acquire('one', 1);
  leave?.();
  const next = await calls.acquire('one', 1);
  leave?.();
  expect(calls.tryAcquire('one')).toBeUndefined();
  next?.();
  expect(calls.tryAcquire('one')).toBeTypeOf('function');
});
