export { openDatabase, type Database, type Orm } from './database.ts';
export { migrateDatabase, QUEUE_SCHEMA } from './migrate.ts';
export * from './schema/index.ts';
