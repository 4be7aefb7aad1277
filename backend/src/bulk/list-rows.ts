import type { ListingId } from '../identifiers.ts';
import type { BulkContext } from './context.ts';
import { readRun, type RunInput } from './run-view.ts';

export const ROW_STATES = ['problem', 'waiting', 'writing', 'written', 'failed'] as const;
export type BulkRowState = (typeof ROW_STATES)[number];

const PAGE = 50;

export interface BulkRowView {
  /** As a spreadsheet counts it: the heading is row 1. */
  readonly row: number;
  readonly state: BulkRowState;
  readonly name: string | null;
  readonly reference: string | null;
  readonly problem: string | null;
  readonly note: string | null;
  readonly listingId: ListingId | null;
  readonly title: string | null;
}

/**
 * A run's rows in the order of the file, a page at a time.
 * @param input.after the last row of the page before
 * @throws {Refusal} `not_found`
 */
export async function listRows({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: RunInput & { after?: number | undefined; state?: BulkRowState | undefined };
}): Promise<{ rows: BulkRowView[]; next: number | null }> {
  const { sql } = ctx.database;
  const { id } = await readRun(ctx, input);
  const rows = await sql<BulkRowView[]>`
    with page as (
      select * from bulk_rows
      where run_id = ${id} and row > ${input.after ?? 0}
        ${input.state === undefined ? sql`` : sql`and state = ${input.state}`}
      order by row limit ${PAGE + 1}
    )
    select p.row, p.state, coalesce(p.request ->> 'product_name', p.name) as name, p.reference,
      p.problem, p.note, j.listing_id as "listingId", l.listing ->> 'title' as title
    from page p
    left join jobs j on j.id = p.job_id
    left join listings l on l.id = j.listing_id
    order by p.row
  `;
  const page = rows.slice(0, PAGE);
  return { rows: page, next: rows.length > PAGE ? (page.at(-1)?.row ?? null) : null };
}
