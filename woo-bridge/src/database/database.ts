import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';

export type Orm = PostgresJsDatabase;

/** The bridge's database: one Postgres behind two ways of asking it. */
export interface Database {
  readonly url: string;
  /** Statements as they are. */
  readonly sql: Sql;
  readonly orm: Orm;
  close(): Promise<void>;
}

/** Opens pools; connections are made when first needed. */
export function openDatabase(url: string, { connections }: { connections: number }): Database {
  const settings = {
    max: connections,
    onnotice: () => undefined,
    connection: { application_name: 'wareword woo-bridge' },
  };
  const sql = postgres(url, { ...settings, max: 2 });
  // drizzle changes how the client that it is given reads and writes dates and JSON.
  const ormClient = postgres(url, settings);
  return {
    url,
    sql,
    orm: drizzle(ormClient),
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), ormClient.end({ timeout: 5 })]);
    },
  };
}
