import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Platform, Tone } from '@wareword/shared-schema';
import type { ListingRequest } from '../../generation/index.ts';
import type { BrandId, Id, JobId, UserId, WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';

/** What is known of a file besides its rows. */
export interface BulkFile {
  /** Whose columns it has. */
  readonly source: 'template' | 'shopify' | 'woocommerce';
  /** As its heading is written, so that the file that goes back is read by the same shop. */
  readonly dialect: 'classic' | 'new';
  /** What `reference` is: a column's name in the file that goes back. */
  readonly keyColumn: 'handle' | 'id' | 'sku';
  /** Headings of the columns that tell a product's variants apart. */
  readonly optionColumns: readonly string[];
  /** Headings that nothing was read from. */
  readonly unused: readonly string[];
  readonly encoding: string;
  readonly separator: string;
}

/** What belongs to a product in its shop and has to go back with it. */
export interface BulkCarried {
  /** One list a variant, in the order of the file's `optionColumns`. */
  readonly variants?: readonly (readonly string[])[];
  /** Tags that it has already, as the shop wrote them. */
  readonly tags?: string;
}

/** What a row's product is written from; platform and tone are the run's. */
export type BulkRequest = Omit<ListingRequest, 'platform' | 'tone' | 'brand_name'>;

/** A file of products whose listings are written as one run. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: text().$type<Id<'blk'>>().primaryKey(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who uploaded it, then who began it or resumed it last. */
    userId: text('user_id').$type<UserId>().notNull(),
    fileName: text('file_name').notNull(),
    file: json().$type<BulkFile>(),
    platform: text().$type<Platform>().notNull(),
    tone: text().$type<Tone>().notNull(),
    brandId: text('brand_id').$type<BrandId>(),
    /** `uploading` while its file comes in, `draft` until its owner starts it. */
    state: text()
      .$type<'uploading' | 'draft' | 'running' | 'paused' | 'done' | 'cancelled'>()
      .notNull(),
    /** Why a run was paused by the service: an error code of the document, or `member_removed`. */
    pausedBy: text('paused_by'),
    /** Whether a worker has to look at it: it runs, or some of its listings are being written. */
    feeding: boolean().notNull().default(false),
    /** Rows that can become a listing, rows that cannot, and rows of which a part was left out. */
    products: integer().notNull().default(0),
    problems: integer().notNull().default(0),
    notes: integer().notNull().default(0),
    /** What became of the products; moved together with the states of their rows. */
    written: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('bulk_runs_workspace').on(table.workspaceId, table.createdAt, table.id),
    index('bulk_runs_feeding')
      .on(table.id)
      .where(sql`feeding`),
  ],
);

/** The products of a run, in the order of its file. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    runId: text('run_id')
      .$type<Id<'blk'>>()
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    /** The row as a spreadsheet counts it: the heading is row 1. */
    row: integer().notNull(),
    /** A row is `writing` from the moment at which it has the id of its job. */
    state: text().$type<'problem' | 'waiting' | 'writing' | 'written' | 'failed'>().notNull(),
    /** Null where the row cannot become a listing; `problem` says why. */
    request: json().$type<BulkRequest>(),
    /** Handle, id or SKU of the product in its store, handed back in the export. */
    reference: text(),
    /** What a row is called that has no request to say so. */
    name: text(),
    carried: json().$type<BulkCarried>(),
    problem: text(),
    /** What was left out of a product that is fine otherwise. */
    note: text(),
    /** Given to the row before there is such a job, so that a row never gets two. */
    jobId: text('job_id').$type<JobId>(),
    /** Times that it was tried again by its owner. */
    tries: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.row] }),
    index('bulk_rows_state').on(table.runId, table.state, table.row),
  ],
);
