import { eraseDue, stopClosingWork } from '../account-data/index.ts';
import { createBackupSchedule } from '../backups/index.ts';
import { readEventData } from '../http/v1/event-data.ts';
import { findEvents, sendNotifications } from '../notifications/index.ts';
import { Retention } from '../retention/index.ts';
import { startWorker, type MaintenanceTask, type Worker } from '../worker/index.ts';
import type { Core } from './core.ts';

/** Starts what a process does that isn't only a web server: jobs, webhooks and maintenance. */
export function startWork(core: Core): Promise<Worker> {
  const { config, database, logger, metrics, webhooks } = core;
  return startWorker({
    ...core.writing,
    ...{ logger, metrics, concurrency: config.workerConcurrency, bulk: core.jobs },
    unconfirmedAccountMs: config.smtpUrl === undefined ? undefined : config.unconfirmedAccountMs,
    webhooks: {
      webhooks,
      plans: config.plans,
      readEventData: (deliveries) => readEventData({ database }, deliveries),
    },
    maintenance: maintenanceTasks(core),
    backups:
      config.backups &&
      createBackupSchedule({ settings: config.backups, registry: metrics.registry, logger }),
  });
}

/** What a worker does besides jobs. */
function maintenanceTasks({ config, ...core }: Core): MaintenanceTask[] {
  const ctx = { ...core, ...config };
  const retention = new Retention(ctx);
  return [
    { name: 'stop closing work', run: () => stopClosingWork({ ctx }) },
    {
      name: 'erase',
      run: async (signal) => {
        await eraseDue({ ctx, signal });
      },
    },
    {
      name: 'notify',
      run: async (signal) => {
        await findEvents({ ctx });
        await sendNotifications({ ctx, signal });
      },
    },
    { name: 'retention', run: (signal) => retention.run(signal) },
  ];
}
