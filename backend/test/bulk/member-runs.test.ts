import { expect, test } from 'vitest';
import { addMember, removeMember } from '../../src/accounts/index.ts';
import { pauseMemberRuns } from '../../src/bulk/index.ts';
import { readConfig } from '../../src/config.ts';
import { createAccount } from '../accounts.ts';
import { useService } from '../service.ts';
import { BulkClient, productSheet } from './bulk-client.ts';

const service = useService({
  PLAN_AGENCY_LIMIT: '400',
  WORKER_CONCURRENCY: '10',
  JOB_LEASE_SECONDS: '2',
  JOB_EXPIRY_SECONDS: '1',
  JOB_SWEEP_INTERVAL_SECONDS: '1',
});

/** An owner, and a member of their workspace. */
async function team(): Promise<{
  owner: BulkClient;
  member: BulkClient;
  remove: () => Promise<void>;
}> {
  const { orm } = service().database;
  const owner = await BulkClient.signIn(service(), { plan: 'agency' });
  const account = await createAccount(service().database);
  const { workspaceId } = owner.account;
  await addMember({
    ctx: { orm, plans: readConfig({}).plans },
    input: { ownerEmail: owner.account.email, email: account.email, role: 'admin' },
  });
  const { userId } = account;
  return {
    owner,
    member: await BulkClient.signIn(service(), { account }),
    remove: () =>
      removeMember({
        ctx: { orm, onMemberRemoved: pauseMemberRuns },
        input: { workspaceId, userId, removedBy: owner.account.userId },
      }),
  };
}

test('removing a member pauses their runs, and the owner can resume them', async () => {
  const { owner, member, remove } = await team();
  const runId = await member.upload(productSheet(300));
  await member.start(runId);
  const own = await owner.upload(productSheet(12));
  await owner.start(own);
  await owner.until(runId, (run) => run.written > 0);
  await remove();
  // Products in progress are paid for and completed; nothing else is started.
  const paused = await owner.until(runId, (run) => run.writing === 0);
  expect(paused).toMatchObject({ state: 'paused', pauseReason: 'member_removed' });
  expect(paused.waiting).toBeGreaterThan(0);
  await expect(member.get(runId)).rejects.toMatchObject({ status: 404 });
  // The owner's own run is not affected.
  await owner.until(own, (run) => run.state === 'done');

  await owner.call('resume', { runId });
  const resumed = await owner.until(runId, (run) => run.written > paused.written);
  expect(resumed.pauseReason).toBeNull();
  await owner.call('cancel', { runId });
  await owner.until(runId, (run) => run.writing === 0);
});

test('a run started while its user is being removed uses no credits', async () => {
  const { owner, member, remove } = await team();
  const runId = await member.upload(productSheet(20));
  await remove();
  // As left by a request that was authorized just before.
  await service().database.sql`
    update bulk_runs set state = 'running', feeding = true where id = ${runId}
  `;
  const paused = await owner.until(runId, (run) => run.state === 'paused');
  expect(paused).toMatchObject({ pauseReason: 'member_removed', written: 0, waiting: 20 });
  expect(await owner.usedListings()).toBe(0);
  await owner.call('cancel', { runId });
});
