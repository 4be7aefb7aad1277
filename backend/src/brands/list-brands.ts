import type { BrandStyle } from '@wareword/shared-schema';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import { brands, type Orm } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';

export interface BrandView {
  readonly id: BrandId;
  readonly name: string;
  /** How it sounds; null if that isn't set. */
  readonly style: BrandStyle | null;
  readonly createdAt: Date;
  /** It exists but cannot be used on the current plan (contract §10.1). */
  readonly locked: boolean;
}

/** A workspace's brands, oldest first, without archived ones. */
export async function listBrands({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { workspaceId: WorkspaceId; plan: PlanName };
}): Promise<BrandView[]> {
  const rows = await ctx.orm
    .select({
      id: brands.id,
      name: brands.name,
      style: brands.style,
      createdAt: brands.createdAt,
    })
    .from(brands)
    .where(and(eq(brands.workspaceId, input.workspaceId), isNull(brands.archivedAt)))
    .orderBy(asc(brands.createdAt), asc(brands.id));
  const unlocked = ctx.plans[input.plan].brands;
  return rows.map((brand, index) => ({ ...brand, locked: index >= unlocked }));
}
