/** Backups of the embedded server (ADR-0039). */
export { backUp, type BackupReport } from './back-up.ts';
export { BackupError } from './backup-error.ts';
export { listBackups } from './manifest.ts';
export { restore, type RestoreReport } from './restore.ts';
