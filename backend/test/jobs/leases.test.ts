import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { claimJobs, completeJobs, Leases, recover } from '../../src/jobs/index.ts';
import { expectLedgerToHold } from '../service.ts';
import {
  beginSync,
  createAsync,
  finish,
  HOLDERS,
  openJobRoom,
  readJob,
  type Customer,
  type JobRoom,
} from './job-room.ts';

let room: JobRoom;
let customer: Customer;

beforeAll(async () => {
  room = await openJobRoom();
  const [first] = room.customers;
  if (first === undefined) throw new Error('The room has no customers.');
  customer = first;
});
beforeEach(() => room.reset());
afterAll(async () => {
  await expectLedgerToHold(room.database);
  await room.close();
});

function openLeases(wholeMs: number): Leases {
  return new Leases(room.database, {
    leaseMs: wholeMs,
    onError: (error) => expect.unreachable(String(error)),
  });
}

async function claimNew({ holder, leaseMs }: Pick<Leases, 'holder' | 'leaseMs'>) {
  const { job } = await createAsync(room, customer);
  return claimAgain({ holder, leaseMs }, job.id);
}

async function claimAgain(
  { holder, leaseMs }: Pick<Leases, 'holder' | 'leaseMs'>,
  jobId: Parameters<typeof claimJobs>[0]['input']['jobIds'][number],
) {
  const [claimed] = await claimJobs({ ctx: room.ctx, input: { jobIds: [jobId], holder, leaseMs } });
  if (claimed === undefined) throw new Error('The job was not there to be claimed.');
  return claimed;
}

/**
 * Sees the lease renewed until it would have run out three times over. Nobody takes the job away
 * meanwhile: on a machine that stands still even a lease that is held runs out.
 */
async function expectRenewals(
  leases: Leases,
  jobId: Parameters<typeof claimAgain>[1],
): Promise<void> {
  const end = async () => {
    const [lease] = await room.database.sql<{ end: number | null }[]>`
      select extract(epoch from lease_expires_at)::float8 * 1000 as end from jobs
      where id = ${jobId}
    `;
    return lease?.end ?? Number.NaN;
  };
  const first = await end();
  await expect.poll(end).toBeGreaterThan(first + leases.leaseMs * 2);
}

/** As when its lease ran out; where the holder renews it in between, the next time. */
async function takeAway(jobId: Parameters<typeof claimAgain>[1]): Promise<void> {
  const { sql } = room.database;
  await expect
    .poll(async () => {
      await sql`update jobs set lease_expires_at = now() - interval '1 s' where id = ${jobId}`;
      return recover({ ctx: room.ctx });
    })
    .toMatchObject({ requeued: 1 });
}

it('a lease is renewed while it is held, and runs out when it is let go', async () => {
  const leases = openLeases(600);
  // So that it holds where a renewal is late or fails.
  expect(leases.leaseMs).toBeGreaterThan(leases.renewEveryMs * 3);
  const { id } = await claimNew(leases);
  const letGo = leases.hold(id, () => expect.unreachable());
  await expectRenewals(leases, id);
  letGo();
  await expect.poll(() => recover({ ctx: room.ctx })).toMatchObject({ requeued: 1 });
  expect(await readJob(room.database, id)).toMatchObject({ status: 'queued', attempts: 1 });
  await leases.stop();
});

it('the holder is told when the job was taken away', async () => {
  const leases = openLeases(600);
  const { id } = await claimNew(leases);
  const lost = Promise.withResolvers<undefined>();
  leases.hold(id, () => lost.resolve(undefined));
  await takeAway(id);
  await lost.promise;
  await leases.stop();
});

it('the end of an attempt that was lost leaves the lease of the next one', async () => {
  const leases = openLeases(600);
  const { id } = await claimNew(leases);
  const lost = Promise.withResolvers<undefined>();
  const letGoOfFirst = leases.hold(id, () => lost.resolve(undefined));
  await takeAway(id);
  await claimAgain(leases, id);
  leases.hold(id, () => expect.unreachable());
  await lost.promise;
  letGoOfFirst();
  await expectRenewals(leases, id);
  await leases.stop();
});

it('decision 16: a sync generation whose lease ran out is refunded, and not tried again', async () => {
  const { jobId } = await beginSync(room, customer, HOLDERS[0]);
  await room.database.sql`update jobs set lease_expires_at = now() - interval '1 s'`;
  expect(await recover({ ctx: room.ctx })).toMatchObject({ requeued: 0, failed: 1 });
  expect(await readJob(room.database, jobId)).toMatchObject({
    status: 'failed',
    errorCode: 'generation_failed',
    credit: 'refunded',
  });
});

it('a completion whose answer was lost can be sent again, and counts once', async () => {
  const claimed = await claimNew({ holder: HOLDERS[0], leaseMs: 60_000 });
  const input = { holder: HOLDERS[0], finished: [finish(claimed)] };
  for (let time = 0; time < 2; time++) {
    expect(await completeJobs({ ctx: room.ctx, input })).toEqual(new Set([claimed.id]));
  }
  const another = { holder: HOLDERS[0], finished: [finish(claimed)] };
  expect(await completeJobs({ ctx: room.ctx, input: another })).toEqual(new Set());
  expect(await readJob(room.database, claimed.id)).toMatchObject({ listings: 1, credit: 'spent' });
});
