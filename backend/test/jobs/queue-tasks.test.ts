import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId, type JobId } from '../../src/identifiers.ts';
import { recover, cleanUpJobs, JobNotifier } from '../../src/jobs/index.ts';
import { createAsync, createJobFixture, type JobFixture } from './job-fixture.ts';

let fixture: JobFixture;

beforeAll(async () => {
  fixture = await createJobFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** A job that has waited for longer than the grace period. */
async function waitingJob(): Promise<JobId> {
  const [customer] = fixture.customers;
  if (customer === undefined) throw new Error('The fixture has no customers.');
  const { job } = await createAsync(fixture, customer);
  await fixture.ctx.notifier.flush();
  await fixture.database.sql`update jobs set run_at = now() - interval '5 s'`;
  return job.id;
}

async function changeQueueEntry(change: string): Promise<void> {
  await fixture.database.sql.unsafe(`update graphile_worker._private_jobs set ${change}`);
}

async function pendingQueueEntries(jobId: JobId): Promise<number> {
  const entries = await fixture.database.sql`
    select from graphile_worker._private_jobs
    where key = ${jobId} and is_available and run_at <= now()
  `;
  return entries.length;
}

it.each([
  ['was never enqueued', `key = null, attempts = max_attempts`],
  ['has used all attempts of the queue', `attempts = max_attempts`],
  ['was postponed by the queue', `run_at = now() + interval '6 hours'`],
  [
    'was fetched over a connection that died',
    `locked_by = 'pool-alive', locked_at = now() - interval '21 s'`,
  ],
])('a queue task that %s is created again', async (_what, change) => {
  const jobId = await waitingJob();
  await changeQueueEntry(change);
  await fixture.database.sql`
    insert into workers (id, queue_id, expires_at)
    values ('wrk_alive', 'pool-alive', now() + interval '1 minute') on conflict do nothing
  `;
  expect(await recover({ ctx: fixture.ctx })).toMatchObject({ reenqueued: 1 });
  expect(await pendingQueueEntries(jobId)).toBe(1);
});

it.each([
  ['is waiting for a worker', `attempts = 0`],
  ['was fetched just now', `locked_by = 'pool-alive', locked_at = now()`],
])('a queue task that %s is left alone', async (_what, change) => {
  await waitingJob();
  await changeQueueEntry(change);
  expect(await recover({ ctx: fixture.ctx })).toMatchObject({ reenqueued: 0 });
});

it('tasks locked by a stopped queue are unlocked', async () => {
  const jobId = await waitingJob();
  await changeQueueEntry(`locked_by = 'pool-gone', locked_at = now() - interval '21 s'`);
  await recover({ ctx: fixture.ctx });
  expect(await pendingQueueEntries(jobId)).toBe(1);
});

it('abandoned tasks are deleted', async () => {
  await waitingJob();
  await changeQueueEntry(`key = null, attempts = max_attempts`);
  await cleanUpJobs({ ctx: fixture.ctx });
  expect(await fixture.database.sql`select from graphile_worker.jobs`).toHaveLength(0);
});

it("adds the first job's task immediately and batches the next ones", async () => {
  const { sql } = fixture.database;
  const [customer] = fixture.customers;
  if (customer === undefined) throw new Error('The fixture has no customers.');
  const fail = (error: unknown) => {
    throw error;
  };
  const notifier = new JobNotifier(sql, fail, { minIntervalMs: 300 });
  const entries = () => sql<{ key: JobId; created_at: Date }[]>`
    select key, created_at from graphile_worker._private_jobs order by created_at, key
  `;
  const jobIds = [newId('job'), newId('job'), newId('job')].toSorted();
  const notify = (at: number) => {
    const jobId = jobIds[at];
    if (jobId !== undefined) notifier.notify(jobId, customer.workspaceId, 'awaited');
  };
  notify(0);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  notify(1);
  await expect.poll(entries, { interval: 5 }).toHaveLength(1);
  notify(2);
  await notifier.flush();

  const added = await entries();
  expect(added.map(({ key }) => key)).toEqual(jobIds);
  const [first, second, third] = added.map(({ created_at }) => created_at.getTime());
  expect(second).toBe(third);
  expect(second).not.toBe(first);
});
