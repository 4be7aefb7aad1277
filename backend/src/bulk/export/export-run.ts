import { stringify } from 'csv-stringify/sync';
import type { Id } from '../../identifiers.ts';
import type { BulkContext } from '../context.ts';
import { readRun, type RunInput } from '../run-view.ts';
import type { ExportedRun, ExportFormat, Table, WrittenRow } from './format.ts';
import { plainTable } from './plain-table.ts';
import { shopifyTable } from './shopify-table.ts';
import { woocommerceTable } from './woocommerce-table.ts';

const TABLES = {
  shopify: shopifyTable,
  woocommerce: woocommerceTable,
  csv: plainTable,
} satisfies Record<ExportFormat, (run: ExportedRun) => Table>;

/** Products that are read at once. */
const BATCH = 250;

/**
 * The listings that are written so far, as a file for a shop or for people. It is made while it is
 * read, so it takes the memory of some hundred products, however many there are.
 * @returns its name, and its text in pieces
 * @throws {Refusal} `not_found`
 */
export async function exportRun({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: RunInput & { format: ExportFormat };
}): Promise<{ fileName: string; text: AsyncGenerator<string> }> {
  const { id, fileName } = await readRun(ctx, input);
  const { sql } = ctx.database;
  const [run] = await sql<[ExportedRun]>`
    select file, platform, tone from bulk_runs where id = ${id}
  `;
  const name = fileName.replace(/\.[^.]*$/u, '').replace(/[^\p{L}\p{N}._-]+/gu, '-');
  return {
    fileName: `${name || 'products'}-${input.format}.csv`,
    text: write(ctx, id, TABLES[input.format](run)),
  };
}

async function* write(ctx: BulkContext, id: Id<'blk'>, table: Table): AsyncGenerator<string> {
  const mark = table.mark ? '\uFEFF' : '';
  yield mark + asCsv([table.heading]);
  let after = 0;
  for (;;) {
    const products = await readWritten(ctx, id, after);
    if (products.length > 0) yield asCsv(products.flatMap((product) => table.rows(product)));
    if (products.length < BATCH) return;
    after = products.at(-1)?.row ?? after;
  }
}

/** Lines end as RFC 4180 says; shops and spreadsheets all read that. */
function asCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\r\n' },
  );
}

async function readWritten(ctx: BulkContext, id: Id<'blk'>, after: number): Promise<WrittenRow[]> {
  const { sql } = ctx.database;
  return sql<WrittenRow[]>`
    with page as (
      select row, reference, carried, request, job_id from bulk_rows
      where run_id = ${id} and state = 'written' and row > ${after}
      order by row limit ${BATCH}
    )
    select p.row, p.reference, p.carried, p.request, l.listing
    from page p join jobs j on j.id = p.job_id join listings l on l.id = j.listing_id
    order by p.row
  `;
}
