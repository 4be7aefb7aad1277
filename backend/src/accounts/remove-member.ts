import { and, eq, sql } from 'drizzle-orm';
import { SCOPES } from '@wareword/shared-schema';
import { members, users, type Orm, type OrmTransaction } from '../database/index.ts';
import { parseId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { permissionFor } from '../roles.ts';
import { lockPermission, type WorkspaceUser } from '../access-locks/index.ts';
import { lockMember, memberNotFound } from './lock-member.ts';
import { revokeAccess } from './revoke-access.ts';

/** What other features do when someone leaves a workspace, in the same transaction. */
export type OnMemberRemoved = (removed: {
  ctx: { orm: OrmTransaction };
  input: { workspaceId: WorkspaceId; userId: UserId };
}) => Promise<void>;

/**
 * Removes someone from a workspace immediately: their API keys and store connections in it are
 * revoked, and they are back in their own workspace. What they wrote stays. Anyone may leave.
 * @param ctx.onMemberRemoved ends what else they have in progress in it
 * @throws {DomainError} `not_found` if they are not in it, `forbidden`
 */
export async function removeMember({
  ctx,
  input,
}: {
  ctx: { orm: Orm; onMemberRemoved: OnMemberRemoved };
  input: { workspaceId: WorkspaceId; userId: string; removedBy: UserId };
}): Promise<void> {
  const { workspaceId, removedBy } = input;
  const userId = parseId('usr', input.userId);
  await ctx.orm.transaction(async (tx) => {
    const role = userId && (await lockMember(tx, { workspaceId, userId }));
    if (userId === undefined || role === undefined) throw memberNotFound();
    if (removedBy !== userId) {
      await lockPermission(tx, { workspaceId, userId: removedBy }, permissionFor(role));
    }
    await leaveWorkspace(tx, ctx.onMemberRemoved, { workspaceId, userId });
  });
}

/**
 * Ends every membership of someone, as {@link removeMember} does for one.
 * @returns the workspaces they have left
 */
export async function leaveWorkspaces(
  tx: OrmTransaction,
  onMemberRemoved: OnMemberRemoved,
  userId: UserId,
): Promise<readonly WorkspaceId[]> {
  const joined = await tx
    .select({ workspaceId: members.workspaceId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(members.workspaceId);
  for (const { workspaceId } of joined) {
    await leaveWorkspace(tx, onMemberRemoved, { workspaceId, userId });
  }
  return joined.map(({ workspaceId }) => workspaceId);
}

async function leaveWorkspace(
  tx: OrmTransaction,
  onMemberRemoved: OnMemberRemoved,
  user: WorkspaceUser,
): Promise<void> {
  const { workspaceId, userId } = user;
  await tx
    .delete(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)));
  await revokeAccess(tx, user, SCOPES);
  await onMemberRemoved({ ctx: { orm: tx }, input: { workspaceId, userId } });
  await tx
    .update(users)
    .set({ currentWorkspaceId: null, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.currentWorkspaceId, workspaceId)));
}
