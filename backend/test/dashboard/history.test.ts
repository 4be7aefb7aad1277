import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';

const service = useService();

interface Page {
  readonly entries: { readonly id: string; readonly productName: string }[];
  readonly next?: object;
  readonly searchedTo?: string;
}

/**
 * An account with listings of these names, newest first; optionally all created at the same time.
 */
async function accountWith(names: readonly string[], { sameTime = false } = {}) {
  const { database } = service();
  const account = await createAccount(database);
  await seed(account, names, sameTime);
  const call = async (procedure: `${'query' | 'mutation'} ${string}`, input: object) =>
    callDashboard(service(), await sessionCookie(service(), account.userId), procedure, input);
  return {
    account,
    call,
    ask: async (input: object) => call('query listings.search', input),
  };
}

async function seed({ workspaceId, userId }: TestAccount, names: readonly string[], once: boolean) {
  const { sql } = service().database;
  await sql`
    insert into listings (
      id, workspace_id, job_id, user_id, platform, tone, product_name, listing, writer, created_at
    )
    select
      'lst_01' || substr(md5(${workspaceId} || n), 1, 24), ${workspaceId}, 'job', ${userId},
      'shopify', 'Professional', name, json_build_object('title', name), 'embedded',
      now() - interval '1 second' * case when ${once} then 0 else n end
    from unnest(${sql.array([...names])}::text[]) with ordinality named (name, n)
  `;
}

/** Reads all pages, like the page does. */
async function readAll(ask: (input: object) => ReturnType<typeof callDashboard>, input: object) {
  const pages: Page[] = [];
  for (let cursor: object | undefined; pages.length < 100;) {
    const { data, status } = await ask({ ...input, ...(cursor && { cursor }) });
    expect(status).toBe(200);
    const page = data as unknown as Page;
    pages.push(page);
    cursor = page.next;
    if (cursor === undefined) return pages;
  }
  throw new Error('The history does not end.');
}

const namesIn = (pages: readonly Page[]) =>
  pages.flatMap(({ entries }) => entries.map(({ productName }) => productName));

describe('history with search, filters and paging', () => {
  it('shows each of many listings created at the same time once, in a stable order', async () => {
    const names = Array.from({ length: 130 }, (_, n) => `Chair ${n}`);
    const { ask } = await accountWith(names, { sameTime: true });
    const pages = await readAll(ask, {});
    expect(pages.map(({ entries }) => entries.length)).toEqual([25, 25, 25, 25, 25, 5]);
    expect(new Set(namesIn(pages))).toEqual(new Set(names));
  });

  it('scans a long history in bounded steps, and finds the oldest match', async () => {
    const names = Array.from({ length: 11_000 }, (_, n) => `Chair ${n}`);
    names[3999] = 'Stool between two steps';
    names[10_999] = 'Stool at the end';
    const { ask } = await accountWith(names);
    const pages = await readAll(ask, { text: 'stool' });
    expect(pages).toHaveLength(6);
    expect(namesIn(pages)).toEqual(['Stool between two steps', 'Stool at the end']);
    expect(pages[0]?.searchedTo).toBeDefined();
    expect(pages.at(-1)?.searchedTo).toBeUndefined();
    expect((await readAll(ask, { text: 'nothing like it' })).length).toBe(6);
  });

  it('a step that ends at the last listing of a full page misses nothing', async () => {
    // 25 fill the page; the step ends at the 26th match.
    const names = Array.from({ length: 4040 }, (_, n) => (n >= 3974 ? `Stool ${n}` : `Chair ${n}`));
    const { ask } = await accountWith(names);
    const found = namesIn(await readAll(ask, { text: 'stool' }));
    expect(found).toEqual(names.filter((name) => name.startsWith('Stool')));
  });

  it('searches for special characters literally: percent, underscore, quotes, backslash, NUL', async () => {
    const odd = [`100% Wool`, `snake_case`, `O'Brien "Deluxe"`, String.raw`back\slash`, 'İstanbul'];
    const { ask } = await accountWith([...odd, 'Plain Chair']);
    const search = async (text: string) => {
      const { data, status } = await ask({ text });
      expect(status).toBe(200);
      return (data as unknown as Page).entries.map(({ productName }) => productName);
    };
    expect(await search('%')).toEqual([odd[0]]);
    expect(await search('_')).toEqual([odd[1]]);
    expect(await search(`o'brien "deluxe"`)).toEqual([odd[2]]);
    expect(await search('\\')).toEqual([odd[3]]);
    expect(await search('chair\0plain')).toEqual(['Plain Chair']);
    expect(await search(`'; drop table listings; --`)).toEqual([]);
    expect(await search('\ud800')).toEqual([]);
    expect(await search(' \t ')).toHaveLength(6);
  });

  it('rejects 10 KB of search text, and invalid cursors and days, with a clear message', async () => {
    const { ask } = await accountWith(['Chair']);
    for (const input of [
      { text: 'x'.repeat(10_240) },
      { cursor: { at: '2026-02-30 10:00:00+00', id: 'lst_01' } },
      { cursor: { at: '2026-01-01 25:00:00+00', id: 'lst_01' } },
      { cursor: { at: '0000-01-01 10:00:00+00', id: 'lst_01' } },
      { cursor: { at: '2026-01-01 10:00:00+00', id: 'lst\0' } },
      { from: 'yesterday' },
      { brandId: randomUUID() },
    ]) {
      const { status, message } = await ask(input);
      expect({ input, status }).toEqual({ input, status: 400 });
      expect(message).not.toMatch(/our end/);
    }
    const { status } = await ask({
      from: '0001-01-01T00:00:00+02:00',
      until: '9999-12-31T23:59:59-02:00',
    });
    expect(status).toBe(200);
  });

  it('is sorted by name or by time, and each listing is on one page', async () => {
    const names = Array.from(
      { length: 60 },
      (_, n) => `Chair ${String((n * 37) % 60).padStart(2, '0')}`,
    );
    const { ask } = await accountWith(names);
    const sorted = names.toSorted();
    expect(namesIn(await readAll(ask, { order: 'name' }))).toEqual(sorted);
    expect(namesIn(await readAll(ask, { order: 'name-descending' }))).toEqual(sorted.toReversed());
    expect(namesIn(await readAll(ask, { order: 'oldest' }))).toEqual(names.toReversed());
    const { data } = await ask({ order: 'name' });
    const { status } = await ask({ order: 'newest', cursor: data['next'] });
    expect(status).toBe(400);
  });

  it('counts what each filter would show, and says if there is more than it counts', async () => {
    const { account, call } = await accountWith([
      'Oak Chair',
      'Oak Stool',
      'Ash Chair',
      'Ash Stool',
    ]);
    const { sql } = service().database;
    await sql`
      update listings set platform = 'amazon', origin = 'api', edited_at = now()
      where workspace_id = ${account.workspaceId} and product_name = 'Oak Chair'
    `;
    await sql`
      update listings set broken_rules = '[{"rule":"x"}]', edited_at = now()
      where workspace_id = ${account.workspaceId} and product_name = 'Ash Stool'
    `;
    const count = async (filter: object) => (await call('query listings.counts', filter)).data;
    expect(await count({})).toEqual({
      total: 4,
      platform: { amazon: 1, shopify: 3 },
      brandId: {},
      origin: { api: 1, dashboard: 3 },
      state: { edited: 2, broken: 1 },
      hasMore: false,
    });
    expect(await count({ text: 'chair', platform: 'shopify' })).toEqual({
      total: 1,
      platform: { amazon: 1, shopify: 1 },
      brandId: {},
      origin: { dashboard: 1 },
      state: {},
      hasMore: false,
    });
    const found = await call('query listings.search', { state: 'broken' });
    expect(found.data['entries']).toMatchObject([{ productName: 'Ash Stool', breaksRules: true }]);
    const many = await accountWith(Array.from({ length: 2001 }, (_, n) => `Chair ${n}`));
    const countMany = async (filter: object) =>
      (await many.call('query listings.counts', filter)).data;
    expect(await countMany({})).toMatchObject({ total: 2000, hasMore: true });
    expect(await countMany({ text: 'chair 199' })).toMatchObject({ total: 12, hasMore: true });
    await sql`
      update listings set deleted_at = now()
      where workspace_id = ${many.account.workspaceId} and product_name in ('Chair 5', 'Chair 6')
    `;
    expect(await countMany({})).toMatchObject({ total: 1999, hasMore: false });
  });

  it('selects at most 200, and says that there are more', async () => {
    const { call } = await accountWith(Array.from({ length: 230 }, (_, n) => `Chair ${n}`));
    const select = async (filter: object) => (await call('query listings.select', filter)).data;
    const all = await select({});
    expect(all['ids']).toHaveLength(200);
    expect(all['hasMore']).toBe(true);
    const some = await select({ text: 'chair 22' });
    expect(some['ids']).toHaveLength(12);
    expect(some['hasMore']).toBe(false);
    // The last one that is scanned matches, and so does an older one.
    const names = Array.from({ length: 2001 }, (_, n) => (n < 1999 ? `Chair ${n}` : `Stool ${n}`));
    const many = await accountWith(names);
    const { data } = await many.call('query listings.select', { text: 'stool' });
    expect(data['ids']).toHaveLength(1);
    expect(data['hasMore']).toBe(true);
  });

  it('deletes and restores the selected listings, but never another workspace’s', async () => {
    const { ask, call } = await accountWith(['One', 'Two', 'Three']);
    const other = await accountWith(['Theirs']);
    const { data } = await call('query listings.select', {});
    const theirs = await other.call('query listings.select', {});
    const [first, second] = data['ids'] as string[];
    const ids = [first, second, ...(theirs.data['ids'] as string[]), 'lst_unknown'];
    const gone = await call('mutation listings.deleteSelected', { ids });
    expect((gone.data as unknown as string[]).toSorted()).toEqual([first, second].toSorted());
    expect(namesIn(await readAll(ask, {}))).toEqual(['Three']);
    expect(namesIn(await readAll(other.ask, {}))).toEqual(['Theirs']);
    await call('mutation listings.restoreSelected', { ids });
    expect(namesIn(await readAll(ask, {}))).toEqual(['One', 'Two', 'Three']);
    const tooMany = Array.from({ length: 201 }, (_, n) => `lst_${n}`);
    const refused = await call('mutation listings.deleteSelected', { ids: tooMany });
    expect(refused.status).toBe(400);
  });
});
