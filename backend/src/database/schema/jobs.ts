import { sql } from 'drizzle-orm';
import { index, json, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { JobFailureCode, JobStatus, Platform, Tone } from '@wareword/shared-schema';
import type { ListingRequest } from '../../generation/index.ts';
import type { BrandId, JobId, ListingId, TokenId, UserId, WorkspaceId } from '../../identifiers.ts';

/**
 * Every generation, async or sync: a sync one is a job that starts out `processing` and is never
 * shown, so that leases, settlement and refunds are the same for both (decisions 16).
 *
 * Columns that change while a job runs stand in no index, so those updates stay in the page. There
 * are no foreign keys on this table, `credits` and `listings`: `accept_generations` has just read
 * the rows that they would look up again.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text().$type<JobId>().primaryKey(),
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    userId: text('user_id').$type<UserId>().notNull(),
    tokenId: text('token_id').$type<TokenId>(),
    /** `bulk` is one of a run of the dashboard, which is never polled for and does not expire. */
    kind: text().$type<'async' | 'sync' | 'bulk'>().notNull(),
    status: text().$type<JobStatus>().notNull(),
    platform: text().$type<Platform>().notNull(),
    tone: text().$type<Tone>().notNull(),
    brandId: text('brand_id').$type<BrandId>(),
    /** What to write about; `brand_name` included. */
    request: json().$type<ListingRequest>().notNull(),
    externalRef: text('external_ref'),
    /** Attempts begun, of 4 (decisions 12). */
    attempts: smallint().notNull().default(0),
    /** When the bell of a queued job is set to ring. */
    runAt: timestamp('run_at', { withTimezone: true }).notNull().defaultNow(),
    /** The process that runs it, and until when it may do so unheard. */
    leaseHolder: text('lease_holder'),
    leaseExpiresAt: timestamp('lease_expires_at', { withTimezone: true }),
    /** Last poll by its account; creation counts as one (decisions 14). */
    polledAt: timestamp('polled_at', { withTimezone: true }).notNull().defaultNow(),
    listingId: text('listing_id').$type<ListingId>(),
    errorCode: text('error_code').$type<JobFailureCode>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('jobs_workspace').on(table.workspaceId, table.createdAt, table.id),
    index('jobs_unfinished')
      .on(table.createdAt)
      .where(sql`finished_at is null`),
  ],
);

/** Keys of `POST /jobs` (document, "Limits"): scoped to the workspace, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    key: text().notNull(),
    jobId: text('job_id').$type<JobId>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/**
 * Worker processes, and the id under which graphile-worker locks bells for each, so that the bells
 * of a dead process can be freed.
 */
export const workers = pgTable('workers', {
  id: text().primaryKey(),
  queueId: text('queue_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
