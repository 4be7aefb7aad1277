import { and, eq, isNull } from 'drizzle-orm';
import { brands, workspaces, type Orm } from '../database/index.ts';
import { isBrand, noSuchBrand, type BrandOfWorkspace } from './brand-of-workspace.ts';

/**
 * Makes a brand the active one: listings are filed under it where no other is named
 * (decisions 20).
 * @throws {Refusal} `brand_forbidden`
 */
export async function activateBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: BrandOfWorkspace;
}): Promise<void> {
  await ctx.orm.transaction(async (tx) => {
    // Held, so that it is not archived in between: an archived brand never is the active one.
    const [brand] = await tx
      .select({ id: brands.id })
      .from(brands)
      .where(and(isBrand(input), isNull(brands.archivedAt)))
      .for('update');
    if (brand === undefined) throw noSuchBrand();
    await tx
      .update(workspaces)
      .set({ activeBrandId: brand.id })
      .where(eq(workspaces.id, input.workspaceId));
  });
}
