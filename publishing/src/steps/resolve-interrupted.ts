import { changedFields } from '../fields.ts';
import { BATCH_SIZE, StoreError, type StoreProduct } from '../store.ts';
import type { Item, Snapshot } from '../tables.ts';
import { CHANGED_IN_STORE, recordPublished } from './publish.ts';
import {
  baseOf,
  changeItem,
  failItem,
  GONE,
  shouldWait,
  hasTooManyFailedWrites,
  itemsInState,
  waitForStore,
  clearWait,
  type RoundContext,
} from './round-context.ts';
import { isSavedForm } from '../text/saved-form.ts';
import { skippedFieldsOf, planOf } from '../text/plan.ts';
import { readLargestBatch, type SomeProducts } from './read-largest-batch.ts';
import { fieldMatches, readSnapshots, writtenFields } from './snapshots.ts';
import { failAsChanged, recordRestored, fieldsNotRestored } from './undo.ts';

/**
 * Determines the outcome of writes whose response was lost because the process was killed or the
 * connection broke. A write happens completely or not at all, so the product shows which.
 * @returns whether all outcomes are known
 */
export async function resolveInterrupted(round: RoundContext): Promise<boolean> {
  const open = [
    ...(await itemsInState(round, 'publishing', BATCH_SIZE)),
    ...(await itemsInState(round, 'undoing', BATCH_SIZE)),
  ].slice(0, BATCH_SIZE);
  for (let left: readonly Item[] = open; left.length > 0;) {
    const read = await readInterrupted(round, left);
    if (read === undefined) return false;
    await resolve(round, read);
    left = left.slice(read.items.length);
  }
  if (open.length > 0 && hasTooManyFailedWrites(round)) await clearWait(round);
  return true;
}

async function resolve(round: RoundContext, { items, products }: SomeProducts): Promise<void> {
  const snapshots = await readSnapshots(round, items);
  for (const item of items) {
    const product = products.get(item.productId);
    const snapshot = item.snapshotId === null ? undefined : snapshots.get(item.snapshotId);
    const stage = item.state === 'publishing' ? 'publish' : 'undo';
    if (product === undefined || snapshot === undefined) await failItem(round, item, stage, GONE);
    else if (stage === 'publish') await resolvePublish(round, item, snapshot, product);
    else await resolveUndo(round, item, snapshot, product);
  }
}

async function readInterrupted(
  round: RoundContext,
  open: readonly Item[],
): Promise<SomeProducts | undefined> {
  try {
    const read = await readLargestBatch(round.store.catalog, open, { textsOnly: true });
    if (open.some(({ state }) => state === 'undoing')) await round.store.catalog.removeLeftovers();
    return read;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(round, error)) {
      await waitForStore(round, error, 'read');
      return undefined;
    }
    await clearWait(round);
    const { code, message } = error;
    for (const item of open) {
      const stage = item.state === 'publishing' ? 'publish' : 'undo';
      await failItem(round, item, stage, { code, message });
    }
    return undefined;
  }
}

/** Nothing was written: retry, unless the retry limit is reached. */
async function requeue(round: RoundContext, item: Item, stage: 'publish' | 'undo'): Promise<void> {
  if (hasTooManyFailedWrites(round)) {
    const message = round.run.waiting?.message ?? "The store didn't save it. Try again later.";
    await failItem(round, item, stage, { code: 'store_failed', message });
  } else
    await changeItem(round, item, {
      state: stage === 'publish' ? 'publish_queued' : 'undo_queued',
    });
}

/**
 * A field that has its new value, or what the store made of it, proves that the write took place, and one
 * that has its old value that it did not. Any other value may be someone's edit: it is no proof, and an
 * undo must not overwrite it.
 */
async function resolvePublish(
  round: RoundContext,
  item: Item,
  snapshot: Snapshot,
  product: StoreProduct,
): Promise<void> {
  const { before, wanted } = snapshot;
  const { values } = product;
  const fields = writtenFields(snapshot);
  const changed = changedFields(before, values, fields);
  const written = fields.filter(
    (field) =>
      fieldMatches(wanted, values, { field, fields: round.ctx.fields }) ||
      (changed.includes(field) && isSavedForm(wanted[field], values[field])),
  );
  const unwritten = changedFields(before, wanted, fields).filter(
    (field) => !changed.includes(field) && !written.includes(field),
  );
  if (changed.length === 0) await requeue(round, item, 'publish');
  else if (unwritten.length === 0 && changed.some((field) => written.includes(field))) {
    const skippedFields = skippedFieldsOf(await planOf(item, round.run.settings, round.ctx));
    const edited = fields.filter((field) => !written.includes(field));
    await recordPublished(round, item, product, { wanted, edited, skippedFields });
  } else {
    await changeItem(round, item, {
      state: 'conflict',
      reason: CHANGED_IN_STORE,
      base: baseOf(product),
    });
  }
}

async function resolveUndo(
  round: RoundContext,
  item: Item,
  snapshot: Snapshot,
  product: StoreProduct,
): Promise<void> {
  const fields = writtenFields(snapshot);
  const after = snapshot.after ?? snapshot.wanted;
  if (fieldsNotRestored(round, item, snapshot, product).length === 0) {
    await recordRestored(round, item, snapshot, product);
    return;
  }
  const changed = changedFields(after, product.values, fields);
  if (changed.length === 0) await requeue(round, item, 'undo');
  else await failAsChanged(round, item, changed);
}
