import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import { brands, workspaces, type Orm } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';
import { listBrands, type BrandView } from './list-brands.ts';

/** Most archived brands that are offered to be restored: the last ones. */
const MAX_ARCHIVED = 50;

export interface BrandShelf {
  /** Oldest first. */
  readonly brands: readonly BrandView[];
  readonly activeBrandId: BrandId | null;
  /** Last archived first. */
  readonly archived: readonly { readonly id: BrandId; readonly name: string }[];
}

/** A workspace's brands as their page shows them, with those that can be restored. */
export async function listBrandShelf({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { workspaceId: WorkspaceId; plan: PlanName };
}): Promise<BrandShelf> {
  const { workspaceId } = input;
  const [live, archived, [workspace]] = await Promise.all([
    listBrands({ ctx, input }),
    ctx.orm
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(and(eq(brands.workspaceId, workspaceId), isNotNull(brands.archivedAt)))
      .orderBy(desc(brands.archivedAt), desc(brands.id))
      .limit(MAX_ARCHIVED),
    ctx.orm
      .select({ activeBrandId: workspaces.activeBrandId })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId)),
  ]);
  return { brands: live, archived, activeBrandId: workspace?.activeBrandId ?? null };
}
