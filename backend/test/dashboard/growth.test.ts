import { hash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { BulkClient, productSheet } from '../bulk/bulk-client.ts';
import { OneAtATime } from '../../src/rate-limits/index.ts';
import { ReadAheadRoom, receiveFile } from '../../src/bulk/index.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/identifiers.ts';
import { writtenListing } from '../listings/written-listing.ts';
import { useService } from '../service.ts';
import { authenticate } from './authentication-calls.ts';

const service = useService({ TRUST_PROXY: 'on', BULK_STORAGE_MB: '64' });

/** A sheet of products that take at least this many megabytes. */
function sheetOf(megabytes: number): string {
  const features = 'Oiled by hand. '.repeat(40);
  const products = Math.ceil((megabytes * 1024 * 1024) / features.length);
  const rows = Array.from({ length: products }, (_, n) => `P-${n},Tray ${n},${features}`);
  return ['sku,product_name,features', ...rows].join('\n');
}

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
    'You already have 500 files. First delete one you no longer need. Its listings stay in your history.',
  );
});

test('files that arrive at once are saved in turn, so they use one connection', async () => {
  const { database } = service();
  const { userId, workspaceId } = await createAccount(database);
  const begun = Promise.withResolvers<undefined>();
  let read = 0;
  async function* sheet() {
    yield Buffer.from('sku,product_name,features\n');
    await begun.promise;
    yield Buffer.from('T-1,Tray,Oiled by hand.\n');
    read += 1;
  }
  const { plans } = readConfig({});
  const ctx = {
    ...{ database, plans, bulkStorageBytes: 2 ** 30 },
    ...{ saving: new OneAtATime(), readAheadRoom: new ReadAheadRoom() },
  };
  const uploads = Array.from({ length: 5 }, () =>
    receiveFile({
      ctx,
      input: {
        ...{ userId, workspaceId, plan: 'agency', fileName: 'a.csv' },
        ...{ bytes: sheet(), language: 'en', columns: {} },
      },
    }),
  );
  const readRuns = () => database.sql`select from bulk_runs where workspace_id = ${workspaceId}`;
  await expect.poll(async () => (await readRuns()).length).toBe(5);
  await database.sql.begin(async (tx) => {
    await tx`select from workspaces where id = ${workspaceId} for update`;
    begun.resolve(undefined);
    await expect.poll(() => read).toBe(5);
    const countWaiting = async () => {
      const [{ count }] = await tx<[{ count: number }]>`
        select count(*)::int from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()
      `;
      return count;
    };
    await expect.poll(countWaiting).toBeGreaterThan(0);
    expect(await countWaiting()).toBe(1);
  });
  expect(await Promise.all(uploads)).toHaveLength(5);
});

test('a workspace keeps as many megabytes of files as the setting allows', async () => {
  const client = await BulkClient.signIn(service());
  const { workspaceId } = client.account;
  const first = await client.upload(sheetOf(3));
  await service().database.sql`
    update bulk_runs set stored_bytes = stored_bytes + 59 * 1024 * 1024 where id = ${first}
  `;
  await expect(client.upload(sheetOf(3))).rejects.toThrow(
    'Your files have reached the 64 MB that a workspace can keep. First delete one you no longer need. Its listings stay in your history.',
  );
  const [kept] = await service().database.sql`
    select count(*)::int as files from bulk_runs where workspace_id = ${workspaceId}
  `;
  expect(kept).toEqual({ files: 1 });
  await client.upload(sheetOf(1));
  await client.call('remove', { runId: first });
  await client.upload(sheetOf(3));
});

test('files uploaded at the same time share the megabytes of their workspace', async () => {
  const client = await BulkClient.signIn(service());
  const first = await client.upload(productSheet(1));
  await service().database.sql`
    update bulk_runs set stored_bytes = 61 * 1024 * 1024 where id = ${first}
  `;
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => client.upload(sheetOf(2))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
  const [kept] = await service().database.sql<[{ bytes: number }]>`
    select sum(stored_bytes)::float8 as bytes from bulk_runs
    where workspace_id = ${client.account.workspaceId}
  `;
  expect(kept.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
});

test('100 listings can wait for a store, even if many are sent at the same time', async () => {
  const { database } = service();
  const { account, id } = await writtenListing(service(), { platform: 'shopify' });
  const { userId, workspaceId } = account;
  const cookie = await sessionCookie(service(), userId);
  const copies = Array.from({ length: 107 }, () => newId('lst'));
  await database.sql`
    insert into listings (
      id, workspace_id, job_id, user_id, platform, tone, product_name, listing, writer
    )
    select copy, workspace_id, job_id, user_id, platform, tone, product_name, listing, writer
    from listings, unnest(${copies}::text[]) copy where id = ${id}
  `;
  const listings = [id, ...copies];
  const storeId = newId('tok');
  await database.sql`
    insert into tokens (
      id, hash, prefix, scope, name, workspace_id, user_id, site_url, platform, takes_listings
    )
    values (
      ${storeId}, ${randomBytes(32)}, 'ww_plg_00000', 'plugin', 'Shop', ${workspaceId}, ${userId},
      'https://sent.example', 'shopify', true
    )
  `;
  const send = (id: string) =>
    callDashboard(service(), cookie, 'mutation listings.send', { id, storeId });
  const countWaiting = async () => {
    const [{ count }] = await database.sql<[{ count: number }]>`
      select count(*)::int from sent_listings where workspace_id = ${workspaceId}
    `;
    return count;
  };
  for (const waiting of listings.slice(0, 96)) expect((await send(waiting)).status).toBe(200);
  const last = await Promise.all(listings.slice(96).map(send));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(await countWaiting()).toBe(100);
  expect((await send(id)).status).toBe(200);
  expect(await countWaiting()).toBe(100);
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
