import type { Server } from 'node:http';
import { Resolver } from 'node:dns/promises';
import { EventLoopMonitor, RoutesInFlight } from '@wareword/event-loop';
import {
  securityHeaders,
  close,
  createMetricsServer,
  listen,
  type SecurityHeaders,
} from '@wareword/security/http';
import {
  createHttpServer,
  SERVER_TIMEOUTS,
  type Readiness,
  type ServerTimeouts,
} from '@wareword/server/http';
import { readEncryptionKey } from '@wareword/server/settings';
import type { SecurityEvents } from '@wareword/security/events';
import type { AddressPolicy } from '@wareword/security/outbound';
import { Vault } from '@wareword/security/secrets';
import { eraseDue, stopClosingWork } from './account-data/index.ts';
import { createAuthentication } from './accounts/index.ts';
import { AuditTrail } from './audit-log/index.ts';
import { createBackupSchedule } from './backups/index.ts';
import { watchBatches } from './batches/index.ts';
import { createPayments, type Payments } from './billing/index.ts';
import { pauseMemberRuns } from './bulk/index.ts';
import type { Config, Plans } from './config.ts';
import { readConnectClients } from './connect-clients.ts';
import {
  ConnectClients,
  createOriginReader,
  type ConnectContext,
  type OriginReaderOptions,
} from './connect/index.ts';
import { openDatabase, Replica, type Database } from './database/index.ts';
import { createPageReader, type PageReaderOptions } from './imports/index.ts';
import { createImageReader, type ImageReaderOptions } from './images/index.ts';
import {
  createEmbeddedWriter,
  createGenerator,
  type ImageReader,
  type Writer,
} from './generation/index.ts';
import { createApp } from './http/app.ts';
import { readEventData } from './http/v1/event-data.ts';
import { Cursors } from './http/v1/cursors.ts';
import { EventStreams } from './http/v1/event-streams.ts';
import { refusalOf } from './http/refusal.ts';
import {
  JobNotifier,
  createJobsContext,
  Leases,
  limitUnpaid,
  UnpaidGenerations,
  watchJobs,
} from './jobs/index.ts';
import { securityEventsOf, type Logger } from './logger.ts';
import { createMailer, Outbox, type Mailer } from './mail/index.ts';
import { findEvents, sendNotifications } from './notifications/index.ts';
import { createReads } from './reads.ts';
import { Retention, type RetentionSettings } from './retention/index.ts';
import { deriveKey } from './secret-key.ts';
import { TokenUsageTracker } from './tokens/index.ts';
import { Metrics } from './metrics.ts';
import { createDashboardApi } from './trpc/index.ts';
import { warmUp } from './warm-up.ts';
import type { WebhooksContext } from './webhooks/index.ts';
import { startWorker, type MaintenanceTask } from './worker/index.ts';

/** Connections per pool; statements are pipelined, so a few serve many requests. */
const CONNECTIONS = 10;

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

/** Options for tests. */
export interface ServiceOptions {
  readonly timeouts?: ServerTimeouts;
  /** How the origins of stores are read. */
  readonly origins?: Partial<OriginReaderOptions>;
  /** How the pages of products are read. */
  readonly pages?: Partial<PageReaderOptions>;
  /** How the images of requests are read. */
  readonly images?: Partial<ImageReaderOptions>;
  /** Which addresses webhooks are sent to. */
  readonly webhooks?: Partial<AddressPolicy>;
}

/** Starts the parts the role requires, on a migrated database. */
export async function startService(
  config: Config,
  logger: Logger,
  databaseUrl: string,
  {
    timeouts = SERVER_TIMEOUTS,
    origins = {},
    pages = {},
    images = {},
    webhooks: addresses = {},
  }: ServiceOptions = {},
): Promise<Service> {
  const database = openDatabase(databaseUrl, {
    connections: CONNECTIONS,
    directUrl: config.databaseDirectUrl,
  });
  const warm = warmUp();
  // The client learns Postgres' array types on its first connection; a statement with an array
  // before that fails.
  await database.sql`select 1`;
  const metrics = new Metrics();
  const routes = new RoutesInFlight();
  const eventLoop = new EventLoopMonitor({
    registry: metrics.registry,
    prefix: 'wareword',
    routes,
    onStall: (stall) => logger.warn(stall, 'the event loop was stalled'),
  });
  const readiness: Readiness = { serving: false };
  const fallback =
    config.generator === 'openai' && config.generatorFallback === 'embedded'
      ? createGenerator(createEmbeddedWriter())
      : undefined;
  const unpaid = new UnpaidGenerations(database);
  const readImages = createImageReader({ allowPrivate: !config.production, ...images });
  const writer = await createWriter(config, readImages);
  const generator = limitUnpaid(createGenerator(writer), { unpaid, fallback });
  const voice = { judgeVoice: writer.judgeVoice };
  const leases = new Leases(database, {
    leaseMs: config.jobs.leaseMs,
    onError: (error) => logger.warn({ err: error }, 'leases could not be renewed'),
  });
  const notifier = new JobNotifier(database.sql, (error) => {
    logger.warn({ err: error }, 'jobs could not be enqueued; the sweep will retry');
  });
  const tokenUsage = new TokenUsageTracker(database, (error) => {
    logger.warn({ err: error }, 'the last use of tokens could not be saved');
  });
  const shared = {
    database,
    leases,
    generator,
    fallback,
    unpaid,
    generationTimeoutMs: config.generationTimeoutMs,
    settings: config.jobs,
  };
  const shutdown = new AbortController();
  const streams = new EventStreams();
  const onWatchError = (error: unknown) => {
    logger.warn({ err: error }, "couldn't read what event streams watch; trying again");
  };
  const jobs = createJobsContext({
    database,
    notifier,
    tokenUsage,
    plans: config.plans,
    rateLimitPerMinute: config.rateLimitPerMinute,
    settings: config.jobs,
  });
  const mailer = createMailer(config);
  const outbox = new Outbox(mailer, (error) => logger.error({ err: error }, 'email was not sent'));
  const payments = await createPayments(config.stripe, (error) => {
    logger.warn({ err: error }, 'a call to the payment provider failed');
  });
  const secretKey = await readEncryptionKey({ ...config, file: 'encryption.key' });
  const connect: ConnectContext = {
    database,
    outbox,
    plans: config.plans,
    publicUrl: config.publicUrl,
    connectCodeTtlMs: config.connectCodeTtlMs,
    clients: new ConnectClients(await readConnectClients(config)),
    proofKey: deriveKey(secretKey, 'origin proofs'),
    originReader: createOriginReader({
      allowPrivate: !config.production,
      resolver: new Resolver({ timeout: 2000, tries: 2 }),
      ...origins,
    }),
  };
  const authentication = createAuthentication(
    { database, outbox },
    {
      publicUrl: config.publicUrl,
      production: config.production,
      secret: deriveKey(secretKey, 'sessions'),
      verifyEmail: config.smtpUrl !== undefined,
      google: config.google,
    },
  );
  const auditTrail = new AuditTrail(database, (error) => {
    logger.warn({ err: error }, 'events of the audit log could not be saved; trying again');
  });
  const securityEvents = securityEventsOf(logger, auditTrail.add);
  const webhooks: WebhooksContext = {
    database,
    vault: createVault(secretKey, config.previousEncryptionKey, securityEvents),
    addresses: { allowPrivate: !config.production, ...addresses },
  };
  const headers = securityHeaders({
    https: config.publicUrl.protocol === 'https:',
    includeSubDomains: true,
  });
  const replica = openReplica(config, { database, metrics, logger });
  const reads = createReads({
    database,
    replica,
    maxLagMs: config.replica?.maxLagMs ?? 0,
    https: config.publicUrl.protocol === 'https:',
  });
  const app = createApp({
    config,
    headers,
    securityEvents,
    logger,
    metrics,
    routes,
    readiness,
    database,
    api:
      config.role === 'worker'
        ? undefined
        : {
            ...shared,
            ...jobs,
            ...voice,
            connect,
            streams,
            webhooks,
            jobWatcher: watchJobs(database, onWatchError),
            batchWatcher: watchBatches(database, onWatchError),
            cursors: new Cursors(deriveKey(secretKey, 'list cursors')),
            securityEvents,
            publicUrl: config.publicUrl,
            upgradeUrl: new URL('/pricing', config.publicUrl).href,
            shutdownSignal: shutdown.signal,
            onGenerationError: (jobId, error) =>
              logger.warn({ jobId, err: error }, 'attempt failed'),
          },
    pages:
      config.role === 'worker'
        ? undefined
        : {
            authentication,
            database,
            reads,
            payments,
            plans: config.plans,
            trpc: createDashboardApi({
              ...jobs,
              ...voice,
              reads,
              onMemberRemoved: pauseMemberRuns,
              config,
              authentication,
              payments,
              mailer,
              connect,
              webhooks,
              pageReader: createPageReader({ allowPrivate: !config.production, ...pages }),
              logger,
              securityEvents,
            }),
          },
  });
  const server = createHttpServer(app, { headers, refuse: refusalOf, timeouts });
  const port = await listen(server, config.port);
  const metricsServer = await startMetricsServer(config, metrics, headers);
  const worker =
    config.role === 'web'
      ? undefined
      : await startWorker({
          ...shared,
          logger,
          metrics,
          concurrency: config.workerConcurrency,
          unconfirmedAccountMs:
            config.smtpUrl === undefined ? undefined : config.unconfirmedAccountMs,
          bulk: jobs,
          webhooks: {
            webhooks,
            plans: config.plans,
            readEventData: (deliveries) => readEventData({ database }, deliveries),
          },
          maintenance: maintenanceTasks({ database, logger, mailer, outbox, payments, ...config }),
          backups:
            config.backups &&
            createBackupSchedule({
              settings: config.backups,
              registry: metrics.registry,
              logger,
            }),
        });
  await warm;
  eventLoop.start();
  readiness.serving = true;

  const stopGracefully = async (): Promise<void> => {
    readiness.serving = false;
    streams.end();
    const drained = setTimeout(() => shutdown.abort(), DRAIN_MS);
    await Promise.all([
      close(server),
      metricsServer && close(metricsServer),
      worker?.stop(shutdown.signal),
    ]);
    await leases.waitUntilIdle();
    clearTimeout(drained);
    await notifier.flush();
    await tokenUsage.stop();
    await auditTrail.stop();
    await leases.stop();
    await outbox.flush();
    mailer.close();
    eventLoop.stop();
    await replica?.close();
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

/** A worker reads nothing that may lag. */
function openReplica(
  { replica, role, databaseDirectUrl, databaseUrl }: Config,
  { database, metrics, logger }: { database: Database; metrics: Metrics; logger: Logger },
): Replica | undefined {
  if (replica === undefined || role === 'worker') return undefined;
  return new Replica({
    primary: database,
    replica: openDatabase(replica.url, {
      connections: CONNECTIONS,
      // Differs, so that nothing is prepared: there may be a pooler in between.
      directUrl: databaseDirectUrl ?? databaseUrl,
    }),
    maxLagMs: replica.maxLagMs,
    registry: metrics.registry,
    onChange: (usable, error) => {
      if (usable) logger.info('the replica is read');
      else logger.warn({ err: error }, 'the replica is down or behind; the primary is read');
    },
  });
}

/** What a worker does besides jobs. */
function maintenanceTasks(ctx: {
  database: Database;
  logger: Logger;
  mailer: Mailer;
  outbox: Outbox;
  payments: Payments | undefined;
  plans: Plans;
  publicUrl: URL;
  retention: RetentionSettings;
}): MaintenanceTask[] {
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

/** Encrypts secrets that must be used, not only verified. */
function createVault(
  key: Buffer,
  previous: Buffer | undefined,
  securityEvents: SecurityEvents,
): Vault {
  const derive = (from: Buffer) => Buffer.from(deriveKey(from, 'stored secrets'), 'base64');
  return new Vault(derive(key), previous && derive(previous), (place) => {
    securityEvents.record({ event: 'security.decryption', outcome: 'failure', target: place });
  });
}

/** Starts the metrics server, if metrics have a port of their own. */
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

/** The model's SDK is only loaded if it is used: it takes longer than everything else. */
async function createWriter(config: Config, readImages: ImageReader): Promise<Writer> {
  if (config.generator === 'embedded') return createEmbeddedWriter();
  const { createOpenAiWriter } = await import('./generation/openai/index.ts');
  const { apiKey = '', ...openai } = config.openai;
  const timeoutMs = config.generationTimeoutMs;
  return createOpenAiWriter({ apiKey, ...openai, timeoutMs, readImages });
}
