import { eq } from 'drizzle-orm';
import { users, workspaces, type Orm } from '../database/index.ts';
import { newId, requireId, type WorkspaceId } from '../identifiers.ts';

/**
 * Returns the user's own workspace. Creates it on the Free plan if there is none: after a sign-up,
 * or after one that was interrupted.
 */
export async function ensureWorkspace({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: string };
}): Promise<WorkspaceId> {
  const userId = requireId('usr', input.userId);
  await ctx.orm
    .insert(workspaces)
    .values({ id: newId('wks'), ownerId: userId, plan: 'free' })
    .onConflictDoNothing({ target: workspaces.ownerId });
  const [own] = await ctx.orm
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerId, userId));
  if (own === undefined) throw new Error(`User ${userId} has no workspace.`);
  await ctx.orm.update(users).set({ currentWorkspaceId: own.id }).where(eq(users.id, userId));
  return own.id;
}
