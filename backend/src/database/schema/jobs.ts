import { sql } from 'drizzle-orm';
import { index, json, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { JOB_FAILURE_CODES, JOB_STATUSES, PLATFORMS, TONES } from '@wareword/shared-schema';
import type { ListingRequest } from '../../generation/index.ts';
import type {
  BatchId,
  BrandId,
  JobId,
  ListingId,
  TokenId,
  UserId,
  WorkspaceId,
} from '../../identifiers.ts';
import { unionText } from './union-text.ts';

/**
 * How a job is created. `async`: `POST /jobs`, or a new listing in the dashboard; `sync`:
 * `POST /generate`; `batch`: `POST /batches`; `bulk`: a bulk run; `rewrite`: writing one field of a
 * listing again.
 */
export const JOB_KINDS = ['async', 'sync', 'batch', 'bulk', 'rewrite'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** `unchanged`: a rewrite gave the text that was there before. The API never shows it. */
export const JOB_ERROR_CODES = [...JOB_FAILURE_CODES, 'unchanged'] as const;
export type JobErrorCode = (typeof JOB_ERROR_CODES)[number];

/**
 * Every generation. A `sync` one is a job that starts as `processing` and is never
 * shown, so that leases, settlement and refunds work the same for all (contract §6.2).
 *
 * Columns that change while a job runs are not indexed, so those updates stay on the same page.
 * This table, `credits` and `listings` have no foreign keys, because `accept_generations` has just
 * read the rows they would look up again.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text().$type<JobId>().primaryKey(),
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    userId: text('user_id').$type<UserId>().notNull(),
    tokenId: text('token_id').$type<TokenId>(),
    /**
     * `batch`, `bulk` and `rewrite` need not be polled, and do not expire; nor do jobs without a token,
     * which are the dashboard's. The API shows neither `bulk` nor `rewrite` jobs. A `rewrite` job's request names the field.
     */
    kind: unionText(JOB_KINDS)().notNull(),
    status: unionText(JOB_STATUSES)().notNull(),
    platform: unionText(PLATFORMS)().notNull(),
    tone: unionText(TONES)().notNull(),
    brandId: text('brand_id').$type<BrandId>(),
    /** What to write about; the brand is read when the job is claimed. */
    request: json().$type<ListingRequest>().notNull(),
    externalRef: text('external_ref'),
    /** Digest of facts and rules, where there is an `external_ref` to find the job by (contract §4.9). */
    requestDigest: text('request_digest'),
    /** Attempts started, of 4 (contract §7.4). */
    attempts: smallint().notNull().default(0),
    /** When the queue task of a queued job is due. */
    runAt: timestamp('run_at', { withTimezone: true }).notNull().defaultNow(),
    /** The process that runs it, and until when it may do so without renewing its lease. */
    leaseHolder: text('lease_holder'),
    leaseExpiresAt: timestamp('lease_expires_at', { withTimezone: true }),
    /** Last poll by its account; creation counts as one (contract §7.7). */
    polledAt: timestamp('polled_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until it is written, and again once the listing is erased. */
    listingId: text('listing_id').$type<ListingId>(),
    errorCode: unionText(JOB_ERROR_CODES)('error_code'),
    /** The `traceparent` of the request that created it; null unless traces are on. */
    traceparent: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('jobs_workspace').on(table.workspaceId, table.createdAt, table.id),
    index('jobs_external_ref')
      .on(table.workspaceId, table.externalRef, table.createdAt)
      .where(sql`request_digest is not null`),
    index('jobs_unfinished')
      .on(table.createdAt)
      .where(sql`finished_at is null`),
    // For the retention, which deletes ended jobs that no listing needs.
    index('jobs_removable')
      .on(table.workspaceId, table.createdAt)
      .where(sql`finished_at is not null and (listing_id is null or kind = 'rewrite')`),
  ],
);

/**
 * Idempotency keys (contract §8.1): scoped to the workspace and to the kind of job that the endpoint
 * creates, kept for `IDEMPOTENCY_TTL_SECONDS`.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    kind: unionText(JOB_KINDS)().notNull().default('async'),
    key: text().notNull(),
    /** What the first request with this key created: a job, or a batch. */
    createdId: text('job_id').$type<JobId | BatchId>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'idempotency_keys_pk',
      columns: [table.workspaceId, table.kind, table.key],
    }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/**
 * Worker processes, and the id under which graphile-worker locks tasks for each, so that a dead
 * process's tasks can be unlocked.
 */
export const workers = pgTable('workers', {
  id: text().primaryKey(),
  queueId: text('queue_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
