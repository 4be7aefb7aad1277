import { EventLoopMonitor, RoutesInFlight } from '@wareword/event-loop';
import type { SecurityEvents } from '@wareword/security/events';
import { securityHeaders, type SecurityHeaders } from '@wareword/security/http';
import { securityEventsOf, type Logger } from '@wareword/security/logging';
import type { Readiness } from '@wareword/server/http';
import { readEncryptionKey } from '@wareword/server/settings';
import { openDatabase, type Database, type DatabaseNames } from '../database/index.ts';
import { Vault } from '@wareword/security/secrets';
import { readConnectClient, type ServiceSettings } from '../service/index.ts';
import type { StoreAppConfig } from '../settings/index.ts';
import { StoreAppMetrics } from '../worker/index.ts';

const CONNECTIONS = 10;

/** What distinguishes one store app from another. */
export interface StoreAppIdentity extends DatabaseNames {
  /** Used in files, connections and requests to the service, such as `woo-bridge`. */
  readonly name: string;
  /** Prefix of the names of its metrics. */
  readonly metricPrefix: string;
}

/** What every store app uses, created once at startup. */
export interface StoreAppResources {
  readonly identity: StoreAppIdentity;
  readonly config: StoreAppConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly vault: Vault;
  readonly service: ServiceSettings;
  readonly securityEvents: SecurityEvents;
  readonly metrics: StoreAppMetrics;
  readonly eventLoop: EventLoopMonitor;
  readonly routes: RoutesInFlight;
  readonly readiness: Readiness;
  /** Added to every response. */
  readonly headers: SecurityHeaders;
  readonly now: () => Date;
}

/**
 * Opens the resources of an app on a migrated database.
 * @param input.offersPlans see {@link ServiceSettings}
 */
export async function openResources(input: {
  readonly identity: StoreAppIdentity;
  readonly config: StoreAppConfig;
  readonly logger: Logger;
  readonly databaseUrl: string;
  readonly offersPlans: boolean;
  readonly now: () => Date;
}): Promise<StoreAppResources> {
  const { identity, config, logger, now } = input;
  const { name, metricPrefix: prefix } = identity;
  const database = openDatabase(input.databaseUrl, {
    connections: CONNECTIONS,
    applicationName: `wareword ${name}`,
    directUrl: config.databaseDirectUrl,
    prepare: config.preparedStatements,
  });
  await database.sql`select 1`;
  const metrics = new StoreAppMetrics(prefix);
  const routes = new RoutesInFlight();
  const eventLoop = new EventLoopMonitor({
    registry: metrics.registry,
    prefix,
    routes,
    onStall: (stall) => logger.warn(stall, 'the event loop was stalled'),
  });
  const securityEvents = securityEventsOf(logger);
  const key = await readEncryptionKey({ ...config, file: `${name}-encryption-key` });
  const vault = new Vault(key, config.previousEncryptionKey, (place) => {
    securityEvents.record({ event: 'security.decryption', outcome: 'failure', target: place });
  });
  const { warewordUrl, warewordPublicUrl } = config;
  const { protocol, pathname } = new URL(config.publicUrl);
  return {
    ...{ identity, config, logger, database, vault, securityEvents, metrics, eventLoop, routes },
    service: {
      warewordUrl,
      warewordPublicUrl,
      userAgent: `wareword-${name}`,
      connectClient: await readConnectClient(config),
      offersPlans: input.offersPlans,
    },
    readiness: { serving: false },
    headers: securityHeaders({
      // HSTS applies to the whole host. If the app is mounted below a path, the host belongs to the
      // store.
      https: protocol === 'https:' && pathname === '/',
      includeSubDomains: false,
    }),
    now,
  };
}
