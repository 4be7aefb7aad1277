import { readConfig } from '../../../backend/src/config.ts';
import { createLogger } from '../../../backend/src/logger.ts';
import { createQueue } from '../../../backend/src/worker/queue.ts';

// The baseline of the queue: the product's own runner, options and all, with a task that does
// nothing. Says when it first ran, and when for the last time.
const config = readConfig(process.env);
const tasks = Number(process.env['BENCH_JOBS']);
let ran = 0;

const queue = createQueue({
  url: config.databaseUrl ?? '',
  concurrency: config.workerConcurrency,
  logger: createLogger(config.logLevel),
  taskList: {
    generate: () => {
      ran += 1;
      if (ran === 1 || ran === tasks) process.send?.({ asked: ran, at: Date.now() });
    },
  },
});
await queue.start();
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void queue.stop().then(() => process.exit()));
