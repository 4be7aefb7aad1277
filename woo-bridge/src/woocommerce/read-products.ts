import { DEFAULT_MAX_RESPONSE_BYTES } from './call.ts';
import { tooLarge, tooSlow } from './error-mapping.ts';
import { WooStoreError } from './errors.ts';
import type { RestClient } from './rest-client.ts';
import type { WooProduct } from './types.ts';
import { PRODUCT_FIELDS, WholeProductSchema, WholeProductsSchema } from './wire.ts';

/** WooCommerce's maximum page size. */
const MAX_READ = 100;
/** Maximum concurrent requests for single products. */
const MAX_CONCURRENT_READS = 4;
/**
 * Characters of all products of a read together. A store cannot list more in one answer, but it can
 * leave a hundred products out of the list and answer for each with as much.
 */
const MAX_HELD_CHARACTERS = DEFAULT_MAX_RESPONSE_BYTES;
/** After which no more single products are requested: the rest of the run waits for its store. */
const MAX_SINGLE_READS_MS = 60_000;

/**
 * Reads up to 100 products raw, in the requested order. Lists omit trashed products, so missing
 * ones are requested one by one; deleted ones are left out.
 */
export async function readProducts(
  rest: RestClient,
  ids: readonly number[],
): Promise<readonly WooProduct[]> {
  if (ids.length === 0) return [];
  if (ids.length > MAX_READ) {
    throw new WooStoreError('too_many', `At most ${MAX_READ} products can be read in one call.`);
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
  let held = listed.value.reduce((sum, product) => sum + charactersOf(product), 0);
  const missing = ids.filter((id) => !found.has(id));
  const started = performance.now();
  for (let at = 0; at < missing.length; at += MAX_CONCURRENT_READS) {
    if (performance.now() - started > MAX_SINGLE_READS_MS) {
      throw tooSlow();
    }
    const some = missing.slice(at, at + MAX_CONCURRENT_READS);
    const products = await Promise.all(some.map((id) => readOne(rest, id)));
    for (const product of products) {
      if (product === undefined) continue;
      held += charactersOf(product);
      found.set(product.id, product);
    }
    if (held > MAX_HELD_CHARACTERS) throw tooLarge();
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Of what a store can make long. */
function charactersOf(product: WooProduct): number {
  const { name, description, shortDescription, slug, regularPrice } = product;
  const texts = [name, description, shortDescription, slug, regularPrice];
  const names = product.attributes.flatMap((attribute) => [attribute.name, ...attribute.options]);
  const all = [...texts, ...names, ...Object.values(product.seoMeta)];
  return all.reduce((sum, text) => sum + text.length, 0);
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
