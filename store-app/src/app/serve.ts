import { deleteOldRuns, type PublishingContext } from '@wareword/publishing';
import { close, createMetricsServer, listen } from '@wareword/security/http';
import { createHttpServer } from '@wareword/server/http';
import type { RequestListener } from 'node:http';
import type { Database } from '../database/index.ts';
import { rejectionResponse } from '../http/index.ts';
import { startWorker, type PeriodicTask } from '../worker/index.ts';
import type { StoreAppResources } from './open-resources.ts';

/** One process of a store app. */
export interface RunningApp {
  readonly port: number;
  /** The URL that browsers use. */
  readonly publicUrl: string;
  readonly database: Database;
  /**
   * Stops gracefully: finishes requests and store operations in progress and starts no new ones.
   */
  stop(): Promise<void>;
}

/** Serves requests and works on runs. */
export async function serve(
  parts: StoreAppResources,
  app: {
    readonly listener: RequestListener;
    readonly publishing: PublishingContext;
    readonly tasks?: readonly PeriodicTask[];
    /** What a browser shows if the headers of its request are too large: the likely cause differs. */
    readonly headersTooLarge: string;
  },
): Promise<RunningApp> {
  const { config, identity, logger, metrics, headers, database, readiness } = parts;
  const server = createHttpServer(app.listener, {
    headers,
    refuse: (reason) => rejectionResponse(reason, app.headersTooLarge),
  });
  const port = await listen(server, config.port);
  const servers = [server];
  if (config.metrics.port !== undefined) {
    const { registry } = metrics;
    const { token } = config.metrics;
    const metricsServer = createMetricsServer({ registry, token, headers });
    await listen(metricsServer, config.metrics.port);
    servers.push(metricsServer);
  }
  const worker = await startWorker({
    databaseUrl: database.directUrl,
    names: identity,
    applicationName: `wareword ${identity.name}`,
    publishing: app.publishing,
    logger,
    metrics,
    tasks: [...(app.tasks ?? []), retention(app.publishing, parts)],
  });
  parts.eventLoop.start();
  readiness.serving = true;

  const stopInOrder = async (): Promise<void> => {
    readiness.serving = false;
    await Promise.all([...servers.map(close), worker.stop()]);
    parts.eventLoop.stop();
    await database.close();
  };
  let stopped: Promise<void> | undefined;
  const { publicUrl } = config;
  return { port, publicUrl, database, stop: () => (stopped ??= stopInOrder()) };
}

/** How often old runs are deleted. */
const RETENTION_INTERVAL_MS = 6 * 3_600_000;

function retention(
  ctx: PublishingContext,
  { config, logger }: Pick<StoreAppResources, 'config' | 'logger'>,
): PeriodicTask {
  return {
    what: 'deleting old runs',
    everyMs: RETENTION_INTERVAL_MS,
    run: async (signal) => {
      const deleted = await deleteOldRuns({
        ctx,
        input: { days: config.runRetentionDays, signal },
      });
      if (deleted > 0) logger.info({ deleted }, 'deleted old runs');
    },
  };
}
