import { expect, it } from 'vitest';
import { eraseDeletedListings } from '../../src/listings/index.ts';
import { call } from '../contract/call.ts';
import { readUsed } from '../contract/workspace-state.ts';
import { useService, type TestService } from '../service.ts';
import { writtenListing, type Shown } from './written-listing.ts';

const service = useService();

// contract §7.10
it('a deleted listing is gone from history, API and exports, until the deletion is undone', async () => {
  const { account, ask, edit, id, poll, read } = await writtenListing(service());
  expect((await ask('mutation delete')).status).toBe(200);
  expect((await poll()).status).toBe(404);
  const jobs = await call(service(), 'listJobs', { token: account.token });
  expect(jobs.body['jobs']).toEqual([]);
  expect((await ask('query search')).data).toMatchObject({ entries: [] });
  expect((await ask('query export', { format: 'json' })).status).toBe(404);
  expect((await edit('title', 'x')).message).toMatch(/Restore it first/);
  // Its page offers to restore it, and so does the list of deleted ones of its own workspace.
  expect((await read()).deletedAt).not.toBeNull();
  expect((await ask('query deleted')).data).toMatchObject({ listings: [{ id }] });
  const other = await writtenListing(service());
  await other.ask('mutation delete');
  expect((await other.ask('query deleted')).data).toMatchObject({ listings: [{ id: other.id }] });

  await ask('mutation restoreDeleted');
  expect((await poll()).status).toBe(200);
  expect((await ask('query search')).data).toMatchObject({ entries: [{}] });
  expect((await ask('query deleted')).data).toMatchObject({ listings: [] });
});

it('is erased with its versions after 30 days, and stays unknown to the API', async () => {
  const { account, ask, edit, id, poll } = await writtenListing(service());
  const other = await writtenListing(service());
  const { sql } = service().database;
  await edit('title', 'x');
  await ask('mutation delete');
  await other.ask('mutation delete');
  await sql`update listings set deleted_at = deleted_at - interval '30 days' where id = ${id}`;
  await eraseDeletedListings({ ctx: service() });
  const left = await sql`
    select id from listings where id = any(${sql.array([id, other.id])})
    union all select listing_id from listing_versions where listing_id = ${id}
  `;
  expect(left).toEqual([{ id: other.id }]);
  expect((await poll()).status).toBe(404);
  expect((await ask('mutation restoreDeleted')).status).toBe(404);
  expect((await ask('query read')).status).toBe(404);
  expect((await ask('query deleted')).data).toMatchObject({ listings: [] });
  const jobs = await call(service(), 'listJobs', { token: account.token });
  expect(jobs.body['jobs']).toEqual([]);
});

it('a duplicate is a free, independent listing with the same texts', async () => {
  const { account, ask, edit, poll, read } = await writtenListing(service());
  await edit('title', 'Mine');
  const used = await readUsed(service(), account.token);
  const { data } = await ask('mutation duplicate');
  const copy = { id: data['id'] };
  expect(await readUsed(service(), account.token)).toBe(used);
  expect((await ask('query read', copy)).data).toMatchObject({
    productName: 'Walnut Desk Organizer (copy)',
    listing: (await read()).listing,
    editedFields: ['title'],
  });
  await edit('title', 'The copy', { ...copy, revision: 1 });
  expect((await read()).listing.title).toBe('Mine');
  expect((await poll()).job).toMatchObject({ listing: { title: 'Mine' } });
  expect((await ask('query search')).data).toMatchObject({ entries: [{ id: copy.id }, {}] });
});

it('a duplicate of an edited listing stays edited when its own edits are taken back', async () => {
  const { ask, edit, read } = await writtenListing(service());
  await edit('title', 'Mine');
  const copy = { id: (await ask('mutation duplicate')).data['id'] };
  const readCopy = async () => (await ask('query read', copy)).data as unknown as Shown;
  const { backend_terms: terms } = (await read()).listing;
  await edit('backend_terms', 'stationery', { ...copy, revision: 1 });
  expect((await readCopy()).editedFields.toSorted()).toEqual(['backend_terms', 'title']);
  await edit('backend_terms', terms, { ...copy, revision: 2 });
  await edit('title', 'Ours', { ...copy, revision: 3 });
  await edit('title', 'Mine', { ...copy, revision: 4 });
  expect(await readCopy()).toMatchObject({ editedFields: ['title'] });
  expect((await readCopy()).editedAt).not.toBeNull();
});

it('a duplicate of a duplicate is not called "(copy) (copy)"', async () => {
  const { ask } = await writtenListing(service());
  const { data } = await ask('mutation duplicate');
  const again = await ask('mutation duplicate', { id: data['id'] });
  expect((await ask('query read', { id: again.data['id'] })).data).toMatchObject({
    productName: 'Walnut Desk Organizer (copy)',
  });
});

it('selections are locked in one order, so that two that overlap never wait for each other', async () => {
  const { ask, id } = await writtenListing(service());
  const copies = await Promise.all([1, 2].map(async () => (await ask('mutation duplicate')).data));
  const ids = [id, ...copies.map((copy) => String(copy['id']))].sort();
  const [first = ''] = ids;
  const { sql } = service().database;
  // Postgres finds the row that was written last at the end of the table.
  await sql`update listings set deleted_at = null where id = ${first}`;
  const answer = await sql.begin(async (tx) => {
    await tx`select from listings where id = ${first} for update`;
    const deleted = ask('mutation deleteSelected', { ids: ids.toReversed() });
    await expect.poll(() => waitingStatements(sql)).toBe(1);
    const free = await tx`
      select id from listings where id = any(${tx.array(ids)}) for update skip locked
    `;
    expect(free).toHaveLength(ids.length);
    return { deleted };
  });
  expect((await answer.deleted).data).toHaveLength(ids.length);
});

async function waitingStatements(sql: TestService['database']['sql']): Promise<number> {
  const [{ waiting }] = await sql<[{ waiting: number }]>`
    select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()
  `;
  return waiting;
}
