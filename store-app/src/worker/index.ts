/** The part of the app that works on runs. */
export { StoreAppMetrics } from './metrics.ts';
export { createRunScheduler } from './run-scheduler.ts';
export { startWorker, type Chore, type Worker } from './worker.ts';
