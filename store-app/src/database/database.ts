import { connectionSettings } from '@wareword/postgres';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import { SessionLocks } from './session-locks.ts';

export type Orm = PostgresJsDatabase;

/** The app's database: one Postgres with three clients. */
export interface Database {
  readonly url: string;
  /** Raw statements. */
  readonly sql: Sql;
  readonly orm: Orm;
  readonly locks: SessionLocks;
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
  const locks = new SessionLocks(url, { connections, applicationName });
  return {
    url,
    sql,
    orm: drizzle(ormClient),
    locks,
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), ormClient.end({ timeout: 5 }), locks.close()]);
    },
  };
}
