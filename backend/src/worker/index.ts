export type { MaintenanceTask } from './maintenance.ts';
export { startWorker, type Worker } from './worker.ts';
