import { sql } from 'drizzle-orm';
import {
  index,
  json,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@wareword/shared-schema';
import type { DeliveryId, UserId, WebhookEndpointId, WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';
import { unionText } from './union-text.ts';

/** Addresses that a workspace wants events sent to (contract §20). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text().$type<WebhookEndpointId>().primaryKey(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who last chose its address, who may be gone; null if that is unknown. There are few rows to search. */
    userId: text('user_id').$type<UserId>(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Encrypted; bound to the row and the column. */
    secret: text().notNull(),
    /** The secret before the last rotation, which signs too until `previousUntil`. */
    previousSecret: text('previous_secret'),
    previousUntil: timestamp('previous_until', { withTimezone: true }),
    /** Since when every attempt has failed; null if the last one did not. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    disabledReason: unionText(WEBHOOK_DISABLED_REASONS)('disabled_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('webhook_endpoints_url').on(table.workspaceId, table.url)],
);

/** `waiting`: the batch that it is about has not ended yet. */
export const DELIVERY_STATES = ['waiting', 'pending', 'delivered', 'failed'] as const;

/**
 * An event for one endpoint, inserted by the statement in which it happens. Endpoints have no foreign
 * key here, because checking it would lock their rows in the statements that end jobs; what belongs to
 * a deleted endpoint is never sent, and deleted later.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The `webhook-id` that is sent, the same with every attempt. */
    id: text().$type<DeliveryId>().primaryKey(),
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    endpointId: text('endpoint_id').$type<WebhookEndpointId>().notNull(),
    type: unionText(WEBHOOK_EVENTS)().notNull(),
    /** What it is about: a job, a batch, a month with a percentage, or a store's token. */
    subject: text().notNull(),
    /** What is sent, unless it is read from the job or the batch when it is sent. */
    data: json(),
    state: unionText(DELIVERY_STATES)().notNull().default('pending'),
    /** Attempts started since it happened, or was sent again. */
    attempts: smallint().notNull().default(0),
    /** When the next attempt is due; while one is in progress, when that counts as lost. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }),
    /** HTTP status of the last response; null if there was none. */
    responseStatus: smallint('response_status'),
    /** Why the last attempt failed, as `FailureSchema` of the feature; null if it did not. */
    failure: jsonb(),
    /** The same as an English sentence, for the release before `failure`; null if it did not fail. */
    error: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Most rows are in none of the first three.
    index('webhook_deliveries_due')
      .on(table.endpointId, table.dueAt)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_waiting')
      .on(table.createdAt)
      .where(sql`state = 'waiting'`),
    uniqueIndex('webhook_deliveries_usage')
      .on(table.endpointId, table.subject)
      .where(sql`type = 'usage.threshold'`),
    // Ids are sorted by time.
    index('webhook_deliveries_log').on(table.workspaceId, table.endpointId, table.id),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
);
