import { storeError } from './error-mapping.ts';
import { WooStoreError } from './errors.ts';
import { readProducts } from './read-products.ts';
import type { RestClient } from './rest-client.ts';
import type { WooProduct, WooProductChange, WooUpdateOutcome } from './types.ts';
import { BatchAnswerSchema } from './wire.ts';
import { keptDifferently, secondAttempt, updateBody, wantedOf, type Wanted } from './write-body.ts';

/** Most products of one batch; the store refuses more. */
export const MAX_BATCH = 100;

/** What a product more may take the store to save. */
const MS_PER_PRODUCT = 1_000;

export interface UpdateContext {
  readonly rest: RestClient;
  readonly timeoutMs: number;
}

/** One batch: write, read back, and once more for what the store kept otherwise but could keep. */
export async function updateProducts(
  context: UpdateContext,
  changes: readonly WooProductChange[],
): Promise<readonly WooUpdateOutcome[]> {
  if (changes.length > MAX_BATCH) {
    throw new WooStoreError('too_many', `At most ${MAX_BATCH} products can be written at once.`);
  }
  if (new Set(changes.map(({ id }) => id)).size !== changes.length) {
    throw new TypeError('A product stands twice in one batch.');
  }
  const current = await currentProducts(context, changes);
  const failures = new Map<number, WooStoreError>();
  const wanted = new Map<number, Wanted>();
  for (const change of changes) {
    const product = current.get(change.id);
    if (product === undefined) failures.set(change.id, gone());
    else wanted.set(change.id, wantedOf(change, product));
  }
  const bodies = Array.from(wanted, ([id, one]) => ({ id, ...updateBody(one) }));
  await send(context, bodies, failures);
  const saved = await readBack(context, wanted, failures);

  const again = Array.from(wanted).flatMap(([id, one]) => {
    const product = saved.get(id);
    const body = product === undefined ? undefined : secondAttempt(one, product);
    return body === undefined ? [] : [{ id, ...body }];
  });
  const final =
    again.length === 0
      ? saved
      : await send(context, again, failures).then(() => readBack(context, wanted, failures));
  return changes.map(({ id }): WooUpdateOutcome => {
    const error = failures.get(id);
    const product = final.get(id);
    const one = wanted.get(id);
    if (error !== undefined || product === undefined || one === undefined) {
      return { id, ok: false, error: error ?? gone() };
    }
    return { id, ok: true, product, changedByStore: keptDifferently(one, product) };
  });
}

/** The products as they are, from the caller where it just read them. */
async function currentProducts({ rest }: UpdateContext, changes: readonly WooProductChange[]) {
  const known = changes.flatMap(({ current }) => (current === undefined ? [] : [current]));
  const unknown = changes.filter(({ current }) => current === undefined).map(({ id }) => id);
  const read = await readProducts(rest, unknown);
  return new Map([...known, ...read].map((product) => [product.id, product]));
}

/** Sends a batch, and notes each item that the store refused. */
async function send(
  { rest, timeoutMs }: UpdateContext,
  bodies: readonly object[],
  failures: Map<number, WooStoreError>,
): Promise<void> {
  if (bodies.length === 0) return;
  const { value } = await rest.read(BatchAnswerSchema, 'post', {
    path: 'products/batch',
    body: { update: bodies },
    timeoutMs: timeoutMs + bodies.length * MS_PER_PRODUCT,
  });
  for (const { id, error } of value.update) {
    if (error !== undefined) failures.set(id, storeError(error.data.status, error.code));
  }
}

async function readBack(
  { rest }: UpdateContext,
  wanted: ReadonlyMap<number, Wanted>,
  failures: ReadonlyMap<number, WooStoreError>,
): Promise<ReadonlyMap<number, WooProduct>> {
  const written = [...wanted.keys()].filter((id) => !failures.has(id));
  return new Map((await readProducts(rest, written)).map((product) => [product.id, product]));
}

function gone(): WooStoreError {
  return new WooStoreError('not_found', 'This product is no longer in your store.');
}
