import type { Stage } from '../fields.ts';
import { StoreFailure, type StoreProduct } from '../store.ts';
import type { Item } from '../tables.ts';
import { failItem, type Step } from './step.ts';

/**
 * The products of some items as the store has them now. Where the store cannot be read the items
 * fail at that stage, untouched and to be tried again, and undefined is returned.
 */
export async function readProducts(
  step: Step,
  of: readonly Item[],
  stage: Stage,
): Promise<Map<string, StoreProduct> | undefined> {
  try {
    const products = await step.store.catalogue.read(of.map(({ productId }) => productId));
    return new Map(products.map((product) => [product.id, product]));
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    const { code, message } = error;
    await Promise.all(of.map((item) => failItem(step, item, stage, { code, message })));
    return undefined;
  }
}
