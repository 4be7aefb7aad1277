import { capitalize, formatCount } from '@wareword/shared-schema/format';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, workspaces, type Orm } from '../database/index.ts';
import { forbidden, type DomainError } from '../errors.ts';
import { parseId } from '../identifiers.ts';
import { PLAN_NAMES, type PlanName } from '../plan-names.ts';
import { brandNotFound, type BrandReference } from './brand-reference.ts';
import { lockBrands } from './lock-brands.ts';

/**
 * Makes a brand the active one: listings use it unless another one is named (contract §9.6).
 * @throws {DomainError} `not_found`; `forbidden` if the plan locks it
 */
export async function activateBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: BrandReference & { plan: PlanName };
}): Promise<void> {
  const { workspaceId, plan } = input;
  const brandId = parseId('brd', input.brandId);
  if (brandId === undefined) throw brandNotFound();
  await ctx.orm.transaction(async (tx) => {
    await lockBrands(tx, workspaceId);
    const oldestFirst = await tx
      .select({ id: brands.id })
      .from(brands)
      .where(and(eq(brands.workspaceId, workspaceId), isNull(brands.archivedAt)))
      .orderBy(asc(brands.createdAt), asc(brands.id));
    const position = oldestFirst.findIndex(({ id }) => id === brandId);
    if (position === -1) throw brandNotFound();
    if (position >= ctx.plans[plan].brands) throw brandLocked(ctx.plans, plan, position);
    await tx
      .update(workspaces)
      .set({ activeBrandId: brandId })
      .where(eq(workspaces.id, workspaceId));
  });
}

/** The error for a brand that only a larger plan unlocks, if any does. */
function brandLocked(plans: Plans, plan: PlanName, position: number): DomainError {
  const included = formatCount(plans[plan].brands, 'brand');
  const larger = PLAN_NAMES.find((name) => plans[name].brands > position);
  const remedy =
    larger === undefined
      ? 'Archive an older brand first.'
      : `Upgrade to ${capitalize(larger)}, or archive an older brand first.`;
  return forbidden(
    `This brand is locked: the ${capitalize(plan)} plan includes ${included}. ${remedy}`,
    'brand_locked',
  );
}
