import { ensureDatabase, startEmbeddedServer } from '@wareword/postgres';
import { ensureBuilt } from '@wareword/ui/build';
import { startBridge } from './bridge.ts';
import { ConfigError, loadConfig, type Config } from './config.ts';
import { migrateDatabase } from './database/index.ts';
import { createLogger } from './logger.ts';

/**
 * Stopping takes no longer: a database that is gone answers nothing that is waited for. What was
 * under way is taken up by the next start.
 */
const LONGEST_STOP_MS = 20_000;

/** On the embedded server, which the service may share. */
const DATABASE = 'woo_bridge';

/** Starts the bridge as the settings say, and stops it in order on SIGTERM, SIGINT or SIGHUP. */
export async function start(): Promise<void> {
  let config: Config;
  try {
    config = loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  const logger = createLogger(config.logLevel);
  // The Postgres driver rejects a promise that nobody holds where a connection breaks within a
  // transaction. The transaction itself fails where it was asked for; the process goes on.
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'a rejection that nobody held');
  });
  const built = ensureBuilt('woo-bridge/web').catch((error: unknown) => {
    logger.error({ err: error }, 'the pages of the bridge could not be built');
  });
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedServer(config.dataDir) : undefined;
  const databaseUrl =
    config.databaseUrl ??
    (embedded === undefined ? '' : await ensureDatabase(embedded.url, DATABASE));
  await migrateDatabase(databaseUrl);
  await built;
  const bridge = await startBridge(config, logger, databaseUrl);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS);
    bridge
      .stop()
      .then(() => embedded?.release())
      .catch((error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exitCode = 1;
      })
      .finally(() => logger.flush(() => process.exit()));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.stdout.write(
    `The WooCommerce bridge is ready.\n  Open      ${config.publicUrl}\n` +
      `  Wareword  ${config.warewordPublicUrl}\n`,
  );
}
