import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { applyMigrations } from '@wareword/postgres/migrations';
import postgres, { type Sql } from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createEmptyDatabase } from '../database.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../src/database/migrations');
/** The migration that added the column, and the one that filled it. */
const EXPANDED = '0021_workspace-in-keys';
const FILLED = '0022_fill-workspace';

/** More than two batches. */
const ROWS = 2_500;

/** Migrates up to and including one migration. */
async function migrateTo(sql: Sql, newest: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries } = z
    .object({ entries: z.array(z.looseObject({ tag: z.string() })) })
    .parse(JSON.parse(readFileSync(journal, 'utf8')));
  const count = entries.findIndex(({ tag }) => tag === newest) + 1;
  writeFileSync(journal, JSON.stringify({ entries: entries.slice(0, count) }));
  await applyMigrations(sql, { folder, schema: 'drizzle' });
}

/** Inserts what a process of the previous release inserts for an uploaded file or an edited listing. */
async function insertAsBefore(sql: Sql, from: number, to: number): Promise<void> {
  await sql`
    insert into bulk_rows (run_id, row, state)
    select 'run', row, 'waiting' from generate_series(${from}::int, ${to}::int) row
  `;
  await sql`
    insert into listing_versions (
      listing_id, version, listing, edited_fields, broken_rules, cause, user_id
    )
    select 'listing', n, '{}', '{}', '[]', 'edited', 'user'
    from generate_series(${from}::int, ${to}::int) n
    on conflict do nothing
  `;
}

test('rows of earlier releases get their workspace, including those inserted while one goes out', async () => {
  const sql = postgres(await createEmptyDatabase(), { max: 1, onnotice: () => undefined });
  onTestFinished(() => sql.end());
  await migrateTo(sql, '0020_audit-log-and-key-usage');
  await sql`insert into users (id, name, email) values ('user', 'Mia', 'mia@shop.example')`;
  await sql`insert into workspaces (id, owner_id, plan) values ('workspace', 'user', 'pro')`;
  await sql`
    insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id)
    values ('token', '', '', 'api', '', 'workspace', 'user')
  `;
  await sql`insert into token_days values ('token', '2026-11-01', 3)`;
  await sql`insert into token_errors values ('token', '[]')`;
  await sql`
    insert into bulk_runs (id, workspace_id, user_id, file_name, platform, tone, state)
    values ('run', 'workspace', 'user', '', 'shopify', '', 'draft')
  `;
  await sql`
    insert into listings (
      id, workspace_id, job_id, user_id, platform, tone, product_name, listing, writer
    )
    values ('listing', 'workspace', '', 'user', 'shopify', '', '', '{}', 'embedded')
  `;
  await insertAsBefore(sql, 1, ROWS);
  // A version whose listing is gone.
  await sql`
    insert into listing_versions (
      listing_id, version, listing, edited_fields, broken_rules, cause, user_id
    )
    values ('erased', 1, '{}', '{}', '[]', 'edited', 'user')
  `;

  await migrateTo(sql, EXPANDED);
  await insertAsBefore(sql, ROWS + 1, ROWS + 10);
  await migrateTo(sql, FILLED);
  await insertAsBefore(sql, ROWS + 1, ROWS + 10).catch((error: unknown) => {
    // The key still refuses a row that is there already.
    expect(error).toMatchObject({ code: '23505' });
  });
  await insertAsBefore(sql, ROWS + 11, ROWS + 20);
  // This is the state after the process was killed before its last step.
  await sql`
    delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)
  `;
  await migrateTo(sql, FILLED);

  const counts = await sql`
    select 'bulk_rows' as table, workspace_id, count(*)::int from bulk_rows group by workspace_id
    union all
    select 'listing_versions', workspace_id, count(*)::int from listing_versions
    group by workspace_id
    union all select 'token_days', workspace_id, 1 from token_days
    union all select 'token_errors', workspace_id, 1 from token_errors
  `;
  expect(counts.map((row) => ({ ...row }))).toEqual([
    { table: 'bulk_rows', workspace_id: 'workspace', count: ROWS + 20 },
    { table: 'listing_versions', workspace_id: 'workspace', count: ROWS + 20 },
    { table: 'token_days', workspace_id: 'workspace', count: 1 },
    { table: 'token_errors', workspace_id: 'workspace', count: 1 },
  ]);
});
