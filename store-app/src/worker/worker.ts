import {
  advanceRun,
  findStoreOfRun,
  RunIdSchema,
  wakeDueRuns,
  wakeNextRunOf,
  type PassOutcome,
  type PublishingContext,
  type RunId,
} from '@wareword/publishing';
import type { Logger } from '@wareword/security/logging';
import { inSpan } from '@wareword/tracing';
import { Queue } from '@wareword/server/queue';
import { z } from 'zod';
import { queueSchemaOf, type DatabaseNames } from '../database/index.ts';
import { ConcurrencyLimiter } from '../limits/index.ts';
import type { StoreAppMetrics } from './metrics.ts';
import { ADVANCE_RUN } from './run-scheduler.ts';

/**
 * Each run yields to the others after a while. A store has few of them, because one that is slow keeps its
 * runs waiting for minutes.
 */
const MAX_CONCURRENT_RUNS = { perStore: 2, total: 16, unconnected: 8 };

/** How often to look for runs whose queue task was lost or whose process was killed. */
const DUE_RUN_CHECK_INTERVAL_MS = 2_000;

/** How often scheduled tasks are polled for; immediate ones arrive by notification. */
const POLL_INTERVAL_MS = 500;

const Payload = z.object({ run_id: RunIdSchema });

/** A periodic task of a worker besides runs. */
export interface PeriodicTask {
  /** For the log, as in "restoring webhooks failed". */
  readonly what: string;
  readonly everyMs: number;
  /** @param signal aborted when the process stops, which waits for the task */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

export interface Worker {
  /** Finishes calls to stores and the service that are in progress, and starts nothing new. */
  stop(): Promise<void>;
}

export async function startWorker(ctx: {
  /** URL of the server itself. */
  readonly databaseUrl: string;
  readonly names: Pick<DatabaseNames, 'schema'>;
  readonly applicationName: string;
  readonly publishing: PublishingContext;
  readonly logger: Logger;
  readonly metrics: StoreAppMetrics;
  readonly tasks?: readonly PeriodicTask[];
}): Promise<Worker> {
  const { publishing, logger, metrics, tasks = [] } = ctx;
  const stopping = new AbortController();
  const stores = new ConcurrencyLimiter(MAX_CONCURRENT_RUNS);
  const advanceFairly = async (runId: RunId): Promise<PassOutcome> => {
    const storeId = await findStoreOfRun({ ctx: publishing, input: { runId } });
    if (storeId === undefined) return 'skipped';
    const leave = stores.tryAcquire(storeId, await publishing.isConnected(storeId));
    // It stays due, and its turn comes when another run of the store makes room. Trying again and
    // again, thousands of runs of a slow store would keep those of others waiting in the queue.
    if (leave === undefined) return 'skipped';
    let outcome;
    try {
      outcome = await advanceRun({ ctx: publishing, input: { runId, signal: stopping.signal } });
    } finally {
      leave();
    }
    if (!stopping.signal.aborted) {
      await wakeNextRunOf({ ctx: publishing, input: { storeId } });
    }
    return outcome;
  };
  const queue = new Queue({
    url: ctx.databaseUrl,
    applicationName: `${ctx.applicationName} queue`,
    concurrency: MAX_CONCURRENT_RUNS.total,
    logger,
    options: { schema: queueSchemaOf(ctx.names), pollInterval: POLL_INTERVAL_MS },
    taskList: {
      [ADVANCE_RUN]: async (payload) => {
        const { run_id: runId } = Payload.parse(payload);
        try {
          const span = { name: 'advance run', kind: 'consumer' as const };
          const attributes = { 'wareword.run_id': runId };
          const outcome = await inSpan({ ...span, attributes }, () => advanceFairly(runId));
          if (outcome !== 'skipped') metrics.countSlice(outcome);
        } catch (error) {
          // The row is authoritative: the run is picked up again when its lease expires.
          metrics.countSlice('failed');
          logger.error({ err: error, runId }, 'a run failed to advance');
        }
      },
    },
  });
  await queue.start();
  const wakeRuns: PeriodicTask = {
    what: 'looking for due runs',
    everyMs: DUE_RUN_CHECK_INTERVAL_MS,
    run: () => {
      const { perStore } = MAX_CONCURRENT_RUNS;
      const input = { perStore, busyStores: stores.full() };
      return wakeDueRuns({ ctx: publishing, input });
    },
  };
  const stopTasks = [wakeRuns, ...tasks].map((task) => repeat(task, logger, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([queue.stop(), ...stopTasks.map((stop) => stop())]);
    },
  };
}

/**
 * Runs a task at intervals, never concurrently with itself.
 * @returns stops it, and resolves when a run in progress has ended
 */
function repeat(
  { what, everyMs, run }: PeriodicTask,
  logger: Logger,
  signal: AbortSignal,
): () => Promise<void> {
  let inProgress: Promise<void> | undefined;
  const begin = () => {
    inProgress ??= run(signal)
      .catch((error: unknown) => logger.warn({ err: error }, `${what} failed`))
      .then(() => {
        inProgress = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, everyMs);
  return async () => {
    clearInterval(timer);
    await inProgress;
  };
}
