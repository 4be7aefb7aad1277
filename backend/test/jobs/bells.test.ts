import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JobId } from '../../src/identifiers.ts';
import { recover, sweep } from '../../src/jobs/index.ts';
import { createAsync, openJobRoom, type JobRoom } from './job-room.ts';

let room: JobRoom;

beforeAll(async () => {
  room = await openJobRoom();
});
beforeEach(() => room.reset());
afterAll(() => room.close());

/** A job that has waited for longer than a bell takes. */
async function waitingJob(): Promise<JobId> {
  const [customer] = room.customers;
  if (customer === undefined) throw new Error('The room has no customers.');
  const { job } = await createAsync(room, customer);
  await room.ctx.bell.settled();
  await room.database.sql`update jobs set run_at = now() - interval '5 s'`;
  return job.id;
}

async function changeBell(change: string): Promise<void> {
  await room.database.sql.unsafe(`update graphile_worker._private_jobs set ${change}`);
}

async function bellsToAnswer(jobId: JobId): Promise<number> {
  const bells = await room.database.sql`
    select from graphile_worker._private_jobs
    where key = ${jobId} and is_available and run_at <= now()
  `;
  return bells.length;
}

it.each([
  ['was never rung', `key = null, attempts = max_attempts`],
  ['was tried as often as the queue tries', `attempts = max_attempts`],
  ['was put off by the queue', `run_at = now() + interval '6 hours'`],
  [
    'was fetched over a connection that died',
    `locked_by = 'pool-alive', locked_at = now() - interval '21 s'`,
  ],
])('a bell that %s is rung again', async (_what, change) => {
  const jobId = await waitingJob();
  await changeBell(change);
  await room.database.sql`
    insert into workers (id, queue_id, expires_at)
    values ('wrk_alive', 'pool-alive', now() + interval '1 minute') on conflict do nothing
  `;
  expect(await recover({ ctx: room.ctx })).toMatchObject({ rungAgain: 1 });
  expect(await bellsToAnswer(jobId)).toBe(1);
});

it.each([
  ['waits to be answered', `attempts = 0`],
  ['was fetched just now', `locked_by = 'pool-alive', locked_at = now()`],
])('a bell that %s is left alone', async (_what, change) => {
  await waitingJob();
  await changeBell(change);
  expect(await recover({ ctx: room.ctx })).toMatchObject({ rungAgain: 0 });
});

it('the bells of a queue that is gone are freed for others', async () => {
  const jobId = await waitingJob();
  await changeBell(`locked_by = 'pool-gone', locked_at = now() - interval '21 s'`);
  await recover({ ctx: room.ctx });
  expect(await bellsToAnswer(jobId)).toBe(1);
});

it('bells that nobody will answer are swept away', async () => {
  await waitingJob();
  await changeBell(`key = null, attempts = max_attempts`);
  await sweep({ ctx: room.ctx });
  expect(await room.database.sql`select from graphile_worker.jobs`).toHaveLength(0);
});
