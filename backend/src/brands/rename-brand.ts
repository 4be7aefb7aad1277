import { and, isNull } from 'drizzle-orm';
import { brands, type Orm } from '../database/index.ts';
import { isBrand, noSuchBrand, type BrandOfWorkspace } from './brand-of-workspace.ts';
import { readName } from './name.ts';

/**
 * Renames a brand. Listings that are written from then on carry the new name.
 * @throws {Refusal} `brand_forbidden`, `validation_error`
 */
export async function renameBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: BrandOfWorkspace & { name: string };
}): Promise<void> {
  const renamed = await ctx.orm
    .update(brands)
    .set({ name: readName(input.name) })
    .where(and(isBrand(input), isNull(brands.archivedAt)))
    .returning({ id: brands.id });
  if (renamed.length === 0) throw noSuchBrand();
}
