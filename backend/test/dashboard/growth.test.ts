import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { BulkClient, productSheet } from '../bulk/bulk-client.ts';
import { useService } from '../service.ts';
import { authenticate } from './authentication-calls.ts';

const service = useService({ TRUST_PROXY: 'on' });

test('a workspace keeps up to 500 files, whatever became of them', async () => {
  const client = await BulkClient.signIn(service());
  const { workspaceId, userId } = client.account;
  await service().database.sql`
    insert into bulk_runs (id, workspace_id, user_id, file_name, platform, tone, state)
    select 'blk_' || ${workspaceId} || n, ${workspaceId}, ${userId}, 'a.csv', 'amazon', 'Friendly',
      case n % 2 when 0 then 'done' else 'canceled' end
    from generate_series(1, 499) n
  `;
  await client.upload(productSheet(1));
  await expect(client.upload(productSheet(1))).rejects.toThrow(
    'You already have 500 files. Delete one you no longer need first. Its listings stay in your history.',
  );
});

test('a workspace keeps up to 1,000 archived brands', async () => {
  const { userId, workspaceId } = await createAccount(service().database, { plan: 'free' });
  const cookie = await sessionCookie(service(), userId);
  await service().database.sql`
    insert into brands (id, workspace_id, name, archived_at)
    select 'brd_' || ${workspaceId} || n, ${workspaceId}, 'Brand ' || n, now()
    from generate_series(1, 1000) n
  `;
  const created = await callDashboard(service(), cookie, 'mutation brands.create', { name: 'New' });
  expect(created.message).toBe(
    'You have 1,000 archived brands. Restore one and rename it instead.',
  );
});

test('a workspace creates up to 100 API keys a day, revoked ones included', async () => {
  const { userId, workspaceId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  const key = `try:key-create:${hash('sha256', workspaceId, 'base64url')}`;
  await service().database.sql`
    insert into rate_windows (key, passes)
    values (${key}, array_fill(clock_timestamp(), array[99]))
  `;
  const create = () => callDashboard(service(), cookie, 'mutation keys.create', { name: 'Till' });
  expect((await create()).status).toBe(200);
  expect((await create()).status).toBe(429);
});

test('a site with many networks has one limit for signing in and the like', async () => {
  const signOut = async (from: string) =>
    (await authenticate(service(), '/sign-out', {}, { from })).status;
  const networks = Array.from({ length: 300 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`);
  expect(new Set(await Promise.all(networks.map(signOut)))).toEqual(new Set([200]));
  expect(await signOut('2001:db8:7:ffff::1')).toBe(429);
  expect(await signOut('2001:db8:8::1')).toBe(200);
});
