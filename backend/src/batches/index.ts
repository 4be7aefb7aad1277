/** Up to 1,000 jobs that are created, read and canceled together. */
export type { BatchItemInput, ItemRejection } from './batch-item.ts';
export { cancelBatch } from './cancel-batch.ts';
export { createBatch, requireBatches } from './create-batch.ts';
export { recheckToken, getProgress } from './get-progress.ts';
export { createProgressQuery, type ProgressQuery } from './progress-query.ts';
export { batchState, watchBatches } from './watch-batches.ts';
export { readBatch, type BatchItemView, type BatchPage } from './read-batch.ts';
