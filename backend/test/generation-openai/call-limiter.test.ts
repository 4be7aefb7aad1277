import { expect, test } from 'vitest';
import { CallLimiter } from '../../src/generation/openai/call-limiter.ts';
import { failureOf, PRODUCT, startModel, write, writerFor } from './writer-fixture.ts';

const never = new AbortController().signal;
const waits = (timeLeftMs: number, caller = 'somebody') => ({ caller, timeLeftMs });
const busy = (retryAfter: string) =>
  ({ do: 'raw', status: 429, headers: { 'retry-after-ms': retryAfter }, body: '{}' }) as const;

test('after a 429, other calls wait for its Retry-After, and then run one, two, four at a time', async () => {
  let most = 0;
  let running = 0;
  const order: number[] = [];
  const limiter = new CallLimiter();
  const refused = await limiter.acquire(never, waits(1000));
  const started = performance.now();
  limiter.release(refused, { kind: 'rate_limited', retryAfterMs: 200 });
  const widths: number[] = [];

  const call = async (number: number) => {
    const call = await limiter.acquire(never, waits(10_000));
    order.push(number);
    running += 1;
    most = Math.max(most, running);
    widths.push(running);
    await new Promise(setImmediate);
    running -= 1;
    limiter.release(call, { kind: 'responded' });
  };
  await Promise.all(Array.from({ length: 7 }, (_, number) => call(number)));

  expect(performance.now() - started).toBeGreaterThanOrEqual(199);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(widths.slice(0, 3)).toEqual([1, 1, 2]);
  expect(most).toBeLessThanOrEqual(4);
});

test('a pause that ends while it is being checked lets the next call run', async () => {
  // The clock as it is read: just before the end, and just after it.
  const clock = [9.95, 10.05];
  let time = 0;
  const limiter = new CallLimiter(() =>
    time === 0 || clock.length === 0 ? time : (clock.shift() ?? time),
  );
  const refused = await limiter.acquire(never, waits(1000));
  limiter.release(refused, { kind: 'rate_limited', retryAfterMs: 10 });
  const next = limiter.acquire(never, waits(1000));
  time = 11;
  expect(await next).toMatchObject({ caller: 'somebody' });
}, 10_000);

test('jobs that arrive during a pause send nothing until it ends', async () => {
  const model = await startModel([busy('300')]);
  const writer = writerFor(model);
  const failure = await failureOf(write(writer));
  const started = performance.now();

  const drafts = await Promise.all(Array.from({ length: 5 }, () => write(writer)));

  expect(failure.retryAfterMs).toBe(300);
  expect(performance.now() - started).toBeGreaterThanOrEqual(250);
  expect(drafts.every(({ draft }) => draft.title !== undefined)).toBe(true);
  expect(model.requests).toHaveLength(6);
});

test("a caller who can't wait gets a retry time, and no request is sent", async () => {
  const model = await startModel([busy('30000')]);
  const writer = writerFor(model, { timeoutMs: 2_000 });
  await failureOf(write(writer));

  const failure = await failureOf(write(writer));

  expect(failure.transient).toBe(true);
  expect(failure.retryAfterMs).toBeGreaterThan(25_000);
  expect(model.requests).toHaveLength(1);
});

test('failures of three callers in a row pause calls, which then resume slowly', async () => {
  let now = 0;
  const limiter = new CallLimiter(() => now);
  const fail = async (caller: string) =>
    limiter.release(await limiter.acquire(never, waits(100, caller)), { kind: 'failed' });
  for (const caller of ['a', 'b', 'c']) await fail(caller);
  await expect(limiter.acquire(never, waits(100, 'd'))).rejects.toThrow('is paused after failures');

  now = 1_001;
  for (const caller of ['a', 'b', 'c']) await fail(caller);
  // It is still down: the next pause is twice as long.
  now = 2_500;
  await expect(limiter.acquire(never, waits(100))).rejects.toMatchObject({ retryAfterMs: 501 });

  now = 3_100;
  limiter.release(await limiter.acquire(never, waits(100)), { kind: 'responded' });
  await Promise.all([limiter.acquire(never, waits(100)), limiter.acquire(never, waits(100))]);
});

test('failures of one caller never pause others, however many there are', async () => {
  const limiter = new CallLimiter();
  for (let failure = 0; failure < 50; failure++) {
    limiter.release(await limiter.acquire(never, waits(100, 'slow')), { kind: 'failed' });
  }
  await limiter.acquire(never, waits(100, 'other'));
});

test('failures do not count as an outage if other calls succeeded in the meantime', async () => {
  const limiter = new CallLimiter();
  const slow = await Promise.all(
    ['a', 'b', 'c'].map((caller) => limiter.acquire(never, waits(9, caller))),
  );
  limiter.release(await limiter.acquire(never, waits(100, 'd')), { kind: 'responded' });
  for (const call of slow) limiter.release(call, { kind: 'failed' });
  await limiter.acquire(never, waits(100, 'e'));
});

test('after a pause, callers with few calls go before one with many', async () => {
  const limiter = new CallLimiter();
  limiter.release(await limiter.acquire(never, waits(1000)), {
    kind: 'rate_limited',
    retryAfterMs: 20,
  });
  const order: string[] = [];
  const call = async (caller: string) => {
    const entered = await limiter.acquire(never, waits(10_000, caller));
    order.push(caller);
    await new Promise(setImmediate);
    limiter.release(entered, { kind: 'stopped' });
  };
  await Promise.all(['many', 'many', 'many', 'one', 'two'].map(call));

  expect(order).toEqual(['many', 'one', 'two', 'many', 'many']);
});

test('a call that takes a long time does not keep the next one waiting', async () => {
  let now = 0;
  const limiter = new CallLimiter(() => now);
  limiter.release(await limiter.acquire(never, waits(1000)), {
    kind: 'rate_limited',
    retryAfterMs: 100,
  });
  now = 101;
  await limiter.acquire(never, waits(55_000, 'slow'));
  now = 5_200;
  await limiter.acquire(never, waits(55_000, 'other'));
});

test("one caller's timeouts do not delay other callers", async () => {
  const model = await startModel(({ chat }) =>
    JSON.stringify(chat).includes('Endless') ? { do: 'hang' } : { do: 'answer' },
  );
  const writer = writerFor(model, { timeoutMs: 400 });
  const endless = { ...PRODUCT, product_name: 'Endless story', workspaceId: 'slow' };
  for (let round = 0; round < 3; round++) {
    const calls = Array.from({ length: 4 }, () => failureOf(write(writer, endless)));
    await Promise.all(calls);
  }
  const started = model.requests.length;

  const written = await write(writer, { ...PRODUCT, workspaceId: 'other' });

  expect(written.draft.title).toBe('Walnut Desk Organizer');
  expect(model.requests).toHaveLength(started + 1);
});

test('a caller who stops waiting lets the next one through', async () => {
  // On a clock of its own, because a busy machine can take the whole pause between two calls.
  let now = 0;
  const limiter = new CallLimiter(() => now);
  const refused = await limiter.acquire(never, waits(1000));
  limiter.release(refused, { kind: 'rate_limited', retryAfterMs: 100 });
  const leaving = new AbortController();
  const left = expect(limiter.acquire(leaving.signal, waits(10_000))).rejects.toThrow('was ended');
  const next = limiter.acquire(never, waits(10_000));
  leaving.abort();
  now = 100;

  await left;
  await next;
});

test('requests that the model rejects do not count as an outage', async () => {
  const model = await startModel(({ index }) =>
    index < 8 ? { do: 'raw', status: 401, body: '{}' } : { do: 'answer' },
  );
  const writer = writerFor(model, { timeoutMs: 900 });
  for (let call = 0; call < 8; call++) await failureOf(write(writer));

  expect((await write(writer)).draft.title).toBe('Walnut Desk Organizer');
});
