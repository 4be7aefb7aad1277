import type { Platform, Tone } from '@wareword/shared-schema';
import type { Fragment } from 'postgres';
import type { Database } from '../database/index.ts';
import type { BrandId, ListingId, WorkspaceId } from '../identifiers.ts';

/** Most listings on a page of the history. */
const PAGE = 25;

/**
 * Listings that one search looks through before it hands over what it found: what bounds it, however
 * long the history is and however rare the word. Some milliseconds' worth (`pnpm bench --only
 * dashboard`).
 */
const LOOKED_THROUGH = 2500;

/** Most characters of a search, and most words of it that are looked for. */
export const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 8;

/** A place in the history, between two listings. Times have the database's microseconds. */
export interface HistoryPlace {
  readonly at: string;
  readonly id: string;
}

/** A listing as the history lists it. */
export interface HistoryEntry {
  readonly id: ListingId;
  readonly createdAt: Date;
  readonly productName: string;
  readonly title: string;
  readonly platform: Platform;
  readonly tone: Tone;
  readonly brandName: string | null;
}

export interface HistoryPage {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Where to go on; absent at the end of the history. */
  readonly next: HistoryPlace | undefined;
  /** A page that is not full and goes on: searched back to this time so far. */
  readonly searchedBackTo: Date | undefined;
}

export interface HistoryFilter {
  /** Words that product name and title hold together, in any order; parts of words count too. */
  readonly text?: string | undefined;
  readonly platform?: Platform | undefined;
  readonly brandId?: BrandId | undefined;
  readonly tone?: Tone | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly until?: Date | undefined;
}

/**
 * A page of a workspace's history. One call looks through a bounded number of listings, so a page
 * may hold fewer than it could and still have a `next`: ask on from there.
 */
export async function searchListings({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: HistoryFilter & { workspaceId: WorkspaceId; after?: HistoryPlace | undefined };
}): Promise<HistoryPage> {
  const { sql } = ctx.database;
  // The walk reads what the narrow index knows; the rows themselves are read for the page alone.
  // It ends where the page is full, or at the last listing that it may look through: that one
  // comes along even where it is not like that, as the place to go on from.
  const rows = await sql<(HistoryEntry & { at: string; matches: boolean; isEnd: boolean })[]>`
    select
      l.id, l.created_at as "createdAt", found.created_at::text as at,
      l.product_name as "productName", l.listing ->> 'title' as title, l.platform, l.tone,
      b.name as "brandName", found.matches, found.nth = ${LOOKED_THROUGH} as "isEnd"
    from (
      select id, created_at, nth, matches from (
        select id, created_at, nth, ${conditions(ctx.database, input)} as matches from (
          select id, created_at, platform, tone, brand_id, search_text,
            row_number() over (order by created_at desc, id desc) as nth
          from listings
          where workspace_id = ${input.workspaceId}
            ${bounds(ctx.database, input)}
          order by created_at desc, id desc
          limit ${LOOKED_THROUGH}
        ) walked
      ) judged
      where matches or nth = ${LOOKED_THROUGH}
      order by created_at desc, id desc
      limit ${PAGE + 1}
    ) found
    join listings l on l.id = found.id
    left join brands b on b.id = l.brand_id
    order by found.created_at desc, found.id desc
  `;
  const matching = rows.filter(({ matches }) => matches);
  const entries = matching
    .slice(0, PAGE)
    .map(({ at: _at, matches: _matches, isEnd: _isEnd, ...entry }) => entry);
  const last = matching[PAGE - 1];
  if (matching.length > PAGE && last !== undefined) {
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
  { after, from, until }: HistoryFilter & { after?: HistoryPlace | undefined },
): Fragment {
  // As text: the driver would write a time as milliseconds, and skip what shares one.
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
    // As a query of its own, a word is put in lower case once, not for each listing.
    ...words.map((word) => sql`strpos(search_text, (select lower(${word}))) > 0`),
  ].filter((part) => part !== undefined);
  return parts.reduce((all, part) => sql`${all} and ${part}`, sql`true`);
}
