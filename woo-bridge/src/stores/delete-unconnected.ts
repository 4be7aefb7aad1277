import { and, eq, exists, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '@wareword/store-app/database';
import { items, runs, sessions, stores, StoreIdSchema } from '../database/index.ts';

/** How long a store without a connection keeps what it does not need. */
const UNCONNECTED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Rows of a statement, so that nothing waits long for its locks. */
const ROWS_PER_STATEMENT = 200;
const PAUSE_MS = 20;

/**
 * Deletes automatic runs that neither wrote nor requested anything, and then stores without runs and
 * browsers, once a store has not been connected to Wareword for a while. Anyone can add stores and
 * products to them.
 * @returns how many were deleted
 */
export async function deleteUnconnected({
  ctx,
  input,
}: {
  ctx: { readonly database: Database; readonly now: () => Date };
  input: { readonly signal: AbortSignal };
}): Promise<{ readonly runs: number; readonly stores: number }> {
  const { orm } = ctx.database;
  const before = new Date(ctx.now().getTime() - UNCONNECTED_DAYS * DAY_MS);
  const unconnected = or(
    and(isNull(stores.token), lt(stores.disconnectedAt, before)),
    lt(stores.tokenRefusedAt, before),
  );
  const one = { id: stores.id };

  const paidFor = orm
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.runId, runs.id),
        or(isNotNull(items.jobId), isNotNull(items.proposal), isNotNull(items.snapshotId)),
      ),
    );
  const emptyRuns = orm
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        eq(runs.origin, 'automatic'),
        exists(
          orm
            .select(one)
            .from(stores)
            .where(and(eq(stores.id, runs.storeId), unconnected)),
        ),
        notExists(paidFor),
      ),
    )
    .limit(ROWS_PER_STATEMENT);
  const deletedRuns = await repeat(input.signal, () =>
    orm.transaction(async (tx) => {
      const deleted = await tx
        .delete(runs)
        .where(inArray(runs.id, emptyRuns))
        .returning({ storeId: runs.storeId });
      const ids = Array.from(new Set(deleted.map(({ storeId }) => StoreIdSchema.parse(storeId))));
      // The runs recorded which products are known. From now on, all are, even those that were skipped.
      await tx
        .update(stores)
        .set({ automaticSince: ctx.now() })
        .where(and(inArray(stores.id, ids), eq(stores.automatic, true)));
      return deleted;
    }),
  );

  const unusedStores = orm
    .select(one)
    .from(stores)
    .where(
      and(
        unconnected,
        notExists(orm.select({ id: runs.id }).from(runs).where(eq(runs.storeId, stores.id))),
        notExists(
          orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.storeId, stores.id)),
        ),
      ),
    )
    .limit(ROWS_PER_STATEMENT)
    .for('update', { skipLocked: true });
  const deletedStores = await repeat(input.signal, () =>
    orm.delete(stores).where(inArray(stores.id, unusedStores)).returning(one),
  );
  return { runs: deletedRuns, stores: deletedStores };
}

/** @returns how many rows all statements deleted */
async function repeat(
  signal: AbortSignal,
  deleteSome: () => Promise<readonly unknown[]>,
): Promise<number> {
  let deleted = 0;
  while (!signal.aborted) {
    const { length } = await deleteSome();
    deleted += length;
    if (length < ROWS_PER_STATEMENT) break;
    await setTimeout(PAUSE_MS);
  }
  return deleted;
}
