import { z } from 'zod';
import { BULK_ROW_STATES, parseUnions } from '../database/index.ts';
import type { ListingId } from '../identifiers.ts';
import type { BulkContext } from './context.ts';
import { readRun, type RunInput } from './run-view.ts';

const Unions = z.object({ state: z.enum(BULK_ROW_STATES) });
export type BulkRowState = z.infer<typeof Unions>['state'];

const PAGE_SIZE = 50;

interface BulkRow {
  /** The row number as in a spreadsheet, where the heading is row 1. */
  readonly row: number;
  readonly name: string | null;
  readonly reference: string | null;
  readonly problem: string | null;
  readonly note: string | null;
  readonly listingId: ListingId | null;
  readonly title: string | null;
}

export type BulkRowView = BulkRow & z.infer<typeof Unions>;

/**
 * A page of a run's rows, in file order.
 * @param input.after the last row of the previous page
 * @throws {DomainError} `not_found`
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
  const rows = await sql<BulkRow[]>`
    with page as (
      select * from bulk_rows
      where workspace_id = ${input.workspaceId} and run_id = ${id} and row > ${input.after ?? 0}
        ${input.state === undefined ? sql`` : sql`and state = ${input.state}`}
      order by row limit ${PAGE_SIZE + 1}
    )
    select p.row, p.state, coalesce(p.request ->> 'product_name', p.name) as name, p.reference,
      p.problem, p.note, j.listing_id as "listingId", l.listing ->> 'title' as title
    from page p
    left join jobs j on j.id = p.job_id
    left join listings l on l.id = j.listing_id and l.deleted_at is null
    order by p.row
  `;
  const page = rows.slice(0, PAGE_SIZE);
  return {
    rows: page.map((row) => parseUnions(row, Unions)),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.row ?? null) : null,
  };
}
