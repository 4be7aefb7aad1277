import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  connectCodes,
  members,
  tokens,
  users,
  type Orm,
  type OrmTransaction,
} from '../database/index.ts';
import { parseId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { notFound } from '../errors.ts';

/** What other features do when someone leaves a workspace, in the same transaction. */
export type OnMemberRemoved = (removed: {
  ctx: { orm: OrmTransaction };
  input: { workspaceId: WorkspaceId; userId: UserId };
}) => Promise<void>;

/**
 * Removes someone from a workspace immediately: their API keys and store connections in it are
 * revoked, and they are back in their own workspace. What they wrote stays.
 * @param ctx.onMemberRemoved ends what else they have in progress in it
 * @throws {DomainError} `not_found` if they are not in it
 */
export async function removeMember({
  ctx,
  input,
}: {
  ctx: { orm: Orm; onMemberRemoved: OnMemberRemoved };
  input: { workspaceId: WorkspaceId; userId: string };
}): Promise<void> {
  const { workspaceId } = input;
  const userId = parseId('usr', input.userId);
  await ctx.orm.transaction(async (tx) => {
    const left =
      userId !== undefined &&
      (await leaveWorkspace(tx, ctx.onMemberRemoved, { workspaceId, userId }));
    if (!left) throw notFound('This person is no longer on the team.');
  });
}

/** Ends every membership of someone, as {@link removeMember} does for one. */
export async function leaveWorkspaces(
  tx: OrmTransaction,
  onMemberRemoved: OnMemberRemoved,
  userId: UserId,
): Promise<void> {
  const joined = await tx
    .select({ workspaceId: members.workspaceId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(members.workspaceId);
  for (const { workspaceId } of joined) {
    await leaveWorkspace(tx, onMemberRemoved, { workspaceId, userId });
  }
}

/** @returns whether they were in it */
async function leaveWorkspace(
  tx: OrmTransaction,
  onMemberRemoved: OnMemberRemoved,
  { workspaceId, userId }: { workspaceId: WorkspaceId; userId: UserId },
): Promise<boolean> {
  const removed = await tx
    .delete(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)))
    .returning({ userId: members.userId });
  if (removed.length === 0) return false;
  // Codes before tokens: an exchange in progress locks its code, so its token exists afterwards.
  await tx
    .delete(connectCodes)
    .where(and(eq(connectCodes.workspaceId, workspaceId), eq(connectCodes.userId, userId)));
  await tx
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(eq(tokens.workspaceId, workspaceId), eq(tokens.userId, userId), isNull(tokens.revokedAt)),
    );
  await onMemberRemoved({ ctx: { orm: tx }, input: { workspaceId, userId } });
  await tx
    .update(users)
    .set({ currentWorkspaceId: null, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.currentWorkspaceId, workspaceId)));
  return true;
}
