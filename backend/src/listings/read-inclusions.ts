import type { Includable } from '@wareword/shared-schema';
import type { Database } from '../database/index.ts';
import type { ListingRequest } from '../generation/index.ts';
import type { ListingId } from '../identifiers.ts';
import { googleProductOf, jsonLdOf, type ProductSource } from './product-data.ts';

/** What the inclusions of a listing are made from. */
export interface InclusionSource extends Omit<ProductSource, 'brandName'> {
  /** JSON; null if unknown. */
  readonly provenance: string | null;
  readonly request: ListingRequest;
  /** Of the brand that it was written for. */
  readonly brandName: string | null;
}

/** What a response includes on request, as JSON text that begins with a comma. */
export function inclusionsOf(source: InclusionSource, include: readonly Includable[]): string {
  const product = { ...source, brandName: source.request.brand_name ?? source.brandName };
  const texts: Readonly<Record<Includable, () => string>> = {
    provenance: () => source.provenance ?? 'null',
    json_ld: () => JSON.stringify(jsonLdOf(product)),
    google: () => JSON.stringify(googleProductOf(product)),
  };
  return include.map((name) => `,"${name}":${texts[name]()}`).join('');
}

/** {@link inclusionsOf} a saved listing that is the caller's; empty if it is gone. */
export async function readInclusions({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { listingId: ListingId; include: readonly Includable[] };
}): Promise<string> {
  const { listingId, include } = input;
  if (include.length === 0) return '';
  const [found] = await ctx.database.sql<InclusionSource[]>`
    select
      l.listing, l.provenance::text as provenance, l.writer, l.edited_fields as "editedFields",
      j.request, b.name as "brandName"
    from listings l
    join jobs j on j.id = l.job_id
    left join brands b on b.id = l.brand_id
    where l.id = ${listingId}
  `;
  return found === undefined ? '' : inclusionsOf(found, include);
}
