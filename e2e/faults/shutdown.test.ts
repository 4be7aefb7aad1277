import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Fixture } from './fixture.ts';
import type { ServiceProcess } from './service-process.ts';
import { until } from './until.ts';

/** Longer than the time between two signals of one Ctrl-C. */
const SECOND_SIGNAL_AFTER_MS = 700;

async function refusesConnections(service: ServiceProcess): Promise<void> {
  await until('the port is closed', () =>
    fetch(`${service.baseUrl}/healthz`).then(
      () => false,
      () => true,
    ),
  );
}

describe('SIGTERM', () => {
  test('stops accepting, finishes what runs, and exits with 0', async () => {
    const fixture = await Fixture.create();
    const slow = Promise.withResolvers<undefined>();
    fixture.model.setScript(() => ({ do: 'answer', until: slow.promise }));
    const service = await fixture.start('all');
    await fixture.post(service);
    const response = fixture.generate(service, { Connection: 'close' });
    await fixture.model.received(2);
    service.signal('SIGTERM');
    await refusesConnections(service);
    slow.resolve(undefined);
    expect(await response).toMatchObject({ status: 200 });
    expect(await service.exited).toBe(0);
    const jobs = await fixture.jobs();
    expect(jobs).toHaveLength(2);
    for (const job of jobs) expect(job).toMatchObject({ status: 'complete', credit: 'spent' });
  });

  test('returns a job to the queue if the model hangs, without counting the attempt', async () => {
    const fixture = await Fixture.create();
    fixture.model.setScript([{ do: 'hang' }]);
    const [web, worker] = await Promise.all([fixture.start('web'), fixture.start('worker')]);
    await fixture.post(web);
    await fixture.model.received(1);
    worker.signal('SIGTERM');
    expect(await worker.exited).toBe(0);
    expect(await fixture.jobs()).toMatchObject([
      { status: 'queued', attempts: 0, credit: 'reserved' },
    ]);
    await fixture.start('worker');
    const [job] = await fixture.allJobs({ status: 'complete' });
    expect(job).toMatchObject({ attempts: 1, credit: 'spent', listings: 1 });
  });

  // The server leaves the connection of a request that was in progress open for another 75 seconds.
  test('exits after the last response, even if the client keeps the connection open', async () => {
    const fixture = await Fixture.create();
    const slow = Promise.withResolvers<undefined>();
    fixture.model.setScript([{ do: 'answer', until: slow.promise }]);
    const service = await fixture.start('web');
    const response = fixture.generate(service);
    await fixture.model.received(1);
    service.signal('SIGTERM');
    await refusesConnections(service);
    slow.resolve(undefined);
    expect((await response).status).toBe(200);
    expect(await Promise.race([service.exited, wait(40_000, 'still there')])).toBe(0);
  });

  test('sent twice, stops the process immediately, and loses nothing', async () => {
    const fixture = await Fixture.create();
    fixture.model.setScript(() => ({ do: 'hang' }));
    const service = await fixture.start('all');
    await fixture.post(service);
    const response = fixture.generate(service, { Connection: 'close' });
    await fixture.model.received(2);
    service.signal('SIGTERM');
    await refusesConnections(service);
    await wait(SECOND_SIGNAL_AFTER_MS);
    service.signal('SIGTERM');
    const signalledAt = performance.now();
    expect(await service.exited).toBe(0);
    // Long before the 25 seconds that the first signal allows.
    expect(performance.now() - signalledAt).toBeLessThan(15_000);
    expect(await response).toMatchObject({ status: 500 });
    const jobs = await fixture.jobs();
    expect(jobs).toHaveLength(2);
    expect(jobs).toContainEqual(
      expect.objectContaining({ status: 'queued', attempts: 0, credit: 'reserved' }),
    );
    expect(jobs).toContainEqual(expect.objectContaining({ status: 'failed', credit: 'refunded' }));
    // The next process finishes the returned jobs.
    fixture.model.setScript([]);
    await fixture.start('worker');
    await until('the job is complete', async () =>
      (await fixture.jobs()).some(
        ({ status, attempts }) => status === 'complete' && attempts === 1,
      ),
    );
  });
});
