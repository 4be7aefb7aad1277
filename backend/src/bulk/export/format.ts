import {
  PLATFORMS,
  TONES,
  type BrokenRule,
  type Listing,
  type Platform,
} from '@wareword/shared-schema';
import { z } from 'zod';
import type { BulkCarried, BulkFile, BulkRequest } from '../../database/index.ts';

export const EXPORT_FORMATS = ['amazon', 'shopify', 'woocommerce', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const CSV = { extension: 'csv', contentType: 'text/csv', delimiter: ',' } as const;

/** The file of each format. */
export const TABLE_FILES = {
  // Amazon reads its inventory files split at tabs.
  amazon: { extension: 'txt', contentType: 'text/tab-separated-values', delimiter: '\t' },
  shopify: CSV,
  woocommerce: CSV,
  csv: CSV,
} as const satisfies Record<ExportFormat, object>;

const Unions = z.object({ platform: z.enum(PLATFORMS), tone: z.enum(TONES) });

/** A product whose listing is complete. */
export interface WrittenRow extends z.infer<typeof Unions> {
  readonly row: number;
  readonly reference: string | null;
  readonly carried: BulkCarried | null;
  readonly request: BulkRequest;
  readonly listing: Listing;
  /** The fields that were edited. */
  readonly editedFields: readonly string[];
  /** The platform rules that the edited listing now breaks. */
  readonly brokenRules: readonly BrokenRule[];
}

export const ExportUnions = Unions;

/** What the tables need to know of a run, or of selected listings of one platform. */
export interface ExportedRun {
  readonly file: Pick<BulkFile, 'dialect' | 'keyColumn' | 'optionColumns'>;
  readonly platform: Platform;
}

/** One table format for a run's listings. */
export interface Table {
  readonly heading: readonly string[];
  /** A product is one row, or one row per variant. */
  rows(product: WrittenRow): (readonly string[])[];
  /**
   * Whether to write a byte order mark, which Excel needs to detect UTF-8 and importers do not
   * want.
   */
  readonly mark: boolean;
}
