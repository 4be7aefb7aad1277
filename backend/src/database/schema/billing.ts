import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PlanName } from '../../config.ts';
import type { WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';

/** A workspace as the payment provider knows it, and what was last read there. */
export const billingCustomers = pgTable('billing_customers', {
  workspaceId: text('workspace_id')
    .$type<WorkspaceId>()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  /** The checkout that was opened last, until its subscription is seen or it has expired. */
  checkoutId: text('checkout_id'),
  /** The plan that is paid for; what the operator sets is in the workspace alone. */
  paidPlan: text('paid_plan').$type<PlanName>().notNull().default('free'),
  /** A payment failed, and the provider tries it again. */
  pastDue: boolean('past_due').notNull().default(false),
  renewsAt: timestamp('renews_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /**
   * Readings are numbered before they are made, and a later one is never overwritten by an
   * earlier: events may come in any order.
   */
  readingsBegun: integer('readings_begun').notNull().default(0),
  readingApplied: integer('reading_applied').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Events of the payment provider that were dealt with, so that a repeated one does nothing. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('billing_events_received').on(table.receivedAt)],
);

/** Who was written to about a version's retirement: a repeated announcement leaves them out. */
export const deprecationMails = pgTable(
  'deprecation_mails',
  {
    /** SHA-256 of version, subject and text, in hex. */
    announcement: text().notNull(),
    email: text().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('deprecation_mails_once').on(table.announcement, table.email)],
);
