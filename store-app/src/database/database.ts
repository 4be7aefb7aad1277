import { connectionSettings, retryOnDeadlock } from '@wareword/postgres';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import { SessionLocks } from './session-locks.ts';

export type Orm = PostgresJsDatabase;

/** The app's database: one Postgres with three clients. */
export interface Database {
  /** URL of the server itself, for sessions: the queue listens on one, and locks are held on some. */
  readonly directUrl: string;
  /** Raw statements. */
  readonly sql: Sql;
  /** A transaction may run again after a deadlock, so it has no effects outside the database. */
  readonly orm: Orm;
  readonly locks: SessionLocks;
  close(): Promise<void>;
}

/**
 * Opens pools; connections are opened when first needed.
 * @param url of the server, or of a transaction pooler if it differs from `directUrl`
 * @param options.applicationName shown in `pg_stat_activity`
 * @param options.directUrl URL of the server itself
 * @param options.prepare whether statements are prepared; by default, only without a pooler
 */
export function openDatabase(
  url: string,
  {
    connections,
    applicationName,
    directUrl = url,
    prepare = url === directUrl,
  }: {
    connections: number;
    applicationName: string;
    directUrl?: string | undefined;
    prepare?: boolean | undefined;
  },
): Database {
  const settings = { ...connectionSettings(applicationName, { prepare }), max: connections };
  const sql = postgres(url, { ...settings, max: 2 });
  // drizzle changes how its client reads and writes dates and JSON.
  const ormClient = postgres(url, settings);
  const locks = new SessionLocks(directUrl, { connections, applicationName });
  return {
    directUrl,
    sql,
    orm: withRetries(drizzle(ormClient)),
    locks,
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), ormClient.end({ timeout: 5 }), locks.close()]);
    },
  };
}

/** Retries a transaction after a deadlock: operations lock a store's rows in different orders. */
function withRetries(orm: Orm): Orm {
  const transaction = orm.transaction.bind(orm);
  orm.transaction = (work, config) => retryOnDeadlock(() => transaction(work, config));
  return orm;
}
