import { expect, test } from 'vitest';
import { AttemptLimiter } from '../../src/callers/index.ts';

let clock = 0;
const now = () => new Date(clock);
const LIMITS = {
  ...{ perAddress: 3, concurrentPerAddress: 2 },
  ...{ perPrefix: 4, concurrentPerPrefix: 3 },
  ...{ total: 5, concurrentTotal: 4 },
};
const done = () => Promise.resolve('done');

test('an address has a limited number of attempts per minute', async () => {
  const tries = new AttemptLimiter(now, LIMITS);
  for (let count = 0; count < 3; count++) await tries.run('192.0.2.1', done);
  await expect(tries.run('192.0.2.1', done)).rejects.toMatchObject({ code: 'too_many_attempts' });
  expect(await tries.run('192.0.2.2', done)).toBe('done');
  clock += 60_001;
  expect(await tries.run('192.0.2.1', done)).toBe('done');
});

test('all addresses share a total limit of attempts', async () => {
  const tries = new AttemptLimiter(now, LIMITS);
  for (let count = 0; count < 5; count++) await tries.run(`192.0.2.${count}`, done);
  await expect(tries.run('192.0.2.9', done)).rejects.toMatchObject({ code: 'too_busy' });
});

test('a slow attempt counts as running until it ends, also when it fails', async () => {
  const tries = new AttemptLimiter(now, LIMITS);
  const { promise, reject } = Promise.withResolvers<never>();
  const slow = [tries.run('192.0.2.1', () => promise), tries.run('192.0.2.1', () => promise)];
  await expect(tries.run('192.0.2.1', done)).rejects.toMatchObject({ code: 'too_many_attempts' });
  clock += 60_001;
  await expect(tries.run('192.0.2.1', done)).rejects.toMatchObject({ code: 'too_many_attempts' });
  const others = [tries.run('192.0.2.2', () => promise), tries.run('192.0.2.3', () => promise)];
  await expect(tries.run('192.0.2.4', done)).rejects.toMatchObject({ code: 'too_busy' });
  reject(new Error('broke off'));
  const ended = await Promise.allSettled([...slow, ...others]);
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await tries.run('192.0.2.1', done)).toBe('done');
});

test("a customer's whole IPv6 network counts as one address", async () => {
  const tries = new AttemptLimiter(now, LIMITS);
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::ffff', '2001:db8:1:2:a:b:c:d']) {
    await tries.run(address, done);
  }
  await expect(tries.run('2001:db8:1:2::9', done)).rejects.toMatchObject({
    code: 'too_many_attempts',
  });
  expect(await tries.run('2001:db8:1:3::1', done)).toBe('done');
});

test("a customer's whole IPv6 /48 has little more than one of its networks", async () => {
  const tries = new AttemptLimiter(now, LIMITS);
  for (let network = 0; network < 4; network++) await tries.run(`2001:db8:1:${network}::1`, done);
  await expect(tries.run('2001:db8:1:9::1', done)).rejects.toMatchObject({
    code: 'too_many_attempts',
  });
  expect(await tries.run('2001:db8:2::1', done)).toBe('done');
});

test('a few callers cannot use every slot: half are reserved for callers who use none', async () => {
  const tries = new AttemptLimiter(now);
  const { promise, resolve } = Promise.withResolvers<string>();
  const outcomes: Promise<unknown>[] = [];
  for (let stranger = 0; stranger < 6; stranger++) {
    for (let network = 0; network < 8; network++) {
      outcomes.push(tries.run(`2001:db8:${stranger}:${network}::1`, () => promise));
    }
  }
  const settled = Promise.allSettled(outcomes);
  const others = Array.from({ length: 8 }, (_, at) => tries.run(`198.51.100.${at}`, done));
  expect(await Promise.all(others)).toEqual(Array(8).fill('done'));
  resolve('done');
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(30);
});

test('under high load, callers with many attempts wait for callers with few', async () => {
  const tries = new AttemptLimiter(now);
  for (let stranger = 0; stranger < 10; stranger++) {
    for (let count = 0; count < 30; count++) await tries.run(`192.0.2.${stranger}`, done);
  }
  for (let count = 0; count < 5; count++) await tries.run('203.0.113.1', done);
  await expect(tries.run('203.0.113.1', done)).rejects.toMatchObject({ code: 'too_busy' });
  expect(await tries.run('203.0.113.2', done)).toBe('done');
});
