import { setTimeout as pause } from 'node:timers/promises';
import { WooStoreError } from './errors.ts';

/** Before the second and third attempts. */
const RETRY_DELAYS_MS = [300, 1_200] as const;

/**
 * Retries a read when the store drops the connection or fails. Errors that last for minutes (a
 * timeout, maintenance, a rate limit) are thrown immediately: callers wait for those.
 */
export async function retryWhileUnavailable<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof WooStoreError) || error.code !== 'store_failed') throw error;
    }
    await pause(ms);
  }
  return read();
}
