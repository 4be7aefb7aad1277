import { PLATFORMS, TONES, WRITERS, type Listing, type Provenance } from '@wareword/shared-schema';
import { z } from 'zod';
import { parseUnions, type Database } from '../database/index.ts';
import type { ListingRequest } from '../generation/index.ts';
import { parseId, type BrandId, type ListingId, type WorkspaceId } from '../identifiers.ts';
import { notFound } from '../errors.ts';

const Unions = z.object({
  platform: z.enum(PLATFORMS),
  tone: z.enum(TONES),
  writer: z.enum(WRITERS),
});

interface ListingRow {
  readonly id: ListingId;
  readonly createdAt: Date;
  readonly brandId: BrandId | null;
  readonly brandName: string | null;
  readonly listing: Listing;
  /** Where its texts come from; null if unknown. */
  readonly provenance: Provenance | null;
  readonly request: ListingRequest;
}

/** A listing and its request. */
export type ListingView = ListingRow & z.infer<typeof Unions>;

/**
 * One listing of a workspace's history.
 * @throws {DomainError} `not_found` if it is none of theirs
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
      : await ctx.database.sql<ListingRow[]>`
          select
            l.id, l.created_at as "createdAt", l.platform, l.tone, l.brand_id as "brandId",
            b.name as "brandName", l.listing, l.provenance, l.writer, j.request
          from listings l
          join jobs j on j.id = l.job_id
          left join brands b on b.id = l.brand_id
          where l.id = ${id} and l.workspace_id = ${input.workspaceId}
        `;
  if (found === undefined) {
    throw notFound("This listing isn't in this workspace.");
  }
  return parseUnions(found, Unions);
}
