import type { Options } from 'postgres';

type Settings = Options<Record<string, never>>;

const CONNECT_TIMEOUT_SECONDS = 5;
const MIN_RECONNECT_SECONDS = 0.1;
const MAX_RECONNECT_SECONDS = 1;

/**
 * What every connection pool of a process shares.
 *
 * While a database is down, a statement waits until its connection has been tried again. The
 * driver's own backoff grows to 20 seconds, so a request with two statements took longer than any
 * client waits, and so did the first request after the database was back.
 * @param applicationName shown in `pg_stat_activity`
 * @param options.prepare whether statements are prepared. A transaction pooler gives each transaction
 *   another session, and only some poolers make a statement known there that was prepared in another.
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
