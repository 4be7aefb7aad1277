import { publishingTables } from '@wareword/publishing';
import { pgSchema } from 'drizzle-orm/pg-core';

/** A schema of its own, so that the app can share a database. */
export const bridge = pgSchema('woo_bridge');

export const publishing = publishingTables(bridge);
export const { runs, items, snapshots } = publishing;
