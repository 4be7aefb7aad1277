export { createBatcher } from './batcher.ts';
export { ChangeWatcher, type ChangeWatcherOptions } from './change-watcher.ts';
export { deleteInBatches, DELETION_BATCH_SIZE } from './delete-in-batches.ts';
export { openDatabase, type Database, type Orm, type OrmTransaction } from './database.ts';
export { retryOnDeadlock } from './retry-on-deadlock.ts';
export { migrateDatabase } from './migrate.ts';
export { startEmbeddedServer, type EmbeddedServer } from '@wareword/postgres';
export { parseUnions, type TextRow } from './text-unions.ts';
export * from './schema/index.ts';
