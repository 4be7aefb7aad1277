import { eq } from 'drizzle-orm';
import { changedFields, FIELDS, isSame, type Field, type FieldValues } from '../fields.ts';
import { newSnapshotId } from '../identifiers.ts';
import { countSnapshot } from '../runs/stored-bytes.ts';
import { BATCH_SIZE, type StoreProduct } from '../store.ts';
import type { Item, SkippedField, Reason, Snapshot } from '../tables.ts';
import { chosenValues, skippedFieldsOf, planOf } from '../text/plan.ts';
import { isUnattended, reasonToReview, withAutomaticGrant } from './automatic.ts';
import { writeProducts } from './write-products.ts';
import { readProducts } from './read-products.ts';
import { deleteUnneeded, matches, readUnrestored, writtenFields } from './snapshots.ts';
import {
  baseOf,
  changeItem,
  failItem,
  GONE,
  itemsInState,
  NOT_PUBLISHED,
  TRASHED,
  clearWait,
  type RoundContext,
} from './round-context.ts';

export const CHANGED_IN_STORE: Reason = {
  code: 'changed_in_store',
  message:
    'This product changed in your store after its listing was written. Review it again, then publish.',
};

const FIELDS_SKIPPED: Reason = {
  code: 'fields_skipped',
  message: 'Published, except for fields whose images, videos or other content would be lost.',
};

const WRITE_LANDED_LATE: Reason = {
  code: 'landed_late',
  message:
    'An earlier attempt to publish succeeded, so your store has the text from before your last edit. ' +
    'To publish the new text, undo this and publish again.',
};

interface Write {
  readonly item: Item;
  readonly product: StoreProduct;
  readonly values: FieldValues;
  readonly skippedFields: readonly SkippedField[];
}

/**
 * Publishes requested items: reads each product, skips those that changed after the proposal was
 * written, saves a snapshot, then writes, up to a hundred at a time.
 */
export async function publishItems(round: RoundContext): Promise<boolean> {
  const queued = await itemsInState(round, 'publish_queued', BATCH_SIZE);
  if (queued.length === 0) return false;
  const read = await readProducts(round, queued, 'publish');
  if (read === undefined) return true;
  const writes: Write[] = [];
  for (const item of read.items) {
    const write = await prepareIfAllowed(round, item, read.products.get(item.productId));
    if (write !== undefined) writes.push(write);
  }
  if (writes.length === 0) await clearWait(round);
  else if (!round.signal.aborted) {
    await writeProducts(round, {
      stage: 'publish',
      subjects: writes,
      write: ({ product, values }) => ({ product, values }),
      done: ({ item, values, skippedFields }, product) =>
        recordPublished(round, item, product, { wanted: values, skippedFields }),
    });
  }
  return true;
}

/**
 * Items the owner did not request are only published while automatic publishing is on, with its
 * fields, and not once their run is canceled.
 */
async function prepareIfAllowed(
  round: RoundContext,
  item: Item,
  product: StoreProduct | undefined,
): Promise<Write | undefined> {
  if (!isUnattended(round, item)) return prepareWrite(round, item, product);
  const prepared = await withAutomaticGrant(round, async (permitted) => ({
    write: await prepareWrite(permitted, item, product),
  }));
  if (prepared !== undefined) return prepared.write;
  await changeItem(round, item, { state: 'ready', reason: await reasonToReview(round) });
  return undefined;
}

async function prepareWrite(
  round: RoundContext,
  item: Item,
  product: StoreProduct | undefined,
): Promise<Write | undefined> {
  const { ctx, run, statements } = round;
  if (product === undefined || product.trashed) {
    await failItem(round, item, 'publish', product === undefined ? GONE : TRASHED);
    return undefined;
  }
  if (product.unsuited !== null) {
    await failItem(round, item, 'publish', product.unsuited);
    return undefined;
  }
  const lateWrite = await findLateWrite(round, item, product);
  if (lateWrite !== undefined) {
    await recordLateWrite(round, item, product, lateWrite);
    return undefined;
  }
  const automatic = isUnattended(round, item);
  if (automatic && !product.published) {
    await failItem(round, item, 'publish', NOT_PUBLISHED);
    return undefined;
  }
  if (hasChanged(item, product, automatic)) {
    // From now on the current product is shown, and the next action applies to it.
    await changeItem(round, item, {
      state: 'conflict',
      reason: CHANGED_IN_STORE,
      base: baseOf(product),
    });
    return undefined;
  }
  const plan = await planOf(item, run.settings, ctx);
  const values = chosenValues(plan);
  const skippedFields = skippedFieldsOf(plan);
  if (Object.keys(values).length === 0) {
    const reason = { code: 'nothing_to_change', message: 'No fields to change.' };
    await changeItem(round, item, {
      state: 'skipped',
      reason: skippedFields.length === 0 ? reason : { ...reason, skippedFields },
    });
    return undefined;
  }
  const snapshotId = newSnapshotId();
  await statements.insert(ctx.tables.snapshots).values({
    id: snapshotId,
    itemId: item.id,
    takenAt: ctx.now(),
    raw: product.raw,
    before: product.values,
    wanted: values,
  });
  await countSnapshot({ orm: statements, tables: ctx.tables }, { runId: run.id, id: snapshotId });
  const changed = await changeItem(round, item, { state: 'publishing', snapshotId });
  if (!changed) return undefined;
  const publishing: Item = { ...item, state: 'publishing', snapshotId };
  if (item.snapshotId !== null) await deleteUnneeded(round, publishing);
  return { item: publishing, product, values, skippedFields };
}

/**
 * Finds an earlier write whose response was lost but which the store did carry out, possibly much
 * later: the product matches that write exactly.
 */
async function findLateWrite(
  round: RoundContext,
  item: Item,
  product: StoreProduct,
): Promise<Snapshot | undefined> {
  if (item.snapshotId === null) return undefined;
  const snapshots = await readUnrestored(round, item);
  return snapshots.find(
    ({ before, wanted }) =>
      changedFields(before, wanted, writtenFields({ wanted })).length > 0 &&
      matches(wanted, product.values, round.ctx.fields),
  );
}

/** It counts as published, and undo restores the product as it was before that write. */
async function recordLateWrite(
  round: RoundContext,
  item: Item,
  product: StoreProduct,
  { id: snapshotId, wanted }: Snapshot,
): Promise<void> {
  const plan = await planOf(item, round.run.settings, round.ctx);
  const values = chosenValues(plan);
  const differs = FIELDS.some(
    (field) => values[field] !== undefined && !isSame(values[field], wanted[field]),
  );
  const published = { ...item, snapshotId };
  await recordPublished(round, published, product, {
    wanted,
    skippedFields: skippedFieldsOf(plan),
    ...(differs ? { reason: WRITE_LANDED_LATE } : {}),
  });
}

/**
 * Whether someone edited the product after the proposal was written. Without a review in between, a
 * date that changed with a price or stock is ignored; only the texts count.
 */
function hasChanged({ base }: Item, product: StoreProduct, textsOnly: boolean): boolean {
  if (base === null) return true;
  if (!textsOnly && base.modified !== product.modified) return true;
  return changedFields(base.values, product.values).length > 0;
}

/**
 * Saves what the store actually stored; an undo is refused if the product differs from it.
 * @param about.edited fields that someone may have edited since, which an undo must not overwrite
 */
export async function recordPublished(
  round: RoundContext,
  item: Item,
  product: StoreProduct,
  {
    wanted,
    edited = [],
    skippedFields,
    reason = null,
  }: {
    wanted: FieldValues;
    edited?: readonly Field[];
    skippedFields: readonly SkippedField[];
    reason?: Reason | null;
  },
): Promise<void> {
  const { snapshots } = round.ctx.tables;
  const fields = FIELDS.filter((field) => wanted[field] !== undefined);
  const after = Object.fromEntries(
    fields.map((field) => [field, (edited.includes(field) ? wanted : product.values)[field]]),
  );
  if (item.snapshotId !== null) {
    await round.statements
      .update(snapshots)
      .set({ after })
      .where(eq(snapshots.id, item.snapshotId));
  }
  const left = skippedFields.length === 0 ? null : { ...FIELDS_SKIPPED, skippedFields };
  const { snapshotId } = item;
  await changeItem(round, item, {
    state: 'published',
    stage: null,
    snapshotId,
    reason: reason ?? left,
  });
}
