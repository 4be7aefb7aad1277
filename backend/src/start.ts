import { ConfigError, loadConfig, type Config } from './config.ts';
import { migrateDatabase, startEmbeddedServer } from './database/index.ts';
import { createLogger } from './logger.ts';
import { startService } from './service.ts';
import { welcome } from './welcome.ts';

/** Starts the service as the settings say, and stops it in order on SIGTERM or SIGINT. */
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
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedServer(config.dataDir) : undefined;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrateDatabase(databaseUrl);
  const service = await startService(config, logger, databaseUrl);
  process.stdout.write(await welcome(config, service, embedded));

  let stops = 0;
  const stop = async (signal: string): Promise<void> => {
    stops += 1;
    if (stops > 2) process.exit(1);
    if (stops === 1) process.stdout.write(`${signal}: finishing what runs. Again to stop now.\n`);
    await service.stop({ now: stops > 1 });
    await embedded?.release();
    logger.flush(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        logger.flush(() => process.exit(1));
      });
    });
  }
}
