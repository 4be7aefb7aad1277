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

async function take(limit: number): Promise<{ allowed: boolean; remaining: number }> {
  const [row] = await database.sql<[{ allowed: boolean; remaining: number }]>`
    select rate.allowed, rate.remaining
    from tokens t, take_token_rate(t.workspace_id, t.id, ${limit}) rate
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
      expect(await take(limit)).toEqual({ allowed: true, remaining: left });
      if (limit > 1000) {
        // The other 999 of this thousand, without a query for each.
        await database.sql`update token_rates set counts[1] = counts[1] + 999`;
      }
    }
    expect(await take(limit)).toMatchObject({ allowed: false });
    await ageWindow(80);
    expect(await take(limit)).toMatchObject({ allowed: false });
    await ageWindow(21);
    expect((await take(limit)).allowed).toBe(true);
  });
});

it('a window over 100 per minute never has more than 101 entries', async () => {
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
  expect(row.entries).toBeLessThanOrEqual(101);
  expect(row.requests).toBeGreaterThan(row.entries);
});

it('a raised limit counts what passed before', async () => {
  for (let count = 0; count < 5; count++) await take(10);
  expect(await take(200)).toEqual({ allowed: true, remaining: 194 });
});
