import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { WorkspaceId } from '../../identifiers.ts';

/** Credits used, by workspace and calendar month in UTC (contract §9.1). */
export const usageCounters = pgTable(
  'usage_counters',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    period: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.period] }),
    // For the emails about the month; without `used`, so that counting stays on the same page.
    index('usage_counters_period').on(table.period),
  ],
);

/**
 * The ledger. A credit is one row, under the id of the job it pays for: `reserved → spent | refunded`.
 * An operator's correction is a separate row, `corrected`, with any amount; the charges of jobs that
 * retention deleted are added up in one row a month, `archived`. Invariant: a counter equals the sum
 * of the period's amounts that are not refunded.
 */
export const credits = pgTable(
  'credits',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    period: date({ mode: 'string' }).notNull(),
    state: text().$type<'reserved' | 'spent' | 'refunded' | 'corrected' | 'archived'>().notNull(),
    amount: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    // The others are found by their job's id.
    index('credits_without_job')
      .on(table.workspaceId)
      .where(sql`state in ('corrected', 'archived')`),
  ],
);

/** Listings started on one day, by source. */
export interface UsageDayCounts {
  /** In UTC, as `2026-11-21`. */
  readonly day: string;
  readonly dashboard: number;
  readonly keys: number;
  readonly stores: number;
  /** The counts of `keys`, by the id of the key; absent if the release before 0.1.0 counted them. */
  readonly byKey?: Readonly<Record<string, number>>;
}

/**
 * A workspace's month, counted as far as it is settled: a job's terminal state never changes, so a
 * count is stored once, and a read only counts what came since.
 */
export const usageMonths = pgTable(
  'usage_months',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    period: date({ mode: 'string' }).notNull(),
    /** Every job created before this moment is in `days`, and none created later. */
    countedUntil: timestamp('counted_until', { withTimezone: true }).notNull(),
    days: json().$type<readonly UsageDayCounts[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.period] })],
);
