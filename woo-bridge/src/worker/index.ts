export { makeRing } from './ring.ts';
export { startWorker, type Worker } from './worker.ts';
