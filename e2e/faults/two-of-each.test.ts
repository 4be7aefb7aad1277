import { expect, test } from 'vitest';
import { Fixture } from './fixture.ts';

async function twoOfEach(fixture: Fixture, settings: NodeJS.ProcessEnv = {}) {
  const [first, second] = await Promise.all([
    fixture.start('web', settings),
    fixture.start('web', settings),
    fixture.start('worker', settings),
    fixture.start('worker', settings),
  ]);
  return [first, second] as const;
}

// contract §9.7
test('two web processes share one rate limit: of 40 concurrent requests, 10 pass', async () => {
  const fixture = await Fixture.create();
  const webs = await twoOfEach(fixture, { RATE_LIMIT_PER_MINUTE: '10' });
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => webs.map((web) => fixture.post(web))).flat(),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect(await fixture.used()).toBe(10);
});

// contract §8.3
test('two web processes make one job for one key', async () => {
  const fixture = await Fixture.create();
  const webs = await twoOfEach(fixture);
  const responses = await Promise.all(
    Array.from({ length: 15 }, () =>
      webs.map((web) => fixture.post(web, { 'Idempotency-Key': 'one key' })),
    ).flat(),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
  expect(new Set(responses.map(({ body }) => body['job_id'])).size).toBe(1);
  const charged = responses.filter(({ body }) => 'usage' in body);
  expect(charged).toHaveLength(1);
  expect(charged[0]?.headers.has('Idempotent-Replayed')).toBe(false);
  expect(await fixture.allJobs({ status: 'complete', listings: 1 })).toHaveLength(1);
  expect(await fixture.used()).toBe(1);
});

test('two workers run each job once', async () => {
  const fixture = await Fixture.create();
  // A lease that does not expire even if the machine is stalled: each job runs once.
  const webs = await twoOfEach(fixture, { WORKER_CONCURRENCY: '5', JOB_LEASE_SECONDS: '30' });
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => fixture.post(webs[index % 2 === 0 ? 0 : 1])),
  );
  const jobs = await fixture.allJobs({ status: 'complete', attempts: 1, listings: 1 });
  expect(jobs).toHaveLength(60);
  expect(fixture.callsByProduct().size).toBe(60);
  expect(new Set(fixture.callsByProduct().values())).toEqual(new Set([1]));
  expect(await fixture.used()).toBe(60);
});
