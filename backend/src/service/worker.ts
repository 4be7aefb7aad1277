import { eraseDue, stopWorkOfClosingWorkspaces } from '../account-data/index.ts';
import { deleteExpired, deleteUnconfirmed } from '../accounts/index.ts';
import { createBackupSchedule } from '../backups/index.ts';
import { readEventData } from '../http/v1/event-data.ts';
import { cleanUpJobs } from '../jobs/index.ts';
import { eraseDeletedListings } from '../listings/index.ts';
import { recordEvents, sendNotifications } from '../notifications/index.ts';
import { Retention } from '../retention/index.ts';
import { deleteOldUses } from '../tokens/index.ts';
import { deleteOldDeliveries } from '../webhooks/index.ts';
import { startWorker, type MaintenanceTask, type Worker } from '../worker/index.ts';
import type { Core } from './core.ts';

/** Starts what a process does that isn't only a web server: jobs, webhooks and maintenance. */
export function startWork(core: Core): Promise<Worker> {
  const { config, database, logger, metrics, webhooks } = core;
  return startWorker({
    ...core.writing,
    ...{ logger, metrics, concurrency: config.workerConcurrency, bulk: core.jobs },
    webhooks: {
      webhooks,
      plans: config.plans,
      readEventData: (deliveries) => readEventData({ database, settings: config.jobs }, deliveries),
    },
    maintenance: maintenanceTasks(core),
    backups:
      config.backups &&
      createBackupSchedule({ settings: config.backups, registry: metrics.registry, logger }),
  });
}

/** What a worker does besides jobs. Each task runs even if an earlier one failed. */
function maintenanceTasks({ config, ...core }: Core): MaintenanceTask[] {
  const ctx = { ...core, ...config, settings: core.writing.settings };
  const retention = new Retention(ctx);
  return [
    { name: 'clean up jobs', run: () => cleanUpJobs({ ctx }) },
    { name: 'delete expired sessions', run: () => deleteExpired({ ctx }) },
    { name: 'delete old token uses', run: () => deleteOldUses({ ctx }) },
    {
      name: 'delete unconfirmed accounts',
      run: () => deleteUnconfirmedAccounts({ config, ...core }),
    },
    { name: 'erase deleted listings', run: () => eraseDeletedListings({ ctx }) },
    { name: 'delete old deliveries', run: () => deleteOldDeliveries({ ctx }) },
    { name: 'stop work of closing workspaces', run: () => stopWorkOfClosingWorkspaces({ ctx }) },
    {
      name: 'erase due accounts',
      run: async (signal) => {
        await eraseDue({ ctx, signal });
      },
    },
    {
      name: 'send notification emails',
      run: async (signal) => {
        await recordEvents({ ctx });
        await sendNotifications({ ctx, signal });
      },
    },
    { name: 'apply retention periods', run: (signal) => retention.run(signal) },
  ];
}

/** Without email, addresses need no confirmation, and no account is deleted for lack of one. */
async function deleteUnconfirmedAccounts({ config, database, logger }: Core): Promise<void> {
  if (config.smtpUrl === undefined) return;
  const input = { olderThanMs: config.unconfirmedAccountMs };
  const deleted = await deleteUnconfirmed({ ctx: { database }, input });
  if (deleted > 0) logger.info({ deleted }, 'deleted unconfirmed accounts');
}
