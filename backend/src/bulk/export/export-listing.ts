import { stringify } from 'csv-stringify/sync';
import type { BrokenRule } from '@wareword/shared-schema';
import type { Database } from '../../database/index.ts';
import { findLiveListing, type ListingInput, type StoredListing } from '../../listings/index.ts';
import { amazonTable } from './amazon-table.ts';
import type { ExportedRun, Table, WrittenRow } from './format.ts';
import { plainTable } from './plain-table.ts';
import { shopifyTable } from './shopify-table.ts';
import { woocommerceTable } from './woocommerce-table.ts';

export const LISTING_EXPORTS = ['json', 'csv', 'amazon', 'shopify', 'woocommerce'] as const;
export type ListingExport = (typeof LISTING_EXPORTS)[number];

/** A file to save. */
export interface ExportedListing {
  readonly fileName: string;
  readonly contentType: string;
  readonly text: string;
  /** Rules of the platform that the listing breaks. An import has no column that could say so. */
  readonly brokenRules: readonly BrokenRule[];
}

const FILES = {
  json: { ending: 'json', contentType: 'application/json' },
  csv: { ending: 'csv', contentType: 'text/csv' },
  // Amazon reads its inventory files split at tabs.
  amazon: { ending: 'amazon.txt', contentType: 'text/tab-separated-values' },
  shopify: { ending: 'shopify.csv', contentType: 'text/csv' },
  woocommerce: { ending: 'woocommerce.csv', contentType: 'text/csv' },
} as const satisfies Record<ListingExport, object>;

const TABLES: Readonly<Record<Exclude<ListingExport, 'json'>, (run: ExportedRun) => Table>> = {
  csv: plainTable,
  amazon: amazonTable,
  shopify: shopifyTable,
  woocommerce: woocommerceTable,
};

/**
 * One listing as it is now: as JSON in the shape of the API, as a spreadsheet, or as a row of a
 * platform's product import.
 * @throws {DomainError} `not_found`
 */
export async function exportListing({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput & { format: ListingExport };
}): Promise<ExportedListing> {
  const { format } = input;
  const found = await findLiveListing(ctx, input);
  const { ending, contentType } = FILES[format];
  const name = found.productName.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^-|-$/gu, '');
  return {
    fileName: `${name || 'listing'}.${ending}`,
    contentType,
    text: format === 'json' ? asJson(found) : asTable(found, format),
    brokenRules: found.brokenRules,
  };
}

function asJson({ id, platform, tone, writer, listing, ...found }: StoredListing): string {
  const { editedAt, editedFields, brokenRules } = found;
  const edits =
    editedAt === null
      ? {}
      : {
          edited_at: editedAt.toISOString(),
          edited_fields: editedFields,
          broken_rules: brokenRules,
        };
  return `${JSON.stringify({ listing_id: id, platform, tone, writer, ...edits, listing }, null, 2)}\n`;
}

function asTable(found: StoredListing, format: Exclude<ListingExport, 'json'>): string {
  const { platform, tone, listing, editedFields, brokenRules } = found;
  const table = TABLES[format]({
    platform,
    tone,
    file: { dialect: 'new', keyColumn: 'sku', optionColumns: [] },
  });
  const row: WrittenRow = {
    ...{ row: 1, reference: null, carried: null, listing, editedFields, brokenRules },
    request: { ...found.request, product_name: found.productName },
  };
  const text = stringify([[...table.heading], ...table.rows(row).map((cells) => [...cells])], {
    record_delimiter: '\r\n',
    delimiter: format === 'amazon' ? '\t' : ',',
  });
  return (table.mark ? '\uFEFF' : '') + text;
}
