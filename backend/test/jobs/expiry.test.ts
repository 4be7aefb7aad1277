import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobId } from '../../src/identifiers.ts';
import { claimJobs, completeJobs, getJob, listJobs, sweep } from '../../src/jobs/index.ts';
import { expectLedgerToHold } from '../service.ts';
import {
  createAsync,
  finish,
  HOLDERS,
  LEASE_MS,
  openJobRoom,
  readJob,
  SCOPES,
  type Customer,
  type JobRoom,
} from './job-room.ts';

let room: JobRoom;
let customer: Customer;
const [holder] = HOLDERS;

beforeAll(async () => {
  room = await openJobRoom();
  const [first] = room.customers;
  if (first === undefined) throw new Error('The room has no customers.');
  customer = first;
});
afterAll(async () => {
  await expectLedgerToHold(room.database);
  await room.close();
});

async function createJob(): Promise<JobId> {
  return (await createAsync(room, customer)).job.id;
}

/** Lets time pass by for a job, and sweeps. */
async function sweepAfter(minutes: number, jobId: JobId) {
  await room.database.sql`
    update jobs set
      created_at = created_at - ${minutes} * interval '1 minute',
      polled_at = polled_at - ${minutes} * interval '1 minute'
    where id = ${jobId}
  `;
  await sweep({ ctx: room.ctx });
  return readJob(room.database, jobId);
}

function poll(jobId: JobId) {
  const { credential } = customer;
  return getJob({ ctx: room.ctx, input: { credential, scopes: SCOPES, jobId } });
}

const EXPIRED = { status: 'failed', errorCode: 'job_expired', credit: 'refunded' };

describe('decision 14: "The sweep looks at the last poll, or at creation if there was none"', () => {
  it('a queued job that nobody polled expires after 20 minutes, not before', async () => {
    const jobId = await createJob();
    // Half a minute is left to a machine that stands still.
    expect(await sweepAfter(19.5, jobId)).toMatchObject({ status: 'queued' });
    expect(await sweepAfter(0.5, jobId)).toMatchObject(EXPIRED);
  });

  it('so does one that is being processed, and its late result is thrown away', async () => {
    const jobId = await createJob();
    const input = { jobIds: [jobId], holder, leaseMs: LEASE_MS };
    const [claimed] = await claimJobs({ ctx: room.ctx, input });
    expect(await sweepAfter(20.1, jobId)).toMatchObject(EXPIRED);
    const finished = claimed === undefined ? [] : [finish(claimed)];
    expect(await completeJobs({ ctx: room.ctx, input: { holder, finished } })).toEqual(new Set());
    expect(await readJob(room.database, jobId)).toMatchObject({ ...EXPIRED, listings: 0 });
  });

  it('a poll puts it off by 20 minutes, also one right after the creation', async () => {
    const jobId = await createJob();
    await room.database.sql`
      update jobs set
        created_at = created_at - interval '50 seconds', polled_at = polled_at - interval '50 seconds'
      where id = ${jobId}
    `;
    await poll(jobId);
    expect(await sweepAfter(19.9, jobId)).toMatchObject({ status: 'queued' });
    await poll(jobId);
    expect(await sweepAfter(19.9, jobId)).toMatchObject({ status: 'queued' });
    // A later poll is noted within a minute.
    expect(await sweepAfter(1.2, jobId)).toMatchObject(EXPIRED);
  });

  it('"the list is not" a poll', async () => {
    const jobId = await createJob();
    await sweepAfter(19, jobId);
    const { credential } = customer;
    await listJobs({ ctx: room.ctx, input: { credential, scopes: SCOPES, limit: 50 } });
    expect(await sweepAfter(1.1, jobId)).toMatchObject(EXPIRED);
  });

  it('a job that is over does not expire', async () => {
    const jobId = await createJob();
    const input = { jobIds: [jobId], holder, leaseMs: LEASE_MS };
    const finished = (await claimJobs({ ctx: room.ctx, input })).map((claimed) => finish(claimed));
    await completeJobs({ ctx: room.ctx, input: { holder, finished } });
    expect(await sweepAfter(60, jobId)).toMatchObject({ status: 'complete', credit: 'spent' });
  });

  it('the poll of an expired job tells it', async () => {
    const jobId = await createJob();
    await sweepAfter(21, jobId);
    expect(await poll(jobId)).toMatchObject({ status: 'failed', errorCode: 'job_expired' });
  });
});
