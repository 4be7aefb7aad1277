import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { UserId, WorkspaceId } from '../../identifiers.ts';
import { users, workspaces } from './accounts.ts';
import { unionText } from './union-text.ts';

/** What people are emailed about. */
export const NOTIFICATION_KINDS = [
  'usage_80',
  'usage_100',
  'failed_run',
  'store_disconnected',
  'webhook_disabled',
] as const;

/** Emails about events in a workspace: one per event, however often it is looked for. */
export const notifications = pgTable(
  'notifications',
  {
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: unionText(NOTIFICATION_KINDS)().notNull(),
    /** The subject of the event: a month, or the id of a run, a token or an endpoint. */
    event: text().notNull(),
    /** The recipient. */
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Attempts to send it, and when the last one began. */
    attempts: smallint().notNull().default(0),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.kind, table.event] }),
    index('notifications_unsent')
      .on(table.createdAt)
      .where(sql`sent_at is null`),
    index('notifications_age').on(table.createdAt),
  ],
);
