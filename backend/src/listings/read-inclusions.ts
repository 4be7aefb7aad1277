import type { BrandStyle, Includable } from '@wareword/shared-schema';
import type { OneAtATime } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';
import { translateTips, type ListingRequest } from '../generation/index.ts';
import type { ListingId, WorkspaceId } from '../identifiers.ts';
import { requestOf } from './edit-listing.ts';
import { googleProductOf, jsonLdOf, type ProductSource } from './product-data.ts';

/** The data from which the inclusions of a listing are made. */
export interface InclusionSource extends Omit<ProductSource, 'brandName'> {
  /** JSON; null if unknown. */
  readonly provenance: string | null;
  readonly request: ListingRequest;
  /** The brand that the listing was written for. */
  readonly brandName: string | null;
  readonly brandStyle: BrandStyle | null;
}

/** The optional parts of a response that a request asked for, as JSON text that begins with a comma. */
export async function inclusionsOf(
  source: InclusionSource,
  include: readonly Includable[],
): Promise<string> {
  const product = { ...source, brandName: source.request.brand_name ?? source.brandName };
  const texts: Readonly<Record<Includable, () => string | Promise<string>>> = {
    provenance: () => source.provenance ?? 'null',
    json_ld: () => JSON.stringify(jsonLdOf(product)),
    google: () => JSON.stringify(googleProductOf(product)),
    tips: async () => JSON.stringify(await translateTips(source.listing, requestOf(source))),
  };
  const included: string[] = [];
  for (const name of include) included.push(`,"${name}":${await texts[name]()}`);
  return included.join('');
}

/**
 * {@link inclusionsOf} a saved listing that is the caller's; empty if it is gone.
 * @throws {DomainError} `limit_exceeded` if the workspace has too many tips in progress
 */
export async function readInclusions({
  ctx,
  input,
}: {
  ctx: { database: Database; checks: OneAtATime };
  input: { listingId: ListingId; include: readonly Includable[] };
}): Promise<string> {
  const { listingId, include } = input;
  if (include.length === 0) return '';
  const [found] = await ctx.database.sql<(InclusionSource & { workspaceId: WorkspaceId })[]>`
    select
      l.workspace_id as "workspaceId", l.listing, l.provenance::text as provenance, l.writer,
      l.edited_fields as "editedFields", j.request, b.name as "brandName", b.style as "brandStyle"
    from listings l
    join jobs j on j.id = l.job_id
    left join brands b on b.id = l.brand_id
    where l.id = ${listingId}
  `;
  if (found === undefined) return '';
  const made = () => inclusionsOf(found, include);
  return include.includes('tips') ? ctx.checks.run(found.workspaceId, made) : made();
}
