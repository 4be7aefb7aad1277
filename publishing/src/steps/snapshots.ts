import { and, desc, eq, inArray, ne, notInArray, or } from 'drizzle-orm';
import {
  FIELDS,
  formatOf,
  isSame,
  type Field,
  type FieldValues,
  type StoreFields,
} from '../fields.ts';
import type { Item, Snapshot } from '../tables.ts';
import { canonicalValue } from '../text/canonical-text.ts';
import type { RoundContext } from './round-context.ts';

/** The fields that were published. */
export function writtenFields({ wanted }: Pick<Snapshot, 'wanted'>): Field[] {
  return FIELDS.filter((field) => wanted[field] !== undefined);
}

/** The last snapshot of each item that has one, by its id. */
export async function readSnapshots(
  round: RoundContext,
  of: readonly Item[],
): Promise<Map<string, Snapshot>> {
  const { snapshots } = round.ctx.tables;
  const ids = of.flatMap(({ snapshotId }) => (snapshotId === null ? [] : [snapshotId]));
  if (ids.length === 0) return new Map();
  const found = await round.statements.select().from(snapshots).where(inArray(snapshots.id, ids));
  return new Map(found.map((snapshot) => [snapshot.id, snapshot]));
}

/** More consecutive attempts than any product has. */
const MAX_UNRESTORED = 20;

/** The snapshots of an item that were not undone, newest first. */
export function readUnrestored(round: RoundContext, item: Item): Promise<Snapshot[]> {
  const { snapshots } = round.ctx.tables;
  return round.statements
    .select()
    .from(snapshots)
    .where(isUnrestored(round, item))
    .orderBy(desc(snapshots.id))
    .limit(MAX_UNRESTORED);
}

/**
 * Deletes the snapshots of an item that nothing reads anymore, now that it has a new one: those that were
 * undone, and those that are too old for {@link readUnrestored}. Publishing and undoing cost nothing, and
 * each snapshot is a whole product, so that anyone could otherwise fill the database with one listing.
 */
export async function deleteUnneeded(round: RoundContext, item: Item): Promise<void> {
  if (item.snapshotId === null) return;
  const { snapshots } = round.ctx.tables;
  const readable = round.statements
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(isUnrestored(round, item))
    .orderBy(desc(snapshots.id))
    .limit(MAX_UNRESTORED);
  await round.statements
    .delete(snapshots)
    .where(
      and(
        eq(snapshots.itemId, item.id),
        ne(snapshots.id, item.snapshotId),
        or(eq(snapshots.restored, true), notInArray(snapshots.id, readable)),
      ),
    );
}

function isUnrestored({ ctx }: RoundContext, item: Item) {
  const { snapshots } = ctx.tables;
  return and(eq(snapshots.itemId, item.id), eq(snapshots.restored, false));
}

/** Whether a product has the intended values, however its store encodes them. */
export function matches(wanted: FieldValues, now: FieldValues, fields: StoreFields): boolean {
  return writtenFields({ wanted }).every((field) => fieldMatches(wanted, now, { field, fields }));
}

/** The same for one field. */
export function fieldMatches(
  wanted: FieldValues,
  now: FieldValues,
  { field, fields }: { readonly field: Field; readonly fields: StoreFields },
): boolean {
  const [one, other] = [wanted[field], now[field]];
  if (isSame(one, other)) return true;
  if (one === undefined || other === undefined) return false;
  const format = formatOf(fields, field);
  return isSame(canonicalValue(one, format), canonicalValue(other, format));
}
