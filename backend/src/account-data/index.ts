/** All of an account and its workspace: downloaded as one file, or deleted. */
export { cancelDeletion } from './cancel-deletion.ts';
export { eraseDue } from './erase.ts';
export { exportData } from './export-data.ts';
export { DELETION_DAYS, scheduleDeletion } from './schedule-deletion.ts';
export { stopWorkOfClosingWorkspaces } from './stop-work.ts';
