import { Queue, type QueueSettings } from '@wareword/server/queue';

/** Prefetched tasks are returned to the queue after this time, for another process to run. */
const PREFETCH_TTL_MS = 1_000;

/** The service's queue, which runs many short tasks. */
export function createQueue(settings: Omit<QueueSettings, 'applicationName' | 'options'>): Queue {
  return new Queue({
    ...settings,
    applicationName: 'wareword queue',
    options: {
      preset: {
        worker: {
          // Tasks are fetched and completed in batches: one by one would cost more than the jobs.
          localQueue: { size: settings.concurrency, ttl: PREFETCH_TTL_MS },
          completeJobBatchDelay: 0,
          // Outside a batch, a task that cannot be marked as failed rejects a promise without a
          // handler, which would end the process.
          failJobBatchDelay: 0,
        },
      },
    },
  });
}
