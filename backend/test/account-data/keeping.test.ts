import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseDue, stopWorkOfClosingWorkspaces } from '../../src/account-data/index.ts';
import { readConfig } from '../../src/config.ts';
import { createMailer, Outbox } from '../../src/mail/index.ts';
import { createAccount, createKey, PASSWORD, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { BulkClient, productSheet } from '../bulk/bulk-client.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'keeping-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
// The tests call the maintenance themselves.
const service = useService({ TRUST_PROXY: 'on', DATA_DIR: dataDir, ROLE: 'web' });

const PRODUCT = { product_name: 'Walnut tray', features: 'Solid walnut', platform: 'shopify' };

async function call(account: TestAccount, name: string, input: object = {}) {
  const cookie = await sessionCookie(service(), account.userId);
  return callDashboard(service(), cookie, `mutation ${name}`, input);
}

async function deleteAccount(account: TestAccount): Promise<void> {
  const { status } = await call(account, 'settings.deleteAccount', { currentPassword: PASSWORD });
  expect(status).toBe(200);
}

/** Creates a job that waits to be written. @returns its id */
async function createJob(account: TestAccount): Promise<string> {
  const token = await createKey(service().database, account);
  const { status, body } = await callApi(service().apiUrl, 'POST /jobs', { token, body: PRODUCT });
  expect(status).toBe(202);
  return String(body['job_id']);
}

async function jobStatus(id: string): Promise<unknown> {
  const [job] = await service().database.sql`select status from jobs where id = ${id}`;
  return job?.['status'];
}

/** Resolves when this many statements wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const waiting = await service().database.sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `;
    if (waiting.count >= count) return;
  }
}

async function untilDue({ workspaceId }: TestAccount): Promise<void> {
  for (;;) {
    const { count } = await service().database.sql`
      select from workspaces where id = ${workspaceId} and erase_at < now()
    `;
    if (count > 0) return;
  }
}

async function erase(): Promise<number> {
  const { database } = service();
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const outbox = new Outbox(createMailer(config), (error) => {
    throw error;
  });
  const { signal } = new AbortController();
  const erased = await eraseDue({ ctx: { database, outbox, payments: undefined }, signal });
  await outbox.flush();
  return erased;
}

/** Locks a row, so that whoever changes it waits. @returns ends that */
async function lock(table: 'workspaces' | 'bulk_runs', id: string): Promise<() => Promise<void>> {
  const tx = await service().database.sql.reserve();
  await tx`begin`;
  await tx`select from ${tx(table)} where id = ${id} for update`;
  return async () => {
    await tx`commit`;
    tx.release();
  };
}

describe('an account that is kept', () => {
  it.each(['keep', 'erase'])(
    'when its day comes either keeps everything or is erased: first %s',
    async (first) => {
      const { sql } = service().database;
      const account = await createAccount(service().database);
      const job = await createJob(account);
      await deleteAccount(account);
      const cookie = await sessionCookie(service(), account.userId);
      await sql`
        update workspaces set erase_at = now() + interval '2 seconds'
        where id = ${account.workspaceId}
      `;
      const release = await lock('workspaces', account.workspaceId);
      const keep = () => callDashboard(service(), cookie, 'mutation settings.keepAccount', {});
      const [early, late] = first === 'keep' ? [keep, erase] : [erase, keep];
      if (first === 'erase') await untilDue(account);
      const earlier = early();
      await untilWaiting(1);
      await untilDue(account);
      const later = late();
      await untilWaiting(2);
      await release();
      const results = await Promise.all([earlier, later]);
      const erased = results.includes(1);
      const { count } = await sql`select from workspaces where id = ${account.workspaceId}`;
      expect([count, await jobStatus(job)]).toEqual(erased ? [0, undefined] : [1, 'failed']);
      const kept = results.some((result) => typeof result === 'object' && result.status === 200);
      expect(kept).toBe(!erased);
    },
  );

  it('keeps the work that it starts while its deletion still ends the work before', async () => {
    const { sql } = service().database;
    const client = await BulkClient.signIn(service(), { plan: 'agency' });
    const { account } = client;
    const runId = await client.upload(productSheet(1));
    await deleteAccount(account);
    await sql`update bulk_runs set state = 'running' where id = ${runId}`;
    const release = await lock('bulk_runs', runId);
    const stopping = stopWorkOfClosingWorkspaces({ ctx: service() });
    await untilWaiting(1);
    expect((await call(account, 'settings.keepAccount')).status).toBe(200);
    const job = await createJob(account);
    await release();
    await stopping;
    expect(await jobStatus(job)).toBe('queued');
  });
});
