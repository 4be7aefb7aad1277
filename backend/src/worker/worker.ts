import { z } from 'zod';
import { FEED_TASK, type FeedContext } from '../bulk/index.ts';
import { parseId } from '../identifiers.ts';
import { announceWorker, GENERATE_TASK, retireWorker } from '../jobs/index.ts';
import { BulkFeeder } from './bulk-feeder.ts';
import { Queue } from './queue.ts';
import { JobRunner, type WorkerContext } from './run-job.ts';
import { Sweeper } from './sweeper.ts';

const BellPayload = z.object({ job_id: z.string() });

/** The part of the service that runs jobs: the queue's bells, our jobs, and the sweep. */
export interface Worker {
  /** Takes no more jobs, lets those that run finish until `hurry`, and then hands them back. */
  stop(hurry: AbortSignal): Promise<void>;
}

export async function startWorker(
  ctx: WorkerContext & { readonly concurrency: number; readonly bulk?: FeedContext },
): Promise<Worker> {
  const { logger, leases } = ctx;
  const jobs = new JobRunner(ctx);
  const bulk =
    ctx.bulk &&
    new BulkFeeder(ctx.bulk, {
      logger,
      concurrency: ctx.concurrency,
      wakeEveryMs: leases.renewEveryMs,
    });
  let queueId = '';
  const announce = () => {
    const input = { holder: leases.holder, queueId, leaseMs: leases.leaseMs };
    announceWorker({ ctx, input }).catch((error: unknown) => {
      logger.warn({ err: error }, 'the worker could not be announced');
    });
  };
  const queue = new Queue({
    url: ctx.database.url,
    concurrency: ctx.concurrency,
    logger,
    onStart: (id) => {
      queueId = id;
      announce();
    },
    taskList: {
      [GENERATE_TASK]: async (payload) => {
        const jobId = parseId('job', BellPayload.parse(payload).job_id);
        if (jobId !== undefined) await jobs.run(jobId);
      },
      [FEED_TASK]: async (payload) => bulk?.feed(payload),
    },
  });
  await queue.start();
  const announcing = setInterval(announce, leases.renewEveryMs);
  const sweeper = new Sweeper(ctx);

  return {
    stop: async (hurry) => {
      const handBack = () => jobs.abort();
      if (hurry.aborted) handBack();
      hurry.addEventListener('abort', handBack, { once: true });
      await Promise.all([queue.stop(), sweeper.stop(), bulk?.stop()]);
      clearInterval(announcing);
      await retireWorker({ ctx, input: { holder: leases.holder } }).catch((error: unknown) => {
        logger.warn({ err: error }, 'the worker could not be retired; the sweep will');
      });
    },
  };
}
