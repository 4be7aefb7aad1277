import { and, eq } from 'drizzle-orm';
import { members, workspaces, type OrmTransaction } from '../database/index.ts';
import { forbidden, notFound } from '../errors.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { isAllowed, permissionDeniedMessage, type Permission, type Role } from '../roles.ts';

/** A user in one of their workspaces. */
export interface WorkspaceUser {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
}

/**
 * Checks what someone may do, and locks their role until the transaction ends. They may have been
 * removed or given another role while the request was in flight, and nothing they do may outlast
 * that: a change of their role waits for this transaction and then finds what it created.
 * @throws {DomainError} `forbidden`; `not_found` if they are not in the workspace anymore
 */
export async function lockPermission(
  tx: OrmTransaction,
  user: WorkspaceUser,
  permission: Permission,
): Promise<void> {
  const role = await lockRole(tx, user);
  if (role === undefined)
    throw notFound('You no longer have access to this workspace.', 'workspace');
  if (!isAllowed(role, permission)) throw forbidden(permissionDeniedMessage(permission), 'role');
}

async function lockRole(
  tx: OrmTransaction,
  { workspaceId, userId }: WorkspaceUser,
): Promise<Role | undefined> {
  const [owned] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), eq(workspaces.ownerId, userId)))
    .for('key share');
  if (owned !== undefined) return 'owner';
  const [member] = await tx
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)))
    .for('share');
  return member?.role;
}
