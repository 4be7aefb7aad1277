import { longestTurn } from '@wareword/event-loop/testing';
import { BatchSchema } from '@wareword/shared-schema';
import { expect, it } from 'vitest';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { startClientThread, type ClientRequest } from '../client-thread.ts';
import { call } from '../contract/call.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { writtenListing } from './written-listing.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });

/** The promised maximum in CPU time. */
const MAX_TURN_MS = 100;

/** The maximum characters of an edited listing, each of three bytes. */
const LONGEST = '世'.repeat(64_000);
const LONG = LONGEST.slice(0, 20_000);
const BYTES = 3 * LONG.length;

async function longListing(description = LONG) {
  const written = await writtenListing(service());
  await service().database.sql`
    update listings set listing =
      jsonb_set(listing::jsonb, '{description}', to_jsonb(${description}::text))::json
    where id = ${written.id}
  `;
  return written;
}

async function copy(id: string, times: number): Promise<void> {
  await service().database.sql`
    insert into listings (
      id, workspace_id, job_id, user_id, platform, tone, product_name, listing, writer, is_copy
    )
    select new_typeid('lst'), workspace_id, job_id, user_id, platform, tone, product_name, listing,
      writer, true
    from listings, generate_series(1, ${times}) where id = ${id}
  `;
}

/** All entries of a list by their ids, and how many each of its pages has. */
async function pagesOf(list: 'listings' | 'jobs', token: string) {
  const endpoint = { listings: 'listListings', jobs: 'listJobs' } as const;
  const ids: unknown[] = [];
  const sizes: number[] = [];
  for (let query = 'limit=50'; ;) {
    const { body } = await call(service(), endpoint[list], { token, query });
    const entries = body[list] as { listing_id: string }[];
    ids.push(...entries.map(({ listing_id }) => listing_id));
    sizes.push(entries.length);
    const next = body['next_cursor'] as string | null;
    if (next === null) return { ids, sizes };
    query = `limit=50&cursor=${next}`;
  }
}

// contract §15.1
it('a page of long listings has fewer of them, and the next ones follow', async () => {
  const { account, id } = await longListing();
  await copy(id, 79);
  const { ids, sizes } = await pagesOf('listings', account.token);
  expect(new Set(ids).size).toBe(80);
  expect(ids).toHaveLength(80);
  expect(Math.max(...sizes) * BYTES).toBeLessThan(2.2 * 1024 * 1024);
  expect(sizes).toHaveLength(3);
});

// contract §15.1
it('a page of jobs with long listings has fewer of them, and the next ones follow', async () => {
  const { account } = await longListing();
  const { token, workspaceId } = account;
  for (let n = 0; n < 45; n++) await call(service(), 'createJob', { token, body: PRODUCT });
  const { sql } = service().database;
  await expect
    .poll(() => sql`select from jobs where status = 'complete' and workspace_id = ${workspaceId}`)
    .toHaveLength(46);
  await sql`
    update listings set listing =
      jsonb_set(listing::jsonb, '{description}', to_jsonb(${LONG}::text))::json
    where workspace_id = ${workspaceId}
  `;
  const { ids, sizes } = await pagesOf('jobs', token);
  expect(new Set(ids).size).toBe(46);
  expect(ids).toHaveLength(46);
  expect(Math.max(...sizes) * BYTES).toBeLessThan(2.2 * 1024 * 1024);
  expect(sizes).toHaveLength(2);
});

// contract §14.3
it('a page of a batch with long listings has fewer items, and the next ones follow', async () => {
  const { account } = await longListing();
  const { token } = account;
  const requests = Array.from({ length: 60 }, (_, n) => ({ ...PRODUCT, external_ref: `${n}` }));
  const created = await call(service(), 'createBatch', { token, body: { requests } });
  const id = String(created.body['batch_id']);
  const read = async (query: string) =>
    BatchSchema.parse((await call(service(), 'getBatch', { token, id, query })).body);
  await expect.poll(async () => (await read('limit=1')).status).toBe('complete');
  await service().database.sql`
    update listings set listing =
      jsonb_set(listing::jsonb, '{description}', to_jsonb(${LONG}::text))::json
    where workspace_id = ${account.workspaceId}
  `;
  const first = await read('limit=60');
  const { length } = first.items;
  expect(length).toBeLessThan(40);
  expect(first.next_cursor).toBe(String(length));
  const rest = await read(`limit=60&cursor=${first.next_cursor}`);
  expect(rest.items[0]?.index).toBe(length);
  expect(length + rest.items.length).toBe(60);
});

it('of many long listings, fewer are exported at a time', async () => {
  const { ask, id } = await longListing();
  const exported = (ids: string[]) =>
    ask('mutation exportSelected', { ids, format: 'json' }) as Promise<{
      status: number;
      data: { count?: number };
      message: string;
    }>;
  expect((await exported(Array<string>(200).fill(id))).data.count).toBe(1);
  await copy(id, 99);
  const rows = await service().database.sql<{ id: string }[]>`
    select id from listings where workspace_id = (select workspace_id from listings where id = ${id})
  `;
  const ids = rows.map((row) => row.id);
  expect((await exported(ids.slice(0, 50))).data.count).toBe(50);
  expect(await exported(ids)).toMatchObject({
    status: 400,
    message: 'These listings are too long for one file. Select fewer, then export again.',
  });
});

it('a dashboard request exports one file', async () => {
  const { account, id } = await longListing();
  const cookie = await sessionCookie(service(), account.userId);
  const names = Array<string>(20).fill('listings.exportSelected');
  const response = await fetch(`${service().baseUrl}/trpc/${names.join(',')}?batch=1`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(
      Object.fromEntries(names.map((_, n) => [n, { ids: [id], format: 'json' }])),
    ),
  });
  const results = (await response.json()) as { error?: { message: string } }[];
  expect(results.filter(({ error }) => error === undefined)).toHaveLength(1);
  expect(results[1]?.error?.message).toBe('Export one file at a time.');
});

it('however long the listings are, reading them does not block the event loop', async () => {
  const { account, id } = await longListing(LONGEST);
  await copy(id, 49);
  await service().database.sql`
    insert into listing_versions
      (listing_id, version, listing, edited_fields, broken_rules, cause, user_id)
    select l.id, n, l.listing, l.edited_fields, l.broken_rules, 'restored', l.user_id
    from listings l, generate_series(1, 100) n where l.id = ${id}
  `;
  const Cookie = await sessionCookie(service(), account.userId);
  const versions = `versions?input=${encodeURIComponent(JSON.stringify({ id }))}`;
  const reads: Record<string, ClientRequest[]> = {
    'ten pages': Array<ClientRequest>(10).fill({
      url: `${service().apiUrl}/listings?limit=50`,
      headers: { Authorization: `Bearer ${account.token}` },
    }),
    versions: Array<ClientRequest>(20).fill({
      url: `${service().baseUrl}/trpc/listings.${versions}`,
      headers: { Cookie },
    }),
    export: [
      {
        url: `${service().baseUrl}/trpc/listings.exportSelected`,
        method: 'POST',
        headers: { Cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids: [id], format: 'json' }),
      },
    ],
  };
  const send = startClientThread();
  const slow: string[] = [];
  for (const [name, requests] of Object.entries(reads)) {
    const read = async () => expect(await send(requests)).toEqual(requests.map(() => 200));
    const ms = await longestTurn(read, MAX_TURN_MS);
    if (ms > MAX_TURN_MS) slow.push(`${name}: ${ms.toFixed(0)} ms`);
  }
  expect(slow).toEqual([]);
});
