import { EventLoopMonitor, RoutesInFlight } from '@wareword/event-loop';
import { securityHeaders } from '@wareword/security/http';
import type { SecurityEvents } from '@wareword/security/events';
import { Vault } from '@wareword/security/secrets';
import { readEncryptionKey } from '@wareword/server/settings';
import { AuditTrail } from '../audit-log/index.ts';
import { createPayments } from '../billing/index.ts';
import type { Config } from '../config.ts';
import { readLanguageOf, setPasswordHashCost } from '../accounts/index.ts';
import { openDatabase, type Database } from '../database/index.ts';
import {
  createRuleBasedWriter,
  createGenerator,
  type ImageReader,
  type Writer,
} from '../generation/index.ts';
import { createImageReader } from '../images/index.ts';
import {
  createJobsContext,
  JobNotifier,
  Leases,
  withBlocklist,
  ModelBlocklist,
} from '../jobs/index.ts';
import { securityEventsOf, type Logger } from '../logger.ts';
import { createMailer, Outbox } from '../mail/index.ts';
import { Metrics } from '../metrics.ts';
import { deriveKey } from '../secret-key.ts';
import { TokenUsageTracker } from '../tokens/index.ts';
import type { WebhooksContext } from '../webhooks/index.ts';
import type { ServiceOptions } from './options.ts';

/** Connections per pool; statements are pipelined, so a few serve many requests. */
export const CONNECTIONS = 10;

/** Resources of a process, whatever its role. */
export type Core = Awaited<ReturnType<typeof createCore>>;

export async function createCore(
  config: Config,
  logger: Logger,
  databaseUrl: string,
  options: Pick<ServiceOptions, 'images' | 'webhooks'>,
) {
  setPasswordHashCost(config.passwordHashCost);
  const database = openDatabase(databaseUrl, {
    connections: CONNECTIONS,
    directUrl: config.databaseDirectUrl,
    prepare: config.preparedStatements,
  });
  // The client learns Postgres's array types on its first connection; a statement with an array
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
  const notifier = new JobNotifier(database.sql, (error) => {
    logger.warn({ err: error }, "couldn't enqueue jobs; job recovery will retry");
  });
  const tokenUsage = new TokenUsageTracker(database, (error) => {
    logger.warn({ err: error }, "couldn't save token usage");
  });
  const mailer = createMailer(config, (address) =>
    readLanguageOf({ ctx: database, input: { address } }),
  );
  const auditTrail = new AuditTrail(database, (error) => {
    logger.warn({ err: error }, "couldn't save audit log events; trying again");
  });
  const securityEvents = securityEventsOf(logger, auditTrail.add);
  const secretKey = await readEncryptionKey({ ...config, file: 'encryption.key' });
  const webhooks: WebhooksContext = {
    database,
    vault: createVault(secretKey, config.previousEncryptionKey, securityEvents),
    addresses: { allowPrivate: !config.production, ...options.webhooks },
  };
  const readImages = createImageReader({ allowPrivate: !config.production, ...options.images });
  const writer = await createWriter(config, readImages);
  return {
    ...{ config, logger, database, metrics, routes, eventLoop, secretKey, webhooks },
    ...{ mailer, auditTrail, securityEvents },
    outbox: new Outbox(mailer, (error) => logger.error({ err: error }, 'email was not sent')),
    payments: await createPayments(config.stripe, (error) => {
      logger.warn({ err: error }, 'a call to the payment provider failed');
    }),
    headers: securityHeaders({
      https: config.publicUrl.protocol === 'https:',
      includeSubDomains: true,
    }),
    writing: createWriting(config, { database, logger, writer }),
    voice: { judgeVoice: writer.assessVoice },
    jobs: createJobsContext({
      ...{ database, notifier, tokenUsage, settings: config.jobs },
      ...{ plans: config.plans, rateLimitPerMinute: config.rateLimitPerMinute },
    }),
  };
}

/** Creates the generator of listings: for requests that wait for one, and for jobs. */
function createWriting(
  config: Config,
  { database, logger, writer }: { database: Database; logger: Logger; writer: Writer },
) {
  const fallback =
    config.writer === 'openai' && config.writerFallback === 'embedded'
      ? createGenerator(createRuleBasedWriter())
      : undefined;
  const modelBlocklist = new ModelBlocklist(database);
  const leases = new Leases(database, {
    recoveryMs: config.jobs.recoveryMs,
    onError: (error) => logger.warn({ err: error }, "couldn't renew leases"),
  });
  return {
    ...{ database, fallback, modelBlocklist, leases, settings: config.jobs },
    generator: withBlocklist(createGenerator(writer), { modelBlocklist, fallback }),
    generationTimeoutMs: config.generationTimeoutMs,
  };
}

/** The model's SDK is only loaded if it is used: it takes longer than everything else. */
async function createWriter(config: Config, readImages: ImageReader): Promise<Writer> {
  if (config.writer === 'embedded') return createRuleBasedWriter();
  const { createOpenAiWriter } = await import('../generation/openai/index.ts');
  const { apiKey = '', ...openai } = config.openai;
  const timeoutMs = config.generationTimeoutMs;
  return createOpenAiWriter({ apiKey, ...openai, timeoutMs, readImages });
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
