import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { runMigrations } from 'graphile-worker';
import postgres from 'postgres';

const MIGRATIONS_FOLDER = resolve(import.meta.dirname, 'migrations');

/** Any number will do, as long as every process uses the same. */
const MIGRATION_LOCK = 7_263_001;

/**
 * Brings the service's tables and the queue's up to date. Processes that start at once on one
 * database wait for each other.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await runMigrations({ connectionString: url });
  } finally {
    // Ending the session releases the lock.
    await client.end({ timeout: 5 });
  }
}
