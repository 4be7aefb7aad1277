import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../../src/credits/index.ts';
import { newId } from '../../src/identifiers.ts';
import { eraseDeletedListings } from '../../src/listings/index.ts';
import { Retention, type RetentionSettings } from '../../src/retention/index.ts';
import { createAccount } from '../accounts.ts';
import { call } from '../contract/call.ts';
import { jobIdOf, readUsed } from '../contract/workspace-state.ts';
import { PRODUCT } from '../http.ts';
import { writtenListing } from '../listings/written-listing.ts';
import { useService } from '../service.ts';

const service = useService();

/** One pass over all workspaces of this file. */
async function runRetention(settings: Partial<RetentionSettings>): Promise<void> {
  const { database } = service();
  const retention = { listingDays: undefined, jobDays: undefined, auditDays: 365, ...settings };
  const logger = pino({ level: 'silent' });
  await new Retention({ database, logger, retention }).run(new AbortController().signal);
}

/** Makes everything of a workspace older. */
async function age(workspaceId: string, days: number): Promise<void> {
  const { sql } = service().database;
  const earlier = sql`make_interval(days => ${days})`;
  for (const table of ['jobs', 'listings', 'listing_versions', 'batches', 'bulk_runs']) {
    await sql`
      update ${sql(table)} set created_at = created_at - ${earlier}
      where workspace_id = ${workspaceId}
    `;
  }
  await sql`
    update listings set edited_at = edited_at - ${earlier}, deleted_at = deleted_at - ${earlier}
    where workspace_id = ${workspaceId}
  `;
}

async function idsOf(table: 'jobs' | 'listings' | 'credits', workspaceId: string) {
  const { sql } = service().database;
  const rows = await sql<{ id: string }[]>`
    select id from ${sql(table)} where workspace_id = ${workspaceId} order by created_at, id
  `;
  return rows.map(({ id }) => id);
}

async function expectNoDrift(): Promise<void> {
  expect(await auditLedger({ ctx: service() })).toMatchObject({ drift: 0 });
}

describe("a listing that wasn't edited during the retention period", () => {
  it('is deleted, can be restored, and is erased 30 days later with its job', async () => {
    const { account, ask, id, poll } = await writtenListing(service());
    const used = await readUsed(service(), account.token);
    await age(account.workspaceId, 91);
    await runRetention({ listingDays: 90, jobDays: 90 });
    expect((await ask('query search')).data).toMatchObject({ entries: [] });
    expect((await poll()).status).toBe(404);
    expect(await idsOf('jobs', account.workspaceId)).toHaveLength(1);
    await ask('mutation restoreDeleted');
    expect((await poll()).status).toBe(200);

    await runRetention({ listingDays: 90, jobDays: 90 });
    await age(account.workspaceId, 31);
    await eraseDeletedListings({ ctx: service() });
    expect(await idsOf('listings', account.workspaceId)).not.toContain(id);
    await runRetention({ listingDays: 90, jobDays: 90 });
    expect(await idsOf('jobs', account.workspaceId)).toEqual([]);
    // The credits it cost still count.
    expect(await readUsed(service(), account.token)).toBe(used);
    expect(await idsOf('credits', account.workspaceId)).toHaveLength(1);
    await expectNoDrift();
  });

  it('stays while it is edited', async () => {
    const { account, ask, edit, poll, read } = await writtenListing(service());
    await age(account.workspaceId, 91);
    await edit('title', 'Still sold');
    await runRetention({ listingDays: 90 });
    expect((await poll()).status).toBe(200);
    const { revision } = await read();
    await ask('mutation restore', { revision, version: 1 });
    await runRetention({ listingDays: 90 });
    expect((await poll()).status).toBe(200);
    await age(account.workspaceId, 91);
    await runRetention({ listingDays: 90 });
    expect((await poll()).status).toBe(404);
  });

  it('is kept if nothing is set, whatever its age', async () => {
    const { account, poll } = await writtenListing(service());
    await age(account.workspaceId, 4000);
    await runRetention({});
    expect((await poll()).status).toBe(200);
  });
});

describe('a job that has ended, within the retention period', () => {
  it('stays while its listing is there, or a copy of it', async () => {
    const { account, ask, poll } = await writtenListing(service());
    const { data } = await ask('mutation duplicate');
    await age(account.workspaceId, 91);
    await runRetention({ jobDays: 90 });
    expect((await poll()).status).toBe(200);

    await ask('mutation delete');
    await age(account.workspaceId, 31);
    await eraseDeletedListings({ ctx: service() });
    await runRetention({ jobDays: 90 });
    const copy = await ask('query read', { id: data['id'] });
    expect(copy.data).toMatchObject({ request: { features: PRODUCT.features } });
  });

  it("is deleted once it has failed; one that hasn't ended is kept", async () => {
    const idle = await createAccount(service().database);
    const { sql } = service().database;
    const create = async () =>
      jobIdOf(await call(service(), 'createJob', { token: idle.token, body: PRODUCT }));
    const ended = await create();
    const [running, recent] = [newId('job'), newId('job')];
    await expect
      .poll(async () => (await call(service(), 'getJob', { token: idle.token, id: ended })).body)
      .toMatchObject({ status: 'complete' });
    // The workspace gets a failed, a running and a recent job.
    await sql`delete from listings where workspace_id = ${idle.workspaceId}`;
    await sql`
      update jobs set status = 'failed', error_code = 'generation_failed', listing_id = null
      where id = ${ended}
    `;
    await sql`update credits set state = 'refunded' where id = ${ended}`;
    await sql`
      update usage_counters set used = used - 1 where workspace_id = ${idle.workspaceId}
    `;
    await age(idle.workspaceId, 91);
    for (const [id, state, days] of [
      [running, 'processing', 91],
      [recent, 'failed', 1],
    ] as const) {
      await sql`
        insert into jobs (
          id, workspace_id, user_id, kind, status, platform, tone, request, created_at, finished_at
        )
        select
          ${id}, workspace_id, user_id, 'bulk', ${state}, platform, tone, request,
          now() - make_interval(days => ${days}), case ${state}::text when 'failed' then now() end
        from jobs where id = ${ended}
      `;
    }
    await runRetention({ jobDays: 90 });
    expect(await idsOf('jobs', idle.workspaceId)).toEqual([running, recent]);
    await sql`delete from jobs where id in (${running}, ${recent})`;
    await expectNoDrift();
  });

  it('is deleted with its batch', async () => {
    const account = await createAccount(service().database);
    const { token, workspaceId } = account;
    const created = await call(service(), 'createBatch', {
      token,
      body: { requests: [PRODUCT, PRODUCT] },
    });
    const id = String(created.body['batch_id']);
    const status = async () => (await call(service(), 'getBatch', { token, id })).body['status'];
    await expect.poll(status, { timeout: 25_000 }).toBe('complete');
    const used = await readUsed(service(), token);
    await age(workspaceId, 91);
    await runRetention({ listingDays: 90, jobDays: 90 });
    expect((await call(service(), 'getBatch', { token, id })).status).toBe(404);
    await age(workspaceId, 31);
    await eraseDeletedListings({ ctx: service() });
    await runRetention({ listingDays: 90, jobDays: 90 });
    expect(await idsOf('jobs', workspaceId)).toEqual([]);
    const { sql } = service().database;
    expect(await sql`select from batch_items where workspace_id = ${workspaceId}`).toEqual([]);
    // Two listings are one row of the ledger now.
    expect(await idsOf('credits', workspaceId)).toHaveLength(1);
    expect(await readUsed(service(), token)).toBe(used);
    await expectNoDrift();
  });
});
