import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Crowd, happen, HAPPENINGS, type Happening } from './happenings.ts';
import { Invariants } from './invariants.ts';
import { createAsync, openJobRoom, type JobRoom } from './job-room.ts';

const LIMIT = 6;
let room: JobRoom;

beforeAll(async () => {
  room = await openJobRoom({ limit: LIMIT, customers: 2 });
});
afterAll(() => room.close());

const happening: fc.Arbitrary<Happening> = fc.tuple(
  fc.constantFrom(...HAPPENINGS),
  fc.nat({ max: 11 }),
);
/** Rounds of things that happen at once. */
const rounds = fc.array(fc.array(happening, { minLength: 4, maxLength: 12, size: 'max' }), {
  minLength: 6,
  maxLength: 12,
  size: 'max',
});

test('no credit is lost or charged twice when everything happens at once', async () => {
  const ends = { complete: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(rounds, async (happenings) => {
      await room.reset();
      const crowd = new Crowd(room);
      const invariants = new Invariants(room.database, LIMIT);
      let jobs = await invariants.check();
      for (const round of happenings) {
        await Promise.all(round.map((one) => happen(crowd, one)));
        jobs = await invariants.check();
      }
      for (const [key, ids] of crowd.keys) expect(ids.size, key).toBe(1);
      for (const [id, times] of crowd.completions) expect(times, id).toBe(1);
      for (const { status } of jobs.values()) {
        if (status === 'complete' || status === 'failed') ends[status] += 1;
      }
    }),
    { numRuns: 60, endOnFailure: true },
  );
  // Jobs do get through to both ends.
  expect(ends.complete).toBeGreaterThan(50);
  expect(ends.failed).toBeGreaterThan(50);
});

test('of many requests for the last credits, as many pass as there are credits', async () => {
  await room.reset();
  const [customer] = room.customers;
  if (customer === undefined) throw new Error('The room has no customers.');
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, () => createAsync(room, customer)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT);
  await new Invariants(room.database, LIMIT).check();
});

test('many requests with one key make one job and charge one credit', async () => {
  await room.reset();
  const [customer] = room.customers;
  if (customer === undefined) throw new Error('The room has no customers.');
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => createAsync(room, customer, 'one key')),
  );
  expect(new Set(answers.map(({ job }) => job.id)).size).toBe(1);
  expect(answers.filter(({ usage }) => usage !== undefined)).toHaveLength(1);
  const jobs = await new Invariants(room.database, LIMIT).check();
  expect(jobs.size).toBe(1);
});
