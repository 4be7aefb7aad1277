import { describe, expect, it } from 'vitest';
import type { JobId } from '../../src/identifiers.ts';
import {
  claimJobs,
  completeJobs,
  createJob as createJobFor,
  getJob,
  listJobs,
  expireUnpolled,
} from '../../src/jobs/index.ts';
import {
  addEndpoint,
  createAsync,
  finish,
  HOLDERS,
  LEASE_MS,
  readJob,
  REQUEST,
  SCOPES,
  useJobFixture,
} from './job-fixture.ts';

const jobs = useJobFixture();
const [holder] = HOLDERS;

async function createJob(): Promise<JobId> {
  return (await createAsync(jobs.fixture, jobs.customer)).job.id;
}

/** Lets time pass for a job, and expires what is due. */
async function expireAfter(minutes: number, jobId: JobId) {
  await jobs.fixture.database.sql`
    update jobs set
      created_at = created_at - ${minutes} * interval '1 minute',
      polled_at = polled_at - ${minutes} * interval '1 minute'
    where id = ${jobId}
  `;
  await expireUnpolled({ ctx: jobs.fixture.ctx });
  return readJob(jobs.fixture.database, jobId);
}

function poll(jobId: JobId) {
  const { credential } = jobs.customer;
  return getJob({ ctx: jobs.fixture.ctx, input: { credential, scopes: SCOPES, jobId } });
}

const EXPIRED = { status: 'failed', errorCode: 'job_expired', credit: 'refunded' };

// contract §7.7
describe('a job expires 20 minutes after its last poll, or after its creation', () => {
  it('a queued job that is not polled expires after 20 minutes, not before', async () => {
    const jobId = await createJob();
    // Leaves half a minute for a stalled machine.
    expect(await expireAfter(19.5, jobId)).toMatchObject({ status: 'queued' });
    expect(await expireAfter(0.5, jobId)).toMatchObject(EXPIRED);
  });

  it('so does one in progress, and its late result is discarded', async () => {
    const jobId = await createJob();
    const input = { jobIds: [jobId], holder, leaseMs: LEASE_MS };
    const [claimed] = await claimJobs({ ctx: jobs.fixture.ctx, input });
    expect(await expireAfter(20.1, jobId)).toMatchObject(EXPIRED);
    const finished = claimed === undefined ? [] : [finish(claimed)];
    expect(await completeJobs({ ctx: jobs.fixture.ctx, input: { holder, finished } })).toEqual(
      new Set(),
    );
    expect(await readJob(jobs.fixture.database, jobId)).toMatchObject({ ...EXPIRED, listings: 0 });
  });

  it('a poll postpones it by 20 minutes, even one right after creation', async () => {
    const jobId = await createJob();
    await jobs.fixture.database.sql`
      update jobs set
        created_at = created_at - interval '50 seconds', polled_at = polled_at - interval '50 seconds'
      where id = ${jobId}
    `;
    await poll(jobId);
    expect(await expireAfter(19.9, jobId)).toMatchObject({ status: 'queued' });
    await poll(jobId);
    expect(await expireAfter(19.9, jobId)).toMatchObject({ status: 'queued' });
    // A later poll is recorded within a minute.
    expect(await expireAfter(1.2, jobId)).toMatchObject(EXPIRED);
  });

  it('listing jobs is not a poll', async () => {
    const jobId = await createJob();
    await expireAfter(19, jobId);
    const { workspaceId } = jobs.customer;
    await listJobs({ ctx: jobs.fixture.ctx, input: { workspaceId, limit: 50 } });
    expect(await expireAfter(1.1, jobId)).toMatchObject(EXPIRED);
  });

  it('a finished job does not expire', async () => {
    const jobId = await createJob();
    const input = { jobIds: [jobId], holder, leaseMs: LEASE_MS };
    const finished = (await claimJobs({ ctx: jobs.fixture.ctx, input })).map((claimed) =>
      finish(claimed),
    );
    await completeJobs({ ctx: jobs.fixture.ctx, input: { holder, finished } });
    expect(await expireAfter(60, jobId)).toMatchObject({ status: 'complete', credit: 'spent' });
  });

  it('a job of the dashboard does not expire, because people may leave its page', async () => {
    const { userId, workspaceId } = jobs.customer;
    const { job } = await createJobFor({
      ctx: jobs.fixture.ctx,
      input: { caller: { userId, workspaceId }, request: REQUEST, idempotencyKey: undefined },
    });
    expect(await expireAfter(60, job.id)).toMatchObject({ status: 'queued', credit: 'reserved' });
  });

  // contract §20.8
  it('it does not expire if its workspace gets a webhook on completion', async () => {
    const [failed, completed] = [
      await addEndpoint(jobs.fixture, jobs.customer, 'job.failed'),
      await addEndpoint(jobs.fixture, jobs.customer, 'job.completed'),
    ];
    const { sql } = jobs.fixture.database;
    const jobId = await createJob();
    expect(await expireAfter(60, jobId)).toMatchObject({ status: 'queued' });
    await sql`update webhook_endpoints set disabled_at = now() where id = ${completed}`;
    expect(await expireAfter(0, jobId)).toMatchObject(EXPIRED);
    await sql`delete from webhook_endpoints where id in (${failed}, ${completed})`;
  });

  it('polling an expired job says so', async () => {
    const jobId = await createJob();
    await expireAfter(21, jobId);
    expect(await poll(jobId)).toMatchObject({ status: 'failed', errorCode: 'job_expired' });
  });
});
