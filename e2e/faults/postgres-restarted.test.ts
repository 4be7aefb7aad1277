import { expect, test } from 'vitest';
import { startEmbeddedServer } from '../../backend/src/database/index.ts';
import { DataFolder } from './own-postgres.ts';
import { Fixture } from './fixture.ts';
import { until } from './until.ts';

test('all jobs complete after Postgres crashes', async () => {
  const folder = await DataFolder.migrated();
  const { url } = await startEmbeddedServer(folder.path);
  const fixture = await Fixture.create(url);
  const slow = Promise.withResolvers<undefined>();
  fixture.model.setScript([
    { do: 'answer', until: slow.promise },
    { do: 'answer', until: slow.promise },
  ]);
  const [web, worker] = await Promise.all([
    fixture.start('web'),
    fixture.start('worker', { WORKER_CONCURRENCY: '2' }),
  ]);
  await Promise.all(Array.from({ length: 8 }, () => fixture.post(web)));
  await fixture.model.received(2);
  // Two jobs are running, tasks of others are prefetched, and requests keep arriving.
  const during = Promise.all(
    Array.from({ length: 20 }, () => fixture.post(web).catch(() => undefined)),
  );
  await folder.restartServer();
  await during;
  slow.resolve(undefined);
  await until('the web process serves again', async () => (await fixture.post(web)).status === 202);
  const jobs = await fixture.allJobs({ status: 'complete', credit: 'spent', listings: 1 });
  expect(jobs.length).toBeGreaterThanOrEqual(9);
  expect(await fixture.used()).toBe(jobs.length);
  // Neither process was restarted.
  for (const { baseUrl } of [web, worker]) {
    expect((await fetch(`${baseUrl}/readyz`)).status).toBe(200);
  }
});
