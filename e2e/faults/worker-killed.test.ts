import { expect, test } from 'vitest';
import { readConfig } from '../../backend/src/config.ts';
import { Fixture } from './fixture.ts';
import { until } from './until.ts';

// contract §7.8
test('a worker killed in the middle of a job loses nothing', async () => {
  const fixture = await Fixture.create();
  fixture.model.setScript([{ do: 'hang' }]);
  const [web, first] = await Promise.all([fixture.start('web'), fixture.start('worker')]);
  expect((await fixture.post(web)).status).toBe(202);
  await fixture.model.received(1);
  await first.kill();
  const killedAt = performance.now();
  const [lease] = await fixture.database.sql<{ left: number }[]>`
    select extract(epoch from lease_expires_at - now())::float8 * 1000 as left from jobs
  `;
  expect(lease?.left).toBeLessThanOrEqual(2_000);
  await fixture.start('worker');
  const [job] = await fixture.allJobs({ status: 'complete' });
  // Usually four seconds; the rest allows for a stalled machine.
  expect(performance.now() - killedAt).toBeLessThan(15_000);
  // The killed attempt counts; the credit is charged once.
  expect(job).toMatchObject({ attempts: 2, credit: 'spent', listings: 1 });
  expect(await fixture.used()).toBe(1);
});

test('no prefetched task is lost when its worker is killed', async () => {
  const fixture = await Fixture.create();
  fixture.model.setScript(() => ({ do: 'hang' }));
  const [web, first] = await Promise.all([
    fixture.start('web'),
    fixture.start('worker', { WORKER_CONCURRENCY: '2' }),
  ]);
  await Promise.all(Array.from({ length: 12 }, () => fixture.post(web)));
  await fixture.model.received(2);
  await until('the worker has fetched more tasks than it can run', async () => {
    const [row] = await fixture.database.sql<[{ fetched: number }]>`
      select count(*)::int as fetched from graphile_worker.jobs where locked_at is not null
    `;
    return row.fetched > 2;
  });
  await first.kill();
  fixture.model.setScript([]);
  // A longer lease, so that no job is claimed twice on a stalled machine.
  await fixture.start('worker', { JOB_LEASE_SECONDS: '15' });
  const jobs = await fixture.allJobs({ status: 'complete', credit: 'spent', listings: 1 });
  expect(jobs).toHaveLength(12);
  // Only the two running jobs had a failed attempt.
  expect(jobs.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(14);
});

// contract §7.8
test('with the default lease, a job of a killed worker is retried within 30 seconds', async () => {
  const fixture = await Fixture.create();
  fixture.model.setScript([{ do: 'hang' }]);
  const lease = { JOB_LEASE_SECONDS: String(readConfig({}).jobs.recoveryMs / 1000) };
  const [web, first] = await Promise.all([
    fixture.start('web', lease),
    fixture.start('worker', lease),
  ]);
  await fixture.post(web);
  await fixture.model.received(1);
  await fixture.start('worker', lease);
  await first.kill();
  const killedAt = performance.now();
  await fixture.model.received(2);
  expect(performance.now() - killedAt).toBeLessThan(30_000);
  const [job] = await fixture.allJobs({ status: 'complete' });
  expect(job).toMatchObject({ attempts: 2, credit: 'spent' });
});
