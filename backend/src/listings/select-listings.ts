import type { Database } from '../database/index.ts';
import type { ListingId, WorkspaceId } from '../identifiers.ts';
import { matches, orderOf, walk, type HistoryFilter, type HistoryOrder } from './history-filter.ts';

/** Maximum listings that can be selected in the history, and be exported or deleted together. */
export const MAX_SELECTED = 200;

/** Listings that are searched for them. */
const MAX_SCANNED = 5000;

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
  const rows = await sql<{ id: ListingId; matches: boolean }[]>`
    select id, matches from (
      select walked.*, ${matches(ctx.database, input)} as matches
      from (${walk(ctx.database, input, { order, limit: MAX_SCANNED })}) walked
    ) evaluated
    where matches or nth = ${MAX_SCANNED}
    order by ${orderOf(order, sql)}
    limit ${MAX_SELECTED + 1}
  `;
  const matching = rows.filter((row) => row.matches);
  return {
    ids: matching.slice(0, MAX_SELECTED).map(({ id }) => id),
    hasMore: matching.length > MAX_SELECTED || rows.length > matching.length,
  };
}
