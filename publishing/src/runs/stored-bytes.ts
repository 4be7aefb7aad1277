import { eq, sql, type SQL } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import type { ItemId, RunId, SnapshotId } from '../identifiers.ts';
import type { PublishingTables } from '../tables.ts';

interface Context {
  readonly orm: Statements;
  readonly tables: PublishingTables;
}

/** Counts what was just saved about an item's product, toward what its store may keep. */
export function countItem(
  ctx: Context,
  { runId, id }: { readonly runId: RunId; readonly id: ItemId },
): Promise<void> {
  const { items } = ctx.tables;
  return count(
    ctx,
    runId,
    sql`coalesce((
      select coalesce(octet_length(${items.base}::text), 0)
        + coalesce(octet_length(${items.request}::text), 0)
        + coalesce(octet_length(${items.proposal}::text), 0)
      from ${items} where ${items.id} = ${id}
    ), 0)`,
  );
}

/** The same for a snapshot. */
export function countSnapshot(
  ctx: Context,
  { runId, id }: { readonly runId: RunId; readonly id: SnapshotId },
): Promise<void> {
  const { snapshots } = ctx.tables;
  return count(
    ctx,
    runId,
    sql`coalesce((
      select octet_length(${snapshots.raw}::text) + octet_length(${snapshots.before}::text)
        + octet_length(${snapshots.wanted}::text)
      from ${snapshots} where ${snapshots.id} = ${id}
    ), 0)`,
  );
}

/** The same for a number of bytes. */
export function countBytes(
  ctx: Context,
  { runId, bytes }: { readonly runId: RunId; readonly bytes: number },
): Promise<void> {
  return count(ctx, runId, sql`${bytes}`);
}

async function count({ orm, tables }: Context, runId: RunId, bytes: SQL): Promise<void> {
  const { runs } = tables;
  await orm
    .update(runs)
    .set({ storedBytes: sql`${runs.storedBytes} + ${bytes}` })
    .where(eq(runs.id, runId));
}
