import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, request, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addMember, removeMember } from '../../src/accounts/index.ts';
import { exportRun, pauseMemberRuns } from '../../src/bulk/index.ts';
import { readConfig } from '../../src/config.ts';
import type { WorkspaceId } from '../../src/identifiers.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { BulkClient } from './bulk-client.ts';

const service = useService();

const PRODUCTS = 30;
const { plans } = readConfig({});

/** A finished run of Shopify's, whose products carry as many variants as they may. */
async function largeRun(): Promise<{ owner: BulkClient; runId: string }> {
  const owner = await BulkClient.signIn(service(), { plan: 'agency' });
  const rows = Array.from({ length: PRODUCTS }, (_, index) => `p-${index},Tray ${index},Oak,Small`);
  const runId = await owner.run(['Handle,Title,Body (HTML),Option1 Value', ...rows].join('\n'), {
    platform: 'shopify',
  });
  await service().database.sql`
    update bulk_rows set carried = (
      select json_build_object('variants', json_agg(json_build_array(repeat('x', 240))))
      from generate_series(1, 2048)
    )
    where run_id = ${runId}
  `;
  return { owner, runId };
}

async function memberOf(owner: TestAccount): Promise<TestAccount> {
  const { orm } = service().database;
  const member = await createAccount(service().database);
  await addMember({
    ctx: { orm, plans },
    input: { ownerEmail: owner.email, email: member.email, role: 'admin' },
  });
  return member;
}

async function remove(member: TestAccount, workspaceId: WorkspaceId): Promise<void> {
  await removeMember({
    ctx: { orm: service().database.orm, onMemberRemoved: pauseMemberRuns },
    input: { workspaceId, userId: member.userId, removedBy: member.userId },
  });
}

test('a download keeps few products in memory, and ends when its reader loses access', async () => {
  const { owner, runId } = await largeRun();
  const { workspaceId } = owner.account;
  const member = await memberOf(owner.account);
  const { text } = await exportRun({
    ctx: { read: (work) => work(service().database) },
    input: { workspaceId, userId: member.userId, runId, format: 'shopify' },
  });
  const handles = new Set<string>();
  for await (const chunk of text) {
    for (const [handle] of chunk.matchAll(/^p-\d+/gmu)) handles.add(handle);
    // After the first product. What was read with it is still written.
    if (handles.size === 1) await remove(member, workspaceId).catch(() => undefined);
  }
  expect(handles.size).toBeGreaterThan(1);
  expect(handles.size).toBeLessThan(10);
});

test('a workspace has five downloads at a time', async () => {
  const { owner, runId } = await largeRun();
  const cookie = await sessionCookie(service(), owner.account.userId);
  const download = async (): Promise<IncomingMessage> => {
    const url = `${service().baseUrl}/bulk/${runId}/export?format=shopify`;
    const [response] = (await once(
      get(url, { headers: { cookie }, agent: false }),
      'response',
    )) as [IncomingMessage];
    return response;
  };
  const unread = await Promise.all(Array.from({ length: 5 }, download));
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect((await download()).statusCode).toBe(429);
  const other = await BulkClient.signIn(service());
  expect((await other.download(runId, 'shopify')).status).toBe(404);

  for (const response of unread) response.destroy();
  let status: number | undefined = 429;
  while (status === 429) {
    const response = await download();
    status = response.statusCode;
    response.destroy();
  }
  expect(status).toBe(200);
});

test('an upload by someone who is removed while it arrives leaves no file behind', async () => {
  const owner = await createAccount(service().database);
  const member = await memberOf(owner);
  const upload = request(`${service().baseUrl}/bulk/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie: await sessionCookie(service(), member.userId),
      'Content-Type': 'text/csv',
      'X-File-Name': `${randomUUID()}.csv`,
    },
  });
  const responded = once(upload, 'response') as Promise<[IncomingMessage]>;
  upload.write('product_name,features\nTray,Oak\n');
  const { sql } = service().database;
  const runs = () => sql`select from bulk_runs where workspace_id = ${owner.workspaceId}`;
  while ((await runs()).length === 0) await new Promise((next) => setImmediate(next));
  await remove(member, owner.workspaceId);
  upload.end('Bowl,Ash\n');

  const [response] = await responded;
  expect(response.statusCode).toBe(404);
  response.destroy();
  expect(await runs()).toHaveLength(0);
});
