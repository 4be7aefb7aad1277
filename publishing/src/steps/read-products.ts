import type { Stage } from '../fields.ts';
import { StoreError } from '../store.ts';
import type { Item } from '../tables.ts';
import { readLargestBatch, type SomeProducts } from './read-largest-batch.ts';
import { failItem, shouldWait, waitForStore, clearWait, type Step } from './step.ts';

/**
 * Reads the current products of as many items as can be read at once; undefined if the store cannot be
 * read. Outages are retried later; for permanent errors the items fail at this step, unchanged.
 */
export async function readProducts(
  step: Step,
  of: readonly Item[],
  stage: Stage,
): Promise<SomeProducts | undefined> {
  try {
    return await readLargestBatch(step.store.catalog, of, {
      toWrite: stage === 'publish',
      textsOnly: true,
    });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(step, error)) {
      await waitForStore(step, error, 'read');
      return undefined;
    }
    await clearWait(step);
    const { code, message } = error;
    await Promise.all(of.map((item) => failItem(step, item, stage, { code, message })));
    return undefined;
  }
}
