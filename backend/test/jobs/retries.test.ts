import { describe, expect, it } from 'vitest';
import { GenerationError } from '../../src/generation/index.ts';
import { newId } from '../../src/identifiers.ts';
import { claimJobs, createJob, failAttempt, listJobs, retryJob } from '../../src/jobs/index.ts';
import { createAccount } from '../accounts.ts';
import {
  beginSync,
  createAsync,
  databaseTime,
  FINAL,
  HOLDERS,
  LEASE_MS,
  readJob,
  REQUEST,
  SCOPES,
  TRANSIENT,
  useJobFixture,
} from './job-fixture.ts';

const jobs = useJobFixture();
const [holder] = HOLDERS;

/** Starts and fails this many attempts of a new job, and reads what is due next. */
async function failTimes(
  times: number,
  options: { error?: GenerationError; random?: number; retryDelayMs?: number } = {},
) {
  const { ctx, database } = jobs.fixture;
  const { job } = await createAsync(jobs.fixture, jobs.customer);
  // Its first task, added after the transaction, would replace the retry's.
  await ctx.notifier.flush();
  const settings = { ...ctx.settings, retryDelayMs: options.retryDelayMs ?? 2000 };
  let outcome: string | undefined;
  let begun = 0;
  for (let attempt = 1; attempt <= times; attempt++) {
    await claimJobs({ ctx, input: { jobIds: [job.id], holder, leaseMs: LEASE_MS } });
    const input = { jobId: job.id, attempt, holder, error: options.error ?? TRANSIENT };
    const random = () => options.random ?? 0.5;
    begun = await databaseTime(database);
    outcome = await failAttempt({ ctx: { ...ctx, settings }, input: { ...input, random } });
  }
  const ended = await databaseTime(database);
  const [notifier] = await database.sql<{ dueAt: number }[]>`
    select extract(epoch from run_at)::float8 * 1000 as "dueAt"
    from graphile_worker.jobs where key = ${job.id}
  `;
  return { outcome, notifier, job: await readJob(database, job.id), failed: { begun, ended } };
}

/**
 * Expects the retry this long after the last failure, by the database's clock, so that a slow
 * machine does not matter.
 */
function expectDue(
  due: { readonly dueAt: number } | undefined,
  { begun, ended }: { readonly begun: number; readonly ended: number },
  delayMs: number,
): void {
  expect(due?.dueAt).toBeGreaterThan(begun + delayMs - 1);
  expect(due?.dueAt).toBeLessThan(ended + delayMs + 1);
}

// contract §7.4, §7.5
describe('retries wait about 2, 8 and 30 seconds, with jitter', () => {
  it.each([
    [1, 2_000],
    [2, 8_000],
    [3, 30_000],
  ])('after failure %i: %i ms, for the job and its queue task', async (times, delayMs) => {
    const { outcome, job, notifier, failed } = await failTimes(times);
    expect(outcome).toBe('retried');
    expect(job).toMatchObject({ status: 'queued', attempts: times, credit: 'reserved' });
    expectDue(job, failed, delayMs);
    expectDue(notifier, failed, delayMs);
  });

  it.each([
    [0, 24_000],
    [1, 36_000],
  ])('a random factor of %i turns 30 s into %i ms', async (random, delayMs) => {
    const { job, failed } = await failTimes(3, { random });
    expectDue(job, failed, delayMs);
  });

  it('one setting scales them all', async () => {
    const { job, failed } = await failTimes(3, { retryDelayMs: 4000 });
    expectDue(job, failed, 60_000);
  });
});

// contract §7.5
describe("a model's own Retry-After is honored up to 60 seconds", () => {
  it.each([
    ['longer than the delay', 45_000, 45_000],
    ['shorter than the delay', 500, 2_000],
    ['more than a minute', 600_000, 60_000],
  ])('%s: %i ms become %i', async (_what, retryAfterMs, delayMs) => {
    const error = new GenerationError('Busy.', { transient: true, retryAfterMs });
    const { job, failed } = await failTimes(1, { error });
    expectDue(job, failed, delayMs);
  });
});

// contract §7.6
describe('a generation that fails permanently', () => {
  it('fails immediately after a permanent error, and refunds the credit', async () => {
    const { outcome, job } = await failTimes(1, { error: FINAL });
    expect(outcome).toBe('failed');
    expect(job).toMatchObject({
      status: 'failed',
      attempts: 1,
      errorCode: 'generation_failed',
      credit: 'refunded',
    });
  });

  it('is attempted at most 4 times, then fails with generation_failed and one refund', async () => {
    const { outcome, job } = await failTimes(4);
    expect(outcome).toBe('failed');
    expect(job).toMatchObject({
      status: 'failed',
      attempts: 4,
      errorCode: 'generation_failed',
      credit: 'refunded',
    });
  });
});

it('a failed job that support retries is still found by its external_ref', async () => {
  const { ctx } = jobs.fixture;
  const { credential: caller, workspaceId } = jobs.customer;
  const { job } = await createJob({
    ctx,
    input: {
      caller,
      scopes: SCOPES,
      request: { ...REQUEST, external_ref: 'sku-1' },
      idempotencyKey: undefined,
    },
  });
  await claimJobs({ ctx, input: { jobIds: [job.id], holder, leaseMs: LEASE_MS } });
  await failAttempt({ ctx, input: { jobId: job.id, attempt: 1, holder, error: FINAL } });
  const retried = await retryJob({ ctx, input: { jobId: job.id } });
  const { entries } = await listJobs({
    ctx,
    input: { workspaceId, limit: 10, filters: { external_ref: 'sku-1' } },
  });
  expect(entries.map(({ id }) => id)).toEqual([retried, job.id]);
});

it('support hears why a job of another kind is not retried', async () => {
  const { ctx } = jobs.fixture;
  const { jobId } = await beginSync(jobs.fixture, jobs.customer, holder);
  await failAttempt({ ctx, input: { jobId, attempt: 1, holder, error: FINAL } });
  await expect(retryJob({ ctx, input: { jobId } })).rejects.toThrow(
    'This is a sync job. Only async jobs can be retried',
  );
  await expect(retryJob({ ctx, input: { jobId: newId('job') } })).rejects.toThrow(
    'No job has this ID.',
  );
});

it('a member whose workspace is being deleted hears that it is gone, not that a token is', async () => {
  const { ctx, database } = jobs.fixture;
  const { userId, workspaceId } = await createAccount(database);
  await database.sql`update workspaces set erase_at = now() where id = ${workspaceId}`;
  const caller = { userId, workspaceId };
  await expect(
    createJob({ ctx, input: { caller, request: REQUEST, idempotencyKey: undefined } }),
  ).rejects.toMatchObject({
    reason: 'workspace',
    message: 'You no longer have access to this workspace.',
  });
});
