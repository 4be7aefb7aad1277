/** The app's part of a Postgres database: its tables, and its queue. */
export { hasNulCharacter, isUnavailable } from '@wareword/postgres';
export { openDatabase, type Database, type Orm } from './database.ts';
export { SessionLocks } from './session-locks.ts';
export { migrateDatabase, queueSchemaOf, type DatabaseNames } from './migrate.ts';
