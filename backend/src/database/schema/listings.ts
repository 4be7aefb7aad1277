import { sql } from 'drizzle-orm';
import { index, integer, json, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Listing, Platform, Tone } from '@wareword/shared-schema';
import type { BrandId, JobId, ListingId, UserId, WorkspaceId } from '../../identifiers.ts';

/** The history: every listing that was generated. */
export const listings = pgTable(
  'listings',
  {
    id: text().$type<ListingId>().primaryKey(),
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    jobId: text('job_id').$type<JobId>().notNull(),
    userId: text('user_id').$type<UserId>().notNull(),
    brandId: text('brand_id').$type<BrandId>(),
    platform: text().$type<Platform>().notNull(),
    tone: text().$type<Tone>().notNull(),
    productName: text('product_name').notNull(),
    /** As text in the order of the document's table, so that it goes out as it came in. */
    listing: json().$type<Listing>().notNull(),
    writer: text().$type<'embedded' | 'openai'>().notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** What the model took for it, in US dollars; null where its prices are not set. */
    costUsd: numeric('cost_usd', { precision: 12, scale: 6, mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** What the history is searched in: the names of product and listing, in lower case. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(left(product_name || ' ' || (listing ->> 'title'), 400))`,
    ),
  },
  (table) => [
    // In the migrations it also includes what the history is filtered by: a search reads the
    // narrow index, not the wide rows.
    index('listings_workspace').on(table.workspaceId, table.createdAt, table.id),
  ],
);
