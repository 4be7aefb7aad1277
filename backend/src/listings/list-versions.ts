import type { BrokenRule, Listing, ListingTextField } from '@wareword/shared-schema';
import { z } from 'zod';
import { parseUnions, VERSION_CAUSES, type Database } from '../database/index.ts';
import { findListing, type ListingInput } from './read-listing.ts';

const Unions = z.object({ cause: z.enum(VERSION_CAUSES) });

interface VersionRow {
  /** From 1, the listing as it was written. */
  readonly version: number;
  readonly listing: Listing;
  readonly editedFields: readonly ListingTextField[];
  readonly brokenRules: readonly BrokenRule[];
  /** What was edited or rewritten; null for a whole listing. */
  readonly field: ListingTextField | null;
  /** Who made it; null once their account is gone. */
  readonly by: string | null;
  readonly createdAt: Date;
}

/** A version of a listing, and what led to it. */
export type ListingVersion = VersionRow & z.infer<typeof Unions>;

/**
 * The versions of a listing, newest first, the current one included; none if it was never changed.
 * There are at most `MAX_VERSIONS`.
 * @throws {DomainError} `not_found`
 */
export async function listVersions({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput;
}): Promise<ListingVersion[]> {
  const { id } = await findListing(ctx, input);
  const rows = await ctx.database.sql<VersionRow[]>`
    select
      v.version, v.listing, v.edited_fields as "editedFields", v.broken_rules as "brokenRules",
      v.cause, v.field, u.email as by, v.created_at as "createdAt"
    from listing_versions v left join users u on u.id = v.user_id
    where v.listing_id = ${id}
    order by v.version desc
  `;
  return rows.map((row) => parseUnions(row, Unions));
}
