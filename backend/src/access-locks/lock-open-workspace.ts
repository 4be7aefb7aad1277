import { and, eq, isNull } from 'drizzle-orm';
import { workspaces, type OrmTransaction } from '../database/index.ts';
import { conflict } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';

/**
 * Locks a workspace that something is about to give access to. Its deletion may have been scheduled
 * while the request was in flight, and nothing may outlast that: a later deletion waits for this
 * transaction and then finds what it created.
 * @throws {DomainError} `conflict` if the workspace is being deleted
 */
export async function lockOpenWorkspace(
  tx: OrmTransaction,
  workspaceId: WorkspaceId,
): Promise<void> {
  const [locked] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.eraseAt)))
    .for('no key update');
  if (locked === undefined) throw conflict('This workspace is being deleted.');
}
