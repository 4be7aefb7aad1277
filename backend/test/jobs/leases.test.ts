import { beforeEach, expect, it } from 'vitest';
import { claimJobs, completeJobs, Leases, recover } from '../../src/jobs/index.ts';
import { beginSync, createAsync, finish, HOLDERS, readJob, useJobFixture } from './job-fixture.ts';

const jobs = useJobFixture();
beforeEach(() => jobs.fixture.reset());

function openLeases(recoveryMs: number): Leases {
  return new Leases(jobs.fixture.database, {
    recoveryMs,
    onError: (error) => expect.unreachable(String(error)),
  });
}

async function claimNew({ holder, leaseMs }: Pick<Leases, 'holder' | 'leaseMs'>) {
  const { job } = await createAsync(jobs.fixture, jobs.customer);
  return claimAgain({ holder, leaseMs }, job.id);
}

async function claimAgain(
  { holder, leaseMs }: Pick<Leases, 'holder' | 'leaseMs'>,
  jobId: Parameters<typeof claimJobs>[0]['input']['jobIds'][number],
) {
  const [claimed] = await claimJobs({
    ctx: jobs.fixture.ctx,
    input: { jobIds: [jobId], holder, leaseMs },
  });
  if (claimed === undefined) throw new Error('The job was not there to be claimed.');
  return claimed;
}

/**
 * Checks that the lease is renewed until it would have expired three times over. No one takes the
 * job away in the meantime, because on a stalled machine even a held lease can expire.
 */
async function expectRenewals(
  leases: Leases,
  jobId: Parameters<typeof claimAgain>[1],
): Promise<void> {
  const end = async () => {
    const [lease] = await jobs.fixture.database.sql<{ end: number | null }[]>`
      select extract(epoch from lease_expires_at)::float8 * 1000 as end from jobs
      where id = ${jobId}
    `;
    return lease?.end ?? Number.NaN;
  };
  const first = await end();
  await expect.poll(end).toBeGreaterThan(first + leases.leaseMs * 2);
}

/** Makes the lease expire, again if its holder renews it in between. */
async function expireLease(jobId: Parameters<typeof claimAgain>[1]): Promise<void> {
  const { sql } = jobs.fixture.database;
  await expect
    .poll(async () => {
      await sql`update jobs set lease_expires_at = now() - interval '1 s' where id = ${jobId}`;
      return recover({ ctx: jobs.fixture.ctx });
    })
    .toMatchObject({ requeued: 1 });
}

it('a lease is renewed while it is held, and expires when it is released', async () => {
  const leases = openLeases(600);
  // Long enough to survive a late or failed renewal.
  expect(leases.leaseMs).toBeGreaterThan(leases.renewEveryMs * 3);
  const { id } = await claimNew(leases);
  const release = leases.hold(id, () => expect.unreachable());
  await expectRenewals(leases, id);
  release();
  await expect.poll(() => recover({ ctx: jobs.fixture.ctx })).toMatchObject({ requeued: 1 });
  expect(await readJob(jobs.fixture.database, id)).toMatchObject({ status: 'queued', attempts: 1 });
  await leases.stop();
});

it('the holder is notified when it loses the job', async () => {
  const leases = openLeases(600);
  const { id } = await claimNew(leases);
  const lost = Promise.withResolvers<undefined>();
  leases.hold(id, () => lost.resolve(undefined));
  await expireLease(id);
  await lost.promise;
  await leases.stop();
});

it('the end of a lost attempt does not release the next one’s lease', async () => {
  const leases = openLeases(600);
  const { id } = await claimNew(leases);
  const lost = Promise.withResolvers<undefined>();
  const releaseFirst = leases.hold(id, () => lost.resolve(undefined));
  await expireLease(id);
  await claimAgain(leases, id);
  leases.hold(id, () => expect.unreachable());
  await lost.promise;
  releaseFirst();
  await expectRenewals(leases, id);
  await leases.stop();
});

// contract §6.2
it('a sync generation whose lease expired is refunded, and not retried', async () => {
  const { jobId } = await beginSync(jobs.fixture, jobs.customer, HOLDERS[0]);
  await jobs.fixture.database.sql`update jobs set lease_expires_at = now() - interval '1 s'`;
  expect(await recover({ ctx: jobs.fixture.ctx })).toMatchObject({ requeued: 0, failed: 1 });
  expect(await readJob(jobs.fixture.database, jobId)).toMatchObject({
    status: 'failed',
    errorCode: 'generation_failed',
    credit: 'refunded',
  });
});

it('a completion whose response was lost can be repeated, and counts once', async () => {
  const claimed = await claimNew({ holder: HOLDERS[0], leaseMs: 60_000 });
  const input = { holder: HOLDERS[0], finished: [finish(claimed)] };
  for (let time = 0; time < 2; time++) {
    expect(await completeJobs({ ctx: jobs.fixture.ctx, input })).toEqual(new Set([claimed.id]));
  }
  const another = { holder: HOLDERS[0], finished: [finish(claimed)] };
  expect(await completeJobs({ ctx: jobs.fixture.ctx, input: another })).toEqual(new Set());
  expect(await readJob(jobs.fixture.database, claimed.id)).toMatchObject({
    listings: 1,
    credit: 'spent',
  });
});
