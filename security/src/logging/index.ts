import { SecurityEvents, type RecordedEvent } from '../events/index.ts';
import { currentTraceId } from '@wareword/tracing';
import { destination, pino, type Logger as PinoLogger } from 'pino';
import { serializeError } from './serialize-error.ts';

export type Logger = PinoLogger;

/**
 * Lines are written together, because a write wakes another thread. Adding a line takes time in
 * proportion to the batch so far, so a larger batch costs more than the writes that it saves.
 */
const LOG_BATCH_BYTES = 8_192;
const LOG_FLUSH_INTERVAL_MS = 100;

/**
 * JSON lines on stdout. Anything that may contain a secret or someone else's text is not logged: no
 * headers, no bodies, no query strings.
 */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      mixin: () => {
        const traceId = currentTraceId();
        return traceId === undefined ? {} : { traceId };
      },
      serializers: { err: serializeError },
    },
    destination({
      fd: 1,
      sync: false,
      minLength: LOG_BATCH_BYTES,
      // Has to be larger than a batch.
      maxWrite: 2 * LOG_BATCH_BYTES,
      periodicFlush: LOG_FLUSH_INTERVAL_MS,
    }),
  );
}

export { serializeError } from './serialize-error.ts';

/**
 * Security events are logged at any log level except `silent`.
 * @param onRecord called with every event
 */
export function securityEventsOf(
  logger: Logger,
  onRecord?: (recorded: RecordedEvent) => void,
): SecurityEvents {
  const level = logger.level === 'silent' ? 'silent' : 'info';
  return new SecurityEvents(logger.child({}, { level }), onRecord);
}
