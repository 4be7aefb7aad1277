import type { Stage } from '../fields.ts';
import { StoreError } from '../store.ts';
import type { Item } from '../tables.ts';
import { readLargestBatch, type SomeProducts } from './read-largest-batch.ts';
import {
  failItem,
  shouldWait,
  waitForStore,
  clearWait,
  type RoundContext,
} from './round-context.ts';

/**
 * Reads the current products of as many items as can be read at once; undefined if the store cannot be
 * read. Outages are retried later; for permanent errors the items fail at this step, unchanged.
 */
export async function readProducts(
  round: RoundContext,
  of: readonly Item[],
  stage: Stage,
): Promise<SomeProducts | undefined> {
  try {
    return await readLargestBatch(round.store.catalog, of, {
      toWrite: stage === 'publish',
      textsOnly: true,
    });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(round, error)) {
      await waitForStore(round, error, 'read');
      return undefined;
    }
    await clearWait(round);
    const { code, message } = error;
    await Promise.all(of.map((item) => failItem(round, item, stage, { code, message })));
    return undefined;
  }
}
