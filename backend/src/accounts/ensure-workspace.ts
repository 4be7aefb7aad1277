import { eq } from 'drizzle-orm';
import { users, workspaces, type Orm } from '../database/index.ts';
import { newId, type UserId, type WorkspaceId } from '../identifiers.ts';

/**
 * The workspace that a user owns, made on the Free plan where there is none: after a sign-up, or
 * after one that was cut off half-way.
 */
export async function ensureWorkspace({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: string };
}): Promise<WorkspaceId> {
  const userId = input.userId as UserId;
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
