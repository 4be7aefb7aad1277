import type { Listing, Platform, Tone } from '@wareword/shared-schema';
import type { Database } from '../database/index.ts';
import type { ListingRequest } from '../generation/index.ts';
import { parseId, type BrandId, type ListingId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/** A listing with what it was written from. */
export interface ListingView {
  readonly id: ListingId;
  readonly createdAt: Date;
  readonly platform: Platform;
  readonly tone: Tone;
  readonly brandId: BrandId | null;
  readonly brandName: string | null;
  readonly listing: Listing;
  readonly request: ListingRequest;
}

/**
 * One listing of a workspace's history.
 * @throws {Refusal} `not_found` where it is none of theirs
 */
export async function readListing({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId; listingId: string };
}): Promise<ListingView> {
  const id = parseId('lst', input.listingId);
  const [found] =
    id === undefined
      ? []
      : await ctx.database.sql<ListingView[]>`
          select
            l.id, l.created_at as "createdAt", l.platform, l.tone, l.brand_id as "brandId",
            b.name as "brandName", l.listing, j.request
          from listings l
          join jobs j on j.id = l.job_id
          left join brands b on b.id = l.brand_id
          where l.id = ${id} and l.workspace_id = ${input.workspaceId}
        `;
  if (found === undefined) {
    throw new Refusal('not_found', 'There is no such listing in this workspace.');
  }
  return found;
}
