import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConcurrentActors, runAction, JOB_ACTIONS, type JobAction } from './concurrent-actors.ts';
import { Invariants } from './invariants.ts';
import { createAsync, createJobFixture, type JobFixture } from './job-fixture.ts';

const LIMIT = 6;
let fixture: JobFixture;

beforeAll(async () => {
  fixture = await createJobFixture({ limit: LIMIT, customers: 2 });
});
afterAll(() => fixture.close());

const action: fc.Arbitrary<JobAction> = fc.tuple(
  fc.constantFrom(...JOB_ACTIONS),
  fc.nat({ max: 11 }),
);
/** Rounds of concurrent actions. */
const rounds = fc.array(fc.array(action, { minLength: 4, maxLength: 12, size: 'max' }), {
  minLength: 6,
  maxLength: 12,
  size: 'max',
});

// contract §9.4
test('no credit is lost or charged twice when everything happens concurrently', async () => {
  const ends = { complete: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(rounds, async (actions) => {
      await fixture.reset();
      const actors = new ConcurrentActors(fixture);
      const invariants = new Invariants(fixture.database, LIMIT);
      let jobs = await invariants.check();
      for (const round of actions) {
        await Promise.all(round.map((one) => runAction(actors, one)));
        jobs = await invariants.check();
      }
      for (const [key, ids] of actors.keys) expect(ids.size, key).toBe(1);
      for (const [id, times] of actors.completions) expect(times, id).toBe(1);
      for (const { status } of jobs.values()) {
        if (status === 'complete' || status === 'failed') ends[status] += 1;
      }
    }),
    { numRuns: 60, endOnFailure: true },
  );
  // Some jobs do reach both final states.
  expect(ends.complete).toBeGreaterThan(50);
  expect(ends.failed).toBeGreaterThan(50);
});

test('of many requests for the last credits, as many succeed as there are credits', async () => {
  await fixture.reset();
  const [customer] = fixture.customers;
  if (customer === undefined) throw new Error('The fixture has no customers.');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => createAsync(fixture, customer)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT);
  await new Invariants(fixture.database, LIMIT).check();
});

test('many requests with one key create one job and charge one credit', async () => {
  await fixture.reset();
  const [customer] = fixture.customers;
  if (customer === undefined) throw new Error('The fixture has no customers.');
  const created = await Promise.all(
    Array.from({ length: 40 }, () => createAsync(fixture, customer, 'one key')),
  );
  expect(new Set(created.map(({ job }) => job.id)).size).toBe(1);
  expect(created.filter(({ usage }) => usage !== undefined)).toHaveLength(1);
  const jobs = await new Invariants(fixture.database, LIMIT).check();
  expect(jobs.size).toBe(1);
});
