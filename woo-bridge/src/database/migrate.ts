import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { runMigrations } from 'graphile-worker';
import postgres from 'postgres';

const MIGRATIONS_FOLDER = resolve(import.meta.dirname, 'migrations');

/** The queue's own schema: the service may have its queue in the same database. */
export const QUEUE_SCHEMA = 'woo_bridge_worker';

/** Any number will do, as long as every process uses the same. */
const MIGRATION_LOCK = 7_263_002;

/** Brings the tables up to date. Processes that start at once wait for each other. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(client), {
      migrationsFolder: MIGRATIONS_FOLDER,
      migrationsSchema: 'woo_bridge_migrations',
    });
    await runMigrations({ connectionString: url, schema: QUEUE_SCHEMA });
  } finally {
    // Ending the session releases the lock.
    await client.end({ timeout: 5 });
  }
}
