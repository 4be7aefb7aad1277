import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Invariants } from './invariants.ts';
import { anyCommands } from './job-commands.ts';
import { JobModel } from './job-model.ts';
import { addEndpoint, createJobFixture, pickCustomer, type JobFixture } from './job-fixture.ts';

const LIMIT = 5;
let fixture: JobFixture;

beforeAll(async () => {
  fixture = await createJobFixture({ limit: LIMIT, customers: 2 });
  await addEndpoint(fixture, pickCustomer(fixture, 0), 'job.failed');
});
afterAll(() => fixture.close());

// contract §7.2, §9.4, §20.7
test('jobs follow the state table, whatever happens in whatever order', async () => {
  let lastAttempts = 0;
  await fc.assert(
    fc.asyncProperty(anyCommands(100), async (actions) => {
      await fixture.reset();
      const model = new JobModel(LIMIT);
      const real = { fixture, invariants: new Invariants(fixture.database, LIMIT) };
      await fc.asyncModelRun(() => ({ model, real }), actions);
      lastAttempts += [...model.jobs.values()].filter(({ attempts }) => attempts === 4).length;
    }),
    { numRuns: 80, endOnFailure: true },
  );
  // Commands that never get a job to its last attempt would prove little.
  expect(lastAttempts).toBeGreaterThan(0);
});
