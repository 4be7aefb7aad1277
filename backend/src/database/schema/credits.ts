import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { WorkspaceId } from '../../identifiers.ts';

/** Generations used, by workspace and calendar month in UTC (decisions 17). */
export const usageCounters = pgTable(
  'usage_counters',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    period: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.period] })],
);

/**
 * The ledger. A credit is one row, under the id of the generation that it pays for:
 * `reserved → spent | refunded`. A correction by support is a row of its own, `corrected`, with
 * any amount. Law: a counter equals the sum of the period's amounts that are not refunded.
 */
export const credits = pgTable('credits', {
  id: text().primaryKey(),
  workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
  period: date({ mode: 'string' }).notNull(),
  state: text().$type<'reserved' | 'spent' | 'refunded' | 'corrected'>().notNull(),
  amount: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
});

/**
 * Listings begun on a day that is over, by what asked for them: counted once, when the plan page is
 * first looked at, and kept. A job's terminal state never changes, so neither does such a day.
 */
export const usageDays = pgTable(
  'usage_days',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    dashboard: integer().notNull(),
    keys: integer().notNull(),
    stores: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.day] })],
);
