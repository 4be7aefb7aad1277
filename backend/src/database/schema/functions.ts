import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The SQL functions as last installed, so that a start only installs those that changed. */
export const installedFunctions = pgTable('installed_functions', {
  name: text().primaryKey(),
  /** SHA-256 of the file's text, in hex. */
  digest: text().notNull(),
  /** The version of the release that installed it; null: one before they were recorded. */
  release: text(),
  installedAt: timestamp('installed_at', { withTimezone: true }).notNull().defaultNow(),
});
