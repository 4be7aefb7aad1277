import { advanceRun, wakeDueRuns, type PublishingContext, type RunId } from '@wareword/publishing';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { Queue } from './queue.ts';
import { ADVANCE_RUN } from './ring.ts';

/** Runs that a process works on at a time; each gives way to the others after a while. */
const RUNS_AT_ONCE = 8;

/** Runs whose bell was lost, or whose process was killed, are looked for this often. */
const LOOK_EVERY_MS = 2_000;

const Payload = z.object({ run_id: z.string() });

/** The part of the bridge that works on runs. */
export interface Worker {
  /** Finishes what is under way with stores and the service, and begins nothing more. */
  stop(): Promise<void>;
}

export async function startWorker(ctx: {
  readonly databaseUrl: string;
  readonly publishing: PublishingContext;
  readonly logger: Logger;
  readonly metrics: Metrics;
}): Promise<Worker> {
  const { publishing, logger, metrics } = ctx;
  const stopping = new AbortController();
  const queue = new Queue({
    url: ctx.databaseUrl,
    concurrency: RUNS_AT_ONCE,
    logger,
    taskList: {
      [ADVANCE_RUN]: async (payload) => {
        const runId = Payload.parse(payload).run_id as RunId;
        try {
          await advanceRun({
            ctx: publishing,
            input: { runId, signal: stopping.signal },
          });
          metrics.countSlice('done');
        } catch (error) {
          // The row is the truth: the run is found again when its lease is over.
          metrics.countSlice('failed');
          logger.error({ err: error, runId }, 'a run could not be worked on');
        }
      },
    },
  });
  await queue.start();
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    looking = wakeDueRuns(publishing).catch((error: unknown) => {
      logger.warn({ err: error }, 'runs that are due could not be looked for');
    });
  }, LOOK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all([queue.stop(), looking]);
    },
  };
}
