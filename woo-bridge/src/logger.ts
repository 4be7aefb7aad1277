import { destination, pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/**
 * JSON lines on stdout. What may hold a secret or a stranger's text is never handed to it: no
 * headers, no bodies, no query strings.
 */
export function createLogger(level: string): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 100 }),
  );
}
