import type { Logger } from '@wareword/security/logging';
import { ConfigError } from './settings/index.ts';

/**
 * Loads the settings. If any is invalid, returns undefined, and the process ends with the list of problems.
 */
export function loadOrReport<Config>(loadConfig: () => Config): Config | undefined {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

/**
 * Keeps the process alive when the Postgres driver rejects a promise without a handler, as it does
 * when a connection breaks within a transaction. The transaction itself fails in its caller.
 */
export function logUnhandledRejections(logger: Logger): void {
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'unhandled rejection');
  });
}

/**
 * Keeps the process alive when nothing reads its output anymore: a closed terminal, a killed `tee` or
 * a restarted log collector must not keep it from serving or from stopping gracefully.
 */
export function ignoreLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
  }
}

/**
 * Ends the process with the message of an error that says what to do, instead of a stack. Other errors are
 * thrown.
 */
export function exitOn(...kinds: (abstract new (...parameters: never[]) => Error)[]) {
  return (error: unknown): never => {
    if (!(error instanceof Error) || !kinds.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  };
}
