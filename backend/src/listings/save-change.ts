import {
  LISTING_TEXT_FIELDS,
  type BrokenRule,
  type Listing,
  type ListingTextField,
  type Provenance,
} from '@wareword/shared-schema';
import type { ISql } from 'postgres';
import type { VERSION_CAUSES } from '../database/index.ts';
import type { ListingId, UserId, WorkspaceId } from '../identifiers.ts';

/** Versions of a listing that are kept: the first, and the latest ones. */
export const MAX_VERSIONS = 100;

/** How long edits of one field in one page count as one version. */
const SAME_VERSION = '10 minutes';

/** A listing's new state, and what led to it. */
export interface ListingChange {
  readonly listingId: ListingId;
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  /** The revision that the change is based on. */
  readonly revision: number;
  readonly cause: Exclude<(typeof VERSION_CAUSES)[number], 'written'>;
  readonly field: ListingTextField | null;
  /** The page in which it was edited, or null. */
  readonly session: string | null;
  /** The version that it restores. */
  readonly restoredVersion?: number;
  readonly listing: Listing;
  readonly provenance: Provenance | null;
  /** The fields that were edited. */
  readonly editedFields: readonly ListingTextField[];
  /** The listing as it was written. */
  readonly original: WrittenListing;
  readonly brokenRules: readonly BrokenRule[];
}

/** What a listing said before its first change, and where that came from. */
export interface WrittenListing {
  readonly listing: Listing;
  readonly provenance: Provenance | null;
  /** What was edited even then: a copy starts with the texts of the listing that it copies. */
  readonly editedFields: readonly ListingTextField[];
}

/** What identifies a listing's state after a change. */
export interface SavedChange {
  readonly revision: number;
  /** Null if the texts are again what they were when the listing was written. */
  readonly editedAt: Date | null;
}

/**
 * Saves a change to a listing and the resulting version, in one statement. A change must name the
 * revision it is based on, so of two concurrent changes only one succeeds.
 * @returns undefined if the listing was changed or deleted in the meantime, and nothing was saved
 */
export async function saveChange(
  sql: ISql,
  change: ListingChange,
): Promise<SavedChange | undefined> {
  const { workspaceId, listingId, cause, field, session, userId } = change;
  const isAsWritten = LISTING_TEXT_FIELDS.every((name) =>
    isSameText(change.listing[name], change.original.listing[name]),
  );
  const listing = sql`${JSON.stringify(change.listing)}::text::json`;
  const provenance = sql`${change.provenance === null ? null : JSON.stringify(change.provenance)}::text::json`;
  const edited = isAsWritten ? change.original.editedFields : change.editedFields;
  const editedFields = sql`${sql.array([...edited])}::text[]`;
  const brokenRules = sql`${JSON.stringify(change.brokenRules)}::text::json`;
  const [saved] = await sql<SavedChange[]>`
    with changed as (
      update listings set
        listing = ${listing}, provenance = ${provenance}, edited_fields = ${editedFields},
        broken_rules = ${brokenRules}, revision = revision + 1,
        edited_at = case when ${isAsWritten && edited.length === 0} then null else now() end
      where id = ${listingId} and workspace_id = ${workspaceId}
        and revision = ${change.revision} and deleted_at is null
      returning id, revision, edited_at
    ),
    -- The listing as it was before its first change. A statement sees the rows as they were.
    original as (
      insert into listing_versions (
        workspace_id, listing_id, version, listing, provenance, edited_fields, broken_rules, cause,
        user_id, created_at
      )
      select
        b.workspace_id, b.id, 1, b.listing, b.provenance, b.edited_fields, b.broken_rules, 'written',
        b.user_id, b.created_at
      from listings b join changed on changed.id = b.id
      on conflict do nothing
    ),
    latest as (
      select * from listing_versions
      where workspace_id = ${workspaceId} and listing_id = ${listingId}
      order by version desc limit 1
    ),
    continued as (
      update listing_versions v set
        listing = ${listing}, provenance = ${provenance}, edited_fields = ${editedFields},
        broken_rules = ${brokenRules}
      from latest, changed
      where v.workspace_id = ${workspaceId} and v.listing_id = latest.listing_id
        and v.version = latest.version
        and ${cause} = 'edited' and latest.cause = 'edited' and latest.field = ${field}
        and latest.edit_session = ${session} and latest.user_id = ${userId}
        and latest.created_at > now() - ${SAME_VERSION}::text::interval
      returning v.version
    ),
    added as (
      insert into listing_versions (
        workspace_id, listing_id, version, listing, provenance, edited_fields, broken_rules, cause,
        field, edit_session, restored_version, user_id
      )
      select
        ${workspaceId}, id, coalesce((select version from latest), 1) + 1, ${listing}, ${provenance},
        ${editedFields}, ${brokenRules}, ${cause}, ${field}, ${session},
        ${change.restoredVersion ?? null}::integer, ${userId}
      from changed where not exists (select from continued)
    ),
    pruned as (
      delete from listing_versions v using latest, changed
      where v.workspace_id = ${workspaceId} and v.listing_id = latest.listing_id and v.version > 1
        and v.version <= latest.version + 1 - ${MAX_VERSIONS - 1}
    )
    select revision, edited_at as "editedAt" from changed
  `;
  return saved;
}

/** Whether two values of a field are the same, byte for byte. */
export function isSameText(
  one: Listing[ListingTextField],
  other: Listing[ListingTextField],
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The listing as it was written: its first version, or itself if it was never changed. */
export async function readOriginal(
  sql: ISql,
  current: WrittenListing & { readonly id: ListingId },
  workspaceId: WorkspaceId,
): Promise<WrittenListing> {
  const [first] = await sql<WrittenListing[]>`
    select listing, provenance, edited_fields as "editedFields" from listing_versions
    where workspace_id = ${workspaceId} and listing_id = ${current.id} and version = 1
  `;
  return first ?? current;
}
