import { setTimeout as pause } from 'node:timers/promises';
import { WooStoreError } from './errors.ts';

/** Before the second and third attempts. */
const RETRY_DELAYS_MS = [300, 1_200] as const;

/** A failure that took longer is left to the caller too, or a slow store would hold it up. */
const MAX_FAILURE_MS = 5_000;

/**
 * Retries a read when the store drops the connection or fails. Errors that last for minutes (a
 * timeout, maintenance, a rate limit) are thrown immediately: callers wait for those.
 */
export async function retryWhileUnavailable<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const ms of RETRY_DELAYS_MS) {
    const started = performance.now();
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof WooStoreError) || error.code !== 'store_failed') throw error;
      if (performance.now() - started > MAX_FAILURE_MS) throw error;
    }
    await pause(ms);
  }
  return read();
}
