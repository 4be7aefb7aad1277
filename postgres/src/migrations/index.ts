/** Migrations that run while processes of the previous release work on the same database (ADR-0052). */
export { applyMigrations, type MigrationsOptions } from './apply-migrations.ts';
export { withLockTimeout } from './lock-timeout.ts';
export { holdSessionLock } from './session-lock.ts';
