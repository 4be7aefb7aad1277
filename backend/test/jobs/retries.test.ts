import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GenerationError } from '../../src/generation/index.ts';
import { claimJobs, failAttempt } from '../../src/jobs/index.ts';
import { expectLedgerToHold } from '../service.ts';
import {
  createAsync,
  databaseTime,
  FINAL,
  HOLDERS,
  LEASE_MS,
  openJobRoom,
  readJob,
  TRANSIENT,
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

/** Begins and fails so many attempts of a new job, and reads what is due then. */
async function failTimes(
  times: number,
  options: { error?: GenerationError; random?: number; retryDelayMs?: number } = {},
) {
  const { ctx, database } = room;
  const { job } = await createAsync(room, customer);
  // Its first bell, rung after the transaction, would take the place of the retry's.
  await ctx.bell.settled();
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
  const [bell] = await database.sql<{ dueAt: number }[]>`
    select extract(epoch from run_at)::float8 * 1000 as "dueAt"
    from graphile_worker.jobs where key = ${job.id}
  `;
  return { outcome, bell, job: await readJob(database, job.id), failed: { begun, ended } };
}

/** So long after the last failure, by the database's clock: whatever the machine does meanwhile. */
function expectDue(
  due: { readonly dueAt: number } | undefined,
  { begun, ended }: { readonly begun: number; readonly ended: number },
  delayMs: number,
): void {
  expect(due?.dueAt).toBeGreaterThan(begun + delayMs - 1);
  expect(due?.dueAt).toBeLessThan(ended + delayMs + 1);
}

describe('decision 12: "Retries wait about 2, 8 and 30 seconds with jitter"', () => {
  it.each([
    [1, 2_000],
    [2, 8_000],
    [3, 30_000],
  ])('after failure %i: %i ms, for the job and for its bell', async (times, delayMs) => {
    const { outcome, job, bell, failed } = await failTimes(times);
    expect(outcome).toBe('retried');
    expect(job).toMatchObject({ status: 'queued', attempts: times, credit: 'reserved' });
    expectDue(job, failed, delayMs);
    expectDue(bell, failed, delayMs);
  });

  it.each([
    [0, 24_000],
    [1, 36_000],
  ])('a chance of %i makes 30 s into %i ms', async (random, delayMs) => {
    const { job, failed } = await failTimes(3, { random });
    expectDue(job, failed, delayMs);
  });

  it('"one setting scales them"', async () => {
    const { job, failed } = await failTimes(3, { retryDelayMs: 4000 });
    expectDue(job, failed, 60_000);
  });
});

describe('decision 12: "honour a model\'s own retry-after up to 60 s"', () => {
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

describe('document, "States and transitions": generation fails for good', () => {
  it('a failure that is not transient fails at once, and the credit is refunded', async () => {
    const { outcome, job } = await failTimes(1, { error: FINAL });
    expect(outcome).toBe('failed');
    expect(job).toMatchObject({
      status: 'failed',
      attempts: 1,
      errorCode: 'generation_failed',
      credit: 'refunded',
    });
  });

  it('"at most 4 attempts", then generation_failed and one refund', async () => {
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
