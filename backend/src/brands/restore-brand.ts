import { and, isNotNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, type Orm } from '../database/index.ts';
import { isBrand, noSuchBrand, type BrandOfWorkspace } from './brand-of-workspace.ts';
import { requireRoom } from './room.ts';

/**
 * Takes a brand back out of the archive, where the plan has room for it.
 * @throws {Refusal} `brand_forbidden`, `validation_error`
 */
export function restoreBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: BrandOfWorkspace;
}): Promise<void> {
  return ctx.orm.transaction(async (tx) => {
    await requireRoom(tx, ctx.plans, input.workspaceId);
    const restored = await tx
      .update(brands)
      .set({ archivedAt: null })
      .where(and(isBrand(input), isNotNull(brands.archivedAt)))
      .returning({ id: brands.id });
    if (restored.length === 0) throw noSuchBrand();
  });
}
