import type { Sql } from 'postgres';
import { retryWhileLocked, withLockTimeout } from './lock-timeout.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

/** A statement that changes rows, in an `-- online` migration. */
const CHANGES_ROWS = /^(?:\s|--[^\n]*\n)*(?:update|delete|insert)\b/i;

export interface MigrationsOptions {
  /** Made by `drizzle-kit generate`. */
  readonly folder: string;
  /** The schema with the table of applied migrations. */
  readonly schema: string;
}

/**
 * Applies the migrations that the database does not have yet, each in a transaction that waits at most a
 * second for a lock. The statements of an `-- online` migration run one by one, without one; those that
 * change rows, a batch at a time, are repeated until no row is left.
 *
 * The caller holds a lock, so that one process migrates at a time.
 */
export async function applyMigrations(
  sql: Sql,
  { folder, schema }: MigrationsOptions,
): Promise<void> {
  const applied = sql`${sql(schema)}.__drizzle_migrations`;
  await sql`create schema if not exists ${sql(schema)}`;
  await sql`
    create table if not exists ${applied} (
      id serial primary key, hash text not null, created_at bigint
    )
  `;
  const [newest] = await sql<{ when: string | null }[]>`
    select max(created_at) as when from ${applied}
  `;
  for (const migration of readMigrations(folder)) {
    if (migration.when <= Number(newest?.when ?? 0)) continue;
    if (migration.online) await applyOnline(sql, migration);
    await withLockTimeout(sql, nameOf(migration), async (tx) => {
      if (!migration.online) {
        for (const statement of migration.statements) await tx.unsafe(statement);
      }
      await tx`
        insert into ${tx(schema)}.__drizzle_migrations (hash, created_at)
        values (${migration.hash}, ${migration.when})
      `;
    });
  }
}

async function applyOnline(sql: Sql, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const isRepeated = CHANGES_ROWS.test(statement);
    for (;;) {
      const { count } = await retryWhileLocked(nameOf(migration), () => sql.unsafe(statement));
      if (!isRepeated || count === 0) break;
    }
  }
}

function nameOf({ tag }: Migration): string {
  return `The migration ${tag}`;
}
