import { sql } from 'drizzle-orm';
import { index, integer, json, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PLATFORMS, TONES, WRITERS, type Listing, type Provenance } from '@wareword/shared-schema';
import type { BrandId, JobId, ListingId, UserId, WorkspaceId } from '../../identifiers.ts';
import { unionText } from './union-text.ts';

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
    /** As text in the order of contract §5.1, so that it is returned exactly as stored. */
    listing: json().$type<Listing>().notNull(),
    /** Where each span of the listing comes from; null if unknown. */
    provenance: json().$type<Provenance>(),
    writer: unionText(WRITERS)().notNull(),

    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** The model's cost in US dollars; null if its prices are not set. */
    costUsd: numeric('cost_usd', { precision: 12, scale: 6, mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The text searched in the history: product name and listing title, in lower case. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(left(product_name || ' ' || (listing ->> 'title'), 400))`,
    ),
  },
  (table) => [
    // The storage migration adds the filter columns to this index, so that a search reads the
    // narrow index and not the wide rows.
    index('listings_workspace').on(table.workspaceId, table.createdAt, table.id),
  ],
);
