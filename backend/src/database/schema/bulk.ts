import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { PLATFORMS, TONES, type NO_BRAND } from '@wareword/shared-schema';
import type { ListingRequest } from '../../generation/index.ts';
import type { BrandId, Id, JobId, UserId, WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';
import { unionText } from './union-text.ts';

/** How a file's columns are recognized: by our template, or as a shop's product export. */
export const BULK_SOURCES = ['template', 'shopify', 'woocommerce'] as const;

/** The meanings that a column of a file can have. */
export const BULK_FIELDS = [
  'name',
  'text',
  'shortText',
  'category',
  'brand',
  'price',
  'customer',
  'competitors',
  'reference',
  'id',
  'sku',
  'type',
  'parent',
  'tags',
  'attributes',
  'variants',
  'keywords',
  'banned_words',
  'locale',
  'images',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** What is known about a file besides its rows. */
export interface BulkFile {
  /** The format of its columns. */
  readonly source: (typeof BULK_SOURCES)[number];
  /** The variant of its headings, so that the export can be imported by the same store. */
  readonly dialect: 'classic' | 'new';
  /** The column of the exported file that `reference` comes from. */
  readonly keyColumn: 'handle' | 'id' | 'sku';
  /** Headings of the columns that distinguish a product's variants. */
  readonly optionColumns: readonly string[];
  /** The meaning of each column that is used, with a sample value. Older files have none. */
  readonly columns?: readonly {
    readonly field: BulkField;
    readonly heading: string;
    /** The first value in the column, shortened; empty if there is none. */
    readonly sample: string;
  }[];
  /** Headings of columns that are not used. */
  readonly unused: readonly string[];
  readonly encoding: string;
  readonly separator: string;
}

/** Data of a product in its store that has to be exported unchanged. */
export interface BulkCarried {
  /** One list per variant, in the order of the file's `optionColumns`. */
  readonly variants?: readonly (readonly string[])[];
  /** Its existing tags, as written by the store. */
  readonly tags?: string;
}

/** What a product's listing is written from; platform and tone belong to the run. */
export type BulkRequest = Omit<ListingRequest, 'platform' | 'tone' | 'brand_name'>;

export const BULK_RUN_STATES = [
  'uploading',
  'draft',
  'running',
  'paused',
  'done',
  'canceled',
] as const;

export const BULK_ROW_STATES = ['problem', 'waiting', 'writing', 'written', 'failed'] as const;

/**
 * Why the service pauses a run: the person who started it was removed, or something that a listing
 * needs is missing.
 */
export const PAUSE_REASONS = ['member_removed', 'plan_required', 'credits', 'brand'] as const;

/** A file of products whose listings are written as one run. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: text().$type<Id<'blk'>>().primaryKey(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The user who uploaded it, or last started or resumed it. */
    userId: text('user_id').$type<UserId>().notNull(),
    fileName: text('file_name').notNull(),
    file: json().$type<BulkFile>(),
    platform: unionText(PLATFORMS)().notNull(),
    tone: unionText(TONES)().notNull(),
    /** Null: the brand that is active when a listing is written. */
    brandId: text('brand_id').$type<BrandId | typeof NO_BRAND>(),
    /** `uploading` while the file arrives, `draft` until its owner starts it. */
    state: unionText(BULK_RUN_STATES)().notNull(),
    /** Why the service paused it; null if a person did, or the workspace is being deleted. */
    pauseReason: unionText(PAUSE_REASONS)('paused_by'),
    /**
     * Whether a worker has to process it: it is running, or some of its listings are being written.
     */
    feeding: boolean().notNull().default(false),
    /** Rows that can become a listing, rows that cannot, and rows that were shortened. */
    products: integer().notNull().default(0),
    problems: integer().notNull().default(0),
    notes: integer().notNull().default(0),
    /** Outcomes of the products; updated together with the row states. */
    written: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Bytes of its rows, so that a workspace's files can be limited without reading them. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('bulk_runs_workspace').on(table.workspaceId, table.createdAt, table.id),
    index('bulk_runs_feeding')
      .on(table.id)
      .where(sql`feeding`),
    index('bulk_runs_failed')
      .on(table.finishedAt)
      .where(sql`failed > 0`),
  ],
);

/** The products of a run, in the order of its file. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    runId: text('run_id')
      .$type<Id<'blk'>>()
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    /** The row number as in a spreadsheet: the heading is row 1. */
    row: integer().notNull(),
    /** A row is `writing` as soon as it has a job id. */
    state: unionText(BULK_ROW_STATES)().notNull(),
    /** Null if the row cannot become a listing; `problem` says why. */
    request: json().$type<BulkRequest>(),
    /** Handle, id or SKU of the product in its store; repeated in the export. */
    reference: text(),
    /** Name of a row that has no request. */
    name: text(),
    carried: json().$type<BulkCarried>(),
    problem: text(),
    /** What was left out of an otherwise valid product. */
    note: text(),
    /** Assigned before the job exists, so that a row never gets two jobs. */
    jobId: text('job_id').$type<JobId>(),
    /** Number of times its owner retried it. */
    retries: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.runId, table.row] }),
    index('bulk_rows_by_state').on(table.workspaceId, table.runId, table.state, table.row),
    // For deleting a run, and for processes of the release before 0.1.0.
    index('bulk_rows_state').on(table.runId, table.state, table.row),
    // Finds the row of a listing.
    index('bulk_rows_job')
      .on(table.jobId)
      .where(sql`job_id is not null`),
  ],
);
