import { connectionSettings, retryOnDeadlock } from '@wareword/postgres';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import * as schema from './schema/index.ts';

/** The service's database: one Postgres with two query interfaces. */
export interface Database {
  /** URL of the server itself, for sessions: the queue listens on one. */
  readonly directUrl: string;
  /** Raw statements, prepared (except behind a pooler) and pipelined, for hot paths. */
  readonly sql: Sql;
  /**
   * Queries built from the schema, for everything else. A transaction may run again after a deadlock, so
   * it has no effects outside the database before its last statement.
   */
  readonly orm: Orm;
  close(): Promise<void>;
}

export type Orm = PostgresJsDatabase<typeof schema>;
/** Where an operation can run: the database or a transaction. */
export type OrmTransaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

const APPLICATION_NAME = 'wareword';

/**
 * Opens connection pools; connections are made on first use.
 * @param url of the server, or of a transaction pooler if it differs from `directUrl`
 * @param options.connections maximum connections of each of the two pools
 * @param options.directUrl URL of the server itself
 * @param options.prepare whether statements are prepared; by default, only without a pooler
 */
export function openDatabase(
  url: string,
  {
    connections,
    directUrl = url,
    prepare = url === directUrl,
  }: {
    connections: number;
    directUrl?: string | undefined;
    prepare?: boolean | undefined;
  },
): Database {
  const settings = { ...connectionSettings(APPLICATION_NAME, { prepare }), max: connections };
  const sql = postgres(url, settings);
  // Drizzle changes how its client reads and writes dates and JSON.
  const ormClient = postgres(url, { ...settings, max: Math.min(connections, 5) });
  return {
    directUrl,
    sql,
    orm: withRetries(drizzle(ormClient, { schema })),
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), ormClient.end({ timeout: 5 })]);
    },
  };
}

/**
 * Retries a transaction after a deadlock: operations lock a workspace's rows in different orders.
 */
function withRetries(orm: Orm): Orm {
  const transaction = orm.transaction.bind(orm);
  orm.transaction = (work, config) => retryOnDeadlock(() => transaction(work, config));
  return orm;
}
