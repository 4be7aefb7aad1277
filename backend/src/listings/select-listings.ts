import type { Database } from '../database/index.ts';
import type { ListingId, WorkspaceId } from '../identifiers.ts';
import {
  MAX_SCANNED,
  orderOf,
  scanListings,
  type HistoryFilter,
  type HistoryOrder,
} from './history-filter.ts';

/** Maximum listings that can be selected in the history, and be exported or deleted together. */
export const MAX_SELECTED = 200;

/**
 * The first listings that match a filter, to select them all.
 * @returns at most `MAX_SELECTED`; `hasMore` if that may not be all of them
 */
export async function selectListings({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: HistoryFilter & { workspaceId: WorkspaceId; order: HistoryOrder };
}): Promise<{ readonly ids: readonly ListingId[]; readonly hasMore: boolean }> {
  const { sql } = ctx.database;
  const { order } = input;
  const rows = await sql<{ id: ListingId; matches: boolean; isEnd: boolean }[]>`
    select id, matches, position = ${MAX_SCANNED} as "isEnd"
    from (${scanListings(ctx.database, input, { order })}) scanned
    where matches or position = ${MAX_SCANNED}
    order by ${orderOf(order, sql)}
    limit ${MAX_SELECTED + 1}
  `;
  const matching = rows.filter((row) => row.matches);
  return {
    ids: matching.slice(0, MAX_SELECTED).map(({ id }) => id),
    hasMore: matching.length > MAX_SELECTED || rows.some(({ isEnd }) => isEnd),
  };
}
