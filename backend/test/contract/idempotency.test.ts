import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectStore, createAccount } from '../accounts.ts';
import { PRODUCT, type ApiResponse } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { jobIdOf, readUsed, setUsed, waitForEnd } from './workspace-state.ts';

const idle = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100' });
const brief = useService({ ROLE: 'web', IDEMPOTENCY_TTL_SECONDS: '3600' });
const working = useService();

const keyed = (key: string) => ({ 'Idempotency-Key': key });

function create(token: string, key: string, body: unknown = PRODUCT, at = idle) {
  return call(at(), 'createJob', { token, body, headers: keyed(key) });
}

function expectReplay(response: ApiResponse, first: ApiResponse): void {
  expect(response.status).toBe(202);
  expect(response.headers.get('idempotent-replayed')).toBe('true');
  expect(response.body).not.toHaveProperty('usage');
  expect(jobIdOf(response)).toBe(jobIdOf(first));
}

function expectNew(response: ApiResponse): void {
  expect(response.status).toBe(202);
  expect(response.headers.has('idempotent-replayed')).toBe(false);
  expect(response.body).toHaveProperty('usage');
}

async function age({ database }: ReturnType<typeof idle>, key: string, seconds: number) {
  await database.sql`
    update idempotency_keys set created_at = now() - ${seconds} * interval '1 second'
    where key = ${key}
  `;
}

// contract §8.2
describe('Idempotency-Key: a replay within 24 hours', () => {
  it('returns 202 with the same job and no usage; creates no job and charges no credit', async () => {
    const { token } = await createAccount(idle().database);
    const key = randomUUID();
    const first = await create(token, key);
    expectNew(first);
    const replay = await create(token, key);
    expectReplay(replay, first);
    expect({ ...replay.body, usage: first.body['usage'] }).toStrictEqual(first.body);
    expect(await readUsed(idle(), token)).toBe(1);
    expect((await call(idle(), 'listJobs', { token })).body['jobs']).toHaveLength(1);
  });

  it('returns the job in its current state', async () => {
    const { token } = await createAccount(working().database);
    const key = randomUUID();
    const first = await create(token, key, PRODUCT, working);
    const done = await waitForEnd(working(), token, jobIdOf(first));
    const replay = await create(token, key, PRODUCT, working);
    expectReplay(replay, first);
    const { brand_id, poll_url } = first.body;
    expect(replay.body).toStrictEqual({ ...done.body, brand_id, poll_url });
    expect(replay.body).not.toHaveProperty('poll_after_ms');
  });

  it('ignores a different body', async () => {
    const { token } = await createAccount(idle().database);
    const key = randomUUID();
    const first = await create(token, key, { ...PRODUCT, external_ref: 'one' });
    const other = { product_name: 'Lamp', features: 'Brass', platform: 'shopify' };
    const replay = await create(token, key, { ...other, external_ref: 'two' });
    expectReplay(replay, first);
    expect(replay.body).toMatchObject({ external_ref: 'one', platform: 'amazon' });
  });

  // contract §8.3
  it('of several concurrent requests create one job, with one credit and one response with usage', async () => {
    const account = await createAccount(idle().database);
    const store = await connectStore(idle().database, account);
    const key = randomUUID();
    const callers = [account.token, store, account.token, store, account.token, store];
    const responses = await Promise.all(callers.map((token) => create(token, key)));
    expect(new Set(responses.map(jobIdOf)).size).toBe(1);
    expect(responses.filter(({ body }) => 'usage' in body)).toHaveLength(1);
    expect(responses.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(5);
    expect(await readUsed(idle(), store)).toBe(1);
  });

  it('works even when no credits are left', async () => {
    const account = await createAccount(idle().database);
    const key = randomUUID();
    const first = await create(account.token, key);
    await setUsed(idle().database, account, 1000);
    expectReplay(await create(account.token, key), first);
    expectRefusal(await create(account.token, randomUUID()), 'usage_limit_reached');
  });
});

// contract §8.1
describe('Idempotency-Key is scoped to the workspace', () => {
  it('another account’s same key creates its own job', async () => {
    const one = await createAccount(idle().database);
    const two = await createAccount(idle().database);
    const key = randomUUID();
    const first = await create(one.token, key);
    const second = await create(two.token, key);
    expectNew(second);
    expect(jobIdOf(second)).not.toBe(jobIdOf(first));
  });

  it('another token of the same account gets the replay', async () => {
    const account = await createAccount(idle().database);
    const store = await connectStore(idle().database, account);
    const key = randomUUID();
    const first = await create(account.token, key);
    expectReplay(await create(store, key), first);
  });

  it('another key, or none, creates another job', async () => {
    const { token } = await createAccount(idle().database);
    const responses = [
      await create(token, 'a'),
      await create(token, 'A'),
      await create(token, 'a b'),
      await call(idle(), 'createJob', { token, body: PRODUCT }),
      await call(idle(), 'createJob', { token, body: PRODUCT }),
      await create(token, ''),
      await create(token, ''),
    ];
    responses.forEach(expectNew);
    expect(new Set(responses.map(jobIdOf)).size).toBe(7);
  });
});

// contract §8.1
describe('Idempotency-Key is remembered for 24 hours', () => {
  it('it replays until then, and creates a new job after', async () => {
    const { token } = await createAccount(idle().database);
    const key = randomUUID();
    const first = await create(token, key);
    await age(idle(), key, 86_400 - 60);
    expectReplay(await create(token, key), first);
    await age(idle(), key, 86_400 + 1);
    const second = await create(token, key);
    expectNew(second);
    expect(jobIdOf(second)).not.toBe(jobIdOf(first));
    expectReplay(await create(token, key), second);
  });

  it('IDEMPOTENCY_TTL_SECONDS changes that', async () => {
    const { token } = await createAccount(brief().database);
    const key = randomUUID();
    const first = await create(token, key, PRODUCT, brief);
    await age(brief(), key, 3540);
    expectReplay(await create(token, key, PRODUCT, brief), first);
    await age(brief(), key, 3601);
    expectNew(await create(token, key, PRODUCT, brief));
  });
});

// contract §8.4
describe('Idempotency-Key: a rejected request leaves no trace', () => {
  it('the key can be used again', async () => {
    const account = await createAccount(idle().database);
    const key = randomUUID();
    await setUsed(idle().database, account, 1000);
    expectRefusal(await create(account.token, key), 'usage_limit_reached');
    await setUsed(idle().database, account, 0);
    expectNew(await create(account.token, key));
  });
});
