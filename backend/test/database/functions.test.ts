import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase, openDatabase, type Database } from '../../src/database/index.ts';
import { installFunctions, readFunctions } from '../../src/database/install-functions.ts';
import { createTestDatabase } from '../database.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(await createTestDatabase(), { connections: 1 });
});
afterEach(() => database.close());

/** The definitions of our own functions as Postgres formats them, by name. */
async function definitions(): Promise<Map<string, string>> {
  const rows = await database.sql<{ name: string; definition: string }[]>`
    select proname as name, pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace
    order by proname
  `;
  // Two overloads of one function would hide one of them here.
  expect(rows.map(({ name }) => name)).toEqual(readFunctions().map(({ name }) => name));
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

describe('SQL functions', () => {
  it('in a migrated database match their files, and there are no others', async () => {
    const migrated = await definitions();
    await database.sql.begin(async (sql) => {
      for (const { text } of readFunctions()) await sql.unsafe(text);
    });
    expect(await definitions()).toEqual(migrated);
  });

  it('are installed again when their text changes, and dropped when their file is removed', async () => {
    const { sql, directUrl: url } = database;
    const before = await definitions();
    await sql`create or replace function find_brand(
      p_workspace_id text, p_brand_id text, p_unlocked int
    )
      returns table (archived boolean, locked boolean)
      language sql as 'select false, false'`;
    await sql`update installed_functions set digest = 'of an earlier release'
      where name = 'find_brand'`;
    await sql`create function former_function() returns int language sql as 'select 1'`;
    await sql`insert into installed_functions (name, digest) values ('former_function', '')`;

    await migrateDatabase(url);

    expect(await definitions()).toEqual(before);
  });

  it('of a newer release are not replaced when a process of an earlier one restarts', async () => {
    const { sql } = database;
    await sql`create function of_the_next_release() returns int language sql as 'select 1'`;
    await sql`insert into installed_functions (name, digest, release)
      values ('of_the_next_release', '', '0.10.0')`;
    await sql`update installed_functions set digest = 'newer' where name = 'admit'`;

    await installFunctions(sql, '0.9.2');

    expect(await sql`select from pg_proc where proname = 'of_the_next_release'`).toHaveLength(1);
    const [admit] = await sql`select digest from installed_functions where name = 'admit'`;
    expect(admit).toEqual({ digest: 'newer' });
  });
});
