import { and, eq, isNull } from 'drizzle-orm';
import { brands, workspaces, type Orm } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/**
 * Archives a brand: writing to it is refused from then on, and an archived brand is never the
 * active one (decisions 20).
 * @param input.workspaceId where the brand must be; support archives any
 * @throws {Refusal} `brand_forbidden` where there is none to archive
 */
export async function archiveBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { brandId: BrandId; workspaceId?: WorkspaceId };
}): Promise<void> {
  await ctx.orm.transaction(async (tx) => {
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
      throw new Refusal('brand_forbidden', 'There is no such brand, or it is archived already.');
    }
    await tx
      .update(workspaces)
      .set({ activeBrandId: null })
      .where(eq(workspaces.activeBrandId, input.brandId));
  });
}
