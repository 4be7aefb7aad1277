import { expect, test } from 'vitest';
import { addMember, removeMember, setPlan } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import { correctUsage } from '../../src/credits/index.ts';
import { createAccount, createKey } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { BulkRoom, sheetOf } from './bulk-room.ts';

const service = useService({
  PLAN_PRO_LIMIT: '5',
  PLAN_AGENCY_LIMIT: '400',
  WORKER_CONCURRENCY: '10',
  RATE_LIMIT_PER_MINUTE: '1000',
  JOB_LEASE_SECONDS: '2',
  JOB_EXPIRY_SECONDS: '1',
  JOB_SWEEP_INTERVAL_SECONDS: '1',
});

async function used(room: BulkRoom): Promise<number> {
  const [row] = await service().database.sql<{ used: number }[]>`
    select used from usage_counters where workspace_id = ${room.account.workspaceId}
  `;
  return row?.used ?? 0;
}

test('a file becomes listings, one credit each, and each row is shown with its own', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.run(sheetOf(4), { platform: 'woocommerce', tone: 'Bold' });
  expect(await room.get(runId)).toMatchObject({
    state: 'done',
    platform: 'woocommerce',
    tone: 'Bold',
    written: 4,
    failed: 0,
    writing: 0,
    waiting: 0,
    remaining: 1,
  });
  const rows = await room.rows(runId);
  expect(rows.map(({ state }) => state)).toEqual(['written', 'written', 'written', 'written']);
  expect(new Set(rows.map(({ listingId }) => listingId)).size).toBe(4);
  expect(rows[0]?.title).toContain('Walnut Tray');
  expect(await used(room)).toBe(4);
});

test('out of credits it pauses with the reason, and goes on when there are some', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(sheetOf(8));
  await room.start(runId);
  const paused = await room.until(runId, (run) => run.state === 'paused' && run.writing === 0);
  expect(paused).toMatchObject({ pausedBy: 'usage_limit_reached', written: 5, waiting: 3 });
  expect(await used(room)).toBe(5);
  await expect(room.call('resume', { runId })).rejects.toMatchObject({
    code: 'usage_limit_reached',
  });

  await setPlan({
    ctx: { orm: service().database.orm },
    input: { workspaceId: room.account.workspaceId, plan: 'agency' },
  });
  await room.call('resume', { runId });
  expect(await room.until(runId, (run) => run.state === 'done')).toMatchObject({
    written: 8,
    pausedBy: null,
  });
  expect(await used(room)).toBe(8);
});

test('a plan that loses bulk pauses the run; what it wrote can still be fetched', async () => {
  const room = await BulkRoom.enter(service(), { plan: 'agency' });
  const runId = await room.upload(sheetOf(300));
  await room.start(runId);
  await room.until(runId, (run) => run.written > 0);
  await setPlan({
    ctx: { orm: service().database.orm },
    input: { workspaceId: room.account.workspaceId, plan: 'free' },
  });
  const paused = await room.until(runId, (run) => run.state === 'paused' && run.writing === 0);
  expect(paused.pausedBy).toBe('plan_required');
  expect(await room.table(runId, 'csv')).toHaveLength(paused.written);
  await expect(room.call('resume', { runId })).rejects.toMatchObject({ code: 'plan_required' });
});

/** An owner, and somebody who works in their workspace. */
async function team(): Promise<{ owner: BulkRoom; member: BulkRoom; remove: () => Promise<void> }> {
  const { orm } = service().database;
  const owner = await BulkRoom.enter(service(), { plan: 'agency' });
  const account = await createAccount(service().database);
  const { workspaceId } = owner.account;
  await addMember({
    ctx: { orm, plans: readConfig({}).plans },
    input: { ownerEmail: owner.account.email, email: account.email },
  });
  const { userId } = account;
  return {
    owner,
    member: await BulkRoom.enter(service(), { account }),
    remove: () => removeMember({ ctx: { orm }, input: { workspaceId, userId } }),
  };
}

test('taking somebody out of the team pauses what they began, and the owner goes on with it', async () => {
  const { owner, member, remove } = await team();
  const runId = await member.upload(sheetOf(300));
  await member.start(runId);
  const own = await owner.upload(sheetOf(12));
  await owner.start(own);
  await owner.until(runId, (run) => run.written > 0);
  await remove();
  // What was under way is paid for and comes to its end; nothing else is begun.
  const paused = await owner.until(runId, (run) => run.writing === 0);
  expect(paused).toMatchObject({ state: 'paused', pausedBy: 'member_removed' });
  expect(paused.waiting).toBeGreaterThan(0);
  await expect(member.get(runId)).rejects.toMatchObject({ status: 404 });
  // The owner's own is none of theirs.
  await owner.until(own, (run) => run.state === 'done');

  await owner.call('resume', { runId });
  const resumed = await owner.until(runId, (run) => run.written > paused.written);
  expect(resumed.pausedBy).toBeNull();
  await owner.call('cancel', { runId });
  await owner.until(runId, (run) => run.writing === 0);
});

test('a start that was under way when they were taken out uses nothing of the workspace', async () => {
  const { owner, member, remove } = await team();
  const runId = await member.upload(sheetOf(20));
  await remove();
  // As their request leaves it that was judged just before.
  await service().database.sql`
    update bulk_runs set state = 'running', feeding = true where id = ${runId}
  `;
  const paused = await owner.until(runId, (run) => run.state === 'paused');
  expect(paused).toMatchObject({ pausedBy: 'member_removed', written: 0, waiting: 20 });
  expect(await used(owner)).toBe(0);
  await owner.call('cancel', { runId });
});

test('pause, resume and cancel; a run that was cancelled stays so, and can be removed', async () => {
  const room = await BulkRoom.enter(service(), { plan: 'agency' });
  const runId = await room.upload(sheetOf(300));
  await room.start(runId);
  await room.until(runId, (run) => run.written > 0);
  await room.call('pause', { runId });
  const paused = await room.until(runId, (run) => run.writing === 0);
  expect(paused.state).toBe('paused');
  expect(paused.waiting).toBeGreaterThan(0);
  await room.call('resume', { runId });
  await room.until(runId, (run) => run.written > paused.written);
  await room.call('cancel', { runId });
  const cancelled = await room.until(runId, (run) => run.writing === 0);
  expect(cancelled.state).toBe('cancelled');
  expect(await used(room)).toBe(cancelled.written);
  await expect(room.call('resume', { runId })).rejects.toMatchObject({ status: 400 });
  await room.call('remove', { runId });
  await expect(room.get(runId)).rejects.toMatchObject({ status: 404 });
});

test('a file whose listings are still being written is not taken away from under them', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(sheetOf(2));
  const { sql } = service().database;
  await sql`update bulk_runs set state = 'cancelled' where id = ${runId}`;
  await sql`update bulk_rows set state = 'writing' where run_id = ${runId} and row = (
    select min(row) from bulk_rows where run_id = ${runId}
  )`;
  await expect(room.call('remove', { runId })).rejects.toThrow('still being written');
  await sql`update bulk_rows set state = 'waiting' where run_id = ${runId}`;
  await room.call('remove', { runId });
  await expect(room.get(runId)).rejects.toMatchObject({ status: 404 });
});

test('trying again what failed begins nothing that was paused or cancelled', async () => {
  const room = await BulkRoom.enter(service(), { plan: 'agency' });
  const runId = await room.upload(sheetOf(300));
  await room.start(runId);
  await room.until(runId, (run) => run.written > 0);
  await room.call('pause', { runId });
  const paused = await room.until(runId, (run) => run.writing === 0);
  await service().database.sql`
    with one as (
      update bulk_rows set state = 'failed'
      where run_id = ${runId} and row = (
        select min(row) from bulk_rows where run_id = ${runId} and state = 'waiting'
      )
    )
    update bulk_runs set failed = 1 where id = ${runId}
  `;
  await expect(room.call('retryFailed', { runId })).rejects.toThrow('resume it first');
  await room.call('cancel', { runId });
  await expect(room.call('retryFailed', { runId })).rejects.toThrow('for good');
  const after = await room.until(runId, (run) => run.writing === 0);
  expect(after).toMatchObject({ state: 'cancelled', failed: 1, written: paused.written });
  expect(await used(room)).toBe(paused.written);
});

test('two clicks on Start begin it once', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(sheetOf(3));
  const outcomes = await Promise.allSettled([room.start(runId), room.start(runId)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await room.until(runId, (run) => run.state === 'done');
  expect(await used(room)).toBe(3);
});

test('a run that is looked at by several at once charges each row once', async () => {
  const room = await BulkRoom.enter(service(), { plan: 'agency' });
  const runId = await room.upload(sheetOf(60));
  await room.start(runId);
  const ringing = setInterval(() => {
    void service().database.sql`
      select graphile_worker.add_job('feed_bulk_run', json_build_object('run_id', ${runId}::text))
      from generate_series(1, 4)
    `.execute();
  }, 200);
  await room.until(runId, (run) => run.state === 'done').finally(() => clearInterval(ringing));
  expect(await used(room)).toBe(60);
  const [jobs] = await service().database.sql<[{ count: number }]>`
    select count(*)::int from jobs where workspace_id = ${room.account.workspaceId}
  `;
  expect(jobs.count).toBe(60);
  expect(new Set((await room.rows(runId)).map(({ listingId }) => listingId)).size).toBe(60);
});

test('a row whose job was made, but not noted by a process that died, gets no second one', async () => {
  const room = await BulkRoom.enter(service(), { plan: 'agency' });
  const runId = await room.run(sheetOf(2));
  // As a process leaves it that died, was slow, or had its keys forgotten: the row is back in line.
  await service().database.sql`
    update bulk_rows set state = 'waiting' where run_id = ${runId}
  `;
  await service().database.sql`
    update bulk_runs set state = 'paused', written = 0 where id = ${runId}
  `;
  await room.call('resume', { runId });
  await room.until(runId, (run) => run.state === 'done');
  expect(await used(room)).toBe(2);
});

test('a bell that was lost is rung again', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(sheetOf(2));
  await service().database.sql`
    update bulk_runs set state = 'running', feeding = true where id = ${runId}
  `;
  await room.until(runId, (run) => run.state === 'done');
});

test('bulk jobs are not on the list of API jobs, and cannot be reached by an API key', async () => {
  const room = await BulkRoom.enter(service(), { plan: 'agency' });
  const runId = await room.run(sheetOf(3));
  const token = await createKey(service().database, room.account);
  const list = await callApi(service().apiUrl, 'GET /jobs', { token });
  expect(list.body['jobs']).toEqual([]);
  const [job] = await service().database.sql<[{ id: string }]>`
    select job_id as id from bulk_rows where run_id = ${runId} limit 1
  `;
  expect((await callApi(service().apiUrl, `GET /jobs/${job.id}`, { token })).status).toBe(404);
});

test('an API caller’s idempotency key is never taken for a row, whatever it is called', async () => {
  const room = await BulkRoom.enter(service(), { plan: 'agency' });
  const runId = await room.upload(sheetOf(2));
  const token = await createKey(service().database, room.account);
  for (const key of [`bulk:${runId}:2`, `bulk:${runId}`, runId]) {
    const headers = { 'Idempotency-Key': key };
    await callApi(service().apiUrl, 'POST /jobs', { token, body: PRODUCT, headers });
  }
  await room.start(runId);
  expect((await room.until(runId, (run) => run.state === 'done')).written).toBe(2);
  // Not what was used: nobody polls the caller's own, and here such jobs expire after a second.
  const [credits] = await service().database.sql<[{ count: number }]>`
    select count(*)::int from credits where workspace_id = ${room.account.workspaceId}
  `;
  expect(credits.count).toBe(5);
});

test('what cannot begin a single listing says so before anything is charged', async () => {
  const room = await BulkRoom.enter(service());
  const { workspaceId } = room.account;
  await correctUsage({ ctx: { orm: service().database.orm }, input: { workspaceId, used: 5 } });
  const runId = await room.upload(sheetOf(1));
  expect((await room.get(runId)).remaining).toBe(0);
  await expect(room.start(runId)).rejects.toMatchObject({ code: 'usage_limit_reached' });
  expect((await room.get(runId)).state).toBe('draft');
  const bad = await room.upload('product_name,features\n,Oak');
  await expect(room.start(bad)).rejects.toMatchObject({ status: 400 });
});

test('a brand of somebody else cannot be chosen', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(sheetOf(1));
  await expect(
    room.start(runId, { brandId: 'brd_01jz0000000000000000000000' }),
  ).rejects.toMatchObject({ code: 'brand_forbidden' });
});

test('lists are paged: runs newest first, rows in the order of the file', async () => {
  const room = await BulkRoom.enter(service(), { plan: 'agency' });
  const runId = await room.upload(sheetOf(120));
  const first = await room.call('rows', { runId });
  expect(first.rows).toHaveLength(50);
  const rows = await room.rows(runId);
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 120 }, (_, at) => at + 2));
  const { runs, next } = await room.call('list', {});
  expect(runs.map(({ id }) => id)).toEqual([runId]);
  expect(next).toBeNull();
});
