import type { Stage } from '../fields.ts';
import { StoreError, type StoreProduct } from '../store.ts';
import type { Item } from '../tables.ts';
import { failItem, shouldWait, waitForStore, clearWait, type Step } from './step.ts';

/**
 * Reads the current products of some items; undefined if the store cannot be read. Outages are
 * retried later; for permanent errors the items fail at this step, unchanged.
 */
export async function readProducts(
  step: Step,
  of: readonly Item[],
  stage: Stage,
): Promise<Map<string, StoreProduct> | undefined> {
  try {
    const products = await step.store.catalog.read(
      of.map(({ productId }) => productId),
      { toWrite: stage === 'publish', textsOnly: true },
    );
    return new Map(products.map((product) => [product.id, product]));
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
