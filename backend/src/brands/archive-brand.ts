import { and, eq, isNull } from 'drizzle-orm';
import { brands, workspaces, type Orm } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';
import { notFound } from '../errors.ts';
import { lockBrands } from './lock-brands.ts';

/**
 * Archives a brand: listings can no longer be written to it, and it stops being the active one
 * (contract §9.6).
 * @param input.workspaceId the workspace the brand must belong to; omitted by an operator, who may
 *   archive any brand
 * @throws {DomainError} `not_found` if there is none to archive
 */
export async function archiveBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { brandId: BrandId; workspaceId?: WorkspaceId };
}): Promise<void> {
  await ctx.orm.transaction(async (tx) => {
    const [brand] = await tx
      .select({ workspaceId: brands.workspaceId })
      .from(brands)
      .where(eq(brands.id, input.brandId));
    if (brand !== undefined) await lockBrands(tx, brand.workspaceId);
    const [archived] = await tx
      .update(brands)
      .set({ archivedAt: new Date() })
      .where(
        and(
          eq(brands.id, input.brandId),
          input.workspaceId && eq(brands.workspaceId, input.workspaceId),
          isNull(brands.archivedAt),
        ),
      )
      .returning({ id: brands.id });
    if (archived === undefined) {
      throw notFound("This brand doesn't exist or is already archived.", 'brand_id');
    }
    await tx
      .update(workspaces)
      .set({ activeBrandId: null })
      .where(eq(workspaces.activeBrandId, input.brandId));
  });
}
