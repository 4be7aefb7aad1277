import { expect, test } from 'vitest';
import { Fixture } from './fixture.ts';
import { until } from './until.ts';

// contract §7.7
test('discards the late result of a worker that was suspended past its lease', async () => {
  const fixture = await Fixture.create();
  const late = Promise.withResolvers<undefined>();
  const next = Promise.withResolvers<undefined>();
  fixture.model.setScript([
    { do: 'answer', until: late.promise },
    { do: 'answer', until: next.promise },
  ]);
  const [web, sleeper] = await Promise.all([fixture.start('web'), fixture.start('worker')]);
  await fixture.post(web);
  await fixture.model.received(1);
  sleeper.signal('SIGSTOP');
  // This lease does not expire even if the machine is stalled.
  await fixture.start('worker', { JOB_LEASE_SECONDS: '15' });
  await fixture.model.received(2);
  // The model has responded before the worker wakes up, and the other call has not.
  late.resolve(undefined);
  await fixture.model.requests[0]?.ended;
  sleeper.signal('SIGCONT');
  await until('the sleeper has thrown its result away', async () => {
    const metrics = await (await fetch(`${sleeper.baseUrl}/metrics`)).text();
    return metrics.includes('wareword_generation_attempts_total{outcome="lost"} 1');
  });
  expect(await fixture.jobs()).toMatchObject([{ status: 'processing', attempts: 2, listings: 0 }]);
  next.resolve(undefined);
  await fixture.allJobs({ status: 'complete', attempts: 2, listings: 1, credit: 'spent' });
});

test('a web process that was suspended past its lease does not charge for its late response', async () => {
  const fixture = await Fixture.create();
  const late = Promise.withResolvers<undefined>();
  fixture.model.setScript([{ do: 'answer', until: late.promise }]);
  const [web] = await Promise.all([fixture.start('web'), fixture.start('worker')]);
  const response = fixture.generate(web);
  await fixture.model.received(1);
  web.signal('SIGSTOP');
  await fixture.allJobs({ status: 'failed', credit: 'refunded' });
  late.resolve(undefined);
  web.signal('SIGCONT');
  expect(await response).toMatchObject({
    status: 500,
    body: { error: { code: 'internal_error' } },
  });
  expect(await fixture.used()).toBe(0);
});
