import { and, eq, inArray } from 'drizzle-orm';
import { changedFields, FIELDS, type Field } from '../fields.ts';
import { BATCH_SIZE, type StoreProduct } from '../store.ts';
import type { Item, Snapshot } from '../tables.ts';
import { carryOut } from './carry-out.ts';
import { readProducts } from './read-products.ts';
import { baseOf, changeItem, failItem, GONE, itemsIn, type Step } from './step.ts';

interface Restore {
  readonly item: Item;
  readonly product: StoreProduct;
  readonly snapshot: Snapshot;
  readonly fields: readonly Field[];
}

/**
 * Puts back what was there before a push, byte for byte, and only the fields that the push wrote.
 * Where one of them is not as the push left it, someone changed it since, and all stay.
 */
export async function undoItems(step: Step): Promise<boolean> {
  const clicked = await itemsIn(step, 'undo_queued', BATCH_SIZE);
  if (clicked.length === 0) return false;
  const [products, snapshots] = await Promise.all([
    readProducts(step, clicked, 'undo'),
    readSnapshots(step, clicked),
  ]);
  if (products === undefined) return true;
  const restores: Restore[] = [];
  for (const item of clicked) {
    const product = products.get(item.productId);
    const snapshot = item.snapshotId === null ? undefined : snapshots.get(item.snapshotId);
    if (product === undefined || snapshot === undefined) {
      await failItem(step, item, 'undo', GONE);
      continue;
    }
    const fields = writtenFields(snapshot);
    const changed = changedFields(snapshot.after ?? snapshot.wanted, product.values, fields);
    if (changed.length > 0) {
      await failChanged(step, item, changed);
      continue;
    }
    if (await changeItem(step, item, { state: 'undoing' })) {
      restores.push({ item: { ...item, state: 'undoing' }, product, snapshot, fields });
    }
  }
  if (restores.length > 0 && !step.signal.aborted) {
    await carryOut(step, {
      stage: 'undo',
      subjects: restores,
      write: ({ product, fields, snapshot }) => ({
        product,
        restore: { fields, raw: snapshot.raw },
      }),
      done: ({ item, snapshot }, product) => noteRestored(step, item, snapshot, product),
    });
  }
  return true;
}

/** Looks whether every byte is back before saying so. */
export async function noteRestored(
  step: Step,
  item: Item,
  snapshot: Snapshot,
  product: StoreProduct,
): Promise<void> {
  const { snapshots } = step.ctx.tables;
  const fields = writtenFields(snapshot);
  const wrong = changedFields(snapshot.before, product.values, fields);
  if (wrong.length > 0) {
    const after = Object.fromEntries(fields.map((field) => [field, product.values[field]]));
    await step.ctx.orm.update(snapshots).set({ after }).where(eq(snapshots.id, snapshot.id));
    await failItem(step, item, 'undo', {
      code: 'not_exact',
      message: `The store did not take back exactly what it had: ${wrong.join(', ')}.`,
    });
    return;
  }
  await step.ctx.orm.update(snapshots).set({ restored: true }).where(eq(snapshots.id, snapshot.id));
  await changeItem(step, item, {
    state: 'undone',
    stage: null,
    reason: null,
    base: baseOf(product),
  });
}

export function failChanged(step: Step, item: Item, fields: readonly Field[]): Promise<boolean> {
  return failItem(step, item, 'undo', {
    code: 'changed_since',
    message:
      `Someone changed this product since it was published (${fields.join(', ')}). ` +
      'It was left as it is.',
  });
}

/** The fields that a push wrote. */
export function writtenFields(snapshot: Snapshot): Field[] {
  return FIELDS.filter((field) => snapshot.wanted[field] !== undefined);
}

export async function readSnapshots(
  step: Step,
  of: readonly Item[],
): Promise<Map<string, Snapshot>> {
  const { snapshots } = step.ctx.tables;
  const ids = of.flatMap(({ snapshotId }) => (snapshotId === null ? [] : [snapshotId]));
  if (ids.length === 0) return new Map();
  const found = await step.ctx.orm
    .select()
    .from(snapshots)
    .where(and(inArray(snapshots.id, ids)));
  return new Map(found.map((snapshot) => [snapshot.id, snapshot]));
}
