import { eq } from 'drizzle-orm';
import { workspaces, type OrmTransaction } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';

/**
 * Lets the brands of a workspace be changed by one transaction at a time: the active brand, unique
 * names and their number depend on all of them. The workspace is locked before its brands, always,
 * so that two changes never wait for each other.
 */
export async function lockBrands(tx: OrmTransaction, workspaceId: WorkspaceId): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update');
}
