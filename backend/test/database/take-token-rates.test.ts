import { createAccount } from '../accounts.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/database/index.ts';
import { createTestDatabase } from '../database.ts';

let database: Database;
let workspaceId: string;
beforeEach(async () => {
  database = openDatabase(await createTestDatabase(), { connections: 1 });
  ({ workspaceId } = await createAccount(database));
});
afterEach(() => database.close());

/** Takes one request, or several that arrive together. */
async function take(
  limit: number,
  requests = 1,
): Promise<{ allowed: number; remaining: number; reset: number }> {
  const [row] = await database.sql<[{ allowed: number; remaining: number; reset: number }]>`
    select rate.allowed, rate.remaining, rate.reset_seconds as reset
    from tokens t, take_token_rates(
      array[t.workspace_id], array[t.id], array[${requests}::int], ${limit}
    ) rate
    where t.workspace_id = ${workspaceId}
  `;
  return row;
}

/** Moves the key's requests into the past, by a whole number of shared entries. */
async function ageWindow(entries: number): Promise<void> {
  await database.sql`
    update token_rates
    set passes = array(select pass - ${entries} * interval '600 ms' from unnest(passes) pass)
  `;
}

describe.each([100, 101, 150, 10_000])('with %i requests a minute', (limit) => {
  it('exactly as many pass, and each is free again a minute later', async () => {
    for (let left = limit - 1; left >= 0; left -= limit > 1000 ? 1000 : 1) {
      expect(await take(limit)).toMatchObject({ allowed: 1, remaining: left });
      // The other 999 of this thousand, without a query for each.
      if (limit > 1000) expect(await take(limit, 999)).toMatchObject({ allowed: 999 });
    }
    expect(await take(limit)).toMatchObject({ allowed: 0, remaining: 0 });
    await ageWindow(80);
    expect(await take(limit)).toMatchObject({ allowed: 0, remaining: 0 });
    await ageWindow(21);
    expect(await take(limit)).toMatchObject({ allowed: 1 });
  });
});

it('a window over 100 per minute never has more than 102 entries', async () => {
  for (let step = 0; step < 130; step++) {
    await take(10_000);
    await take(10_000);
    await ageWindow(1);
  }
  const [row] = await database.sql<[{ entries: number; requests: number }]>`
    select cardinality(passes) as entries,
      (select sum(requests)::int from unnest(counts) requests) as requests
    from token_rates
  `;
  expect(row.entries).toBeLessThanOrEqual(102);
  expect(row.requests).toBeGreaterThan(row.entries);
});

it('a raised limit counts what passed before', async () => {
  for (let count = 0; count < 5; count++) await take(10);
  expect(await take(200)).toMatchObject({ allowed: 1, remaining: 194 });
});

it.each([10, 1000])(
  'of requests that arrive together, as many of %i pass as fit',
  async (limit) => {
    expect(await take(limit, limit - 3)).toMatchObject({ allowed: limit - 3, remaining: 3 });
    expect(await take(limit, 5)).toMatchObject({ allowed: 3, remaining: 0 });
    expect(await take(limit, 5)).toMatchObject({ allowed: 0, remaining: 0 });
    await ageWindow(101);
    expect(await take(limit, limit + 5)).toMatchObject({ allowed: limit, remaining: 0 });
  },
);

it('counts the requests of several tokens, each by itself', async () => {
  const other = await createAccount(database);
  await take(10, 9);
  const rows = await database.sql`
    select rate.allowed, rate.remaining, t.workspace_id = ${other.workspaceId} as other
    from (
      select array_agg(workspace_id) as workspace_ids, array_agg(id) as ids from tokens
    ) t1,
    take_token_rates(t1.workspace_ids, t1.ids, array[2, 2], 10) rate
    join tokens t on t.id = rate.token_id order by other
  `;
  expect(rows).toEqual([
    { allowed: 1, remaining: 0, other: false },
    { allowed: 2, remaining: 8, other: true },
  ]);
});
