import { expect, test } from 'vitest';
import { BulkClient, productSheet } from '../../backend/test/bulk/bulk-client.ts';
import { TEST_ENCRYPTION_KEY } from '../../backend/test/service.ts';
import { Fixture } from './fixture.ts';
import type { ServiceProcess } from './service-process.ts';
import { until } from './until.ts';

const SETTINGS = { ENCRYPTION_KEY: TEST_ENCRYPTION_KEY };

function clientOf(fixture: Fixture, { baseUrl }: ServiceProcess): Promise<BulkClient> {
  return BulkClient.signIn({ baseUrl, database: fixture.database }, { account: fixture.account });
}

async function done(client: BulkClient, runId: string): Promise<void> {
  await until('the run is done', async () =>
    (await client.get(runId)).state === 'done' ? true : undefined,
  );
}

test('a bulk run survives killed workers: each product is written and charged once', async () => {
  const fixture = await Fixture.create();
  fixture.model.setScript(({ index }) => (index % 3 === 0 ? { do: 'hang' } : { do: 'answer' }));
  const [web, first] = await Promise.all([
    fixture.start('web', SETTINGS),
    fixture.start('worker', { ...SETTINGS, WORKER_CONCURRENCY: '10' }),
  ]);
  const client = await clientOf(fixture, web);
  const runId = await client.upload(productSheet(40));
  await client.start(runId);
  await until('some are written, and some in progress', async () => {
    const { written, writing } = await client.get(runId);
    return written > 3 && writing > 0 ? true : undefined;
  });
  await first.kill();
  fixture.model.setScript([]);
  await fixture.start('worker', SETTINGS);
  await done(client, runId);
  expect(await client.get(runId)).toMatchObject({ written: 40, failed: 0 });
  const jobs = await fixture.jobs();
  expect(jobs).toHaveLength(40);
  expect(jobs.every(({ credit, listings }) => credit === 'spent' && listings === 1)).toBe(true);
  expect(await fixture.used()).toBe(40);
});

test('after all processes are killed in the middle of a run, the next start resumes it', async () => {
  const fixture = await Fixture.create();
  fixture.model.setScript(() => ({ do: 'hang' }));
  const first = await fixture.start('all', { ...SETTINGS, WORKER_CONCURRENCY: '5' });
  const client = await clientOf(fixture, first);
  const runId = await client.upload(productSheet(12));
  await client.start(runId);
  await fixture.model.received(3);
  await first.kill();
  fixture.model.setScript([]);
  const again = await clientOf(fixture, await fixture.start('all', SETTINGS));
  await done(again, runId);
  expect(await again.get(runId)).toMatchObject({ written: 12, failed: 0 });
  expect(await fixture.used()).toBe(12);
});

test('failed products are not charged, and retrying one costs a listing', async () => {
  const fixture = await Fixture.create();
  fixture.model.setScript(() => ({ do: 'raw', status: 400, body: '{}' }));
  const client = await clientOf(fixture, await fixture.start('all', SETTINGS));
  const runId = await client.upload(productSheet(3));
  await client.start(runId);
  await done(client, runId);
  expect(await client.get(runId)).toMatchObject({ written: 0, failed: 3 });
  expect(await fixture.used()).toBe(0);
  fixture.model.setScript([]);
  expect(await client.call('retryFailed', { runId })).toEqual({ products: 3 });
  await done(client, runId);
  expect(await client.get(runId)).toMatchObject({ written: 3, failed: 0 });
  expect(await fixture.used()).toBe(3);
  await expect(client.call('retryFailed', { runId })).rejects.toMatchObject({ status: 400 });
});
