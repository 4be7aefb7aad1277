import { eq } from 'drizzle-orm';
import { changedFields, FIELDS, type FieldValues } from '../fields.ts';
import { newSnapshotId } from '../identifiers.ts';
import { BATCH_SIZE, type StoreProduct } from '../store.ts';
import type { Item, Reason } from '../tables.ts';
import { chosenValues, planOf } from '../text/plan.ts';
import { carryOut } from './carry-out.ts';
import { readProducts } from './read-products.ts';
import { baseOf, changeItem, failItem, GONE, itemsIn, TRASHED, type Step } from './step.ts';

export const CHANGED_IN_STORE: Reason = {
  code: 'changed_in_store',
  message:
    'This product was changed in the store since the listing was made. Look at it again, and ' +
    'publish it if it is right.',
};

interface Write {
  readonly item: Item;
  readonly product: StoreProduct;
  readonly values: FieldValues;
}

/**
 * Writes what was clicked: reads each product, leaves alone what changed since the proposal was
 * made, keeps a snapshot, and only then writes, up to a hundred at a time.
 */
export async function pushItems(step: Step): Promise<boolean> {
  const clicked = await itemsIn(step, 'push_queued', BATCH_SIZE);
  if (clicked.length === 0) return false;
  const products = await readProducts(step, clicked, 'push');
  if (products === undefined) return true;
  const writes: Write[] = [];
  for (const item of clicked) {
    const write = await prepareWrite(step, item, products.get(item.productId));
    if (write !== undefined) writes.push(write);
  }
  if (writes.length > 0 && !step.signal.aborted) {
    await carryOut(step, {
      stage: 'push',
      subjects: writes,
      write: ({ product, values }) => ({ product, values }),
      done: ({ item, values }, product) => notePushed(step, item, product, values),
    });
  }
  return true;
}

async function prepareWrite(
  step: Step,
  item: Item,
  product: StoreProduct | undefined,
): Promise<Write | undefined> {
  const { ctx, run } = step;
  if (product === undefined || product.trashed) {
    await failItem(step, item, 'push', product === undefined ? GONE : TRASHED);
    return undefined;
  }
  const { base } = item;
  if (
    base === null ||
    base.modified !== product.modified ||
    changedFields(base.values, product.values).length > 0
  ) {
    // What is shown from now on is what the store has now, and the next click is about that.
    await changeItem(step, item, {
      state: 'conflict',
      reason: CHANGED_IN_STORE,
      base: baseOf(product),
    });
    return undefined;
  }
  const values = chosenValues(planOf(item, run.settings, ctx.formats));
  if (Object.keys(values).length === 0) {
    const reason = { code: 'nothing_to_change', message: 'No field is left to change.' };
    await changeItem(step, item, { state: 'skipped', reason });
    return undefined;
  }
  const snapshotId = newSnapshotId();
  await ctx.orm.insert(ctx.tables.snapshots).values({
    id: snapshotId,
    itemId: item.id,
    takenAt: ctx.now(),
    raw: product.raw,
    before: product.values,
    wanted: values,
  });
  const mine = await changeItem(step, item, { state: 'pushing', snapshotId });
  return mine ? { item: { ...item, state: 'pushing', snapshotId }, product, values } : undefined;
}

/** Keeps what the store has made of the write: an undo refuses where it finds anything else. */
export async function notePushed(
  step: Step,
  item: Item,
  product: StoreProduct,
  wanted: FieldValues,
): Promise<void> {
  const { snapshots } = step.ctx.tables;
  const fields = FIELDS.filter((field) => wanted[field] !== undefined);
  const after = Object.fromEntries(fields.map((field) => [field, product.values[field]]));
  if (item.snapshotId !== null) {
    await step.ctx.orm.update(snapshots).set({ after }).where(eq(snapshots.id, item.snapshotId));
  }
  await changeItem(step, item, { state: 'pushed', stage: null, reason: null });
}
