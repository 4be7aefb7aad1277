import { eq } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import { workspaces, type Orm } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';
import { listArchivedBrands } from './list-archived-brands.ts';
import { listBrands, type BrandView } from './list-brands.ts';

export interface BrandOverview {
  /** Oldest first; at most as many as the largest plan the workspace has had allows. */
  readonly brands: readonly BrandView[];
  readonly activeBrandId: BrandId | null;
  /** Most recently archived first; {@link listArchivedBrands} returns all of them. */
  readonly archived: readonly { readonly id: BrandId; readonly name: string }[];
}

/** A workspace's brands as shown on the Brands page, with those that can be restored. */
export async function readBrandOverview({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { workspaceId: WorkspaceId; plan: PlanName };
}): Promise<BrandOverview> {
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
