import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/database/index.ts';
import { newId } from '../../src/identifiers.ts';
import { hashToken } from '../../src/tokens/token-format.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { createTestDatabase } from '../database.ts';
import { PRODUCT } from '../http.ts';

const LIMIT = 3;

let database: Database;
let account: TestAccount;
beforeEach(async () => {
  database = openDatabase(await createTestDatabase(), { connections: 1 });
  account = await createAccount(database);
});
afterEach(() => database.close());

interface Sent {
  readonly token?: string;
  readonly idempotency_key?: string;
  readonly brand_id?: string;
}

/** Sends requests that arrive together. */
async function accept(requests: readonly Sent[], rateLimit = 100) {
  const { sql } = database;
  const plans = { agency: { limit: LIMIT, brands: 1 } };
  const full = requests.map(({ token = account.token, ...request }) => ({
    hash: hashToken(token).toString('hex'),
    scopes: ['api'],
    job_id: newId('job'),
    kind: 'async',
    request: PRODUCT,
    platform: 'shopify',
    tone: 'Professional',
    if_changed: false,
    ...request,
  }));
  const rows = await sql<{ verdict: string | null; job_id: string | null; used: number | null }[]>`
    select verdict, job_id, used
    from accept_generations(
      ${JSON.stringify(full)}::text::json, '{agency}', ${rateLimit},
      ${sql.json(plans)}, 1000000
    )
    order by ordinal
  `;
  return rows.map((row) => ({ ...row, job: full.findIndex((one) => one.job_id === row.job_id) }));
}

async function counts() {
  const [row] = await database.sql<[{ used: number; credits: number; jobs: number }]>`
    select
      (select used from usage_counters where workspace_id = ${account.workspaceId}) as used,
      (select count(*)::int from credits where state = 'reserved') as credits,
      (select count(*)::int from jobs where status = 'queued') as jobs
  `;
  return row;
}

it('requests that arrive together are decided one after another', async () => {
  const rows = await accept([
    { idempotency_key: 'a', brand_id: 'brd_unknown' },
    { idempotency_key: 'a' },
    { idempotency_key: 'a' },
    {},
    {},
    {},
  ]);
  expect(rows.map(({ verdict, used, job }) => [verdict, used, job])).toEqual([
    ['brand_forbidden', 0, -1],
    // Its key was released by the first, which was refused.
    [null, 1, 1],
    ['replayed', 1, 1],
    [null, 2, 3],
    [null, 3, 4],
    ['usage_limit_reached', 3, -1],
  ]);
  expect(await counts()).toEqual({ used: 3, credits: 3, jobs: 3 });
});

it('a request that is refused before its workspace is known takes nothing', async () => {
  const rows = await accept([{}, { token: 'wk_unknown' }, {}, {}], 2);
  expect(rows.map(({ verdict }) => verdict)).toEqual([
    null,
    'invalid_api_key',
    null,
    'rate_limited',
  ]);
  expect(await counts()).toEqual({ used: 2, credits: 2, jobs: 2 });
});

it('each workspace has its own credits', async () => {
  const other = await createAccount(database);
  const rows = await accept([
    ...Array.from({ length: LIMIT + 1 }, () => ({})),
    { token: other.token },
  ]);
  expect(rows.map(({ verdict, used }) => verdict ?? used)).toEqual([
    1,
    2,
    3,
    'usage_limit_reached',
    1,
  ]);
});
