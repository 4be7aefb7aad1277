import { ensureBuilt } from '@wareword/ui/build';
import { ConfigError, loadConfig, type Config } from './config.ts';
import { migrateDatabase, startEmbeddedServer } from './database/index.ts';
import { findLaunchers, onLauncherGone } from './launcher.ts';
import { createLogger } from './logger.ts';
import { startService } from './service.ts';
import { welcome } from './welcome.ts';

/** Two signals within this time are one. */
const SAME_SIGNAL_MS = 500;

/** Starts the service as the settings say, and stops it in order on SIGTERM or SIGINT. */
export async function start(): Promise<void> {
  const launchers = findLaunchers();
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
  const built =
    config.role === 'worker'
      ? undefined
      : ensureBuilt('backend/web').catch((error: unknown) => {
          logger.error(
            { err: error },
            'the dashboard could not be built; the API serves without it',
          );
        });
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedServer(config.dataDir) : undefined;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrateDatabase(databaseUrl);
  await built;
  const service = await startService(config, logger, databaseUrl).catch(async (error: unknown) => {
    await embedded?.release();
    if (!isPortTaken(error)) throw error;
    process.stderr.write(
      `Port ${config.port} is taken by another program. End it, or set PORT to a free one.\n`,
    );
    process.exit(1);
  });

  let firstSignalAt: number | undefined;
  const stop = (reason: string): void => {
    // A terminal and a package manager may both pass on the same Ctrl-C.
    const now = firstSignalAt !== undefined && Date.now() - firstSignalAt > SAME_SIGNAL_MS;
    if (firstSignalAt === undefined) {
      firstSignalAt = Date.now();
      process.stdout.write(`${reason}: finishing what runs. Ctrl-C again to stop now.\n`);
    }
    service
      .stop({ now })
      .then(() => embedded?.release())
      .catch((error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exitCode = 1;
      })
      .finally(() => logger.flush(() => process.exit()));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  process.stdout.write(await welcome(config, service, embedded));
  onLauncherGone(await launchers, () => stop('The start command was ended'));
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
