import { DatabaseUnreachable } from '@wareword/postgres';
import { PortTaken } from '@wareword/security/http';
import { findLaunchers, onLauncherExit } from '@wareword/server/launcher';
import {
  exitOn,
  ignoreLostOutput,
  loadOrReport,
  logUnhandledRejections,
} from '@wareword/server/process';
import { startTracing } from '@wareword/tracing';
import { ensureBuilt } from '@wareword/ui/build';
import { loadConfig } from './config.ts';
import { migrateDatabase, startEmbeddedServer } from './database/index.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { createLogger } from './logger.ts';

/** Two signals within this time count as one. */
const SAME_SIGNAL_MS = 500;

/** Starts the service according to its settings, and stops it gracefully on SIGTERM, SIGINT or SIGHUP. */
export async function start(): Promise<void> {
  ignoreLostOutput();
  const launchers = findLaunchers();
  const config = loadOrReport(loadConfig);
  if (config === undefined) return;
  const logger = createLogger(config.logLevel);
  logUnhandledRejections(logger);
  const stopTracing = await startTracing(config.tracing, (error) => {
    logger.warn({ err: error }, "couldn't send traces");
  });
  const built =
    config.role === 'worker'
      ? undefined
      : preparePages().catch((error: unknown) => {
          logger.error({ err: error }, "couldn't build the dashboard; the API serves without it");
        });
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedServer(config.dataDir).catch(exitOn(DatabaseUnreachable))
      : undefined;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrateDatabase(config.databaseDirectUrl ?? databaseUrl).catch(exitOn(DatabaseUnreachable));
  await built;
  // Loaded late: it takes most of the startup time, and a start with wrong settings or no database ends
  // before.
  const { startService } = await import('./service/index.ts');
  const service = await startService(config, logger, databaseUrl).catch(async (error: unknown) => {
    await embedded?.release();
    return exitOn(PortTaken)(error);
  });

  let firstSignalAt: number | undefined;
  const stop = (reason: string): void => {
    // A terminal and a package manager may both forward the same Ctrl-C.
    const now = firstSignalAt !== undefined && Date.now() - firstSignalAt > SAME_SIGNAL_MS;
    if (firstSignalAt === undefined) {
      firstSignalAt = Date.now();
      process.stdout.write(`${reason}: shutting down. Press Ctrl-C again to stop now.\n`);
    }
    service
      .stop({ now })
      .then(() => Promise.all([stopTracing(), embedded?.release()]))
      .catch((error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exitCode = 1;
      })
      .finally(() => logger.flush(() => process.exit()));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal));
  }
  const { welcome } = await import('./welcome.ts');
  process.stdout.write(await welcome(config, service, embedded));
  onLauncherExit(await launchers, () => stop('The start command was ended'));
}

/** Builds the pages if they are stale, and loads what renders them, so that no visitor waits for that. */
async function preparePages(): Promise<void> {
  await ensureBuilt('backend/web');
  const { renderPage } = await import('./http/rendered-page.ts');
  await renderPage({
    document: 'index',
    path: '/sign-in',
    search: '',
    language: DEFAULT_LANGUAGE,
    initialData: '{}',
  });
}
