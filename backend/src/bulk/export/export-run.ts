import type { WorkspaceUser } from '../../access-locks/index.ts';
import { TimeSlicer } from '@wareword/event-loop';
import { stringify } from 'csv-stringify/sync';
import { parseUnions, type BulkFile, type Database, type Reader } from '../../database/index.ts';
import type { Id } from '../../identifiers.ts';
import { isMember } from '../is-member.ts';
import { readRun, type RunInput } from '../run-view.ts';
import {
  ExportUnions,
  TABLE_FILES,
  type ExportFormat,
  type Table,
  type WrittenRow,
} from './format.ts';
import { TABLES } from './tables.ts';

/**
 * Products read per query, and of a file whose products carry their variants, which can be half a
 * million characters each. A client that stops reading keeps one batch in memory.
 */
const BATCH_SIZE = 100;
const VARIANTS_BATCH_SIZE = 8;

/** Rows of a product written at a time; the longest take a few milliseconds. */
const ROWS_PER_CHUNK = 16;

/**
 * Exports the listings written so far, for a store's importer or a spreadsheet. The file is
 * streamed, so memory stays at a few megabytes no matter how many products there are. It ends early
 * if its reader is removed from the workspace in the meantime.
 * @returns the file's name and type, and its text in chunks
 * @throws {DomainError} `not_found`
 */
export async function exportRun({
  ctx,
  input,
}: {
  ctx: Reader;
  input: RunInput & WorkspaceUser & { format: ExportFormat };
}): Promise<{ fileName: string; contentType: string; text: AsyncGenerator<string> }> {
  const { id, fileName, exported } = await ctx.read(async (database) => {
    const { id, fileName } = await readRun({ database }, input);
    const [run] = await database.sql<[{ file: BulkFile }]>`
      select file, platform, tone from bulk_runs
      where workspace_id = ${input.workspaceId} and id = ${id}
    `;
    return { id, fileName, exported: parseUnions(run, ExportUnions) };
  });
  const name = fileName.replace(/\.[^.]*$/u, '').replace(/[^\p{L}\p{N}._-]+/gu, '-');
  const { extension, contentType, delimiter } = TABLE_FILES[input.format];
  return {
    fileName: `${name || 'products'}-${input.format}.${extension}`,
    contentType,
    text: write(TABLES[input.format](exported), delimiter, (after) =>
      ctx.read(({ sql }) =>
        readWritten(sql, {
          ...input,
          id,
          after,
          limit: exported.file.optionColumns.length === 0 ? BATCH_SIZE : VARIANTS_BATCH_SIZE,
        }),
      ),
    ),
  };
}

/** @param readAfter the next products after a row; none at the end */
async function* write(
  table: Table,
  delimiter: string,
  readAfter: (row: number) => Promise<readonly WrittenRow[]>,
): AsyncGenerator<string> {
  const mark = table.mark ? '\uFEFF' : '';
  yield mark + asText([table.heading], delimiter);
  const slicer = new TimeSlicer();
  let after = 0;
  for (;;) {
    const products = await readAfter(after);
    for (const product of products) {
      const rows = table.rows(product);
      // One product may have thousands of variants.
      for (let from = 0; from < rows.length; from += ROWS_PER_CHUNK) {
        await slicer.yieldIfDue();
        yield asText(rows.slice(from, from + ROWS_PER_CHUNK), delimiter);
      }
    }
    const last = products.at(-1);
    if (last === undefined) return;
    after = last.row;
  }
}

/** Line endings as in RFC 4180, which stores and spreadsheets all accept. */
function asText(rows: readonly (readonly string[])[], delimiter: string): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\r\n', delimiter },
  );
}

async function readWritten(
  sql: Database['sql'],
  batch: WorkspaceUser & { readonly id: Id<'blk'>; readonly after: number; readonly limit: number },
): Promise<WrittenRow[]> {
  const rows = await sql<WrittenRow[]>`
    with page as (
      select row, reference, carried, request, job_id from bulk_rows
      where workspace_id = ${batch.workspaceId} and run_id = ${batch.id} and state = 'written' and row > ${batch.after}
        and ${isMember(sql, batch)}
      order by row limit ${batch.limit}
    )
    select
      p.row, p.reference, p.carried, p.request, l.listing, l.platform, l.tone,
      l.edited_fields as "editedFields", l.broken_rules as "brokenRules"
    from page p join jobs j on j.id = p.job_id join listings l on l.id = j.listing_id
    where l.deleted_at is null
    order by p.row
  `;
  return rows.map((row) => parseUnions(row, ExportUnions));
}
