import { resolve } from 'node:path';
import { applyMigrations, holdSessionLock } from '@wareword/postgres/migrations';
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
    await holdSessionLock(client, MIGRATION_LOCK);
    await applyMigrations(client, { folder: MIGRATIONS_FOLDER, schema: 'drizzle' });
    await runMigrations({ connectionString: url });
    await installFunctions(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end({ timeout: 5 });
  }
}
