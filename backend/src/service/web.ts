import { Resolver } from 'node:dns/promises';
import { createAuthentication } from '../accounts/index.ts';
import { ClientDocuments, type AgentsContext } from '../agents/index.ts';
import { OneAtATime } from '../rate-limits/index.ts';
import { createProgressQuery, watchBatches } from '../batches/index.ts';
import { pauseMemberRuns, ReadAheadRoom } from '../bulk/index.ts';
import { readConnectClients } from '../connect-clients.ts';
import { ConnectClients, createOriginReader, type ConnectContext } from '../connect/index.ts';
import { openDatabase, Replica } from '../database/index.ts';
import type { AppContext } from '../http/app.ts';
import { Cursors } from '../http/v1/cursors.ts';
import { EventStreams } from '../http/v1/event-streams.ts';
import { createProductPageFetcher } from '../imports/index.ts';
import { watchJobs } from '../jobs/index.ts';
import { createReplicaRouter } from '../replica-router.ts';
import { deriveKey } from '../secret-key.ts';
import { createDashboardApi } from '../trpc/index.ts';
import { CONNECTIONS, type Core } from './core.ts';
import type { ServiceOptions } from './options.ts';

/** What a process serves that isn't only a worker: the API, the dashboard and the pages. */
export interface Web extends Required<Pick<AppContext, 'api' | 'pages'>> {
  /** Ends all event streams; their clients come back to another process. */
  endStreams(): void;
  close(): Promise<void>;
}

export async function createWeb(
  core: Core,
  options: ServiceOptions,
  shutdownSignal: AbortSignal,
): Promise<Web> {
  const { config, database, logger, secretKey, securityEvents, auditTrail } = core;
  const { webhooks, outbox, payments } = core;
  const { plans, publicUrl } = config;
  const connect = await createConnect(core, options);
  const agents: AgentsContext = {
    ...{ database, plans, publicUrl },
    documents: new ClientDocuments({
      allowPrivate: !config.production,
      ...options.clientDocuments,
    }),
  };
  const authentication = createAuthentication(
    { database, outbox },
    {
      publicUrl,
      production: config.production,
      secret: deriveKey(secretKey, 'sessions'),
      verifyEmail: config.smtpUrl !== undefined,
      google: config.google,
    },
  );
  const replica = openReplica(core);
  const replicaRouter = createReplicaRouter({
    database,
    replica,
    maxLagMs: config.replica?.maxLagMs ?? 0,
    https: publicUrl.protocol === 'https:',
  });
  const streams = new EventStreams();
  const checks = new OneAtATime();
  const onWatchError = (error: unknown) => {
    logger.warn({ err: error }, "couldn't poll jobs and batches for event streams; trying again");
  };
  return {
    api: {
      ...core.writing,
      ...core.jobs,
      ...core.voice,
      ...{ connect, agents, streams, checks, webhooks, securityEvents, publicUrl, shutdownSignal },
      jobWatcher: watchJobs(database, onWatchError),
      batchWatcher: watchBatches(database, onWatchError),
      batchProgress: createProgressQuery({ database, plans }),
      cursors: new Cursors(deriveKey(secretKey, 'list cursors')),
      upgradeUrl: new URL('/pricing', publicUrl).href,
      onGenerationError: (jobId, error) => logger.warn({ jobId, err: error }, 'attempt failed'),
    },
    pages: {
      ...{ authentication, database, replicaRouter, payments, plans, agents, auditTrail },
      bulkStorageBytes: config.bulkStorageBytes,
      saving: new OneAtATime(),
      readAheadRoom: new ReadAheadRoom(),
      trpc: createDashboardApi({
        ...core.jobs,
        ...core.voice,
        ...{ replicaRouter, checks, config, authentication, payments, connect, agents, webhooks },
        ...{ mailer: core.mailer, logger, securityEvents, auditTrail },
        onMemberRemoved: pauseMemberRuns,
        productPages: createProductPageFetcher({
          allowPrivate: !config.production,
          ...options.pages,
        }),
      }),
    },
    endStreams: () => streams.end(),
    close: async () => {
      await replica?.close();
    },
  };
}

async function createConnect(
  { config, database, outbox, secretKey }: Core,
  { origins }: ServiceOptions,
): Promise<ConnectContext> {
  return {
    ...{ database, outbox, plans: config.plans, publicUrl: config.publicUrl },
    connectCodeTtlMs: config.connectCodeTtlMs,
    clients: new ConnectClients(await readConnectClients(config)),
    proofKey: deriveKey(secretKey, 'origin proofs'),
    originReader: createOriginReader({
      allowPrivate: !config.production,
      resolver: new Resolver({ timeout: 2000, tries: 2 }),
      ...origins,
    }),
  };
}

function openReplica({ config, database, metrics, logger }: Core): Replica | undefined {
  const { replica, preparedStatements = false } = config;
  if (replica === undefined) return undefined;
  return new Replica({
    primary: database,
    openReplica: () =>
      openDatabase(replica.url, {
        connections: CONNECTIONS,
        // There may be a pooler in between.
        prepare: preparedStatements,
      }),
    maxLagMs: replica.maxLagMs,
    registry: metrics.registry,
    onChange: (usable, error) => {
      if (usable) logger.info('reading from the replica');
      else logger.warn({ err: error }, 'the replica is down or behind; reading from the primary');
    },
  });
}
