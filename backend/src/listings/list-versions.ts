import type { Listing, ListingTextField } from '@wareword/shared-schema';
import { z } from 'zod';
import { parseUnions, VERSION_CAUSES, type Database } from '../database/index.ts';
import { notFound, type DomainError } from '../errors.ts';
import { findListing, type ListingInput } from './read-listing.ts';

const Unions = z.object({ cause: z.enum(VERSION_CAUSES) });

interface VersionRow {
  /** The version, starting at 1 for the listing as it was written. */
  readonly version: number;
  /** The field that was edited or rewritten; null for a whole listing. */
  readonly field: ListingTextField | null;
  /** The version that was restored; null if it wasn't recorded, and for other causes. */
  readonly restoredVersion: number | null;
  /** Who made it; null once their account is gone. */
  readonly by: string | null;
  readonly createdAt: Date;
}

/** A version of a listing, and what led to it; its text is read on its own. */
export type ListingVersion = VersionRow & z.infer<typeof Unions>;

/**
 * The versions of a listing, newest first, the current one included; none if it was never changed.
 * There are at most `MAX_VERSIONS`, each of which may be as long as a listing.
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
    select v.version, v.cause, v.field, v.restored_version as "restoredVersion", u.email as by,
      v.created_at as "createdAt"
    from listing_versions v left join users u on u.id = v.user_id
    where v.workspace_id = ${input.workspaceId} and v.listing_id = ${id}
    order by v.version desc
  `;
  return rows.map((row) => parseUnions(row, Unions));
}

/**
 * The text of a version.
 * @throws {DomainError} `not_found`
 */
export async function readVersion({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput & { readonly version: number };
}): Promise<Listing> {
  const { id } = await findListing(ctx, input);
  const [found] = await ctx.database.sql<{ listing: Listing }[]>`
    select listing from listing_versions
    where workspace_id = ${input.workspaceId} and listing_id = ${id} and version = ${input.version}
  `;
  if (found === undefined) throw versionNotFound();
  return found.listing;
}

export function versionNotFound(): DomainError {
  return notFound('This version is no longer available.', 'version');
}
