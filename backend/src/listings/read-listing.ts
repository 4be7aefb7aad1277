import {
  FIELDS_BY_PLATFORM,
  PLATFORMS,
  TONES,
  WRITERS,
  type BrandStyle,
  type BrokenRule,
  type Listing,
  type ListingTextField,
  type Provenance,
} from '@wareword/shared-schema';
import { z } from 'zod';
import { dashboardSku, parseUnions, type Database } from '../database/index.ts';
import { readFieldLimits, type FieldLimit, type ListingRequest } from '../generation/index.ts';
import {
  parseId,
  type BrandId,
  type Id,
  type ListingId,
  type WorkspaceId,
} from '../identifiers.ts';
import { notFound } from '../errors.ts';

const Unions = z.object({
  platform: z.enum(PLATFORMS),
  tone: z.enum(TONES),
  writer: z.enum(WRITERS),
});

interface ListingRow {
  readonly id: ListingId;
  readonly createdAt: Date;
  readonly productName: string;
  readonly brandId: BrandId | null;
  readonly brandName: string | null;
  readonly brandStyle: BrandStyle | null;
  /** The bulk run that wrote it, and its file; null if there is none, or the file was deleted. */
  readonly runId: Id<'blk'> | null;
  readonly fileName: string | null;
  readonly listing: Listing;
  /** Where its texts come from; null if unknown. */
  readonly provenance: Provenance | null;
  readonly request: ListingRequest;
  /** The SKU entered in the dashboard; null if a store, an API key or a file requested the listing. */
  readonly sku: string | null;
  /** Incremented with each change. */
  readonly revision: number;
  readonly editedAt: Date | null;
  readonly editedFields: readonly ListingTextField[];
  readonly brokenRules: readonly BrokenRule[];
  /** When it was deleted; it can be restored until it is erased. */
  readonly deletedAt: Date | null;
}

/** A listing as it is now, and its request. */
export type StoredListing = ListingRow & z.infer<typeof Unions>;

export interface ListingInput {
  readonly workspaceId: WorkspaceId;
  readonly listingId: string;
}

/** A listing as its page shows it. */
export interface ListingView extends StoredListing {
  /** The fields that its platform has. */
  readonly fields: readonly ListingTextField[];
  readonly limits: readonly FieldLimit[];
}

/**
 * One listing of a workspace's history, or one that was deleted and can be restored.
 * @throws {DomainError} `not_found` if it belongs to someone else
 */
export async function readListing({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput;
}): Promise<ListingView> {
  const found = await findListing(ctx, input);
  const { platform } = found;
  return {
    ...found,
    fields: FIELDS_BY_PLATFORM[platform],
    limits: await readFieldLimits(platform),
  };
}

/** @throws {DomainError} `not_found` if it belongs to someone else, or erased */
export async function findListing(
  { database }: { database: Database },
  { workspaceId, listingId }: ListingInput,
): Promise<StoredListing> {
  const id = parseId('lst', listingId);
  const [found] =
    id === undefined
      ? []
      : await database.sql<ListingRow[]>`
          select
            l.id, l.created_at as "createdAt", l.platform, l.tone, l.brand_id as "brandId",
            l.product_name as "productName", b.name as "brandName",
            b.style as "brandStyle", r.id as "runId", r.file_name as "fileName",
            l.listing, l.provenance,
            l.writer, j.request,
            ${dashboardSku(database.sql)} as sku, l.revision, l.edited_at as "editedAt",
            l.edited_fields as "editedFields", l.broken_rules as "brokenRules",
            l.deleted_at as "deletedAt"
          from listings l
          join jobs j on j.id = l.job_id
          left join brands b on b.id = l.brand_id
          left join bulk_runs r on r.id = l.run_id
          where l.id = ${id} and l.workspace_id = ${workspaceId}
        `;
  if (found === undefined) {
    throw notFound("This listing isn't in this workspace.", 'listing');
  }
  return parseUnions(found, Unions);
}

/** Like {@link findListing}, for what cannot be done with a deleted one. */
export async function findLiveListing(
  ctx: { database: Database },
  input: ListingInput,
): Promise<StoredListing> {
  const found = await findListing(ctx, input);
  if (found.deletedAt !== null) {
    throw notFound('This listing was deleted. Restore it first.', 'listing');
  }
  return found;
}
