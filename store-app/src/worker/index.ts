/** The part of the app that works on runs. */
export { StoreAppMetrics } from './metrics.ts';
export { createRunScheduler } from './run-scheduler.ts';
export { startWorker, type PeriodicTask, type Worker } from './worker.ts';
