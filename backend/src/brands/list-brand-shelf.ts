import { eq } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import { workspaces, type Orm } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';
import { listArchivedBrands } from './list-archived.ts';
import { listBrands, type BrandView } from './list-brands.ts';

export interface BrandShelf {
  /** Oldest first: as many as the largest plan that the workspace had allows. */
  readonly brands: readonly BrandView[];
  readonly activeBrandId: BrandId | null;
  /** The last ones, last archived first; {@link listArchivedBrands} has them all. */
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
    listArchivedBrands({ ctx, input: { workspaceId } }),
    ctx.orm
      .select({ activeBrandId: workspaces.activeBrandId })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId)),
  ]);
  return {
    brands: live,
    archived: archived.brands,
    activeBrandId: workspace?.activeBrandId ?? null,
  };
}
