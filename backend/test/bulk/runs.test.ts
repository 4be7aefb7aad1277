import { expect, test } from 'vitest';
import { setPlan } from '../../src/accounts/index.ts';
import { correctUsage } from '../../src/credits/index.ts';
import { createKey } from '../accounts.ts';
import { callDashboard } from '../billing/call-dashboard.ts';
import { callApi, PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { BulkClient, productSheet } from './bulk-client.ts';

const service = useService({
  PLAN_PRO_LIMIT: '5',
  PLAN_AGENCY_LIMIT: '400',
  WORKER_CONCURRENCY: '10',
  RATE_LIMIT_PER_MINUTE: '1000',
  JOB_LEASE_SECONDS: '2',
  JOB_EXPIRY_SECONDS: '1',
  JOB_SWEEP_INTERVAL_SECONDS: '1',
});

test('a file becomes listings, one credit each, and each row links to its own', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.run(productSheet(4), { platform: 'woocommerce', tone: 'Bold' });
  expect(await client.get(runId)).toMatchObject({
    state: 'done',
    platform: 'woocommerce',
    tone: 'Bold',
    written: 4,
    failed: 0,
    writing: 0,
    waiting: 0,
    remaining: 1,
  });
  const rows = await client.rows(runId);
  expect(rows.map(({ state }) => state)).toEqual(['written', 'written', 'written', 'written']);
  expect(new Set(rows.map(({ listingId }) => listingId)).size).toBe(4);
  expect(rows[0]?.title).toContain('Walnut Tray');
  expect(await client.usedListings()).toBe(4);
});

test('a run pauses when the credits run out, and can be resumed when there are more', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(productSheet(8));
  await client.start(runId);
  const paused = await client.until(runId, (run) => run.state === 'paused' && run.writing === 0);
  expect(paused).toMatchObject({ pauseReason: 'credits', written: 5, waiting: 3 });
  expect(await client.usedListings()).toBe(5);
  await expect(client.call('resume', { runId })).rejects.toMatchObject({
    code: 'usage_limit_reached',
  });

  await setPlan({
    ctx: { orm: service().database.orm },
    input: { workspaceId: client.account.workspaceId, plan: 'agency' },
  });
  await client.call('resume', { runId });
  expect(await client.until(runId, (run) => run.state === 'done')).toMatchObject({
    written: 8,
    pauseReason: null,
  });
  expect(await client.usedListings()).toBe(8);
});

test('a plan without bulk pauses the run; finished listings can still be downloaded', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  const runId = await client.upload(productSheet(300));
  await client.start(runId);
  await client.until(runId, (run) => run.written > 0);
  await setPlan({
    ctx: { orm: service().database.orm },
    input: { workspaceId: client.account.workspaceId, plan: 'free' },
  });
  const paused = await client.until(runId, (run) => run.state === 'paused' && run.writing === 0);
  expect(paused.pauseReason).toBe('plan_required');
  expect(await client.table(runId, 'csv')).toHaveLength(paused.written);
  await expect(client.call('resume', { runId })).rejects.toMatchObject({ code: 'plan_required' });
});

test('a run can be paused, resumed and canceled; a canceled run stays canceled and can be removed', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  const runId = await client.upload(productSheet(300));
  await client.start(runId);
  await client.until(runId, (run) => run.written > 0);
  await client.call('pause', { runId });
  const paused = await client.until(runId, (run) => run.writing === 0);
  expect(paused.state).toBe('paused');
  expect(paused.waiting).toBeGreaterThan(0);
  await client.call('resume', { runId });
  await client.until(runId, (run) => run.written > paused.written);
  await client.call('cancel', { runId });
  const canceled = await client.until(runId, (run) => run.writing === 0);
  expect(canceled.state).toBe('canceled');
  expect(await client.usedListings()).toBe(canceled.written);
  await expect(client.call('resume', { runId })).rejects.toMatchObject({ status: 400 });
  await client.call('remove', { runId });
  await expect(client.get(runId)).rejects.toMatchObject({ status: 404 });
});

test('a run cannot be removed while its listings are being written', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(productSheet(2));
  const { sql } = service().database;
  await sql`update bulk_runs set state = 'canceled' where id = ${runId}`;
  await sql`update bulk_rows set state = 'writing' where run_id = ${runId} and row = (
    select min(row) from bulk_rows where run_id = ${runId}
  )`;
  await expect(client.call('remove', { runId })).rejects.toThrow('still being written');
  await sql`update bulk_rows set state = 'waiting' where run_id = ${runId}`;
  await client.call('remove', { runId });
  await expect(client.get(runId)).rejects.toMatchObject({ status: 404 });
});

test('retrying failed products does not start paused or canceled ones', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  const runId = await client.upload(productSheet(300));
  await client.start(runId);
  await client.until(runId, (run) => run.written > 0);
  await client.call('pause', { runId });
  const paused = await client.until(runId, (run) => run.writing === 0);
  await service().database.sql`
    with one as (
      update bulk_rows set state = 'failed'
      where run_id = ${runId} and row = (
        select min(row) from bulk_rows where run_id = ${runId} and state = 'waiting'
      )
    )
    update bulk_runs set failed = 1 where id = ${runId}
  `;
  await expect(client.call('retryFailed', { runId })).rejects.toThrow('Resume it first');
  await client.call('cancel', { runId });
  await expect(client.call('retryFailed', { runId })).rejects.toThrow("can't be restarted");
  const after = await client.until(runId, (run) => run.writing === 0);
  expect(after).toMatchObject({ state: 'canceled', failed: 1, written: paused.written });
  expect(await client.usedListings()).toBe(paused.written);
});

test('clicking Start twice starts a run once', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(productSheet(3));
  const outcomes = await Promise.allSettled([client.start(runId), client.start(runId)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await client.until(runId, (run) => run.state === 'done');
  expect(await client.usedListings()).toBe(3);
});

test('a run that is processed concurrently charges each row once', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  const runId = await client.upload(productSheet(60));
  await client.start(runId);
  const interval = setInterval(() => {
    void service().database.sql`
      select graphile_worker.add_job('feed_bulk_run', json_build_object('run_id', ${runId}::text))
      from generate_series(1, 4)
    `.execute();
  }, 200);
  await client.until(runId, (run) => run.state === 'done').finally(() => clearInterval(interval));
  expect(await client.usedListings()).toBe(60);
  const [jobs] = await service().database.sql<[{ count: number }]>`
    select count(*)::int from jobs where workspace_id = ${client.account.workspaceId}
  `;
  expect(jobs.count).toBe(60);
  expect(new Set((await client.rows(runId)).map(({ listingId }) => listingId)).size).toBe(60);
});

test('a row whose job was created by a process that died does not get a second one', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  const runId = await client.run(productSheet(2));
  // As left by a process that died, was slow, or lost its keys: the row is queued again.
  await service().database.sql`
    update bulk_rows set state = 'waiting' where run_id = ${runId}
  `;
  await service().database.sql`
    update bulk_runs set state = 'paused', written = 0 where id = ${runId}
  `;
  await client.call('resume', { runId });
  await client.until(runId, (run) => run.state === 'done');
  expect(await client.usedListings()).toBe(2);
});

test('a lost queue task is created again', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(productSheet(2));
  await service().database.sql`
    update bulk_runs set state = 'running', feeding = true where id = ${runId}
  `;
  await client.until(runId, (run) => run.state === 'done');
});

test('bulk jobs are not listed by the API, and API keys cannot read them', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  const runId = await client.run(productSheet(3));
  const token = await createKey(service().database, client.account);
  const list = await callApi(service().apiUrl, 'GET /jobs', { token });
  expect(list.body['jobs']).toEqual([]);
  const [job] = await service().database.sql<[{ id: string }]>`
    select job_id as id from bulk_rows where run_id = ${runId} limit 1
  `;
  expect((await callApi(service().apiUrl, `GET /jobs/${job.id}`, { token })).status).toBe(404);
});

test('an API caller’s idempotency key cannot collide with a row', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  const runId = await client.upload(productSheet(2));
  const token = await createKey(service().database, client.account);
  for (const key of [`bulk:${runId}:2`, `bulk:${runId}`, runId]) {
    const headers = { 'Idempotency-Key': key };
    await callApi(service().apiUrl, 'POST /jobs', { token, body: PRODUCT, headers });
  }
  await client.start(runId);
  expect((await client.until(runId, (run) => run.state === 'done')).written).toBe(2);
  // Not the credits used: no one polls the caller's own job, and jobs expire after a second here.
  const [credits] = await service().database.sql<[{ count: number }]>`
    select count(*)::int from credits where workspace_id = ${client.account.workspaceId}
  `;
  expect(credits.count).toBe(5);
});

test('a run that could not write a single listing is rejected before anything is charged', async () => {
  const client = await BulkClient.signIn(service());
  const { workspaceId } = client.account;
  await correctUsage({ ctx: { orm: service().database.orm }, input: { workspaceId, used: 5 } });
  const runId = await client.upload(productSheet(1));
  expect((await client.get(runId)).remaining).toBe(0);
  await expect(client.start(runId)).rejects.toMatchObject({ code: 'usage_limit_reached' });
  expect((await client.get(runId)).state).toBe('draft');
  const bad = await client.upload('product_name,features\n,Oak');
  await expect(client.start(bad)).rejects.toMatchObject({ status: 400 });
});

test('another workspace’s brand cannot be chosen', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(productSheet(1));
  await expect(
    client.start(runId, { brandId: 'brd_01jz0000000000000000000000' }),
  ).rejects.toMatchObject({ code: 'brand_forbidden' });
});

test('a run has the active brand, or none if that was chosen', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  await callDashboard(service(), client.cookie, 'mutation brands.create', { name: 'Acme' });
  const brandsOf = async (choices: { brandId?: string }) => {
    await client.run(productSheet(1), choices);
    const [job] = await service().database.sql<{ brand: string | null }[]>`
      select b.name as brand from jobs j left join brands b on b.id = j.brand_id
      where j.workspace_id = ${client.account.workspaceId} order by j.created_at desc limit 1
    `;
    return job?.brand;
  };
  expect(await brandsOf({})).toBe('Acme');
  expect(await brandsOf({ brandId: 'none' })).toBeNull();
});

test('lists are paged: runs newest first, rows in file order', async () => {
  const client = await BulkClient.signIn(service(), { plan: 'agency' });
  const runId = await client.upload(productSheet(120));
  const first = await client.call('rows', { runId });
  expect(first.rows).toHaveLength(50);
  const rows = await client.rows(runId);
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 120 }, (_, at) => at + 2));
  const { runs, next } = await client.call('list', {});
  expect(runs.map(({ id }) => id)).toEqual([runId]);
  expect(next).toBeNull();
});
