import type { Platform, Tone } from '@wareword/shared-schema';
import type { Fragment } from 'postgres';
import type { Database } from '../database/index.ts';
import type { BrandId, ListingId, WorkspaceId } from '../identifiers.ts';

/** Most listings on a page of the history. */
const PAGE = 25;

/**
 * Listings that one search looks through before it hands over what it found: what bounds it, however
 * long the history is and however rare the word. Some milliseconds' worth.
 */
const LOOKED_THROUGH = 10_000;

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
  // What the narrow index knows; the rows themselves are read for the page alone.
  const walked = sql`
    select id, created_at, platform, tone, brand_id, search_text from listings
    where workspace_id = ${input.workspaceId}
      ${bounds(ctx.database, input)}
    order by created_at desc, id desc
    limit ${LOOKED_THROUGH}`;
  const rows = await sql<(HistoryEntry & { at: string })[]>`
    select
      l.id, l.created_at as "createdAt", found.created_at::text as at,
      l.product_name as "productName", l.listing ->> 'title' as title, l.platform, l.tone,
      b.name as "brandName"
    from (
      select id, created_at from (${walked}) walked
      where true ${conditions(ctx.database, input)}
      order by created_at desc, id desc
      limit ${PAGE + 1}
    ) found
    join listings l on l.id = found.id
    left join brands b on b.id = l.brand_id
    order by found.created_at desc, found.id desc
  `;
  const entries = rows.slice(0, PAGE).map(({ at: _, ...entry }) => entry);
  const last = rows[PAGE - 1];
  if (rows.length > PAGE && last !== undefined) {
    return { entries, next: { at: last.at, id: last.id }, searchedBackTo: undefined };
  }
  const [end] = await sql<{ at: string; id: string; time: Date }[]>`
    select created_at::text as at, id, created_at as time
    from (${walked} offset ${LOOKED_THROUGH - 1}) walked
  `;
  return {
    entries,
    next: end && { at: end.at, id: end.id },
    searchedBackTo: end?.time,
  };
}

function bounds(
  { sql }: Database,
  { after, from, until }: HistoryFilter & { after?: HistoryPlace | undefined },
): Fragment {
  return sql`
    ${after ? sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id})` : sql``}
    ${from ? sql`and created_at >= ${from}` : sql``}
    ${until ? sql`and created_at < ${until}` : sql``}`;
}

function conditions(
  { sql }: Database,
  { text = '', platform, brandId, tone }: HistoryFilter,
): Fragment {
  const words = text.trim().split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  const parts = [
    platform && sql`and platform = ${platform}`,
    brandId && sql`and brand_id = ${brandId}`,
    tone && sql`and tone = ${tone}`,
    ...words.map((word) => sql`and strpos(search_text, lower(${word})) > 0`),
  ].filter((part) => part !== undefined);
  return parts.reduce((all, part) => sql`${all} ${part}`, sql``);
}
