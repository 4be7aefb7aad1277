import { setTimeout as pause } from 'node:timers/promises';
import { WooStoreError } from './errors.ts';

/** Before the second and the third try. */
const PAUSES_MS = [300, 1_200] as const;

/**
 * Reads again where a store broke off or failed, as small hosts do now and then. What takes minutes
 * (a time-out, maintenance, a rate) is told at once: who waits for that waits elsewhere.
 */
export async function patiently<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (const ms of PAUSES_MS) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof WooStoreError) || error.code !== 'store_failed') throw error;
    }
    await pause(ms);
  }
  return read();
}
