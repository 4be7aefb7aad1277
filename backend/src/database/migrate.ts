import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { runMigrations } from 'graphile-worker';
import postgres from 'postgres';
import { installFunctions } from './install-functions.ts';

const MIGRATIONS_FOLDER = resolve(import.meta.dirname, 'migrations');

/** Any number works, as long as every process uses the same one. */
const MIGRATION_LOCK = 7_263_001;

/**
 * Migrates the service's tables, the queue's tables, and the SQL functions. Processes that start
 * concurrently on one database wait for each other.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await runMigrations({ connectionString: url });
    await installFunctions(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end({ timeout: 5 });
  }
}
