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
import { PLAN_NAMES } from '../../plan-names.ts';
import type { WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';
import { unionText } from './union-text.ts';

/** A workspace as the payment provider's customer, and the state last read from the provider. */
export const billingCustomers = pgTable('billing_customers', {
  workspaceId: text('workspace_id')
    .$type<WorkspaceId>()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  /** The last opened checkout, until its subscription is seen or it has expired. */
  checkoutId: text('checkout_id'),
  /** The plan that is paid for; a plan set by the operator is only stored in the workspace. */
  paidPlan: unionText(PLAN_NAMES)('paid_plan').notNull().default('free'),
  /** A payment failed, and the provider is retrying it. */
  pastDue: boolean('past_due').notNull().default(false),
  renewsAt: timestamp('renews_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /**
   * Syncs are numbered before they read, and an earlier one never overwrites a later one, because
   * events may arrive in any order.
   */
  syncsStarted: integer('syncs_started').notNull().default(0),
  lastAppliedSync: integer('last_applied_sync').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Events of the payment provider that were handled, so that a repeated one does nothing. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('billing_events_received').on(table.receivedAt)],
);

/** Who was emailed about a version's retirement, so that a repeated announcement skips them. */
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
