import { index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Platform, Tone } from '@wareword/shared-schema';
import type { ListingRequest } from '../../generation/index.ts';
import type { BrandId, Id, JobId, UserId, WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';

/** A file of products whose listings are written as one run. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: text().$type<Id<'blk'>>().primaryKey(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').$type<UserId>().notNull(),
    fileName: text('file_name').notNull(),
    platform: text().$type<Platform>().notNull(),
    tone: text().$type<Tone>().notNull(),
    brandId: text('brand_id').$type<BrandId>(),
    /** `draft` until its owner starts it. */
    state: text().$type<'draft' | 'running' | 'paused' | 'done' | 'cancelled'>().notNull(),
    /** Why a run was paused by the service, as an error code of the document. */
    pausedBy: text('paused_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('bulk_runs_workspace').on(table.workspaceId, table.createdAt, table.id)],
);

/** The products of a run, in the order of its file. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    runId: text('run_id')
      .$type<Id<'blk'>>()
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    /** The row of the file, counted from 1 without the heading. */
    row: integer().notNull(),
    /** Null where the row cannot become a listing; `problem` says why. */
    request: json().$type<ListingRequest>(),
    /** Handle, id or SKU of the product in its store, handed back in the export. */
    reference: text(),
    problem: text(),
    jobId: text('job_id').$type<JobId>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.row] }),
    index('bulk_rows_job').on(table.jobId),
  ],
);
