import { StoreError, type StoreCatalog, type StoreProduct } from '../store.ts';
import type { Item } from '../tables.ts';

/** The first of some items, with their current products by id. */
export interface SomeProducts {
  readonly items: readonly Item[];
  readonly products: ReadonlyMap<string, StoreProduct>;
}

/**
 * Reads the products of items. If a store's texts are too long to be read together, reads only the first
 * half of the items, or half of that, and so on. The others are left for the next round.
 * @throws StoreError
 */
export async function readLargestBatch(
  catalog: StoreCatalog,
  of: readonly Item[],
  options?: Parameters<StoreCatalog['read']>[1],
): Promise<SomeProducts> {
  for (let items = of; ; items = items.slice(0, Math.ceil(items.length / 2))) {
    try {
      const ids = items.map(({ productId }) => productId);
      const products = ids.length === 0 ? [] : await catalog.read(ids, options);
      return { items, products: new Map(products.map((product) => [product.id, product])) };
    } catch (error) {
      const isTooMuch = error instanceof StoreError && error.kind === 'too_large';
      if (!isTooMuch || items.length < 2) throw error;
    }
  }
}
