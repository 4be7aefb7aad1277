import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { connectStore, createAccount, createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { fullWindow, readReset, setRequestTimes } from './rate-window.ts';
import { jobIdOf, readUsed } from './workspace-state.ts';

const service = useService({ ROLE: 'web' });
const lenient = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '2' });

function create(token: string, body: unknown = PRODUCT, headers: Record<string, string> = {}) {
  return call(service(), 'createJob', { token, body, headers });
}

function remaining(headers: Headers): number {
  return Number(/;r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
}

/** Checks how many requests are left, and the seconds until one more is allowed. */
async function createAndCheckRate(token: string, left: number) {
  const { database } = service();
  const before = await readReset(database, token);
  const response = await create(token);
  const after = await readReset(database, token);
  const rateLimit = /^"default";r=(\d+);t=(\d+)$/.exec(response.headers.get('ratelimit') ?? '');
  expect(Number(rateLimit?.[1])).toBe(left);
  // The same second, unless the machine stalled in between.
  expect(Number(rateLimit?.[2])).toBeLessThanOrEqual(before);
  expect(Number(rateLimit?.[2])).toBeGreaterThanOrEqual(after);
  return response;
}

// contract §9.7
describe('10 requests a minute per token', () => {
  // contract §9.8, §13.2
  it('the 11th gives 429 with Retry-After: 60, and costs nothing', async () => {
    const { token } = await createAccount(service().database);
    for (let left = 9; left >= 0; left--) {
      const response = await create(token);
      expect(response.status).toBe(202);
      expect(remaining(response.headers)).toBe(left);
    }
    const refused = await create(token);
    expectRefusal(refused, 'rate_limited');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(remaining(refused.headers)).toBe(0);
    expect(await readUsed(service(), token)).toBe(10);
  });

  it('POST /generate and POST /jobs share one rate', async () => {
    const { token } = await createAccount(service().database);
    await setRequestTimes(service().database, token, fullWindow(9));
    expect((await call(service(), 'generate', { token, body: PRODUCT })).status).toBe(200);
    expectRefusal(await create(token), 'rate_limited');
    expectRefusal(await call(service(), 'generate', { token, body: PRODUCT }), 'rate_limited');
  });

  it('each token of an account has its own limit', async () => {
    const account = await createAccount(service().database);
    await setRequestTimes(service().database, account.token, fullWindow());
    expectRefusal(await create(account.token), 'rate_limited');
    expect((await create(await createKey(service().database, account))).status).toBe(202);
    expect((await create(await connectStore(service().database, account))).status).toBe(202);
  });

  it('of many concurrent requests, 10 pass', async () => {
    const { token } = await createAccount(service().database);
    const responses = await Promise.all(Array.from({ length: 25 }, () => create(token)));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(await readUsed(service(), token)).toBe(10);
  });

  it('RATE_LIMIT_PER_MINUTE changes the limit', async () => {
    const { token } = await createAccount(lenient().database);
    const body = PRODUCT;
    for (const status of [202, 202, 429]) {
      expect((await call(lenient(), 'createJob', { token, body })).status).toBe(status);
    }
  });
});

// contract §9.7
describe('the rate limit counts', () => {
  it('replays and invalid bodies', async () => {
    const { token } = await createAccount(service().database);
    const headers = { 'Idempotency-Key': randomUUID() };
    expect(remaining((await create(token, PRODUCT, headers)).headers)).toBe(9);
    expect(remaining((await create(token, PRODUCT, headers)).headers)).toBe(8);
    const bad = ['{', '', {}, 'x'.repeat(70_000), { ...PRODUCT, brand_id: 'brd_none' }];
    for (const [index, body] of bad.entries()) {
      const response = await create(token, body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(remaining(response.headers)).toBe(7 - index);
    }
    const longKey = { 'Idempotency-Key': 'x'.repeat(201) };
    expect(remaining((await create(token, PRODUCT, longKey)).headers)).toBe(2);
  });

  it('no requests rejected with 429', async () => {
    const { token } = await createAccount(service().database);
    await setRequestTimes(service().database, token, [45, ...fullWindow(9)]);
    for (let count = 0; count < 5; count++) expect((await create(token)).status).toBe(429);
    await setRequestTimes(service().database, token, [60, ...fullWindow(9)]);
    expect((await create(token)).status).toBe(202);
  });

  it('no requests that fail before the rate check', async () => {
    const { token } = await createAccount(service().database);
    for (let count = 0; count < 3; count++) {
      await call(service(), 'createJob', { token: `${token}x`, body: PRODUCT });
      await call(service(), 'createJob', { body: PRODUCT });
    }
    expect(remaining((await create(token)).headers)).toBe(9);
  });

  // contract §9.8
  it.each(['me', 'listJobs', 'getJob'] satisfies EndpointName[])(
    'no calls of %s, which are never limited either',
    async (name) => {
      const { token } = await createAccount(service().database);
      const id = jobIdOf(await create(token));
      for (let count = 0; count < 12; count++) {
        const { status, headers } = await call(service(), name, { token, id });
        expect(status).toBe(200);
        expect(headers.has('ratelimit')).toBe(false);
      }
      expect(remaining((await create(token)).headers)).toBe(8);
      await setRequestTimes(service().database, token, fullWindow());
      expect((await call(service(), name, { token, id })).status).toBe(200);
    },
  );
});

// contract §9.7
describe('the window slides', () => {
  it('allows at most 10 requests in any 60 seconds: each one expires after its own minute', async () => {
    const { token } = await createAccount(service().database);
    // A fixed window would have reset by now and allowed ten more.
    await setRequestTimes(service().database, token, [45, 42, 39, 36, 33, 30, 27, 24, 21, 18]);
    expectRefusal(await createAndCheckRate(token, 0), 'rate_limited');
    await setRequestTimes(service().database, token, [61, 60, 45, 40, 35, 30, 25, 20, 15, 10]);
    expect([(await create(token)).status, (await create(token)).status]).toEqual([202, 202]);
    expectRefusal(await create(token), 'rate_limited');
  });
});

// contract §9.9
describe('RateLimit-Policy and RateLimit', () => {
  it('report the limit, what is left, and when the next request is allowed', async () => {
    const { token } = await createAccount(service().database);
    await setRequestTimes(service().database, token, [20.5, 10]);
    const { headers } = await createAndCheckRate(token, 7);
    expect(headers.get('ratelimit-policy')).toBe('"default";q=10;w=60');
  });
});
