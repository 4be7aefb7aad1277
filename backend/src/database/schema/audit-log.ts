import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditEventId, WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';
import { unionText } from './union-text.ts';

/** What an event is about, as the page groups them. */
export const AUDIT_KINDS = [
  'sign_in',
  'account',
  'members',
  'keys',
  'stores',
  'brands',
  'webhooks',
  'plan',
  'data',
  'operator',
  'refused',
] as const;

/** The security events of a workspace, for its owner and admins (docs/security-events.md). */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: text().$type<AuditEventId>().primaryKey(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: unionText(AUDIT_KINDS)().notNull(),
    /** Its name in the log, without the prefix. */
    event: text().notNull(),
    /** What was called: a procedure, an endpoint or a command. */
    action: text(),
    outcome: unionText(['success', 'failure', 'refused'])().notNull(),
    /** The id of a person or an API key, `stripe`, or `operator`; null if unknown or erased. */
    actor: text(),
    /** What it was done to, by its name at that time. */
    subject: text(),
    /** A role, a plan, or why it did not succeed. */
    detail: text(),
    /** IP address. */
    address: text(),
    requestId: text('request_id'),
    /** How many times it happened, for what failed repeatedly within a second. */
    times: integer().notNull().default(1),
  },
  (table) => [
    index('audit_events_log').on(table.workspaceId, table.at, table.id),
    index('audit_events_kind').on(table.workspaceId, table.kind, table.at, table.id),
    // Also for erasing a person from the logs of others, as is the next one.
    index('audit_events_actor').on(table.actor, table.workspaceId, table.at, table.id),
    index('audit_events_subject')
      .on(table.subject)
      .where(sql`kind in ('members', 'operator')`),
  ],
);
