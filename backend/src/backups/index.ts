/** Backups of the embedded database: admin commands, and a schedule (ADR-0039). */
export { backUpDatabase, restoreDatabase } from './commands.ts';
export { createBackupSchedule, type BackupSettings } from './schedule.ts';
