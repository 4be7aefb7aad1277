import { createAuthentication } from './accounts/index.ts';
import { createPayments } from './billing/index.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './database/index.ts';
import { createEmbeddedWriter, createGenerator, type Writer } from './generation/index.ts';
import { createApp } from './http/app.ts';
import type { Readiness } from './http/probes.ts';
import { close, createHttpServer, listen, PATIENCE } from './http/server.ts';
import { Bell, createJobsContext, Leases } from './jobs/index.ts';
import type { Logger } from './logger.ts';
import { createMailer, Outbox } from './mail/index.ts';
import { deriveKey, readSecretKey } from './secret-key.ts';
import { TokenUse } from './tokens/index.ts';
import { Metrics } from './metrics.ts';
import { createDashboardApi } from './trpc/index.ts';
import { startWorker } from './worker/index.ts';

/** Connections of each pool; statements are pipelined, so a few carry many requests. */
const CONNECTIONS = 10;

/** How long requests and jobs under way may take when the service is told to stop. */
const DRAIN_MS = 25_000;

/** One process of the service, whatever its role. */
export interface Service {
  readonly port: number;
  readonly database: Database;
  /**
   * Stops in order; a second call with `now` hurries the first.
   * @param options.now ends what runs instead of waiting for it; nothing is lost by that
   */
  stop(options: { now: boolean }): Promise<void>;
}

/** Starts what the role asks for on a database that is migrated. */
export async function startService(
  config: Config,
  logger: Logger,
  databaseUrl: string,
  { patience = PATIENCE } = {},
): Promise<Service> {
  const database = openDatabase(databaseUrl, { connections: CONNECTIONS });
  // The client learns Postgres' array types with its first connection; a statement with an array
  // that is made before then fails.
  await database.sql`select 1`;
  const metrics = new Metrics();
  const readiness: Readiness = { serving: false };
  const generator = createGenerator(await createWriter(config));
  const leases = new Leases(database, {
    leaseMs: config.jobs.leaseMs,
    onError: (error) => logger.warn({ err: error }, 'leases could not be renewed'),
  });
  const bell = new Bell(database.sql, (error) => {
    logger.warn({ err: error }, 'bells could not be rung; the sweep will');
  });
  const tokenUse = new TokenUse(database, (error) => {
    logger.warn({ err: error }, 'the last use of tokens could not be noted');
  });
  const shared = {
    database,
    leases,
    generator,
    generationTimeoutMs: config.generationTimeoutMs,
    settings: config.jobs,
  };
  const hurry = new AbortController();
  const jobs = createJobsContext({
    database,
    bell,
    tokenUse,
    plans: config.plans,
    rateLimitPerMinute: config.rateLimitPerMinute,
    settings: config.jobs,
  });
  const mailer = createMailer(config);
  const outbox = new Outbox(mailer, (error) => logger.error({ err: error }, 'mail was not sent'));
  const payments = await createPayments(config.stripe, (error) => {
    logger.warn({ err: error }, 'the payment service refused or did not answer');
  });
  const authentication = createAuthentication(
    { database, outbox },
    {
      publicUrl: config.publicUrl,
      production: config.production,
      secret: deriveKey(await readSecretKey(config), 'sessions'),
      verifyEmail: config.smtpUrl !== undefined,
    },
  );
  const app = createApp({
    config,
    logger,
    metrics,
    readiness,
    database,
    api:
      config.role === 'worker'
        ? undefined
        : {
            ...shared,
            ...jobs,
            outbox,
            publicUrl: config.publicUrl,
            upgradeUrl: new URL('/pricing', config.publicUrl).href,
            hurry: hurry.signal,
            onGenerationError: (jobId, error) =>
              logger.warn({ jobId, err: error }, 'attempt failed'),
          },
    pages:
      config.role === 'worker'
        ? undefined
        : {
            authentication,
            database,
            payments,
            plans: config.plans,
            trpc: createDashboardApi({
              ...jobs,
              config,
              authentication,
              payments,
              mailer,
              logger,
            }),
          },
  });
  const server = createHttpServer(app, patience);
  const port = await listen(server, config.port);
  const worker =
    config.role === 'web'
      ? undefined
      : await startWorker({
          ...shared,
          logger,
          metrics,
          concurrency: config.workerConcurrency,
          bulk: jobs,
        });
  readiness.serving = true;

  const stopInOrder = async (): Promise<void> => {
    readiness.serving = false;
    const drained = setTimeout(() => hurry.abort(), DRAIN_MS);
    await Promise.all([close(server), worker?.stop(hurry.signal)]);
    clearTimeout(drained);
    await bell.settled();
    await tokenUse.stop();
    await leases.stop();
    await outbox.settled();
    mailer.close();
    await database.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    port,
    database,
    stop: ({ now }) => {
      if (now) hurry.abort();
      return (stopped ??= stopInOrder());
    },
  };
}

/** The model's SDK is loaded only where it is used: it takes longer than all the rest. */
async function createWriter(config: Config): Promise<Writer> {
  if (config.generator === 'embedded') return createEmbeddedWriter();
  const { createOpenAiWriter } = await import('./generation/openai/index.ts');
  const { apiKey = '', baseUrl, model, prices } = config.openai;
  const timeoutMs = config.generationTimeoutMs;
  return createOpenAiWriter({ apiKey, baseUrl, model, prices, timeoutMs });
}
