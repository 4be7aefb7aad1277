import { expect, test } from 'vitest';
import { startEmbeddedServer } from '../../backend/src/database/index.ts';
import { DataFolder } from './own-postgres.ts';
import { Scene } from './scene.ts';
import { until } from './until.ts';

test('all jobs complete after Postgres crashes', async () => {
  const folder = await DataFolder.migrated();
  const { url } = await startEmbeddedServer(folder.path);
  const scene = await Scene.set(url);
  const slow = Promise.withResolvers<undefined>();
  scene.model.setScript([
    { do: 'answer', until: slow.promise },
    { do: 'answer', until: slow.promise },
  ]);
  const [web, worker] = await Promise.all([
    scene.start('web'),
    scene.start('worker', { WORKER_CONCURRENCY: '2' }),
  ]);
  await Promise.all(Array.from({ length: 8 }, () => scene.post(web)));
  await scene.model.received(2);
  // Two jobs are running, tasks of others are prefetched, and requests keep arriving.
  const during = Promise.all(
    Array.from({ length: 20 }, () => scene.post(web).catch(() => undefined)),
  );
  await folder.restartServer();
  await during;
  slow.resolve(undefined);
  await until('the web process serves again', async () => (await scene.post(web)).status === 202);
  const jobs = await scene.allJobs({ status: 'complete', credit: 'spent', listings: 1 });
  expect(jobs.length).toBeGreaterThanOrEqual(9);
  expect(await scene.used()).toBe(jobs.length);
  // Neither process was restarted.
  for (const { baseUrl } of [web, worker]) {
    expect((await fetch(`${baseUrl}/readyz`)).status).toBe(200);
  }
});
