import { and, eq, isNull } from 'drizzle-orm';
import { brands, workspaces, type Orm } from '../database/index.ts';
import { matchesBrand, brandNotFound, type BrandReference } from './brand-reference.ts';

/**
 * Makes a brand the active one: listings use it unless another one is named (contract §9.6).
 * @throws {DomainError} `not_found`
 */
export async function activateBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: BrandReference;
}): Promise<void> {
  await ctx.orm.transaction(async (tx) => {
    // Locked, so that it is not archived in between: an archived brand is never active.
    const [brand] = await tx
      .select({ id: brands.id })
      .from(brands)
      .where(and(matchesBrand(input), isNull(brands.archivedAt)))
      .for('update');
    if (brand === undefined) throw brandNotFound();
    await tx
      .update(workspaces)
      .set({ activeBrandId: brand.id })
      .where(eq(workspaces.id, input.workspaceId));
  });
}
