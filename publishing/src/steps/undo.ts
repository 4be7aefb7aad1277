import { eq } from 'drizzle-orm';
import { changedFields, type Field } from '../fields.ts';
import { BATCH_SIZE, type StoreProduct } from '../store.ts';
import type { Item, Reason, Snapshot } from '../tables.ts';
import { notRestored } from '../text/canonical-text.ts';
import { writeProducts } from './write-products.ts';
import { readProducts } from './read-products.ts';
import { readSnapshots, writtenFields } from './snapshots.ts';
import {
  baseOf,
  changeItem,
  failItem,
  GONE,
  itemsInState,
  clearWait,
  type RoundContext,
} from './round-context.ts';

interface Restore {
  readonly item: Item;
  readonly product: StoreProduct;
  readonly snapshot: Snapshot;
  readonly fields: readonly Field[];
}

/**
 * Restores the published fields. If any of them changed after publishing, none is restored. A store may
 * encode a few characters of a restored text differently (`REENCODED`); anything else is a failure.
 */
export async function undoItems(round: RoundContext): Promise<boolean> {
  const queued = await itemsInState(round, 'undo_queued', BATCH_SIZE);
  if (queued.length === 0) return false;
  const read = await readProducts(round, queued, 'undo');
  if (read === undefined) return true;
  const snapshots = await readSnapshots(round, read.items);
  const restores: Restore[] = [];
  for (const item of read.items) {
    const product = read.products.get(item.productId);
    const snapshot = item.snapshotId === null ? undefined : snapshots.get(item.snapshotId);
    if (product === undefined || snapshot === undefined) {
      await failItem(round, item, 'undo', GONE);
      continue;
    }
    const fields = writtenFields(snapshot);
    const changed = changedFields(snapshot.after ?? snapshot.wanted, product.values, fields);
    // An earlier restore succeeded although its response was lost.
    if (changed.length > 0 && fieldsNotRestored(round, item, snapshot, product).length === 0) {
      await recordRestored(round, item, snapshot, product);
      continue;
    }
    if (changed.length > 0) {
      await failAsChanged(round, item, changed);
      continue;
    }
    if (await changeItem(round, item, { state: 'undoing' })) {
      restores.push({ item: { ...item, state: 'undoing' }, product, snapshot, fields });
    }
  }
  if (restores.length === 0) await clearWait(round);
  else if (!round.signal.aborted) {
    await writeProducts(round, {
      stage: 'undo',
      subjects: restores,
      write: ({ product, fields, snapshot }) => ({
        product,
        restore: { fields, raw: snapshot.raw },
      }),
      done: ({ item, snapshot }, product) => recordRestored(round, item, snapshot, product),
    });
  }
  return true;
}

/** The fields that were not restored exactly. */
export function fieldsNotRestored(
  { ctx }: RoundContext,
  item: Item,
  snapshot: Snapshot,
  product: StoreProduct,
): Field[] {
  const about = { written: writtenFields(snapshot), base: item.base, fields: ctx.fields };
  return notRestored(snapshot.before, product.values, about);
}

const REENCODED: Reason = {
  code: 'respelled',
  message:
    "The original text is back. A few characters are encoded differently, which shoppers don't see.",
};

/** Verifies the restore before reporting success. */
export async function recordRestored(
  round: RoundContext,
  item: Item,
  snapshot: Snapshot,
  product: StoreProduct,
): Promise<void> {
  const { snapshots } = round.ctx.tables;
  const fields = writtenFields(snapshot);
  const wrong = fieldsNotRestored(round, item, snapshot, product);
  if (wrong.length > 0) {
    const after = Object.fromEntries(fields.map((field) => [field, product.values[field]]));
    await round.ctx.orm.update(snapshots).set({ after }).where(eq(snapshots.id, snapshot.id));
    await failItem(round, item, 'undo', {
      code: 'not_exact',
      message: `These fields couldn't be restored exactly: ${wrong.join(', ')}.`,
    });
    return;
  }
  await round.ctx.orm
    .update(snapshots)
    .set({ restored: true })
    .where(eq(snapshots.id, snapshot.id));
  await changeItem(round, item, {
    state: 'undone',
    stage: null,
    reason: changedFields(snapshot.before, product.values, fields).length === 0 ? null : REENCODED,
    base: baseOf(product),
  });
}

export function failAsChanged(
  round: RoundContext,
  item: Item,
  fields: readonly Field[],
): Promise<boolean> {
  return failItem(round, item, 'undo', {
    code: 'changed_since',
    message:
      `The text in your store isn't the one we published (${fields.join(', ')}). ` +
      "Someone may have edited it, or your store changed it when saving. We didn't change it.",
  });
}
