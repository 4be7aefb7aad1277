import { expect, test } from 'vitest';
import { Scene } from './scene.ts';
import { until } from './until.ts';

// contract §7.7
test('discards the late result of a worker that was suspended past its lease', async () => {
  const scene = await Scene.set();
  const late = Promise.withResolvers<undefined>();
  const next = Promise.withResolvers<undefined>();
  scene.model.setScript([
    { do: 'answer', until: late.promise },
    { do: 'answer', until: next.promise },
  ]);
  const [web, sleeper] = await Promise.all([scene.start('web'), scene.start('worker')]);
  await scene.post(web);
  await scene.model.received(1);
  sleeper.signal('SIGSTOP');
  // This lease does not expire even if the machine is stalled.
  await scene.start('worker', { JOB_LEASE_SECONDS: '15' });
  await scene.model.received(2);
  // The model has responded before the worker wakes up, and the other call has not.
  late.resolve(undefined);
  await scene.model.requests[0]?.ended;
  sleeper.signal('SIGCONT');
  await until('the sleeper has thrown its result away', async () => {
    const metrics = await (await fetch(`${sleeper.baseUrl}/metrics`)).text();
    return metrics.includes('wareword_generation_attempts_total{outcome="lost"} 1');
  });
  expect(await scene.jobs()).toMatchObject([{ status: 'processing', attempts: 2, listings: 0 }]);
  next.resolve(undefined);
  await scene.allJobs({ status: 'complete', attempts: 2, listings: 1, credit: 'spent' });
});

test('a web process that was suspended past its lease does not charge for its late response', async () => {
  const scene = await Scene.set();
  const late = Promise.withResolvers<undefined>();
  scene.model.setScript([{ do: 'answer', until: late.promise }]);
  const [web] = await Promise.all([scene.start('web'), scene.start('worker')]);
  const response = scene.generate(web);
  await scene.model.received(1);
  web.signal('SIGSTOP');
  await scene.allJobs({ status: 'failed', credit: 'refunded' });
  late.resolve(undefined);
  web.signal('SIGCONT');
  expect(await response).toMatchObject({
    status: 500,
    body: { error: { code: 'internal_error' } },
  });
  expect(await scene.used()).toBe(0);
});
