import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Batch } from '@wareword/shared-schema';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectStore, createAccount } from '../accounts.ts';
import { callApi, PRODUCT, type ApiResponse } from '../http.ts';
import { useService, type TestService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { setChangeTimes } from './rate-window.ts';
import { jobIdOf, readUsed } from './workspace-state.ts';
import { batchCreator, batchOf, products } from './batch-calls.ts';

const idle = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100' });
const working = useService({ RATE_LIMIT_PER_MINUTE: '100' });
const create = batchCreator(idle);

function get(
  at: () => TestService,
  token: string,
  id: string,
  query?: string,
): Promise<ApiResponse> {
  return call(at(), 'getBatch', { token, id, ...(query !== undefined && { query }) });
}

function waitUntilComplete(at: () => TestService, token: string, id: string): Promise<Batch> {
  return vi.waitFor(
    async () => {
      const batch = batchOf(await get(at, token, id, 'limit=100'));
      expect(batch.status).toBe('complete');
      return batch;
    },
    { timeout: 25_000, interval: 50 },
  );
}

// contract §14.1
describe('POST /batches', () => {
  it('queues every request, reserves its listings and writes them', async () => {
    const { token } = await createAccount(working().database);
    const created = batchOf(await create(token, products(30), { at: working }));
    expect(created.usage).toMatchObject({ used: 30 });
    expect(created.counts.total).toBe(30);
    const batch = await waitUntilComplete(working, token, created.batch_id);
    expect(batch.counts).toMatchObject({ complete: 30, failed: 0, rejected: 0 });
    expect(batch).not.toHaveProperty('poll_after_ms');
    expect(batch.items.map(({ index, external_ref }) => [index, external_ref])).toEqual(
      products(30).map((_, index) => [index, `sku-${index}`]),
    );
    for (const { job } of batch.items) expect(job).toHaveProperty('listing');
    expect(await readUsed(working(), token)).toBe(30);
  });

  it('takes 1,000 requests, and counts as one against the rate limit', async () => {
    const { token } = await createAccount(idle().database);
    const response = await create(token, products(1000));
    expect(response.headers.get('ratelimit')).toMatch(/r=99;/);
    expect(batchOf(response).counts).toMatchObject({ total: 1000, queued: 1000 });
    expect(await readUsed(idle(), token)).toBe(1000);
  });

  it('reads JSON Lines as well', async () => {
    const { token } = await createAccount(idle().database);
    const lines = products(3).map((product) => JSON.stringify(product));
    const send = (body: string, type = 'application/jsonl') =>
      call(idle(), 'createBatch', { token, body, headers: { 'Content-Type': type } });
    const response = await send(`${lines.join('\r\n')}\n\n`);
    expect(batchOf(response).counts.total).toBe(3);
    expect(batchOf(await send(lines.join('\n'), 'application/x-ndjson')).counts.total).toBe(3);
    const broken = await send(`${lines[0]}\n{"product_name": "Desk`);
    expectRefusal(broken, 'invalid_json');
    expect(JSON.stringify(broken.body)).toContain('requests.1 ');
  });

  it.each([
    ['no requests', { requests: [] }, 'requests must have at least one request'],
    ['1,001 requests', { requests: products(1001) }, 'requests must have at most 1,000 requests'],
    ['no list', { requests: PRODUCT }, 'requests must be an array of requests'],
    ['nothing', {}, 'requests is required'],
  ])('refuses %s', async (_what, body, message) => {
    const { token } = await createAccount(idle().database);
    const response = await call(idle(), 'createBatch', { token, body });
    expectRefusal(response, 'validation_error');
    expect(response.body).toMatchObject({ error: { message } });
  });

  it('rejects a body over 2 MB, and one of nothing but brackets', async () => {
    const { token } = await createAccount(idle().database);
    const padded = { requests: products(1), padding: 'x'.repeat(2 * 1024 * 1024) };
    expectRefusal(
      await call(idle(), 'createBatch', { token, body: padded }),
      'validation_error',
      413,
    );
    const brackets = `{"requests":[${'[],'.repeat(300_000)}[]]}`;
    expectRefusal(await call(idle(), 'createBatch', { token, body: brackets }), 'validation_error');
  });
});

// contract §2.3
it('a token that is revoked while the body arrives creates no batch', async () => {
  const { token, workspaceId } = await createAccount(idle().database);
  const { sql } = idle().database;
  const body = JSON.stringify({ requests: products(3) });
  const sent = request(`${idle().apiUrl}/batches`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Length': String(body.length) },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(body.slice(0, 100));
  // It was admitted once it counts against the rate limit.
  await vi.waitFor(
    async () => {
      const counted = await sql`
      select from token_rates where workspace_id = ${workspaceId}
    `;
      expect(counted).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  await sql`update tokens set revoked_at = now() where workspace_id = ${workspaceId}`;
  sent.end(body.slice(100));
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(401);
  expect(await sql`select from jobs where workspace_id = ${workspaceId}`).toHaveLength(0);
  expect(await sql`select from credits where workspace_id = ${workspaceId}`).toHaveLength(0);
});

// contract §13.3, §13.6
it('a batch whose response cannot be read from the database is not charged', async () => {
  const { token } = await createAccount(idle().database);
  const { sql } = idle().database;
  const locked = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  const holding = sql.begin(async (tx) => {
    await tx`lock table listings in access exclusive mode`;
    locked.resolve(undefined);
    await ended.promise;
  });
  onTestFinished(() => ended.resolve(undefined));
  await locked.promise;
  const creating = callApi(idle().apiUrl, 'POST /batches', {
    token,
    body: { requests: products(3) },
  });
  // The one that waits for the listings reads the batch's items.
  await vi.waitFor(
    async () => {
      const canceled = await sql`
      select pg_cancel_backend(l.pid) from pg_locks l
      where l.relation = 'listings'::regclass and not l.granted
    `;
      expect(canceled).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  const { status } = await creating;
  ended.resolve(undefined);
  await holding;
  expect(status).toBe(503);
  expect(await readUsed(idle(), token)).toBe(0);
});

// contract §14.2
describe('a plan without bulk writing', () => {
  it('gets plan_required before its body is read', async () => {
    const account = await createAccount(idle().database, { plan: 'free' });
    const store = await connectStore(idle().database, account);
    expectRefusal(await call(idle(), 'createBatch', { token: store, body: '{' }), 'plan_required');
  });
});

// contract §14.3
describe('GET /batches/{id}', () => {
  it('returns its items page by page', async () => {
    const { token } = await createAccount(idle().database);
    const { batch_id: id, items, next_cursor } = batchOf(await create(token, products(120)));
    expect(items).toHaveLength(50);
    expect(next_cursor).toBe('50');
    const indexes: number[] = [];
    let cursor: string | null = '0';
    while (cursor !== null) {
      const page: Batch = batchOf(await get(idle, token, id, `limit=45&cursor=${cursor}`));
      indexes.push(...page.items.map(({ index }) => index));
      cursor = page.next_cursor;
    }
    expect(indexes).toEqual(Array.from({ length: 120 }, (_, index) => index));
  });

  it.each(['limit=1000', 'cursor=-1', 'cursor=abc', 'cursor=9999', 'cursor=1&cursor=2'])(
    'responses %s with a page',
    async (query) => {
      const { token } = await createAccount(idle().database);
      const { batch_id: id } = batchOf(await create(token, products(2)));
      expect(batchOf(await get(idle, token, id, query)).counts.total).toBe(2);
    },
  );

  // contract §14.9
  it("doesn't find the batch of another workspace", async () => {
    const { token } = await createAccount(idle().database);
    const { batch_id: id } = batchOf(await create(token, products(1)));
    const other = await createAccount(idle().database);
    expectRefusal(await get(idle, other.token, id), 'batch_not_found');
    expectRefusal(await call(idle(), 'cancelBatch', { token: other.token, id }), 'batch_not_found');
    expectRefusal(await get(idle, token, 'bat_x'), 'batch_not_found');
    expect(await readUsed(idle(), token)).toBe(1);
  });
});

// contract §14.6
describe('Idempotency-Key of POST /batches', () => {
  it('returns the same batch without another credit, also of requests at once', async () => {
    const { token } = await createAccount(idle().database);
    const key = randomUUID();
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => create(token, products(5), { key })),
    );
    expect(new Set(responses.map((response) => batchOf(response).batch_id)).size).toBe(1);
    expect(responses.filter(({ body }) => 'usage' in body)).toHaveLength(1);
    expect(
      responses.filter(({ headers }) => headers.get('idempotent-replayed') === 'true'),
    ).toHaveLength(3);
    expect(await readUsed(idle(), token)).toBe(5);
  });

  it('is free again after a refusal', async () => {
    const { token } = await createAccount(idle().database);
    const key = randomUUID();
    const unusable = [{ ...PRODUCT, brand_id: 'brd_none' }];
    expectRefusal(await create(token, unusable, { key }), 'brand_forbidden');
    expect(batchOf(await create(token, products(1), { key })).usage).toMatchObject({ used: 1 });
  });
});

// contract §14.7
describe('POST /batches/{id}/cancel', () => {
  it('cancels queued jobs and refunds their listings once', async () => {
    const { token } = await createAccount(idle().database);
    const { batch_id: id } = batchOf(await create(token, products(10)));
    const first = batchOf(await call(idle(), 'cancelBatch', { token, id }));
    expect(first).toMatchObject({ status: 'complete', counts: { failed: 10, queued: 0 } });
    expect(first.items[0]?.job).toMatchObject({ error: { code: 'job_cancelled' } });
    expect(first.canceled_at).toBeTypeOf('string');
    const again = batchOf(await call(idle(), 'cancelBatch', { token, id }));
    expect(again).toStrictEqual(first);
    expect(await readUsed(idle(), token)).toBe(0);
  });

  it('cancels up to 20,000 listings a day; after that they are written and charged', async () => {
    const { token, workspaceId } = await createAccount(idle().database);
    const early = Array.from({ length: 998 }, () => 3600);
    await setChangeTimes(idle().database, workspaceId, early, 'canceled-waiting');
    const first = batchOf(await create(token, products(40)));
    const second = batchOf(await create(token, products(1)));
    const cancel = (id: string) => call(idle(), 'cancelBatch', { token, id });
    expect(batchOf(await cancel(first.batch_id)).counts).toMatchObject({ failed: 40 });
    expectRefusal(await cancel(second.batch_id), 'job_in_progress');
    expect(batchOf(await cancel(first.batch_id)).counts).toMatchObject({ failed: 40 });
    const { counts } = batchOf(await get(idle, token, second.batch_id));
    expect(counts).toMatchObject({ queued: 1 });
    expect(await readUsed(idle(), token)).toBe(1);
  });

  it('keeps finished listings; a batch canceled halfway only pays for those', async () => {
    const { token } = await createAccount(working().database);
    const { batch_id: id } = batchOf(await create(token, products(400), { at: working }));
    await vi.waitFor(
      async () => {
        const { counts } = batchOf(await get(working, token, id));
        expect(counts.complete).toBeGreaterThan(0);
      },
      { timeout: 25_000, interval: 5 },
    );
    await call(working(), 'cancelBatch', { token, id });
    const { counts } = await waitUntilComplete(working, token, id);
    expect(counts.complete + counts.failed).toBe(400);
    expect(await readUsed(working(), token)).toBe(counts.complete);
  });
});

// contract §14.8
describe('the jobs of a batch', () => {
  it('can be polled and canceled, and are not in the list of jobs', async () => {
    const { token } = await createAccount(idle().database);
    const { items } = batchOf(await create(token, products(2)));
    const id = items[0]?.job?.job_id ?? '';
    expect(jobIdOf(await call(idle(), 'getJob', { token, id }))).toBe(id);
    expect((await call(idle(), 'cancelJob', { token, id })).body['status']).toBe('failed');
    expect((await call(idle(), 'listJobs', { token })).body['jobs']).toEqual([]);
    expect(await readUsed(idle(), token)).toBe(1);
  });
});
