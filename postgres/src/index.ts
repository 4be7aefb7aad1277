/** Connections to Postgres, and a real embedded one for machines without (ADR-0007). */
export { connectionSettings } from './connection-settings.ts';
export { DatabaseUnreachable } from './database-unreachable.ts';
export { errorCode, hasNulCharacter, isUniqueViolation, isUnavailable } from './is-unavailable.ts';
export { retryOnDeadlock } from './retry-on-deadlock.ts';
export { ensureDatabase } from './ensure-database.ts';
export { startEmbeddedServer, type EmbeddedServer } from './server.ts';
