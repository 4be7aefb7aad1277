import { type Includable, type Listing, type ListingTextField } from '@wareword/shared-schema';
import type { Database } from '../database/index.ts';
import type { ListingRequest } from '../generation/index.ts';
import type { ListingId } from '../identifiers.ts';
import { googleProductOf, jsonLdOf } from './product-data.ts';

/**
 * What a response includes on request, as JSON text that begins with a comma: the listing is the
 * caller's, and still there.
 */
export async function readInclusions({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { listingId: ListingId; include: readonly Includable[] };
}): Promise<string> {
  const { listingId, include } = input;
  if (include.length === 0) return '';
  const [found] = await ctx.database.sql<
    {
      listing: Listing;
      provenance: string | null;
      writer: 'openai' | 'embedded';
      editedFields: ListingTextField[];
      request: ListingRequest;
      brandName: string | null;
    }[]
  >`
    select
      l.listing, l.provenance::text as provenance, l.writer, l.edited_fields as "editedFields",
      j.request, b.name as "brandName"
    from listings l
    join jobs j on j.id = l.job_id
    left join brands b on b.id = l.brand_id
    where l.id = ${listingId}
  `;
  if (found === undefined) return '';
  const source = { ...found, brandName: found.request.brand_name ?? found.brandName };
  const texts: Readonly<Record<Includable, () => string>> = {
    provenance: () => found.provenance ?? 'null',
    json_ld: () => JSON.stringify(jsonLdOf(source)),
    google: () => JSON.stringify(googleProductOf(source)),
  };
  return include.map((name) => `,"${name}":${texts[name]()}`).join('');
}
