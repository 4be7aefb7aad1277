import { createLogger } from '@wareword/security/logging';
import {
  createRunScheduler,
  startWorker,
  StoreAppMetrics,
  type Worker,
} from '@wareword/store-app/worker';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IDENTITY } from '../../src/identity.ts';
import { openPublishing, type PublishingFixture } from './publishing-fixture.ts';

let opened: PublishingFixture;
let worker: Worker | undefined;
beforeEach(async () => {
  opened = await openPublishing();
});
afterEach(async () => {
  await worker?.stop();
  await opened.close();
});

/** Starts a worker for one run. @returns how many passes ended how, as operators see it */
async function work(change: Partial<PublishingFixture['ctx']>) {
  const { sql, databaseUrl, ctx } = opened;
  const metrics = new StoreAppMetrics('test');
  const scheduleRun = createRunScheduler(sql, IDENTITY);
  worker = await startWorker({
    ...{ databaseUrl, names: IDENTITY, applicationName: 'test', metrics },
    publishing: { ...ctx, scheduleRun, ...change },
    logger: createLogger('silent'),
  });
  await scheduleRun(await opened.addRun(), new Date());
  return async () => {
    const text = await metrics.registry.metrics();
    const count = (outcome: string) =>
      Number(
        new RegExp(`^test_run_slices_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1],
      );
    return { done: count('done'), failed: count('failed') };
  };
}

test('a pass that an unexpected error ended counts as failed', async () => {
  const counts = await work({ openStore: () => Promise.reject(new Error('out of order')) });
  await expect.poll(counts).toEqual({ done: 0, failed: 1 });
  expect(opened.errors).toHaveLength(1);
});

test('a pass that did its work counts as done', async () => {
  await expect.poll(await work({})).toEqual({ done: 1, failed: 0 });
});

test('a run that another process is working on is not counted', async () => {
  const counts = await work({
    isConnected: async () => {
      await opened.sql`
        update shopify_app.runs set lease_holder = 'other', lease_until = now() + interval '1 hour'
      `;
      return true;
    },
  });
  const waiting = () => opened.sql`select from shopify_app_worker._private_jobs`;
  await expect.poll(async () => (await waiting()).length).toBe(0);
  expect(await counts()).toEqual({ done: 0, failed: 0 });
});
