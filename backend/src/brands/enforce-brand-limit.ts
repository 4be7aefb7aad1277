import { capitalize, formatCount } from '@wareword/shared-schema/format';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, workspaces, type OrmTransaction } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';
import { limitExceeded, notFound } from '../errors.ts';

/**
 * Checks that a workspace's plan allows one more brand, and locks the workspace, so that concurrent
 * calls see each other's result (contract §9.6).
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceBrandLimit(
  tx: OrmTransaction,
  plans: Plans,
  workspaceId: WorkspaceId,
): Promise<{ activeBrandId: BrandId | null }> {
  const [workspace] = await tx
    .select({ plan: workspaces.plan, activeBrandId: workspaces.activeBrandId })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update');
  if (workspace === undefined) throw notFound('This workspace no longer exists.', 'workspace');
  const [existing] = await tx
    .select({ count: count() })
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), isNull(brands.archivedAt)));
  const allowed = plans[workspace.plan].brands;
  if ((existing?.count ?? 0) >= allowed) {
    throw limitExceeded(
      `The ${capitalize(workspace.plan)} plan includes ${formatCount(allowed, 'brand')}. Upgrade, or archive a brand first.`,
      'brands',
    );
  }
  return workspace;
}
