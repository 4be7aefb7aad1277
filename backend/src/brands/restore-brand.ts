import { and, isNotNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, type Orm } from '../database/index.ts';
import { matchesBrand, brandNotFound, type BrandReference } from './brand-reference.ts';
import { enforceBrandLimit } from './enforce-brand-limit.ts';

/**
 * Restores an archived brand, if the plan allows one more.
 * @throws {DomainError} `not_found`, `invalid`
 */
export function restoreBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: BrandReference;
}): Promise<void> {
  return ctx.orm.transaction(async (tx) => {
    await enforceBrandLimit(tx, ctx.plans, input.workspaceId);
    const restored = await tx
      .update(brands)
      .set({ archivedAt: null })
      .where(and(matchesBrand(input), isNotNull(brands.archivedAt)))
      .returning({ id: brands.id });
    if (restored.length === 0) throw brandNotFound();
  });
}
