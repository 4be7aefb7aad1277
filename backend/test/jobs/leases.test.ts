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

/** Whether the lease is renewed while it would run out three times over. */
async function outlives(leases: Leases, jobId: Parameters<typeof claimAgain>[1]): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, leases.leaseMs * 3));
  await recover({ ctx: room.ctx });
  return (await readJob(room.database, jobId)).status === 'processing';
}

it('a lease is renewed while it is held, and runs out when it is let go', async () => {
  const leases = openLeases(600);
  const { id } = await claimNew(leases);
  const letGo = leases.hold(id, () => expect.unreachable());
  expect(await outlives(leases, id)).toBe(true);
  letGo();
  expect(await outlives(leases, id)).toBe(false);
  expect(await readJob(room.database, id)).toMatchObject({ status: 'queued', attempts: 1 });
  await leases.stop();
});

it('the holder is told when the job was taken away', async () => {
  const leases = openLeases(600);
  const { id } = await claimNew(leases);
  const lost = Promise.withResolvers<undefined>();
  leases.hold(id, () => lost.resolve(undefined));
  await room.database.sql`update jobs set lease_expires_at = now() - interval '1 s'`;
  await recover({ ctx: room.ctx });
  await lost.promise;
  await leases.stop();
});

it('the end of an attempt that was lost leaves the lease of the next one', async () => {
  const leases = openLeases(600);
  const { id } = await claimNew(leases);
  const lost = Promise.withResolvers<undefined>();
  const letGoOfFirst = leases.hold(id, () => lost.resolve(undefined));
  await room.database.sql`update jobs set lease_expires_at = now() - interval '1 s'`;
  await recover({ ctx: room.ctx });
  await claimAgain(leases, id);
  leases.hold(id, () => expect.unreachable());
  await lost.promise;
  letGoOfFirst();
  expect(await outlives(leases, id)).toBe(true);
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
