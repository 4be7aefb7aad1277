import { z } from 'zod';
import { FEED_TASK, type FeedContext } from '../bulk/index.ts';
import { parseId } from '../identifiers.ts';
import { registerWorker, GENERATE_TASK, unregisterWorker } from '../jobs/index.ts';
import { BulkFeeder } from './bulk-feeder.ts';
import { createQueue } from './queue.ts';
import { createQueueGauges } from './queue-gauges.ts';
import { JobRecovery, type JobRecoveryContext } from './job-recovery.ts';
import { JobRunner, type WorkerContext } from './job-runner.ts';
import { Maintenance, type MaintenanceTask } from './maintenance.ts';
import { WebhookSender, type WebhookSenderContext } from './webhook-sender.ts';

const GeneratePayload = z.object({ job_id: z.string() });

/** The part of the service that runs jobs: queue tasks, our jobs, and their recovery. */
export interface Worker {
  /**
   * Takes no more jobs, lets running ones finish until `shutdownSignal` is aborted, and then
   * releases them.
   */
  stop(shutdownSignal: AbortSignal): Promise<void>;
}

export async function startWorker(
  ctx: WorkerContext &
    JobRecoveryContext & {
      readonly concurrency: number;
      readonly bulk?: FeedContext;
      readonly webhooks?: Pick<WebhookSenderContext, 'webhooks' | 'readEventData' | 'plans'>;
      readonly maintenance?: readonly MaintenanceTask[];
      /** Takes minutes, so that other maintenance does not wait for it. */
      readonly backups?: MaintenanceTask | undefined;
    },
): Promise<Worker> {
  const { logger, leases } = ctx;
  const jobs = new JobRunner(ctx);
  createQueueGauges({ database: ctx.database, registry: ctx.metrics.registry });
  const bulk =
    ctx.bulk &&
    new BulkFeeder(ctx.bulk, {
      logger,
      concurrency: ctx.concurrency,
      checkIntervalMs: leases.renewEveryMs,
    });
  let queueId = '';
  const register = () => {
    const input = { holder: leases.holder, queueId, leaseMs: leases.leaseMs };
    registerWorker({ ctx, input }).catch((error: unknown) => {
      logger.warn({ err: error }, "couldn't register the worker");
    });
  };
  const queue = createQueue({
    url: ctx.database.directUrl,
    concurrency: ctx.concurrency,
    logger,
    onStart: (id) => {
      queueId = id;
      register();
    },
    taskList: {
      [GENERATE_TASK]: async (payload) => {
        const jobId = parseId('job', GeneratePayload.parse(payload).job_id);
        if (jobId !== undefined) await jobs.run(jobId);
      },
      [FEED_TASK]: async (payload) => bulk?.feed(payload),
    },
  });
  await queue.start();
  const registering = setInterval(register, leases.renewEveryMs);
  const recovery = new JobRecovery(ctx);
  const webhooks =
    ctx.webhooks && new WebhookSender({ ...ctx.webhooks, logger, metrics: ctx.metrics });
  const maintain = (tasks: readonly MaintenanceTask[]) =>
    new Maintenance(tasks, logger, ctx.settings.maintenanceIntervalMs);
  const maintenance = [
    maintain(ctx.maintenance ?? []),
    maintain(ctx.backups === undefined ? [] : [ctx.backups]),
  ];

  return {
    stop: async (shutdownSignal) => {
      const abortJobs = () => jobs.abort();
      if (shutdownSignal.aborted) abortJobs();
      shutdownSignal.addEventListener('abort', abortJobs, { once: true });
      await Promise.all([
        queue.stop(),
        recovery.stop(),
        webhooks?.stop(shutdownSignal),
        ...maintenance.map((tasks) => tasks.stop()),
        bulk?.stop(),
      ]);
      clearInterval(registering);
      await unregisterWorker({ ctx, input: { holder: leases.holder } }).catch((error: unknown) => {
        logger.warn({ err: error }, "couldn't unregister the worker; job recovery will clean up");
      });
    },
  };
}
