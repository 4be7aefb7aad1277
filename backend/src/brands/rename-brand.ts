import { and, isNull } from 'drizzle-orm';
import { brands, type Orm } from '../database/index.ts';
import { matchesBrand, brandNotFound, type BrandReference } from './brand-reference.ts';
import { parseBrandName } from './parse-brand-name.ts';

/**
 * Renames a brand. Listings written from now on use the new name.
 * @throws {DomainError} `not_found`, `invalid`
 */
export async function renameBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: BrandReference & { name: string };
}): Promise<void> {
  const renamed = await ctx.orm
    .update(brands)
    .set({ name: parseBrandName(input.name), updatedAt: new Date() })
    .where(and(matchesBrand(input), isNull(brands.archivedAt)))
    .returning({ id: brands.id });
  if (renamed.length === 0) throw brandNotFound();
}
