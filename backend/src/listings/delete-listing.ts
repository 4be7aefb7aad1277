import { deleteInBatches, DELETION_BATCH_SIZE, type Database } from '../database/index.ts';
import { notFound } from '../errors.ts';
import { parseId, type ListingId, type WorkspaceId } from '../identifiers.ts';
import type { ListingInput } from './read-listing.ts';

/** Days for which a deleted listing can be restored. */
export const RESTORABLE_DAYS = 30;

/**
 * Deletes a listing: it is gone from history, exports and API at once, and erased after
 * `RESTORABLE_DAYS`. Deleting it again changes nothing.
 * @throws {DomainError} `not_found`
 */
export async function deleteListing(call: {
  ctx: { database: Database };
  input: ListingInput;
}): Promise<{ readonly id: ListingId; readonly restorableUntil: Date }> {
  return setDeleted(call, true);
}

/**
 * Restores a deleted listing.
 * @throws {DomainError} `not_found`, also once it is erased
 */
export async function restoreListing(call: {
  ctx: { database: Database };
  input: ListingInput;
}): Promise<void> {
  await setDeleted(call, false);
}

async function setDeleted(
  { ctx, input }: Parameters<typeof deleteListing>[0],
  deleted: boolean,
): Promise<{ id: ListingId; restorableUntil: Date }> {
  const { workspaceId, listingId } = input;
  const [changed] = await setAllDeleted({ ctx, input: { workspaceId, ids: [listingId] } }, deleted);
  if (changed === undefined) throw notFound("This listing isn't in this workspace.", 'listing');
  return changed;
}

interface Selected {
  readonly workspaceId: WorkspaceId;
  readonly ids: readonly string[];
}

/**
 * Deletes all of these that the workspace has, as `deleteListing` does.
 * @returns those that are deleted now
 */
export async function deleteListings(call: {
  ctx: { database: Database };
  input: Selected;
}): Promise<ListingId[]> {
  return (await setAllDeleted(call, true)).map(({ id }) => id);
}

/** Restores deleted listings; those that were erased stay erased. */
export async function restoreListings(call: {
  ctx: { database: Database };
  input: Selected;
}): Promise<ListingId[]> {
  return (await setAllDeleted(call, false)).map(({ id }) => id);
}

async function setAllDeleted(
  { ctx, input }: { ctx: { database: Database }; input: Selected },
  deleted: boolean,
): Promise<{ id: ListingId; restorableUntil: Date }[]> {
  const { sql } = ctx.database;
  const ids = input.ids.map((id) => parseId('lst', id)).filter((id) => id !== undefined);
  if (ids.length === 0) return [];
  // Locked in one order: two people may select the same listings in different ones.
  return sql<{ id: ListingId; restorableUntil: Date }[]>`
    with selected as (
      select id as selected_id from listings
      where id = any(${sql.array(ids)}::text[]) and workspace_id = ${input.workspaceId}
      order by id for no key update
    )
    update listings
    set deleted_at = ${deleted ? sql`coalesce(deleted_at, now())` : sql`null`}
    from selected where id = selected_id and workspace_id = ${input.workspaceId}
    returning id,
      coalesce(deleted_at, now()) + make_interval(days => ${RESTORABLE_DAYS}) as "restorableUntil"
  `;
}

/**
 * Erases listings that were deleted long enough ago, with their versions and what they say. Their
 * jobs no longer name them.
 */
export async function eraseDeletedListings({
  ctx,
}: {
  ctx: { database: Database };
}): Promise<void> {
  await deleteInBatches(
    () => ctx.database.sql`
      with due as (
        select id, workspace_id, job_id from listings
        where deleted_at < now() - make_interval(days => ${RESTORABLE_DAYS})
        order by deleted_at limit ${DELETION_BATCH_SIZE} for update skip locked
      ),
      versions as (
        delete from listing_versions v using due
        where v.workspace_id = due.workspace_id and v.listing_id = due.id
      ),
      jobs as (
        update jobs set listing_id = null from due
        where jobs.id = due.job_id and jobs.listing_id = due.id
      )
      delete from listings where id in (select id from due)
    `,
  );
}
