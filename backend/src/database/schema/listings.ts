import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import {
  PLATFORMS,
  TONES,
  WRITERS,
  type BrokenRule,
  type Listing,
  type ListingTextField,
  type Provenance,
} from '@wareword/shared-schema';
import type { BrandId, Id, JobId, ListingId, UserId, WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';
import { unionText } from './union-text.ts';

/** The source of a request for a listing: the dashboard, an API key, a store app, or a bulk file. */
export const LISTING_ORIGINS = ['dashboard', 'api', 'store', 'bulk'] as const;

/** The history: all generated listings. */
export const listings = pgTable(
  'listings',
  {
    id: text().$type<ListingId>().primaryKey(),
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    jobId: text('job_id').$type<JobId>().notNull(),
    userId: text('user_id').$type<UserId>().notNull(),
    brandId: text('brand_id').$type<BrandId>(),
    platform: unionText(PLATFORMS)().notNull(),
    tone: unionText(TONES)().notNull(),
    productName: text('product_name').notNull(),
    /** Stored as text in the order of contract §5.1, so that it is returned exactly as stored. */
    listing: json().$type<Listing>().notNull(),
    /** Where each span of the listing comes from; null if unknown. */
    provenance: json().$type<Provenance>(),
    writer: unionText(WRITERS)().notNull(),
    origin: unionText(LISTING_ORIGINS)().notNull().default('dashboard'),
    /** The bulk run that it is part of. */
    runId: text('run_id').$type<Id<'blk'>>(),

    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** The model's cost in US dollars; null if its prices are not set. */
    costUsd: numeric('cost_usd', { precision: 12, scale: 6, mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Incremented with each change, which names the revision that it is based on. */
    revision: integer().notNull().default(1),
    /** The last change since it was written; null if there was none. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** The fields that were edited. */
    editedFields: text('edited_fields')
      .array()
      .$type<ListingTextField[]>()
      .notNull()
      .default(sql`'{}'`),
    /** The platform's hard rules that a change broke; empty as written. */
    brokenRules: json('broken_rules').$type<readonly BrokenRule[]>().notNull().default([]),
    breaksRules: boolean('breaks_rules').generatedAlwaysAs(
      sql`json_array_length(broken_rules) > 0`,
    ),
    /** Hidden since, until it is restored or erased. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Whether its job wrote another listing, of which this is a copy. */
    isCopy: boolean('is_copy').notNull().default(false),
    /** The text searched in the history: product name and listing title, in lowercase. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(left(product_name || ' ' || (listing ->> 'title'), 400))`,
    ),
  },
  (table) => [
    // Migrations add the filter columns to these indexes, so that a search reads a narrow index and
    // not the wide rows.
    index('listings_workspace')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    // The history by name: a search text begins with it.
    index('listings_name')
      .on(table.workspaceId, table.searchText, table.id)
      .where(sql`deleted_at is null`),
    index('listings_of_run')
      .on(table.runId, table.createdAt, table.id)
      .where(sql`run_id is not null and deleted_at is null`),
    index('listings_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('listings_deleted_of_workspace')
      .on(table.workspaceId, table.deletedAt, table.id)
      .where(sql`deleted_at is not null`),
    // A job is kept while a copy needs its request.
    index('listings_copies')
      .on(table.jobId)
      .where(sql`is_copy`),
  ],
);

/**
 * Listings that wait for a store's app to publish them. The store is named by its address, so that
 * they are still there when it is connected again.
 */
export const sentListings = pgTable(
  'sent_listings',
  {
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    siteUrl: text('site_url').notNull(),
    listingId: text('listing_id')
      .$type<ListingId>()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    userId: text('user_id').$type<UserId>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.siteUrl, table.listingId] }),
    // For erasing a listing.
    index('sent_listings_listing').on(table.listingId),
  ],
);

/** The change that created a version of a listing. */
export const VERSION_CAUSES = ['written', 'edited', 'rewritten', 'restored'] as const;

/**
 * The versions of listings that were changed, the current one included. Edits of one field in one
 * page within minutes are one version.
 */
export const listingVersions = pgTable(
  'listing_versions',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    listingId: text('listing_id').$type<ListingId>().notNull(),
    version: integer().notNull(),
    listing: json().$type<Listing>().notNull(),
    provenance: json().$type<Provenance>(),
    editedFields: text('edited_fields').array().$type<ListingTextField[]>().notNull(),
    brokenRules: json('broken_rules').$type<readonly BrokenRule[]>().notNull(),
    cause: unionText(VERSION_CAUSES)().notNull(),
    /** The field that was edited or rewritten; null for a whole listing. */
    field: text().$type<ListingTextField>(),
    /** The page in which it was edited. */
    editSession: text('edit_session'),
    /** The version that was restored; null for other causes, and for what was restored before this was recorded. */
    restoredVersion: integer('restored_version'),
    userId: text('user_id').$type<UserId>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.listingId, table.version] }),
    // For processes of the release before 0.1.0, whose statements do not name the workspace; removable
    // after it.
    index('listing_versions_listing').on(table.listingId, table.version),
  ],
);
