/** Exports or deletes an account and everything in its workspace. */
export { cancelDeletion } from './cancel-deletion.ts';
export { eraseDue } from './erase.ts';
export { exportData } from './export-data.ts';
export { DELETION_DAYS, scheduleDeletion } from './schedule-deletion.ts';
export { stopWorkOfClosingWorkspaces } from './stop-work.ts';
