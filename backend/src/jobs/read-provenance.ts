import type { Database } from '../database/index.ts';
import type { ListingId } from '../identifiers.ts';

/** A listing's provenance as JSON text, as it was saved; null if unknown. */
export async function readProvenance({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { listingId: ListingId };
}): Promise<string | null> {
  const [row] = await ctx.database.sql<{ provenance: string | null }[]>`
    select provenance::text as provenance from listings where id = ${input.listingId}
  `;
  return row?.provenance ?? null;
}
