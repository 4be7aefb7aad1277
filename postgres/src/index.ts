/** A real Postgres in a folder of ours, for a machine that brings none (decision 7). */
export { ensureDatabase } from './ensure-database.ts';
export { startEmbeddedServer, type EmbeddedServer } from './server.ts';
