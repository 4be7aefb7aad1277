import { changedFields, isSame } from '../fields.ts';
import { BATCH_SIZE, StoreFailure, type StoreProduct } from '../store.ts';
import type { Item, Snapshot } from '../tables.ts';
import { CHANGED_IN_STORE, notePushed } from './push.ts';
import {
  baseOf,
  changeItem,
  failItem,
  GONE,
  isTriedEnough,
  itemsIn,
  waitAfterFault,
  waitIsOver,
  type Step,
} from './step.ts';
import { failChanged, noteRestored, readSnapshots, writtenFields } from './undo.ts';

/**
 * Finds out what became of writes whose answer never came: the process was killed, or the store
 * broke off. A write is whole or not at all, so the product tells.
 * @returns whether nothing is left open
 */
export async function settleInterrupted(step: Step): Promise<boolean> {
  const open = [
    ...(await itemsIn(step, 'pushing', BATCH_SIZE)),
    ...(await itemsIn(step, 'undoing', BATCH_SIZE)),
  ].slice(0, BATCH_SIZE);
  if (open.length === 0) return true;
  const products = await readOpen(step, open);
  if (products === undefined) return false;
  const snapshots = await readSnapshots(step, open);
  for (const item of open) {
    const product = products.get(item.productId);
    const snapshot = item.snapshotId === null ? undefined : snapshots.get(item.snapshotId);
    const stage = item.state === 'pushing' ? 'push' : 'undo';
    if (product === undefined || snapshot === undefined) await failItem(step, item, stage, GONE);
    else if (stage === 'push') await settlePush(step, item, snapshot, product);
    else await settleUndo(step, item, snapshot, product);
  }
  if (isTriedEnough(step)) await waitIsOver(step);
  return true;
}

async function readOpen(
  step: Step,
  open: readonly Item[],
): Promise<Map<string, StoreProduct> | undefined> {
  try {
    const products = await step.store.catalogue.read(open.map(({ productId }) => productId));
    return new Map(products.map((product) => [product.id, product]));
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    if (error.kind === 'passing' && !isTriedEnough(step)) {
      await waitAfterFault(step, 'store', error.message);
      return undefined;
    }
    await waitIsOver(step);
    const { code, message } = error;
    for (const item of open) {
      const stage = item.state === 'pushing' ? 'push' : 'undo';
      await failItem(step, item, stage, { code, message });
    }
    return undefined;
  }
}

/** Nothing was written: that is tried again, unless it was tried often enough. */
async function again(step: Step, item: Item, stage: 'push' | 'undo'): Promise<void> {
  if (isTriedEnough(step)) {
    const message = step.run.waiting?.message ?? 'The store did not take it. Try again later.';
    await failItem(step, item, stage, { code: 'store_failed', message });
  } else await changeItem(step, item, { state: stage === 'push' ? 'push_queued' : 'undo_queued' });
}

async function settlePush(
  step: Step,
  item: Item,
  snapshot: Snapshot,
  product: StoreProduct,
): Promise<void> {
  const fields = writtenFields(snapshot);
  const changed = changedFields(snapshot.before, product.values, fields);
  const untouched = fields.filter((field) => !changed.includes(field));
  // A field that was to stay as it was tells nothing.
  const telling = untouched.filter(
    (field) => !isSame(snapshot.wanted[field], snapshot.before[field]),
  );
  if (changed.length === 0) await again(step, item, 'push');
  else if (telling.length === 0) await notePushed(step, item, product, snapshot.wanted);
  else {
    await changeItem(step, item, {
      state: 'conflict',
      reason: CHANGED_IN_STORE,
      base: baseOf(product),
    });
  }
}

async function settleUndo(
  step: Step,
  item: Item,
  snapshot: Snapshot,
  product: StoreProduct,
): Promise<void> {
  const fields = writtenFields(snapshot);
  const after = snapshot.after ?? snapshot.wanted;
  if (changedFields(snapshot.before, product.values, fields).length === 0) {
    await noteRestored(step, item, snapshot, product);
    return;
  }
  const changed = changedFields(after, product.values, fields);
  if (changed.length === 0) await again(step, item, 'undo');
  else await failChanged(step, item, changed);
}
