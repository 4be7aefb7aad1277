import { PLATFORMS, TONES, type Platform, type Tone } from '@wareword/shared-schema';
import type { Fragment } from 'postgres';
import { z } from 'zod';
import { parseUnions, type Database } from '../database/index.ts';
import type { BrandId, ListingId, WorkspaceId } from '../identifiers.ts';

/** Maximum listings per page of the history. */
const PAGE_SIZE = 25;

/**
 * Listings that one call scans before it returns what it found, which bounds its cost however long
 * the history is and however rare the word. Takes a few milliseconds (`pnpm bench --only
 * dashboard`).
 */
const MAX_SCANNED = 2500;

/** Maximum characters of a search, and maximum words that are searched for. */
export const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 8;

/** A position in the history, between two listings. Times have the database's microseconds. */
export interface HistoryCursor {
  readonly at: string;
  readonly id: string;
}

const Unions = z.object({ platform: z.enum(PLATFORMS), tone: z.enum(TONES) });

interface HistoryRow {
  readonly id: ListingId;
  readonly createdAt: Date;
  readonly productName: string;
  readonly title: string;
  readonly brandName: string | null;
}

/** A listing as shown in the history. */
export type HistoryEntry = HistoryRow & z.infer<typeof Unions>;

export interface HistoryPage {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Cursor of the next page; absent at the end of the history. */
  readonly next: HistoryCursor | undefined;
  /** Set if the page is not full and there is more: the time up to which it has searched. */
  readonly searchedBackTo: Date | undefined;
}

export interface HistoryFilter {
  /** Words or parts of words that occur in the product name or title, in any order. */
  readonly text?: string | undefined;
  readonly platform?: Platform | undefined;
  readonly brandId?: BrandId | undefined;
  readonly tone?: Tone | undefined;
  /** From this time on. */
  readonly from?: Date | undefined;
  /** Before this time. */
  readonly until?: Date | undefined;
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
  input: HistoryFilter & { workspaceId: WorkspaceId; after?: HistoryCursor | undefined };
}): Promise<HistoryPage> {
  const { sql } = ctx.database;
  // The scan only reads the narrow index; full rows are only read for the page itself. It ends when
  // the page is full, or at the last listing it may scan, which is included even if it does not
  // match, as the position to continue from.
  const rows = await sql<(HistoryRow & { at: string; matches: boolean; isEnd: boolean })[]>`
    select
      l.id, l.created_at as "createdAt", found.created_at::text as at,
      l.product_name as "productName", l.listing ->> 'title' as title, l.platform, l.tone,
      b.name as "brandName", found.matches, found.nth = ${MAX_SCANNED} as "isEnd"
    from (
      select id, created_at, nth, matches from (
        select id, created_at, nth, ${conditions(ctx.database, input)} as matches from (
          select id, created_at, platform, tone, brand_id, search_text,
            row_number() over (order by created_at desc, id desc) as nth
          from listings
          where workspace_id = ${input.workspaceId} and deleted_at is null
            ${bounds(ctx.database, input)}
          order by created_at desc, id desc
          limit ${MAX_SCANNED}
        ) walked
      ) evaluated
      where matches or nth = ${MAX_SCANNED}
      order by created_at desc, id desc
      limit ${PAGE_SIZE + 1}
    ) found
    join listings l on l.id = found.id
    left join brands b on b.id = l.brand_id
    order by found.created_at desc, found.id desc
  `;
  const matching = rows.filter(({ matches }) => matches);
  const entries = matching
    .slice(0, PAGE_SIZE)
    .map(({ at: _at, matches: _matches, isEnd: _isEnd, ...entry }) => parseUnions(entry, Unions));
  const last = matching[PAGE_SIZE - 1];
  if (matching.length > PAGE_SIZE && last !== undefined) {
    return { entries, next: { at: last.at, id: last.id }, searchedBackTo: undefined };
  }
  const end = rows.find(({ isEnd }) => isEnd);
  return {
    entries,
    next: end && { at: end.at, id: end.id },
    searchedBackTo: end?.createdAt,
  };
}

function bounds(
  { sql }: Database,
  { after, from, until }: HistoryFilter & { after?: HistoryCursor | undefined },
): Fragment {
  // As text: the driver would round the time to milliseconds and skip listings that share one.
  return sql`
    ${after ? sql`and (created_at, id) < (${after.at}::text::timestamptz, ${after.id})` : sql``}
    ${from ? sql`and created_at >= ${from}` : sql``}
    ${until ? sql`and created_at < ${until}` : sql``}`;
}

function conditions(
  { sql }: Database,
  { text = '', platform, brandId, tone }: HistoryFilter,
): Fragment {
  const words = text.trim().split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  const parts = [
    platform && sql`platform = ${platform}`,
    brandId && sql`brand_id = ${brandId}`,
    tone && sql`tone = ${tone}`,
    // In a subquery, so that a word is converted to lower case once and not for each listing.
    ...words.map((word) => sql`strpos(search_text, (select lower(${word}))) > 0`),
  ].filter((part) => part !== undefined);
  return parts.reduce((all, part) => sql`${all} and ${part}`, sql`true`);
}
