import { amazonTable } from './amazon-table.ts';
import type { ExportedRun, ExportFormat, Table } from './format.ts';
import { plainTable } from './plain-table.ts';
import { shopifyTable } from './shopify-table.ts';
import { woocommerceTable } from './woocommerce-table.ts';

/** The table of each format, for a run or for selected listings. */
export const TABLES: Readonly<Record<ExportFormat, (run: ExportedRun) => Table>> = {
  amazon: amazonTable,
  shopify: shopifyTable,
  woocommerce: woocommerceTable,
  csv: plainTable,
};
