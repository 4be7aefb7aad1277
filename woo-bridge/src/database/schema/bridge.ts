import { publishingTables } from '@wareword/publishing';
import { pgSchema } from 'drizzle-orm/pg-core';

/** The bridge keeps to itself, so that it can share a database with others. */
export const bridge = pgSchema('woo_bridge');

export const publishing = publishingTables(bridge);
export const { runs, items, snapshots } = publishing;
