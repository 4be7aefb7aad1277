import { publishingTables } from '@wareword/publishing';
import { pgSchema } from 'drizzle-orm/pg-core';

/** A separate schema, so that the app can share a database. */
export const wooApp = pgSchema('woo_bridge');

export const publishing = publishingTables(wooApp);
export const { runs, items, snapshots, runCounts } = publishing;
