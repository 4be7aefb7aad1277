import { setTracer } from './spans.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** How long an unreachable collector may delay the end of the process. */
const SHUTDOWN_MS = 3000;

/** An unreachable collector fails every few seconds. */
const REPORT_EVERY_MS = 60_000;

/**
 * Turns tracing on for this process, if it is configured. The SDK is only loaded then.
 * @param onError called when spans cannot be sent, at most once a minute; they are dropped
 * @returns a function that sends the remaining spans and turns tracing off
 */
export async function startTracing(
  settings: TracingSettings | undefined,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (settings === undefined) return () => Promise.resolve();
  Object.assign(process.env, settings.environment);
  const { createSdk } = await import('./sdk.ts');
  let reportedAt = -Infinity;
  const { tracer, shutdown } = createSdk(settings, (error) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    onError(error);
  });
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    const expired = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => expired.resolve(undefined), SHUTDOWN_MS);
    await Promise.race([shutdown().catch(onError), expired.promise]);
    clearTimeout(timer);
  };
}
