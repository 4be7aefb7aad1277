import { applyMigrations, holdSessionLock } from '@wareword/postgres/migrations';
import { runMigrations } from 'graphile-worker';
import postgres from 'postgres';

/** The names an app uses in a database that it may share with the service and other apps. */
export interface DatabaseNames {
  /** The schema of its tables; the schemas of its queue and migrations are named after it. */
  readonly schema: string;
  readonly migrationsFolder: string;
  /**
   * A number that nothing else in the database uses, the same in every process of this app. The service
   * has 7_263_001 for its own migrations, and 7_263_002 for recovering jobs.
   */
  readonly migrationLock: number;
}

/** The queue's own schema: the service may have its queue in the same database. */
export function queueSchemaOf({ schema }: Pick<DatabaseNames, 'schema'>): string {
  return `${schema}_worker`;
}

/** Migrates the tables. Processes that start concurrently wait for each other. */
export async function migrateDatabase(url: string, names: DatabaseNames): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await holdSessionLock(client, names.migrationLock);
    await applyMigrations(client, {
      folder: names.migrationsFolder,
      schema: `${names.schema}_migrations`,
    });
    await runMigrations({ connectionString: url, schema: queueSchemaOf(names) });
  } finally {
    // Ending the session releases the lock.
    await client.end({ timeout: 5 });
  }
}
