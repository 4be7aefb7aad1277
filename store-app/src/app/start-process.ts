import { DatabaseUnreachable, ensureDatabase, startEmbeddedServer } from '@wareword/postgres';
import { PortTaken } from '@wareword/security/http';
import { createLogger, type Logger } from '@wareword/security/logging';
import { findLaunchers, onLauncherExit } from '@wareword/server/launcher';
import {
  exitOn,
  ignoreLostOutput,
  loadOrReport,
  logUnhandledRejections,
} from '@wareword/server/process';
import { startTracing } from '@wareword/tracing';
import { migrateDatabase } from '../database/index.ts';
import type { StoreAppConfig } from '../settings/index.ts';
import type { StoreAppIdentity } from './open-resources.ts';
import type { RunningApp } from './serve.ts';

/**
 * Maximum time to stop gracefully: an unreachable database would block forever. The next start
 * resumes interrupted work.
 */
const STOP_TIMEOUT_MS = 20_000;
/** Additional time to close the database. */
const RELEASE_TIMEOUT_MS = 10_000;

/**
 * Starts a store app with its settings, and shuts it down gracefully on SIGTERM, SIGINT or SIGHUP,
 * or when the command that started it ends.
 */
export async function startProcess<Config extends StoreAppConfig>(app: {
  readonly identity: StoreAppIdentity;
  readonly loadConfig: () => Config;
  /** Builds its pages if they are stale. */
  readonly build: () => Promise<unknown>;
  /** Import it in the function: a start with wrong settings or no database does not need it. */
  readonly start: (config: Config, logger: Logger, databaseUrl: string) => Promise<RunningApp>;
  /** The message printed when it is ready. */
  readonly welcome: (config: Config) => string;
}): Promise<void> {
  ignoreLostOutput();
  const launchers = findLaunchers();
  const config = loadOrReport(app.loadConfig);
  if (config === undefined) return;
  const logger = createLogger(config.logLevel);
  logUnhandledRejections(logger);
  const stopTracing = await startTracing(config.tracing, (error) => {
    logger.warn({ err: error }, "couldn't send traces");
  });
  const built = app.build().catch((error: unknown) => {
    logger.error({ err: error }, 'the pages of the app failed to build');
  });
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedServer(config.dataDir).catch(exitOn(DatabaseUnreachable))
      : undefined;
  const databaseUrl =
    config.databaseUrl ??
    // The service may use the same server.
    (embedded === undefined ? '' : await ensureDatabase(embedded.url, app.identity.schema));
  const started = async () => {
    await migrateDatabase(config.databaseDirectUrl ?? databaseUrl, app.identity);
    await built;
    return app.start(config, logger, databaseUrl);
  };
  const running = await started().catch(async (error: unknown) => {
    await embedded?.release();
    return exitOn(DatabaseUnreachable, PortTaken)(error);
  });

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      setTimeout(() => process.exit(1), RELEASE_TIMEOUT_MS);
      // Only this process can stop the database server it started.
      void Promise.resolve(embedded?.release()).finally(() => process.exit(1));
    }, STOP_TIMEOUT_MS);
    running
      .stop()
      .then(() => Promise.all([stopTracing(), embedded?.release()]))
      .catch((error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exitCode = 1;
      })
      .finally(() => logger.flush(() => process.exit()));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.stdout.write(app.welcome(config));
  onLauncherExit(await launchers, stop);
}
