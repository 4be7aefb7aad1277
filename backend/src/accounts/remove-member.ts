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
    const removed =
      userId === undefined
        ? []
        : await tx
            .delete(members)
            .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)))
            .returning({ userId: members.userId });
    if (userId === undefined || removed.length === 0) {
      throw notFound('This person is no longer on the team.');
    }
    // Codes before tokens: an exchange in progress locks its code, so its token exists afterwards.
    await tx
      .delete(connectCodes)
      .where(and(eq(connectCodes.workspaceId, workspaceId), eq(connectCodes.userId, userId)));
    await tx
      .update(tokens)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(tokens.workspaceId, workspaceId),
          eq(tokens.userId, userId),
          isNull(tokens.revokedAt),
        ),
      );
    await ctx.onMemberRemoved({ ctx: { orm: tx }, input: { workspaceId, userId } });
    await tx
      .update(users)
      .set({ currentWorkspaceId: null, updatedAt: sql`now()` })
      .where(and(eq(users.id, userId), eq(users.currentWorkspaceId, workspaceId)));
  });
}
