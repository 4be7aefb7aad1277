import { and, count, eq, isNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, workspaces, type OrmTransaction } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/**
 * Makes sure that a workspace's plan has room for one more brand, and holds the workspace, so that
 * two that come at once see each other (decisions 20).
 * @throws {Refusal} `validation_error`
 */
export async function requireRoom(
  tx: OrmTransaction,
  plans: Plans,
  workspaceId: WorkspaceId,
): Promise<{ activeBrandId: BrandId | null }> {
  const [workspace] = await tx
    .select({ plan: workspaces.plan, activeBrandId: workspaces.activeBrandId })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update');
  if (workspace === undefined) throw new Refusal('not_found', 'There is no such workspace.');
  const [existing] = await tx
    .select({ count: count() })
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), isNull(brands.archivedAt)));
  const allowed = plans[workspace.plan].brands;
  if ((existing?.count ?? 0) >= allowed) {
    throw new Refusal(
      'validation_error',
      `The ${workspace.plan} plan has ${allowed === 1 ? 'one brand' : `${allowed} brands`}. Upgrade the plan, or archive a brand first.`,
    );
  }
  return workspace;
}
