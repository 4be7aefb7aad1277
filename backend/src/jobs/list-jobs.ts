import type { JobStatus, Platform } from '@wareword/shared-schema';
import { cursorAfter, inPageRange, scannedPage, type Database } from '../database/index.ts';
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
  /** The earliest time, inclusive. */
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
  const page = scannedPage(sql, {
    rows: sql`
      select id, created_at, status, platform, brand_id, listing_id from jobs
      where workspace_id = ${workspaceId} and kind = 'async'
        ${external_ref === undefined ? sql`` : sql`and external_ref = ${external_ref} and request_digest is not null`}
        ${inPageRange(sql, { after, createdAfter: created_after, createdBefore: created_before })}`,
    matches: sql`
      (status <> 'complete' or exists (
        select from listings where listings.id = listing_id and deleted_at is null
      ))
      ${status ? sql`and status = any (${sql.array([...status])})` : sql``}
      ${platform ? sql`and platform = ${platform}` : sql``}
      ${brand_id === undefined ? sql`` : sql`and brand_id = ${brand_id}`}`,
    maxScanned: MAX_SCANNED,
    limit,
  });
  const rows = await sql<(JobRow & { at: string; matches: boolean; found: number })[]>`
    select page.created_at::text as at, page.matches, page.found, ${jobColumns(sql)}
    from ${page} page
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
