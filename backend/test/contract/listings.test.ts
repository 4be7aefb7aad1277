import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectStore, createAccount, type TestAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { writtenListing } from '../listings/written-listing.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { addBrand } from './workspace-state.ts';
import { listingWriter } from './listing-writer.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });
const write = listingWriter(service);

interface Entry {
  readonly listing_id: string;
  readonly job_id: string;
  readonly revision: number;
  readonly listing: Record<string, unknown>;
  readonly edited_fields?: string[];
}

async function page(name: 'listJobs' | 'listListings', token: string, query = '') {
  const { body } = await call(service(), name, { token, query });
  const entries = (body['jobs'] ?? body['listings']) as Entry[];
  const cursor = body['next_cursor'] as string | null;
  return { ids: entries.map((entry) => entry.listing_id), entries, cursor };
}

const listed = async ({ token }: TestAccount, query = '') =>
  (await page('listListings', token, query)).ids;

// contract §15.1
describe.each(['listJobs', 'listListings'] as const)('pages of %s', (name) => {
  it('list everything, newest first, without entries added in the meantime', async () => {
    const account = await createAccount(service().database);
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.unshift((await write(account)).id);
    const first = await page(name, account.token, 'limit=2');
    await write(account);
    const second = await page(name, account.token, `limit=2&cursor=${first.cursor}`);
    const third = await page(name, account.token, `limit=2&cursor=${second.cursor}`);
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(ids);
    expect(third.cursor).toBeNull();
  });

  // contract §15.9
  it('refuse a cursor that was changed, or belongs to another list, account or filter', async () => {
    const [account, other] = await Promise.all([
      createAccount(service().database),
      createAccount(service().database),
    ]);
    for (let count = 0; count < 2; count++) await write(account);
    const { cursor } = await page(name, account.token, 'limit=1');
    const refused = async (token: string, query: string, list: typeof name = name) =>
      expectRefusal(await call(service(), list, { token, query }), 'validation_error');
    await refused(account.token, `cursor=${cursor}&platform=amazon`);
    await refused(other.token, `cursor=${cursor}`);
    await refused(
      account.token,
      `cursor=${cursor}`,
      name === 'listJobs' ? 'listListings' : 'listJobs',
    );
    await refused(account.token, `cursor=${cursor}&cursor=${cursor}`);
    for (const changed of ['x', '', '%00'].map((end) => `${cursor?.slice(0, -3)}${end}`)) {
      await refused(account.token, `cursor=${changed}`);
    }
  });
});

// contract §15.2
describe('filters', () => {
  it('select by platform, reference, brand and time', async () => {
    const account = await createAccount(service().database);
    const plain = await write(account, { platform: 'shopify' });
    const brandId = await addBrand(service().database, account);
    const branded = await write(account, { external_ref: 'sku-1', brand_id: brandId });
    const queries = {
      'platform=shopify': [plain],
      'external_ref=sku-1': [branded],
      'external_ref=sku-2': [],
      [`brand_id=${brandId}`]: [branded],
      'created_after=2026-01-01': [branded, plain],
      'created_after=2126-01-01T00:00:00%2B02:00': [],
      'created_before=2026-01-01T00:00:00Z': [],
      // No database has these times.
      'created_after=0000-02-29': [branded, plain],
      'created_after=0001-01-01T00:00:00%2B14:00': [branded, plain],
      'created_before=9999-12-31T23:59:59-14:00': [branded, plain],
      'platform=&external_ref=&brand_id=&created_after=&cursor=': [branded, plain],
    };
    for (const [query, expected] of Object.entries(queries)) {
      expect({ query, ids: await listed(account, query) }).toEqual({
        query,
        ids: expected.map(({ id }) => id),
      });
      const jobs = (await page('listJobs', account.token, query)).entries;
      expect(jobs.map(({ job_id }) => job_id)).toEqual(expected.map(({ jobId }) => jobId));
    }
  });

  it('select jobs by one or more statuses', async () => {
    const account = await createAccount(service().database);
    const done = await write(account);
    const jobs = async (query: string) =>
      (await page('listJobs', account.token, query)).entries.map(({ job_id }) => job_id);
    expect(await jobs('status=complete')).toEqual([done.jobId]);
    expect(await jobs('status=queued,failed')).toEqual([]);
    expect(await jobs('status=queued,complete')).toEqual([done.jobId]);
  });

  it.each([
    ['listJobs', 'status=done', 'status must be one or more of queued, processing, complete'],
    ['listJobs', 'status=complete&status=failed', 'status must be given only once'],
    ['listListings', 'platform=etsy', 'platform must be one of amazon, shopify, woocommerce'],
    ['listListings', 'created_after=yesterday', 'created_after must be a time such as'],
    ['listListings', 'external_ref=%00', 'external_ref must not contain control characters'],
    ['listListings', 'brand_id=%EF%BF%BF%00', 'brand_id must not contain control characters'],
    ['listListings', 'external_ref=x&external_ref=y', 'external_ref must be given only once'],
  ] as const)('%s?%s says what is wrong', async (name, query, message) => {
    const { token } = await createAccount(service().database);
    const refused = await call(service(), name, { token, query });
    expectRefusal(refused, 'validation_error');
    expect(refused.body).toMatchObject({
      error: { message: expect.stringContaining(message) as unknown },
    });
  });

  it('read a limited number of entries, and continue if none matched', async () => {
    const account = await createAccount(service().database);
    const { id, jobId } = await write(account, { platform: 'woocommerce' });
    const { sql } = service().database;
    await sql`
      insert into listings (
        id, workspace_id, job_id, user_id, platform, tone, product_name, listing, writer, created_at
      )
      select 'lst_' || n, workspace_id, job_id, user_id, 'amazon', tone, 'Other', listing, writer,
        now() + make_interval(secs => n)
      from listings, generate_series(1, 2600) n where id = ${id}
    `;
    const first = await page('listListings', account.token, 'platform=woocommerce');
    expect(first.ids).toEqual([]);
    const next = await page(
      'listListings',
      account.token,
      `platform=woocommerce&cursor=${first.cursor}`,
    );
    expect(next).toMatchObject({ ids: [id], cursor: null });
    await sql`delete from listings where id like 'lst_%' and id <> ${id} and job_id = ${jobId}`;
  });
});

// contract §15.3
it('a listing is the same in lists, on its own and in its job, with provenance on request', async () => {
  const account = await createAccount(service().database);
  const { id, jobId } = await write(account, { external_ref: 'sku-9' });
  const { token } = account;
  const { body: job } = await call(service(), 'getJob', { token, id: jobId });
  const { body: alone } = await call(service(), 'getListing', { token, id });
  const [entry] = (await page('listListings', token)).entries;
  expect(alone).toEqual({ api_version: 'v1', ...entry });
  expect(alone).toMatchObject({
    listing_id: id,
    job_id: jobId,
    external_ref: 'sku-9',
    revision: 1,
    product_name: PRODUCT.product_name,
    listing: job['listing'],
  });
  const cited = await call(service(), 'getListing', { token, id, query: 'include=provenance' });
  expect(cited.body['provenance']).toMatchObject({ fields: expect.any(Object) as unknown });
});

// contract §15.6
it('a deleted listing is no longer returned, and can be restored as it was', async () => {
  const account = await createAccount(service().database);
  const { token } = account;
  const { id, jobId } = await write(account);
  const { body: before } = await call(service(), 'getListing', { token, id });
  const deleted = await call(service(), 'deleteListing', { token, id });
  const until = Date.parse(String(deleted.body['restorable_until']));
  expect(until - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect((await call(service(), 'deleteListing', { token, id })).body).toEqual(deleted.body);
  expect(await listed(account)).toEqual([]);
  expectRefusal(await call(service(), 'getJob', { token, id: jobId }), 'job_not_found');
  expectRefusal(await call(service(), 'getListing', { token, id }), 'listing_not_found');
  const body = { listing: { title: 'Gone' } };
  expectRefusal(await call(service(), 'editListing', { token, id, body }), 'listing_not_found');
  expect((await call(service(), 'restoreListing', { token, id })).body).toEqual(before);
  expect((await call(service(), 'restoreListing', { token, id })).body).toEqual(before);
  expect(await listed(account)).toEqual([id]);
});

// contract §15.7
it('listings of another workspace are neither read, changed nor deleted', async () => {
  const [owner, stranger] = await Promise.all([
    createAccount(service().database),
    createAccount(service().database),
  ]);
  const { id } = await write(owner);
  const { token } = stranger;
  const body = { listing: { title: 'Mine now' } };
  expectRefusal(await call(service(), 'getListing', { token, id }), 'listing_not_found');
  expectRefusal(await call(service(), 'editListing', { token, id, body }), 'listing_not_found');
  expectRefusal(await call(service(), 'deleteListing', { token, id }), 'listing_not_found');
  expectRefusal(await call(service(), 'restoreListing', { token, id }), 'listing_not_found');
  expect(await listed(stranger)).toEqual([]);
  expect(await listed(owner)).toEqual([id]);
});

// contract §15.8
it('a store’s token can read listings, but not change them', async () => {
  const account = await createAccount(service().database);
  const { id } = await write(account);
  const { sql } = service().database;
  await sql`update tokens set scope = 'plugin' where workspace_id = ${account.workspaceId}`;
  const { token } = account;
  expect(await listed(account)).toEqual([id]);
  expect((await call(service(), 'getListing', { token, id })).status).toBe(200);
  const body = { listing: { title: 'By a store' } };
  expectRefusal(await call(service(), 'editListing', { token, id, body }), 'scope_forbidden');
  expectRefusal(await call(service(), 'deleteListing', { token, id }), 'scope_forbidden');
  expectRefusal(await call(service(), 'restoreListing', { token, id }), 'scope_forbidden');
});

// contract §15.10
// contract §15.11
it('a listing that is sent to a store waits there, as it is now, until its app takes it', async () => {
  const { account, ask, edit, id } = await writtenListing(service(), { platform: 'woocommerce' });
  const { database } = service();
  const siteUrl = `https://${randomUUID()}.example`;
  const first = await connectStore(database, account, siteUrl);
  const waiting = async (token: string) => (await page('listListings', token, 'sent=true')).ids;
  const stores = async () => (await ask('query stores')).data as unknown as { id: string }[];
  // Its app has never asked, so that nothing would come of it.
  expect(await stores()).toEqual([]);
  expect(await waiting(first)).toEqual([]);
  const [store] = await stores();
  expect(store).toMatchObject({ siteUrl, sentAt: null });

  const other = await connectStore(database, account);
  await waiting(other);
  await ask('mutation send', { storeId: store?.id });
  await ask('mutation send', { storeId: store?.id });
  await edit('title', 'As it is now');
  const { entries } = await page('listListings', first, 'sent=true');
  expect(entries).toMatchObject([{ listing_id: id, listing: { title: 'As it is now' } }]);
  expect(await waiting(other)).toEqual([]);
  expect(await waiting(account.token)).toEqual([]);
  // Still there for the same store with another token.
  const token = await connectStore(database, account, siteUrl);
  expect(await waiting(token)).toEqual([id]);
  await ask('mutation delete');
  expect(await waiting(token)).toEqual([]);
  await ask('mutation restoreDeleted');

  const stranger = await createAccount(database);
  const strange = await connectStore(database, stranger);
  expectRefusal(await call(service(), 'takeListing', { token: strange, id }), 'listing_not_found');
  await call(service(), 'takeListing', { token: other, id });
  expect(await waiting(token)).toEqual([id]);
  const taken = await call(service(), 'takeListing', { token, id });
  expect(taken.body).toMatchObject({ listing_id: id });
  expect((await call(service(), 'takeListing', { token, id })).body).toEqual(taken.body);
  expect(await waiting(token)).toEqual([]);

  // Taken back in the dashboard.
  await waiting(token);
  const now = (await stores()).find((one) => 'siteUrl' in one && one.siteUrl === siteUrl);
  await ask('mutation send', { storeId: now?.id });
  expect(await waiting(token)).toEqual([id]);
  await ask('mutation unsend', { storeId: now?.id });
  expect(await waiting(token)).toEqual([]);
  expect((await ask('mutation send', { storeId: 'tok_unknown' })).status).toBe(404);
});
