import { WooStoreError } from './errors.ts';
import type { RestClient } from './rest-client.ts';
import type { WooProduct } from './types.ts';
import { PRODUCT_FIELDS, WholeProductSchema, WholeProductsSchema } from './wire.ts';

/** The store's own limit of a page. */
const MAX_READ = 100;
/** How many single products are asked for at once. */
const AT_ONCE = 4;

/**
 * Reads up to 100 products raw, in the order asked for. A list leaves out those in the trash, so
 * what is missing from it is asked for one by one; what is really gone is left out.
 */
export async function readProducts(
  rest: RestClient,
  ids: readonly number[],
): Promise<readonly WooProduct[]> {
  if (ids.length === 0) return [];
  if (ids.length > MAX_READ) {
    throw new WooStoreError('too_many', `At most ${MAX_READ} products can be read at once.`);
  }
  const query = {
    include: ids.join(','),
    per_page: MAX_READ,
    status: 'any',
    context: 'edit',
    _fields: PRODUCT_FIELDS,
  };
  const listed = await rest.read(WholeProductsSchema, 'get', { path: 'products', query });
  const found = new Map(listed.value.map((product) => [product.id, product]));
  const missing = ids.filter((id) => !found.has(id));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const some = missing.slice(at, at + AT_ONCE);
    const products = await Promise.all(some.map((id) => readOne(rest, id)));
    for (const product of products) {
      if (product !== undefined) found.set(product.id, product);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readOne(rest: RestClient, id: number): Promise<WooProduct | undefined> {
  const query = { context: 'edit', _fields: PRODUCT_FIELDS };
  try {
    return (await rest.read(WholeProductSchema, 'get', { path: `products/${id}`, query })).value;
  } catch (error) {
    if (error instanceof WooStoreError && error.code === 'not_found') return undefined;
    throw error;
  }
}
