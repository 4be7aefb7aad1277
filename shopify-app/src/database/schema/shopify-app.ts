import { publishingTables } from '@wareword/publishing';
import { pgSchema } from 'drizzle-orm/pg-core';

/** Its own schema, so that the app can share a database. */
export const shopifyApp = pgSchema('shopify_app');

export const publishing = publishingTables(shopifyApp);
export const { runs, items, snapshots, runCounts } = publishing;
