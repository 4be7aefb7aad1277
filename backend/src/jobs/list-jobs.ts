import type { JobStatus, Platform } from '@wareword/shared-schema';
import { cursorAfter, fitsInPage, type Database } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { HistoryCursor } from '../listings/index.ts';
import { jobColumns } from './job-columns.ts';
import { jobView, type JobRow, type JobView } from './job-view.ts';

/** Jobs that one call scans for a filter, which bounds its cost however long the list is. */
const MAX_SCANNED = 1000;

export interface JobFilters {
  readonly status?: readonly JobStatus[] | undefined;
  readonly platform?: Platform | undefined;
  readonly external_ref?: string | undefined;
  readonly brand_id?: string | undefined;
  /** From this time on. */
  readonly created_after?: Date | undefined;
  readonly created_before?: Date | undefined;
}

/**
 * A page of the account's jobs, newest first (contract §7.11, §15.1), which ends before `limit` if their
 * listings are long. Not a poll (contract §7.7).
 * @param input.limit 1 to 50
 */
export async function listJobs({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: {
    workspaceId: WorkspaceId;
    limit: number;
    after?: HistoryCursor | undefined;
    filters?: JobFilters;
  };
}): Promise<{ readonly entries: readonly JobView[]; readonly next: HistoryCursor | undefined }> {
  const { sql } = ctx.database;
  const { workspaceId, limit, after, filters = {} } = input;
  const { status, platform, external_ref, brand_id, created_after, created_before } = filters;
  // The last job that may be scanned is included even if it does not match, to continue from.
  const found = sql`
    select id, created_at, listing_id, matches from (
      select
        walked.*,
        (status <> 'complete' or exists (
          select from listings where listings.id = listing_id and deleted_at is null
        ))
        ${status ? sql`and status = any (${sql.array([...status])})` : sql``}
        ${platform ? sql`and platform = ${platform}` : sql``}
        ${brand_id === undefined ? sql`` : sql`and brand_id = ${brand_id}`} as matches
      from (
        select id, created_at, status, platform, brand_id, listing_id,
          row_number() over (order by created_at desc, id desc) as nth
        from jobs
        where workspace_id = ${workspaceId} and kind = 'async'
          ${external_ref === undefined ? sql`` : sql`and external_ref = ${external_ref} and request_digest is not null`}
          ${after ? sql`and (created_at, id) < (${after.at}::text::timestamptz, ${after.id})` : sql``}
          ${created_after ? sql`and created_at >= ${created_after}` : sql``}
          ${created_before ? sql`and created_at < ${created_before}` : sql``}
        order by created_at desc, id desc
        limit ${MAX_SCANNED}
      ) walked
    ) evaluated
    where matches or nth = ${MAX_SCANNED}
    order by created_at desc, id desc
    limit ${limit + 1}`;
  const rows = await sql<(JobRow & { at: string; matches: boolean; found: number })[]>`
    select page.created_at::text as at, page.matches, page.found, ${jobColumns(sql)}
    from (
      select sized.*, count(*) over ()::int as found,
        ${fitsInPage(sql, sql`created_at desc, id desc`)} as fits
      from (
        select found.*, octet_length(listings.listing::text) as bytes
        from (${found}) found left join listings on listings.id = found.listing_id
      ) sized
    ) page
    join jobs j on j.id = page.id
    left join listings l on l.id = j.listing_id
    where page.fits
    order by page.created_at desc, page.id desc
  `;
  const entries = rows.filter(({ matches }) => matches).slice(0, limit);
  return {
    entries: entries.map(({ at: _at, matches: _matches, found: _found, ...row }) => jobView(row)),
    next: cursorAfter(rows, { entries, limit }),
  };
}
