import type { Platform, Tone } from '@wareword/shared-schema';
import type { Fragment } from 'postgres';
import type { Database, LISTING_ORIGINS } from '../database/index.ts';
import type { BrandId, Id, WorkspaceId } from '../identifiers.ts';

/** Maximum characters of a search, and maximum words that are searched for. */
export const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 8;

/**
 * Listings that one call scans before it returns what it found, which bounds its cost however long the
 * history is and however rare the word. Takes a few milliseconds (`pnpm bench --only dashboard`).
 */
export const MAX_SCANNED = 2000;

/** How the history is sorted: by time, or by the product's name. */
export const HISTORY_ORDERS = ['newest', 'oldest', 'name', 'name-descending'] as const;
export type HistoryOrder = (typeof HISTORY_ORDERS)[number];

/** What happened to a listing since it was written. */
export const HISTORY_STATES = ['edited', 'broken'] as const;
export type HistoryState = (typeof HISTORY_STATES)[number];

export type ListingOrigin = (typeof LISTING_ORIGINS)[number];

/** Filters of the history and of its counts. */
export interface HistoryFacets {
  readonly platform?: Platform | undefined;
  readonly brandId?: BrandId | undefined;
  readonly origin?: ListingOrigin | undefined;
  readonly state?: HistoryState | undefined;
}

export interface HistoryFilter extends HistoryFacets {
  /** Words or parts of words that occur in the product name or title, in any order. */
  readonly text?: string | undefined;
  readonly tone?: Tone | undefined;
  /** The bulk run that wrote them. */
  readonly runId?: Id<'blk'> | undefined;
  /** The earliest time, inclusive. */
  readonly from?: Date | undefined;
  /** The end, exclusive. */
  readonly until?: Date | undefined;
}

/** A position in the history, between two listings. Times have the database's microseconds. */
export interface HistoryCursor {
  readonly at: string;
  readonly id: string;
}

/** A position in the history by name. */
export interface NameCursor {
  readonly name: string;
  readonly id: string;
}

interface Walk {
  readonly order: HistoryOrder;
  readonly limit: number;
  readonly after?: HistoryCursor | NameCursor | undefined;
}

/**
 * The first listings of a workspace in an order, numbered in `position`, with all that filters need.
 * It reads an index and no rows, so that it costs the same however long the history is.
 */
export function orderedListings(
  { sql }: Database,
  input: HistoryFilter & { readonly workspaceId: WorkspaceId },
  { order, limit, after }: Walk,
): Fragment {
  const { workspaceId, runId, from, until } = input;
  const sorted = orderOf(order, sql);
  // The listings of a run are found by the run alone, which has to be theirs.
  const owned =
    runId === undefined
      ? sql`workspace_id = ${workspaceId}`
      : sql`run_id = (select id from bulk_runs where id = ${runId} and workspace_id = ${workspaceId})`;
  return sql`
    select id, created_at, platform, tone, brand_id, origin, edited_at, breaks_rules, search_text,
      row_number() over (order by ${sorted}) as position
    from listings
    where ${owned} and deleted_at is null
      ${after ? beyond(after, order, sql) : sql``}
      ${from ? sql`and created_at >= ${from}` : sql``}
      ${until ? sql`and created_at < ${until}` : sql``}
    order by ${sorted}
    limit ${limit}`;
}

/** The `order by` clause; it also fits rows selected from `orderedListings`. */
export function orderOf(order: HistoryOrder, sql: Database['sql']): Fragment {
  switch (order) {
    case 'newest':
      return sql`created_at desc, id desc`;
    case 'oldest':
      return sql`created_at, id`;
    case 'name':
      return sql`search_text, id`;
    case 'name-descending':
      return sql`search_text desc, id desc`;
  }
}

function beyond(
  after: HistoryCursor | NameCursor,
  order: HistoryOrder,
  sql: Database['sql'],
): Fragment {
  const further = order === 'oldest' || order === 'name' ? sql`>` : sql`<`;
  // Passed as text, because the driver would round the time to milliseconds and skip listings that share one.
  return 'at' in after
    ? sql`and (created_at, id) ${further} (${after.at}::text::timestamptz, ${after.id})`
    : sql`and (search_text, id) ${further} (${after.name}, ${after.id})`;
}

/** Whether one of the `orderedListings` has the searched words and the tone. */
export function hasWords({ sql }: Database, { text = '', tone }: HistoryFilter): Fragment {
  const words = text.trim().split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  const parts = [
    ...(tone === undefined ? [] : [sql`tone = ${tone}`]),
    // In a subquery, so that a word is converted to lowercase once and not for each listing.
    ...words.map((word) => sql`strpos(search_text, (select lower(${word}))) > 0`),
  ];
  return parts.reduce((all, part) => sql`${all} and ${part}`, sql`true`);
}

/** The `orderedListings` that one call scans, and whether each `matches` the whole filter. */
export function scanListings(
  database: Database,
  input: HistoryFilter & { readonly workspaceId: WorkspaceId },
  place: Omit<Walk, 'limit'>,
): Fragment {
  const { sql } = database;
  return sql`
    select walked.*, ${matches(database, input)} as matches
    from (${orderedListings(database, input, { ...place, limit: MAX_SCANNED })}) walked`;
}

/** Whether one of the `orderedListings` matches the whole filter. */
function matches(database: Database, filter: HistoryFilter): Fragment {
  const { sql } = database;
  const { platform, brandId, origin, state } = filter;
  const parts = [
    platform && sql`platform = ${platform}`,
    brandId && sql`brand_id = ${brandId}`,
    origin && sql`origin = ${origin}`,
    state && (state === 'edited' ? sql`edited_at is not null` : sql`breaks_rules`),
  ].filter((part) => part !== undefined);
  return parts.reduce((all, part) => sql`${all} and ${part}`, hasWords(database, filter));
}
