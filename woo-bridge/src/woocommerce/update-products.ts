import { nextTurn, TimeSlicer } from '@wareword/event-loop';
import { storeError } from './error-mapping.ts';
import { WooStoreError } from './errors.ts';
import { OVERSIZED } from './product.ts';
import { readProducts } from './read-products.ts';
import type { RestClient } from './rest-client.ts';
import type { WooProduct, WooProductChange, WooUpdateOutcome } from './types.ts';
import { sentLength } from './sent-length.ts';
import { BatchResponseSchema, MAX_SENT } from './wire.ts';
import {
  differingFields,
  secondAttempt,
  updateBody,
  intendedWrite,
  type IntendedWrite,
} from './write-body.ts';

/** Maximum products per batch; the store rejects more. */
const MAX_BATCH = 100;

/** Characters of products read back. They were read before, and what was written may be longer. */
const MAX_READ_BACK = 15_000_000;

/** Additional time allowed per product. */
const MS_PER_PRODUCT = 1_000;

export interface UpdateContext {
  readonly rest: RestClient;
  readonly timeoutMs: number;
}

/**
 * One batch: write, read back, and write again what the store saved differently but can save
 * exactly.
 */
export async function updateProducts(
  context: UpdateContext,
  changes: readonly WooProductChange[],
): Promise<readonly WooUpdateOutcome[]> {
  if (changes.length > MAX_BATCH) {
    throw new WooStoreError(
      'too_many',
      `At most ${MAX_BATCH} products can be written in one call.`,
    );
  }
  if (new Set(changes.map(({ id }) => id)).size !== changes.length) {
    throw new TypeError('A product appears twice in one batch.');
  }
  const current = await currentProducts(context, changes);
  const failures = new Map<number, WooStoreError>();
  const wanted = new Map<number, IntendedWrite>();
  const bodies: Body[] = [];
  const slices = new TimeSlicer();
  for (const change of changes) {
    await slices.yieldIfDue();
    const { id } = change;
    const product = current.get(id);
    if (product === undefined) failures.set(id, gone());
    else if (product.oversized) failures.set(id, tooLong());
    else {
      const one = intendedWrite(change, product);
      if (sentLength(one.texts.values()) > MAX_SENT) failures.set(id, tooLong());
      else {
        wanted.set(id, one);
        bodies.push(bodyOf(product, await updateBody(one, slices)));
      }
    }
  }
  await send(context, bodies, failures);
  const saved = await readBack(context, wanted, failures);

  const again: Body[] = [];
  for (const [id, one] of wanted) {
    await slices.yieldIfDue();
    const product = saved.get(id);
    const body = product === undefined ? undefined : await secondAttempt(one, product, slices);
    if (product !== undefined && body !== undefined) again.push(bodyOf(product, body));
  }
  // A product whose second attempt is refused was written by the first.
  const final =
    again.length === 0
      ? saved
      : await send(context, again, new Map()).then(() => readBack(context, wanted, failures));
  const outcomes: WooUpdateOutcome[] = [];
  for (const { id } of changes) {
    await slices.yieldIfDue();
    const error = failures.get(id);
    const product = final.get(id);
    const one = wanted.get(id);
    if (error !== undefined || product === undefined || one === undefined) {
      outcomes.push({ id, ok: false, error: error ?? gone() });
    } else outcomes.push({ id, ok: true, product, changedByStore: differingFields(one, product) });
  }
  return outcomes;
}

/** The current products, from the caller if it just read them. */
async function currentProducts({ rest }: UpdateContext, changes: readonly WooProductChange[]) {
  const known = changes.flatMap(({ current }) => (current === undefined ? [] : [current]));
  const unknown = changes.filter(({ current }) => current === undefined).map(({ id }) => id);
  const read = await readProducts(rest, unknown);
  return new Map([...known, ...read].map((product) => [product.id, product]));
}

/** What to send of a product, and the characters of that and of the response, which has all its texts. */
interface Body {
  readonly update: object;
  readonly characters: number;
}

function bodyOf(product: WooProduct, changes: object): Body {
  const update = { id: product.id, ...changes };
  const { name, description, shortDescription } = product;
  return { update, characters: charactersIn([update, name, description, shortDescription]) };
}

/** Sends a batch, in parts if it is long, and records each item that the store rejected. */
async function send(
  { rest, timeoutMs }: UpdateContext,
  bodies: readonly Body[],
  failures: Map<number, WooStoreError>,
): Promise<void> {
  for (const update of inParts(bodies)) {
    await nextTurn();
    const { value } = await knownOutcome(() =>
      rest.read(BatchResponseSchema, 'post', {
        path: 'products/batch',
        body: { update },
        timeoutMs: timeoutMs + update.length * MS_PER_PRODUCT,
      }),
    );
    for (const { id, error } of value.update) {
      if (error !== undefined) failures.set(id, storeError(error.data.status, error.code));
    }
  }
}

/** If the response to a write can't be read, reads the products to see whether it took effect. */
async function knownOutcome<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof WooStoreError) || error.code !== 'response_too_large') throw error;
    throw new WooStoreError(
      'store_failed',
      "Your store's response was too long to read. We'll check what it saved in a moment.",
    );
  }
}

function inParts(bodies: readonly Body[]): object[][] {
  const parts: object[][] = [];
  let room = 0;
  for (const { update, characters } of bodies) {
    const part = parts.at(-1);
    if (part === undefined || characters > room) {
      parts.push([update]);
      room = MAX_SENT - characters;
    } else {
      part.push(update);
      room -= characters;
    }
  }
  return parts;
}

/** The total characters of all strings in a body. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + charactersIn(one), 0);
}

async function readBack(
  { rest }: UpdateContext,
  wanted: ReadonlyMap<number, IntendedWrite>,
  failures: ReadonlyMap<number, WooStoreError>,
): Promise<ReadonlyMap<number, WooProduct>> {
  const written = [...wanted.keys()].filter((id) => !failures.has(id));
  const products = await readProducts(rest, written, MAX_READ_BACK);
  return new Map(products.map((product) => [product.id, product]));
}

function tooLong(): WooStoreError {
  return new WooStoreError(OVERSIZED.code, OVERSIZED.message);
}

function gone(): WooStoreError {
  return new WooStoreError('not_found', 'This product is no longer in your store.');
}
