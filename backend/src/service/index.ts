import type { Server } from 'node:http';
import { close, createMetricsServer, listen, type SecurityHeaders } from '@wareword/security/http';
import { createHttpServer, SERVER_TIMEOUTS, type Readiness } from '@wareword/server/http';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { createApp } from '../http/app.ts';
import { rejectionResponse } from '../http/rejection.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { warmUp } from '../warm-up.ts';
import { createCore } from './core.ts';
import type { ServiceOptions } from './options.ts';
import { createWeb } from './web.ts';
import { startWork } from './worker.ts';

export type { ServiceOptions } from './options.ts';

/** How long requests and jobs in progress may take when the service is stopping. */
const DRAIN_MS = 25_000;

/** One process of the service, whatever its role. */
export interface Service {
  readonly port: number;
  readonly database: Database;
  /**
   * Stops gracefully; a second call with `now` ends it immediately.
   * @param options.now aborts work in progress instead of waiting for it; nothing is lost
   */
  stop(options: { now: boolean }): Promise<void>;
}

/** Starts the parts the role requires, on a migrated database. */
export async function startService(
  config: Config,
  logger: Logger,
  databaseUrl: string,
  options: ServiceOptions = {},
): Promise<Service> {
  const warm = warmUp();
  const core = await createCore(config, logger, databaseUrl, options);
  const { database, metrics, headers, writing, jobs } = core;
  const readiness: Readiness = { serving: false };
  const shutdown = new AbortController();
  const web =
    config.role === 'worker' ? undefined : await createWeb(core, options, shutdown.signal);
  const app = createApp({ ...core, readiness, api: web?.api, pages: web?.pages });
  const { timeouts = SERVER_TIMEOUTS } = options;
  const server = createHttpServer(app, { headers, refuse: rejectionResponse, timeouts });
  const port = await listen(server, config.port);
  const metricsServer = await startMetricsServer(config, metrics, headers);
  const worker = config.role === 'web' ? undefined : await startWork(core);
  await warm;
  core.eventLoop.start();
  readiness.serving = true;

  const stopGracefully = async (): Promise<void> => {
    readiness.serving = false;
    web?.endStreams();
    const drained = setTimeout(() => shutdown.abort(), DRAIN_MS);
    await Promise.all([
      close(server),
      metricsServer && close(metricsServer),
      worker?.stop(shutdown.signal),
    ]);
    await writing.leases.waitUntilIdle();
    clearTimeout(drained);
    await jobs.notifier.flush();
    await jobs.tokenUsage.stop();
    await core.auditTrail.stop();
    await writing.leases.stop();
    await core.outbox.flush();
    core.mailer.close();
    core.eventLoop.stop();
    await web?.close();
    await database.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    port,
    database,
    stop: ({ now }) => {
      if (now) shutdown.abort();
      return (stopped ??= stopGracefully());
    },
  };
}

/** Starts the metrics server, if metrics have their own port. */
async function startMetricsServer(
  config: Config,
  { registry }: Metrics,
  headers: SecurityHeaders,
): Promise<Server | undefined> {
  const { port, token } = config.metrics;
  if (port === undefined) return undefined;
  const server = createMetricsServer({ registry, token, headers });
  await listen(server, port);
  return server;
}
