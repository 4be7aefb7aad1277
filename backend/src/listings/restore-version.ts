import type { BrokenRule, Listing, ListingTextField, Provenance } from '@wareword/shared-schema';
import type { Database } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import { versionNotFound } from './list-versions.ts';
import { findLiveListing, type ListingInput, type StoredListing } from './read-listing.ts';
import { readOriginal, saveChange } from './save-change.ts';
import { enforceChangeLimit } from './enforce-change-limit.ts';

/**
 * Makes an earlier version of a listing the current one. What it replaces stays a version, so this
 * can be undone in the same way.
 * @param input.revision the listing's revision that the person saw
 * @returns whether it was restored; if not, the listing was changed in the meantime
 * @throws {DomainError} `limit_exceeded`, `not_found`
 */
export async function restoreVersion({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput & { userId: UserId; revision: number; version: number };
}): Promise<{ readonly restored: boolean; readonly current: StoredListing }> {
  const { userId, workspaceId, version, revision } = input;
  const { sql } = ctx.database;
  await enforceChangeLimit({ ctx, input });
  const found = await findLiveListing(ctx, input);
  const { id } = found;
  const [earlier] = await sql<
    {
      listing: Listing;
      provenance: Provenance | null;
      editedFields: ListingTextField[];
      brokenRules: BrokenRule[];
    }[]
  >`
    select
      listing, provenance, edited_fields as "editedFields", broken_rules as "brokenRules"
    from listing_versions
    where workspace_id = ${workspaceId} and listing_id = ${id} and version = ${version}
  `;
  if (earlier === undefined) throw versionNotFound();
  const saved = await saveChange(sql, {
    ...{ listingId: id, workspaceId, userId, revision, ...earlier },
    ...{ cause: 'restored', field: null, session: null, restoredVersion: version },
    original: await readOriginal(sql, found, workspaceId),
  });
  return { restored: saved !== undefined, current: await findLiveListing(ctx, input) };
}
