import { and, isNotNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, type Orm } from '../database/index.ts';
import { matchesBrand, brandNotFound, type BrandReference } from './brand-reference.ts';
import { enforceBrandLimit } from './enforce-brand-limit.ts';
import { requireFreeName } from './require-free-name.ts';

/**
 * Restores an archived brand, if the plan allows one more and no other has its name.
 * @throws {DomainError} `not_found`, `limit_exceeded`, `conflict`
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
    const [restored] = await tx
      .update(brands)
      .set({ archivedAt: null })
      .where(and(matchesBrand(input), isNotNull(brands.archivedAt)))
      .returning({ id: brands.id, name: brands.name });
    if (restored === undefined) throw brandNotFound();
    const { id, name } = restored;
    await requireFreeName(tx, { workspaceId: input.workspaceId, name, except: id });
  });
}
