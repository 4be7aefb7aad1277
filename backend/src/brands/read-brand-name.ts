import { eq } from 'drizzle-orm';
import { brands, type Database } from '../database/index.ts';
import type { BrandId } from '../identifiers.ts';

/** The brand name a listing is written for; undefined without a brand. */
export async function readBrandName({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { brandId: BrandId | null };
}): Promise<string | undefined> {
  if (input.brandId === null) return undefined;
  const [brand] = await ctx.database.orm
    .select({ name: brands.name })
    .from(brands)
    .where(eq(brands.id, input.brandId));
  return brand?.name;
}
