import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { BATCH_ITEM_ERRORS } from '@wareword/shared-schema';
import type { BatchId, JobId, WorkspaceId } from '../../identifiers.ts';
import { unionText } from './union-text.ts';

/** Batches of `POST /batches` (contract §14). Their state is that of their jobs. */
export const batches = pgTable(
  'batches',
  {
    id: text().$type<BatchId>().primaryKey(),
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
  },
  (table) => [index('batches_workspace').on(table.workspaceId, table.createdAt, table.id)],
);

/** One request in a batch: its job, or why none was created. */
export const batchItems = pgTable(
  'batch_items',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    batchId: text('batch_id').$type<BatchId>().notNull(),
    /** In the request, from 0. */
    position: integer().notNull(),
    jobId: text('job_id').$type<JobId>(),
    /** Whether that job is an earlier one of the same facts (contract §14.10). */
    unchanged: boolean().notNull().default(false),
    externalRef: text('external_ref'),
    errorCode: unionText(BATCH_ITEM_ERRORS)('error_code'),
    errorMessage: text('error_message'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.batchId, table.position] })],
);
