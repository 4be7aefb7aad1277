import type { Listing, Platform, Tone } from '@wareword/shared-schema';
import type { BulkCarried, BulkFile, BulkRequest } from '../../database/index.ts';

export const EXPORT_FORMATS = ['shopify', 'woocommerce', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A product whose listing is there. */
export interface WrittenRow {
  readonly row: number;
  readonly reference: string | null;
  readonly carried: BulkCarried | null;
  readonly request: BulkRequest;
  readonly listing: Listing;
}

export interface ExportedRun {
  readonly file: BulkFile;
  readonly platform: Platform;
  readonly tone: Tone;
}

/** One way of writing a run's listings as a table. */
export interface Table {
  readonly heading: readonly string[];
  /** A product is one row, or one for each variant. */
  rows(product: WrittenRow): (readonly string[])[];
  /** Whether Excel has to be told that the text is UTF-8; importers do not want that mark. */
  readonly mark: boolean;
}
