import { expect, test } from 'vitest';
import { Fixture } from './fixture.ts';
import { until } from './until.ts';

test('every job that was accepted runs, even if its process was killed before it was enqueued', async () => {
  const fixture = await Fixture.create();
  // Each job runs once, even if the machine is stalled.
  await fixture.start('worker', { JOB_LEASE_SECONDS: '30' });
  let accepted = 0;
  for (let round = 0; round < 6; round++) {
    const web = await fixture.start('web');
    const statuses = Array.from({ length: 6 }, () =>
      fixture.post(web).then(({ status }) => {
        // Killed after the first response, while the others and all queue tasks are in progress.
        web.signal('SIGKILL');
        return status;
      }),
    );
    for (const status of await Promise.allSettled(statuses)) {
      if (status.status === 'rejected') continue;
      expect(status.value).toBe(202);
      accepted += 1;
    }
    await web.exited;
  }
  const jobs = await fixture.allJobs({ status: 'complete', credit: 'spent', listings: 1 });
  expect(accepted).toBeGreaterThan(0);
  expect(jobs.length).toBeGreaterThanOrEqual(accepted);
  expect(await fixture.used()).toBe(jobs.length);
  expect(new Set(fixture.callsByProduct().values())).toEqual(new Set([1]));
});

// contract §6.2
test('refunds the credit if a web process is killed during a sync generation', async () => {
  const fixture = await Fixture.create();
  fixture.model.setScript([{ do: 'hang' }]);
  const [web] = await Promise.all([fixture.start('web'), fixture.start('worker')]);
  const lost = expect(fixture.generate(web)).rejects.toThrow();
  await fixture.model.received(1);
  expect(await fixture.used()).toBe(1);
  await web.kill();
  await lost;
  const [job] = await fixture.allJobs({ status: 'failed', credit: 'refunded', listings: 0 });
  expect(job?.errorCode).toBe('generation_failed');
  expect(await fixture.used()).toBe(0);
  // It is not retried, because no one is waiting for it.
  expect(fixture.model.requests).toHaveLength(1);
});

test('a job whose web process was killed is enqueued within seconds', async () => {
  const fixture = await Fixture.create();
  const [web] = await Promise.all([fixture.start('web'), fixture.start('worker')]);
  await fixture.post(web);
  await fixture.allJobs({ status: 'complete' });
  // As if a second job's process had died before it was enqueued.
  await fixture.database.sql`
    with credit as (
      insert into credits (id, workspace_id, period, state)
      select 'job_01h455vb4pex5vsknk084sn02q', workspace_id, period, 'reserved' from credits
    ), counted as (update usage_counters set used = used + 1)
    insert into jobs (id, workspace_id, user_id, kind, status, platform, tone, request)
    select 'job_01h455vb4pex5vsknk084sn02q', workspace_id, user_id, kind, 'queued', platform, tone,
      request
    from jobs
  `;
  await until('the job without a queue task has run', async () =>
    (await fixture.jobs()).every(({ status }) => status === 'complete'),
  );
});
