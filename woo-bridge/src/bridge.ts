import { encryptionKeyOf, type Config } from './config.ts';
import { openStore, WOO_FORMATS } from './catalogue/index.ts';
import type { BridgeContext } from './context.ts';
import { openDatabase, publishing, type Database, type StoreId } from './database/index.ts';
import { createApp } from './http/app.ts';
import type { Readiness } from './http/probes.ts';
import { close, createHttpServer, listen } from './http/server.ts';
import type { Logger } from './logger.ts';
import { Metrics } from './metrics.ts';
import { Vault } from './secrets/index.ts';
import { makeRing, startWorker } from './worker/index.ts';

const CONNECTIONS = 10;

/** One process of the bridge. */
export interface Bridge {
  readonly port: number;
  /** Where browsers find it. */
  readonly publicUrl: string;
  readonly database: Database;
  /** Answers what was asked, finishes what is under way with stores, and begins nothing more. */
  stop(): Promise<void>;
}

/**
 * Starts the bridge on a database that is migrated.
 * @param options.now stands in for the clock, where a test must not wait
 */
export async function startBridge(
  config: Config,
  logger: Logger,
  databaseUrl: string,
  { now = () => new Date() }: { now?: () => Date } = {},
): Promise<Bridge> {
  const database = openDatabase(databaseUrl, { connections: CONNECTIONS });
  await database.sql`select 1`;
  const metrics = new Metrics();
  const readiness: Readiness = { serving: false };
  const { publicUrl, warewordUrl, warewordPublicUrl, stores: policy } = config;
  const vault = new Vault(encryptionKeyOf(config), config.encryptionKeyBefore);
  const shared = { database, vault, policy, publicUrl, warewordUrl, warewordPublicUrl, now };
  const bridge: BridgeContext = {
    ...shared,
    publishing: {
      orm: database.orm,
      tables: publishing,
      platform: 'woocommerce',
      formats: WOO_FORMATS,
      openStore: (storeId) => openStore(shared, storeId as StoreId),
      ring: makeRing(database.sql),
      now,
      onError: (error, { runId }) => logger.error({ err: error, runId }, 'a run failed'),
    },
  };
  const server = createHttpServer(createApp({ config, bridge, logger, metrics, readiness }));
  const port = await listen(server, config.port);
  const worker = await startWorker({
    databaseUrl,
    publishing: bridge.publishing,
    logger,
    metrics,
  });
  readiness.serving = true;

  const stopInOrder = async (): Promise<void> => {
    readiness.serving = false;
    await Promise.all([close(server), worker.stop()]);
    await database.close();
  };
  let stopped: Promise<void> | undefined;
  return { port, publicUrl, database, stop: () => (stopped ??= stopInOrder()) };
}
