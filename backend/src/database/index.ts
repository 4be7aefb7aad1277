export { coalesce } from './coalesce.ts';
export { openDatabase, type Database, type Orm, type OrmTransaction } from './database.ts';
export { migrateDatabase } from './migrate.ts';
export { startEmbeddedServer, type EmbeddedServer } from '@wareword/postgres';
export * from './schema/index.ts';
