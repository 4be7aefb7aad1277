import { and, eq, isNull, sql } from 'drizzle-orm';
import { pauseRunsOf } from '../bulk/index.ts';
import { connectCodes, members, tokens, users, type Orm } from '../database/index.ts';
import { parseId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/**
 * Takes somebody out of a workspace, at once: their API keys and store connections of it are
 * revoked, their bulk runs in it are paused, and they work in their own again. What they wrote stays.
 * @throws {Refusal} `not_found` where they are not in it
 */
export async function removeMember({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
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
      throw new Refusal('not_found', 'This person is not in the team any more.');
    }
    // Codes before tokens: an exchange under way holds its code, and its token is there afterwards.
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
    await pauseRunsOf({ ctx: { orm: tx }, input: { workspaceId, userId } });
    await tx
      .update(users)
      .set({ currentWorkspaceId: null, updatedAt: sql`now()` })
      .where(and(eq(users.id, userId), eq(users.currentWorkspaceId, workspaceId)));
  });
}
