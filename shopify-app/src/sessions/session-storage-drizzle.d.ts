/**
 * The ES module of the session storage. The package's own types describe its CommonJS build, which
 * uses another drizzle module than ours and would load Shopify's library twice.
 */
declare module '@shopify/shopify-app-session-storage-drizzle/dist/esm/drizzle.mjs' {
  import type { SessionStorage } from '@shopify/shopify-app-session-storage';
  import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
  import type { sessions } from '../database/index.ts';

  export const DrizzleSessionStoragePostgres: new (
    orm: PostgresJsDatabase,
    table: typeof sessions,
  ) => Required<SessionStorage>;
}
