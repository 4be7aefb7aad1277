import { connectionSettings } from '@wareword/postgres';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';

export type Orm = PostgresJsDatabase;

/** The app's database: one Postgres with two clients. */
export interface Database {
  readonly url: string;
  /** Raw statements. */
  readonly sql: Sql;
  readonly orm: Orm;
  /** Connections for locks that are held during store calls. */
  readonly lockPool: Sql;
  close(): Promise<void>;
}

/**
 * Opens pools; connections are opened when first needed.
 * @param options.applicationName shown in `pg_stat_activity`
 */
export function openDatabase(
  url: string,
  { connections, applicationName }: { connections: number; applicationName: string },
): Database {
  const settings = { ...connectionSettings(applicationName), max: connections };
  const sql = postgres(url, { ...settings, max: 2 });
  // drizzle changes how its client reads and writes dates and JSON.
  const ormClient = postgres(url, settings);
  // Separate, so that a slow store delays no statement. Replacing a connection because of its age
  // would lose its lock.
  const lockPool = postgres(url, { ...settings, idle_timeout: 30, max_lifetime: null });
  return {
    url,
    sql,
    orm: drizzle(ormClient),
    lockPool,
    close: async () => {
      await Promise.all([sql, ormClient, lockPool].map((client) => client.end({ timeout: 5 })));
    },
  };
}
