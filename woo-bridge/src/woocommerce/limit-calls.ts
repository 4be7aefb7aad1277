import { ConcurrencyLimiter } from '@wareword/store-app/limits';
import { WooStoreError } from './errors.ts';

/**
 * Concurrent calls with keys in this process. Each may hold a response of 6 MB and what was parsed
 * from it, so this bounds the memory that stores and their owners can use.
 */
const calls = new ConcurrencyLimiter({ perStore: 4, total: 32, unconnected: 16 });

/** More than the runs and open pages of one store need. */
const MAX_WAITING = 64;

/**
 * Makes a call within the limits per store and in total.
 * @param store.connected whether it is connected to Wareword
 * @throws WooStoreError `too_busy` if too many calls to the store are already waiting
 */
export async function limitCalls<Result>(
  store: { readonly url: string; readonly connected: boolean },
  call: () => Promise<Result>,
): Promise<Result> {
  const leave = await calls.acquire(store.url, MAX_WAITING, store.connected);
  if (leave === undefined) {
    throw new WooStoreError(
      'too_busy',
      "We're already waiting for many responses from your store. Try again in a moment.",
    );
  }
  try {
    return await call();
  } finally {
    leave();
  }
}
