import { expect, test } from 'vitest';
import { BulkRoom, sheetOf } from '../../backend/test/bulk/bulk-room.ts';
import { TEST_ENCRYPTION_KEY } from '../../backend/test/service.ts';
import { Scene } from './scene.ts';
import type { ServiceProcess } from './service-process.ts';
import { until } from './until.ts';

const SETTINGS = { ENCRYPTION_KEY: TEST_ENCRYPTION_KEY };

function roomOf(scene: Scene, { baseUrl }: ServiceProcess): Promise<BulkRoom> {
  return BulkRoom.enter({ baseUrl, database: scene.database }, { account: scene.account });
}

async function done(room: BulkRoom, runId: string): Promise<void> {
  await until('the run is done', async () =>
    (await room.get(runId)).state === 'done' ? true : undefined,
  );
}

test('a bulk run outlives its workers: each product is written and paid for once', async () => {
  const scene = await Scene.set();
  scene.model.setScript(({ index }) => (index % 3 === 0 ? { do: 'hang' } : { do: 'answer' }));
  const [web, first] = await Promise.all([
    scene.start('web', SETTINGS),
    scene.start('worker', { ...SETTINGS, WORKER_CONCURRENCY: '10' }),
  ]);
  const room = await roomOf(scene, web);
  const runId = await room.upload(sheetOf(40));
  await room.start(runId);
  await until('some are written, and some under way', async () => {
    const { written, writing } = await room.get(runId);
    return written > 3 && writing > 0 ? true : undefined;
  });
  await first.kill();
  scene.model.setScript([]);
  await scene.start('worker', SETTINGS);
  await done(room, runId);
  expect(await room.get(runId)).toMatchObject({ written: 40, failed: 0 });
  const jobs = await scene.jobs();
  expect(jobs).toHaveLength(40);
  expect(jobs.every(({ credit, listings }) => credit === 'spent' && listings === 1)).toBe(true);
  expect(await scene.used()).toBe(40);
});

test('all processes killed in the middle of a run: the next start takes it up by itself', async () => {
  const scene = await Scene.set();
  scene.model.setScript(() => ({ do: 'hang' }));
  const first = await scene.start('all', { ...SETTINGS, WORKER_CONCURRENCY: '5' });
  const room = await roomOf(scene, first);
  const runId = await room.upload(sheetOf(12));
  await room.start(runId);
  await scene.model.received(3);
  await first.kill();
  scene.model.setScript([]);
  const again = await roomOf(scene, await scene.start('all', SETTINGS));
  await done(again, runId);
  expect(await again.get(runId)).toMatchObject({ written: 12, failed: 0 });
  expect(await scene.used()).toBe(12);
});

test('products that fail are not paid for, and can be tried again, each for a listing', async () => {
  const scene = await Scene.set();
  scene.model.setScript(() => ({ do: 'raw', status: 400, body: '{}' }));
  const room = await roomOf(scene, await scene.start('all', SETTINGS));
  const runId = await room.upload(sheetOf(3));
  await room.start(runId);
  await done(room, runId);
  expect(await room.get(runId)).toMatchObject({ written: 0, failed: 3 });
  expect(await scene.used()).toBe(0);
  scene.model.setScript([]);
  expect(await room.call('retryFailed', { runId })).toEqual({ products: 3 });
  await done(room, runId);
  expect(await room.get(runId)).toMatchObject({ written: 3, failed: 0 });
  expect(await scene.used()).toBe(3);
  await expect(room.call('retryFailed', { runId })).rejects.toMatchObject({ status: 400 });
});
