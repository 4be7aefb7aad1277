import { PLATFORMS, TONES, WRITERS, type Platform } from '@wareword/shared-schema';
import type { Fragment, ISql } from 'postgres';
import { z } from 'zod';
import {
  cursorAfter,
  inPageRange,
  parseUnions,
  scannedPage,
  type Database,
} from '../database/index.ts';
import { notFound } from '../errors.ts';
import {
  parseId,
  type BrandId,
  type JobId,
  type ListingId,
  type TokenId,
  type WorkspaceId,
} from '../identifiers.ts';
import type { ListingInput } from './read-listing.ts';
import type { HistoryCursor } from './history-filter.ts';

/** Listings that one call scans for a filter, which bounds its cost however long the list is. */
const MAX_SCANNED = 2500;

const Unions = z.object({
  platform: z.enum(PLATFORMS),
  tone: z.enum(TONES),
  writer: z.enum(WRITERS),
});

interface ListedRow {
  readonly id: ListingId;
  /** Null for a copy, which no job wrote. */
  readonly jobId: JobId | null;
  readonly externalRef: string | null;
  readonly createdAt: Date;
  readonly revision: number;
  readonly productName: string;
  readonly brandId: BrandId | null;
  /** The listing as JSON text, exactly as it was saved. */
  readonly listing: string;
  readonly editedAt: Date | null;
  readonly editedFields: readonly string[];
  /** The broken rules as JSON text. */
  readonly brokenRules: string;
}

/** A listing as the API shows it. */
export type ListedListing = ListedRow & z.infer<typeof Unions>;

export interface ListingFilters {
  readonly platform?: Platform | undefined;
  readonly external_ref?: string | undefined;
  readonly brand_id?: string | undefined;
  /** The earliest time, inclusive. */
  readonly created_after?: Date | undefined;
  readonly created_before?: Date | undefined;
  /** Only those that wait for the caller's store. */
  readonly sent?: 'true' | undefined;
}

/** The columns of `ListedRow`, from `listings l` and `jobs j`, the job that wrote it. */
function listedColumns(sql: ISql): Fragment {
  return sql`
    l.id, j.id as "jobId", j.external_ref as "externalRef", l.created_at as "createdAt",
    l.revision, l.product_name as "productName", l.brand_id as "brandId", l.platform, l.tone,
    l.writer, l.listing::text as listing,
    l.edited_at as "editedAt", l.edited_fields as "editedFields",
    l.broken_rules::text as "brokenRules"`;
}

/**
 * A page of a workspace's listings, newest first (contract §15.1). It ends before `limit` if they are long.
 * @param input.limit 1 to 50
 */
export async function listListings({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: {
    workspaceId: WorkspaceId;
    /** The caller's token, for `sent`. */
    tokenId?: TokenId | undefined;
    limit: number;
    after?: HistoryCursor | undefined;
    filters?: ListingFilters;
  };
}): Promise<{
  readonly entries: readonly ListedListing[];
  readonly next: HistoryCursor | undefined;
}> {
  const { sql } = ctx.database;
  const { workspaceId, limit, after, filters = {} } = input;
  const { platform, external_ref, brand_id, created_after, created_before, sent } = filters;
  const waiting = sql`
    select s.listing_id from sent_listings s join tokens t on t.site_url = s.site_url
    where s.workspace_id = ${workspaceId} and t.id = ${input.tokenId ?? null}`;
  const written = sql`
    select listing_id from jobs
    where workspace_id = ${workspaceId} and external_ref = ${external_ref ?? null}
      and request_digest is not null`;
  const page = scannedPage(sql, {
    rows: sql`
      select id, created_at, platform, brand_id, id as listing_id from listings
      where workspace_id = ${workspaceId} and deleted_at is null
        ${external_ref === undefined ? sql`` : sql`and id in (${written})`}
        ${sent === undefined ? sql`` : sql`and id in (${waiting})`}
        ${inPageRange(sql, { after, createdAfter: created_after, createdBefore: created_before })}`,
    matches: sql`
      true
      ${platform ? sql`and platform = ${platform}` : sql``}
      ${brand_id === undefined ? sql`` : sql`and brand_id = ${brand_id}`}`,
    maxScanned: MAX_SCANNED,
    limit,
  });
  const rows = await sql<(ListedRow & { at: string; matches: boolean; found: number })[]>`
    select page.created_at::text as at, page.matches, page.found, ${listedColumns(sql)}
    from ${page} page
    join listings l on l.id = page.id
    left join jobs j on j.id = l.job_id and j.listing_id = l.id
    where page.fits
    order by page.created_at desc, page.id desc
  `;
  const entries = rows.filter(({ matches }) => matches).slice(0, limit);
  return {
    entries: entries.map(({ at: _at, matches: _matches, found: _found, ...row }) =>
      parseUnions(row, Unions),
    ),
    next: cursorAfter(rows, { entries, limit }),
  };
}

/**
 * One listing, as the API shows it.
 * @throws {DomainError} `not_found`, including if it was deleted
 */
export async function readSavedListing({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput;
}): Promise<ListedListing> {
  const { sql } = ctx.database;
  const id = parseId('lst', input.listingId);
  const [found] =
    id === undefined
      ? []
      : await sql<ListedRow[]>`
          select ${listedColumns(sql)}
          from listings l
          left join jobs j on j.id = l.job_id and j.listing_id = l.id
          where l.id = ${id} and l.workspace_id = ${input.workspaceId} and l.deleted_at is null
        `;
  if (found === undefined) {
    throw notFound(
      'No listing in this workspace has this ID, or it was deleted. Check the listing_id.',
      'listing',
    );
  }
  return parseUnions(found, Unions);
}
