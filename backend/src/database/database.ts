import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import * as schema from './schema/index.ts';

/** The service's database: one Postgres behind two ways of asking it. */
export interface Database {
  readonly url: string;
  /** Statements as they are, prepared and pipelined: for the hot paths. */
  readonly sql: Sql;
  /** Queries made from the schema: for everything else. */
  readonly orm: Orm;
  close(): Promise<void>;
}

export type Orm = PostgresJsDatabase<typeof schema>;
/** What a verb can run in: the database itself or a transaction of it. */
export type OrmTransaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

const APPLICATION_NAME = 'wareword';

/**
 * Opens pools; connections are made when first needed.
 * @param options.connections most connections of each of the two pools
 */
export function openDatabase(url: string, options: { connections: number }): Database {
  const settings = {
    max: options.connections,
    onnotice: () => undefined,
    connection: { application_name: APPLICATION_NAME },
  };
  const sql = postgres(url, settings);
  // drizzle changes how the client that it is given reads and writes dates and JSON.
  const ormClient = postgres(url, { ...settings, max: Math.min(options.connections, 5) });
  return {
    url,
    sql,
    orm: drizzle(ormClient, { schema }),
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), ormClient.end({ timeout: 5 })]);
    },
  };
}
