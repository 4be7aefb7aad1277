import { TimeSlicer } from '@wareword/event-loop';
import { WRITERS, type Platform } from '@wareword/shared-schema';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { dashboardSku, parseUnions, type BulkFile, type Database } from '../../database/index.ts';
import { invalid } from '../../errors.ts';
import { parseId, type ListingId, type WorkspaceId } from '../../identifiers.ts';
import {
  ExportUnions,
  TABLE_FILES,
  type ExportedRun,
  type Table,
  type WrittenRow,
} from './format.ts';
import { TABLES } from './tables.ts';

export const LISTING_EXPORTS = ['json', 'csv', 'amazon', 'shopify', 'woocommerce'] as const;
export type ListingExport = (typeof LISTING_EXPORTS)[number];

/** A saved listing, in the order of the selection. */
interface ExportedListing extends WrittenRow {
  readonly id: ListingId;
  readonly writer: (typeof WRITERS)[number];
  readonly editedAt: Date | null;
  /** The file that it was written from, if `reference` came from a file. */
  readonly file: BulkFile | null;
}

/**
 * Bytes of listings in one file. They are in memory several times, and are sent as one text; 200 listings
 * without long edits take about half of this.
 */
const MAX_EXPORT_BYTES = 4 * 1024 * 1024;

const Unions = ExportUnions.extend({ writer: z.enum(WRITERS) });

/** Selected listings as a file. */
export interface ExportedSelection {
  /** Without the name: `amazon.txt`. */
  readonly ending: string;
  readonly contentType: string;
  readonly text: string;
  /** How many listings are in it; an import only has those of its platform. */
  readonly count: number;
  /** How many of them break a rule of their platform, which an import cannot say. */
  readonly broken: number;
}

/** The end of a file's name, and its type. */
function fileOf(format: ListingExport): Pick<ExportedSelection, 'ending' | 'contentType'> {
  if (format === 'json') return { ending: 'json', contentType: 'application/json' };
  const { extension, contentType } = TABLE_FILES[format];
  return { ending: format === 'csv' ? extension : `${format}.${extension}`, contentType };
}

/**
 * Selected listings as they are now: as JSON in the shape of the API, as a spreadsheet, or as rows of
 * a platform's product import. Those that are deleted, or another workspace's, are left out.
 * @throws {DomainError} `invalid` if they are too long for one file
 */
export async function exportListings({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId; ids: readonly string[]; format: ListingExport };
}): Promise<ExportedSelection> {
  const { format } = input;
  const found = await findListings(ctx, input);
  const isImport = format !== 'json' && format !== 'csv';
  const listings = isImport ? found.filter(({ platform }) => platform === format) : found;
  return {
    ...fileOf(format),
    text:
      format === 'json' ? await asJson(listings) : await asTable(listings, format, TABLES[format]),
    count: listings.length,
    broken: listings.filter(({ brokenRules }) => brokenRules.length > 0).length,
  };
}

async function findListings(
  { database: { sql } }: { database: Database },
  { ids, workspaceId }: { readonly ids: readonly string[]; readonly workspaceId: WorkspaceId },
): Promise<ExportedListing[]> {
  const known = [...new Set(ids.map((id) => parseId('lst', id)))].filter((id) => id !== undefined);
  const [{ bytes }] = await sql<[{ bytes: number }]>`
    select coalesce(sum(octet_length(listing::text)), 0)::int as bytes from listings
    where id = any(${sql.array(known)}::text[]) and workspace_id = ${workspaceId}
      and deleted_at is null
  `;
  if (bytes > MAX_EXPORT_BYTES) {
    throw invalid(
      'These listings are too long for one file. Select fewer, then export again.',
      'export_long',
    );
  }
  const rows = await sql<ExportedListing[]>`
    select
      l.id, l.platform, l.tone, l.writer, l.listing, l.edited_at as "editedAt",
      l.edited_fields as "editedFields", l.broken_rules as "brokenRules",
      chosen.nth::int as row,
      coalesce(r.reference, ${dashboardSku(sql)}) as reference,
      json_build_object('tags', r.carried ->> 'tags') as carried, b.file,
      (j.request::jsonb || jsonb_build_object('product_name', l.product_name)) as request
    from unnest(${sql.array(known)}::text[]) with ordinality chosen (id, nth)
    join listings l on l.id = chosen.id
    join jobs j on j.id = l.job_id
    left join bulk_rows r
      on r.workspace_id = l.workspace_id and r.job_id = l.job_id and r.run_id = l.run_id
    left join bulk_runs b on b.workspace_id = l.workspace_id and b.id = r.run_id
    where l.workspace_id = ${workspaceId} and l.deleted_at is null
    order by chosen.nth
  `;
  return rows.map((row) => parseUnions(row, Unions));
}

/** One listing, or a list of several. */
async function asJson(listings: readonly ExportedListing[]): Promise<string> {
  const slicer = new TimeSlicer();
  const texts: string[] = [];
  for (const listing of listings) {
    await slicer.yieldIfDue();
    texts.push(JSON.stringify(jsonOf(listing), null, 2));
  }
  return texts.length === 1 ? `${texts.join('')}\n` : `[${texts.join(',\n')}]\n`;
}

function jsonOf({ id, platform, tone, writer, listing, ...found }: ExportedListing): object {
  const { editedAt, editedFields, brokenRules } = found;
  const edits =
    editedAt === null
      ? {}
      : {
          edited_at: editedAt.toISOString(),
          edited_fields: editedFields,
          broken_rules: brokenRules,
        };
  return { listing_id: id, platform, tone, writer, ...edits, listing };
}

async function asTable(
  listings: readonly ExportedListing[],
  format: 'csv' | Platform,
  tableOf: (run: ExportedRun) => Table,
): Promise<string> {
  const keyOf = ({ file }: ExportedListing) => file?.keyColumn ?? 'sku';
  const keys = new Set(listings.map(keyOf));
  const [keyColumn] = keys;
  // Handles, ids and SKUs do not fit in one column.
  const isMixed = keys.size > 1 && format !== 'csv';
  const table = tableOf({
    platform: format === 'csv' ? 'amazon' : format,
    file: {
      dialect: listings[0]?.file?.dialect ?? 'new',
      keyColumn: isMixed ? 'sku' : (keyColumn ?? 'sku'),
      optionColumns: [],
    },
  });
  const slicer = new TimeSlicer();
  const asText = (rows: readonly (readonly string[])[]) =>
    stringify(
      rows.map((cells) => [...cells]),
      { record_delimiter: '\r\n', delimiter: TABLE_FILES[format].delimiter },
    );
  const texts = [(table.mark ? '\uFEFF' : '') + asText([table.heading])];
  for (const listing of listings) {
    await slicer.yieldIfDue();
    const reference = isMixed && keyOf(listing) !== 'sku' ? null : listing.reference;
    texts.push(asText(table.rows({ ...listing, reference })));
  }
  return texts.join('');
}
