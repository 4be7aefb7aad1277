import { PLATFORMS, TONES } from '@wareword/shared-schema';
import { z } from 'zod';
import { LISTING_ORIGINS, parseUnions, type Database } from '../database/index.ts';
import type { Id, ListingId, WorkspaceId } from '../identifiers.ts';
import {
  MAX_SCANNED,
  orderOf,
  scanListings,
  type HistoryCursor,
  type HistoryFilter,
  type HistoryOrder,
  type NameCursor,
} from './history-filter.ts';

/** Maximum listings per page of the history. */
const PAGE_SIZE = 25;

const Unions = z.object({
  platform: z.enum(PLATFORMS),
  tone: z.enum(TONES),
  origin: z.enum(LISTING_ORIGINS),
});

interface HistoryRow {
  readonly id: ListingId;
  readonly createdAt: Date;
  readonly productName: string;
  readonly title: string;
  readonly brandName: string | null;
  /** The average of its scores, 0 to 100. */
  readonly score: number;
  readonly editedAt: Date | null;
  readonly breaksRules: boolean;
  /** The store, API key or file that asked for it, if it is still known. */
  readonly originName: string | null;
  readonly runId: Id<'blk'> | null;
}

/** A listing as shown in the history. */
export type HistoryEntry = HistoryRow & z.infer<typeof Unions>;

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Cursor of the next page; absent at the end of the history. */
  readonly next: HistoryCursor | NameCursor | undefined;
  /** Set if the page is not full and there is more: the last listing that was compared. */
  readonly searchedTo: Pick<HistoryRow, 'createdAt' | 'productName'> | undefined;
}

/**
 * A page of a workspace's history. One call scans a bounded number of listings, so a page may hold
 * fewer than the maximum and still have a `next` cursor.
 */
export async function searchListings({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: HistoryFilter & {
    workspaceId: WorkspaceId;
    order: HistoryOrder;
    after?: HistoryCursor | NameCursor | undefined;
  };
}): Promise<HistoryPage> {
  const { sql } = ctx.database;
  const { order, after } = input;
  const byName = order === 'name' || order === 'name-descending';
  const sorted = orderOf(order, sql);
  // The scan only reads the narrow index; full rows are only read for the page itself. It ends when
  // the page is full, or at the last listing it may scan, which is included even if it does not
  // match, as the position to continue from.
  const rows = await sql<(HistoryRow & { place: string; matches: boolean; isEnd: boolean })[]>`
    select
      l.id, l.created_at as "createdAt", found.place, l.product_name as "productName",
      l.listing ->> 'title' as title, l.platform, l.tone, l.origin, b.name as "brandName",
      (
        select round(avg(value::numeric))::int from json_each_text(l.listing -> 'seo_scores')
      ) as score,
      l.edited_at as "editedAt", l.breaks_rules as "breaksRules", l.run_id as "runId",
      coalesce(r.file_name, t.site_url, t.name) as "originName",
      found.matches, found.position = ${MAX_SCANNED} as "isEnd"
    from (
      select
        id, created_at, search_text, position, matches,
        ${byName ? sql`search_text` : sql`created_at::text`} as place
      from (${scanListings(ctx.database, input, { order, after })}) scanned
      where matches or position = ${MAX_SCANNED}
      order by ${sorted}
      limit ${PAGE_SIZE + 1}
    ) found
    join listings l on l.id = found.id
    left join brands b on b.id = l.brand_id
    left join bulk_runs r on r.id = l.run_id
    left join jobs j on j.id = l.job_id and l.origin in ('api', 'store')
    left join tokens t on t.id = j.token_id
    order by found.position
  `;
  const cursorOf = (row: { place: string; id: string }) =>
    byName ? { name: row.place, id: row.id } : { at: row.place, id: row.id };
  const matching = rows.filter((row) => row.matches);
  const entries = matching
    .slice(0, PAGE_SIZE)
    .map(({ place: _place, matches: _matches, isEnd: _isEnd, ...entry }) =>
      parseUnions(entry, Unions),
    );
  const last = matching[PAGE_SIZE - 1];
  if (matching.length > PAGE_SIZE && last !== undefined) {
    return { entries, next: cursorOf(last), searchedTo: undefined };
  }
  const end = rows.find(({ isEnd }) => isEnd);
  return {
    entries,
    next: end && cursorOf(end),
    searchedTo: end && { createdAt: end.createdAt, productName: end.productName },
  };
}
