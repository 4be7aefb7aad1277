import type { Options } from 'postgres';

type Settings = Options<Record<string, never>>;

const CONNECT_TIMEOUT_SECONDS = 5;
const MIN_RECONNECT_SECONDS = 0.1;
const MAX_RECONNECT_SECONDS = 1;

/**
 * What all connection pools of a process share.
 *
 * While a database is down, a statement waits until its connection has been retried. The driver's own backoff
 * grows to 20 seconds: a request with two statements would take longer than any client waits, and so would the
 * first request after the database is back.
 * @param applicationName shown in `pg_stat_activity`
 * @param options.prepare whether statements are prepared. A transaction pooler may run each transaction in a
 *   different session, and only some poolers prepare a statement there again.
 */
export function connectionSettings(applicationName: string, { prepare = true } = {}) {
  return {
    prepare,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    backoff: reconnectDelay,
    onnotice: () => undefined,
    connection: { application_name: applicationName },
  } satisfies Settings;
}

/** @returns seconds: doubled after each failed attempt, with jitter so that processes take turns */
function reconnectDelay(attempt: number): number {
  const delay = Math.min(MIN_RECONNECT_SECONDS * 2 ** attempt, MAX_RECONNECT_SECONDS);
  return delay * (0.5 + Math.random() / 2);
}
