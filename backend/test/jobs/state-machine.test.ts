import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Invariants } from './invariants.ts';
import { anyCommands } from './job-commands.ts';
import { JobModel } from './job-model.ts';
import { openJobRoom, type JobRoom } from './job-room.ts';

const LIMIT = 5;
let room: JobRoom;

beforeAll(async () => {
  room = await openJobRoom({ limit: LIMIT, customers: 2 });
});
afterAll(() => room.close());

test('jobs follow the state table, whatever happens to them in whatever order', async () => {
  let lastAttempts = 0;
  await fc.assert(
    fc.asyncProperty(anyCommands(100), async (happenings) => {
      await room.reset();
      const model = new JobModel(LIMIT);
      const real = { room, invariants: new Invariants(room.database, LIMIT) };
      await fc.asyncModelRun(() => ({ model, real }), happenings);
      lastAttempts += [...model.jobs.values()].filter(({ attempts }) => attempts === 4).length;
    }),
    { numRuns: 80, endOnFailure: true },
  );
  // Commands that never get a job to its last attempt would prove little.
  expect(lastAttempts).toBeGreaterThan(0);
});
