import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations, holdSessionLock } from '@wareword/postgres/migrations';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.ts';

const LOCK = 1;
let url: string;
let sql: Sql;
let folder: string;

beforeEach(async () => {
  url = await createEmptyDatabase();
  sql = postgres(url, { max: 4, onnotice: () => undefined });
  await sql`create table shelves (id int primary key, height int)`;
  await sql`insert into shelves select * from generate_series(1, 250)`;
  folder = mkdtempSync(join(tmpdir(), 'wareword-migrations-'));
});
afterEach(async () => {
  await sql.end();
  rmSync(folder, { recursive: true });
});

function write(...migrations: string[]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((_, index) => ({ tag: `000${index}_change`, when: index + 1 }));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [index, text] of migrations.entries()) {
    writeFileSync(join(folder, `000${index}_change.sql`), text);
  }
}

/** Migrates like a process that starts. */
async function migrate(): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await holdSessionLock(client, LOCK);
    await applyMigrations(client, { folder, schema: 'migrations' });
  } finally {
    await client.end();
  }
}

async function countOfApplied(): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from migrations.__drizzle_migrations
  `;
  return row?.count ?? 0;
}

test('a migration that waits for a lock lets others pass, and is applied once it gets the lock', async () => {
  write('alter table shelves add column width int');
  const release = Promise.withResolvers<undefined>();
  const reading = Promise.withResolvers<undefined>();
  const reader = sql.begin(async (tx) => {
    await tx`select from shelves limit 1`;
    reading.resolve(undefined);
    await release.promise;
  });
  await reading.promise;
  const migrated = migrate();
  await expect
    .poll(() => sql`select from pg_locks where mode = 'AccessExclusiveLock' and not granted`)
    .toHaveLength(1);
  // Waits behind the migration, until that gives up.
  const began = performance.now();
  expect(await sql`select from shelves`).toHaveLength(250);
  expect(performance.now() - began).toBeLessThan(5_000);
  release.resolve(undefined);
  await Promise.all([reader, migrated]);
  expect(await sql`select width from shelves limit 1`).toEqual([{ width: null }]);
});

test('processes that start at once build an index concurrently, and only once', async () => {
  write(
    '-- online\ncreate index concurrently shelves_height on shelves (height)',
    'alter table shelves add column width int',
  );
  await Promise.all([migrate(), migrate(), migrate()]);
  expect(
    await sql`select indisvalid from pg_index where indexrelid = 'shelves_height'::regclass`,
  ).toEqual([{ indisvalid: true }]);
  expect(await countOfApplied()).toBe(2);
});

test('rows are changed in batches until none are left', async () => {
  const batch = 'select id from shelves where height is null limit 100';
  write(`-- online\n-- Three times.\nupdate shelves set height = 30 where id in (${batch})`);
  const sizes: number[] = [];
  await sql`create table batches (size int)`;
  await sql.unsafe(`create function note() returns trigger language plpgsql as $$ begin
    insert into batches select count(*) from changed; return null; end $$`);
  await sql`create trigger note after update on shelves referencing new table as changed
    for each statement execute function note()`;
  await migrate();
  for (const { size } of await sql<{ size: number }[]>`select size from batches`) sizes.push(size);
  expect(sizes).toEqual([100, 100, 50, 0]);
  expect(await countOfApplied()).toBe(1);
});

test('an online migration that was interrupted is repeated', async () => {
  // A killed process leaves an invalid index.
  await sql`create index shelves_height on shelves (height)`;
  await sql`update pg_index set indisvalid = false where indexrelid = 'shelves_height'::regclass`;
  write(
    '-- online\ndrop index concurrently if exists shelves_height\n--> statement-breakpoint\n' +
      'create index concurrently shelves_height on shelves (height)',
  );
  await migrate();
  expect(
    await sql`select indisvalid from pg_index where indexrelid = 'shelves_height'::regclass`,
  ).toEqual([{ indisvalid: true }]);
});

test('a migration that fails changes nothing, and those before it stay', async () => {
  write('alter table shelves add column width int', 'alter table shelves add column width int');
  await expect(migrate()).rejects.toThrow('already exists');
  expect(await countOfApplied()).toBe(1);
});

test('an online migration that fails half way does not count, and is repeated once it can work', async () => {
  write(
    [
      '-- online\ndrop index concurrently if exists shelves_height',
      'create index concurrently shelves_height on shelves (height)',
      'alter table shelves drop constraint if exists tall, add constraint tall check (height > 0) not valid',
      'alter table shelves validate constraint tall',
    ].join('\n--> statement-breakpoint\n'),
    'alter table shelves add column width int',
  );
  await sql`update shelves set height = -1 where id = 7`;
  await expect(migrate()).rejects.toThrow('is violated by some row');
  expect(await countOfApplied()).toBe(0);
  await sql`update shelves set height = 30 where id = 7`;
  await migrate();
  expect(await countOfApplied()).toBe(2);
});
