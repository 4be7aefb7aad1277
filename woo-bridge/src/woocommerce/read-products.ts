import { DEFAULT_MAX_RESPONSE_BYTES } from './call.ts';
import { tooLarge, tooSlow } from './error-mapping.ts';
import { WooStoreError } from './errors.ts';
import type { RestClient } from './rest-client.ts';
import type { WooProduct } from './types.ts';
import {
  OversizedProductSchema,
  PRODUCT_FIELDS,
  SUMMARY_FIELDS,
  WholeProductSchema,
  WholeProductsSchema,
} from './wire.ts';

/** WooCommerce's maximum page size. */
const MAX_READ = 100;
/** Maximum concurrent requests for single products. */
const MAX_CONCURRENT_READS = 4;
/**
 * Characters of all products of a read together. A store cannot list more in one response, but it can
 * leave a hundred products out of the list and respond for each with as much.
 */
const MAX_HELD_CHARACTERS = DEFAULT_MAX_RESPONSE_BYTES;
/** Time limit for requesting products one by one; the rest of the run waits for its store. */
const MAX_SINGLE_READS_MS = 60_000;

/**
 * Reads up to 100 products raw, in the requested order. Lists omit trashed products, so missing
 * ones are requested one by one; deleted ones are left out.
 * @param maxCharacters of all their texts
 * @throws WooStoreError `response_too_large` if they have more
 */
export async function readProducts(
  rest: RestClient,
  ids: readonly number[],
  maxCharacters = MAX_HELD_CHARACTERS,
): Promise<readonly WooProduct[]> {
  if (ids.length === 0) return [];
  if (ids.length > MAX_READ) {
    throw new WooStoreError('too_many', `At most ${MAX_READ} products can be read in one call.`);
  }
  const found = new Map<number, WooProduct>();
  let held = 0;
  const hold = (products: readonly (WooProduct | undefined)[]) => {
    for (const product of products) {
      if (product === undefined) continue;
      held += charactersOf(product);
      found.set(product.id, product);
    }
    if (held > maxCharacters) throw tooLarge();
  };
  await listInParts(rest, ids, hold);
  const missing = ids.filter((id) => !found.has(id));
  const started = performance.now();
  for (let at = 0; at < missing.length; at += MAX_CONCURRENT_READS) {
    if (performance.now() - started > MAX_SINGLE_READS_MS) {
      throw tooSlow();
    }
    const some = missing.slice(at, at + MAX_CONCURRENT_READS);
    hold(await Promise.all(some.map((id) => readOne(rest, id))));
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Where their texts are too long for one response, in two halves; a single one is read on its own later. */
async function listInParts(
  rest: RestClient,
  ids: readonly number[],
  hold: (products: readonly WooProduct[]) => void,
): Promise<void> {
  const query = {
    include: ids.join(','),
    per_page: MAX_READ,
    status: 'any',
    context: 'edit',
    _fields: PRODUCT_FIELDS,
  };
  let listed: readonly WooProduct[];
  try {
    listed = (await rest.read(WholeProductsSchema, 'get', { path: 'products', query })).value;
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    if (ids.length < 2) return;
    const half = Math.ceil(ids.length / 2);
    await listInParts(rest, ids.slice(0, half), hold);
    await listInParts(rest, ids.slice(half), hold);
    return;
  }
  hold(listed);
}

/** The characters of a product in fields whose length the store controls. */
function charactersOf(product: WooProduct): number {
  const { name, description, shortDescription, slug, regularPrice } = product;
  const texts = [name, description, shortDescription, slug, regularPrice];
  const names = product.attributes.flatMap((attribute) => [attribute.name, ...attribute.options]);
  const all = [...texts, ...names, ...Object.values(product.seoMeta)];
  return all.reduce((sum, text) => sum + text.length, 0);
}

async function readOne(rest: RestClient, id: number): Promise<WooProduct | undefined> {
  const path = `products/${id}`;
  const read = (
    schema: typeof WholeProductSchema | typeof OversizedProductSchema,
    fields: string,
  ) => rest.read(schema, 'get', { path, query: { context: 'edit', _fields: fields } });
  try {
    return (await read(WholeProductSchema, PRODUCT_FIELDS)).value;
  } catch (error) {
    if (isTooLarge(error)) return (await read(OversizedProductSchema, SUMMARY_FIELDS)).value;
    if (error instanceof WooStoreError && error.code === 'not_found') return undefined;
    throw error;
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof WooStoreError && error.code === 'response_too_large';
}
