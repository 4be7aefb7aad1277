import { and, eq } from 'drizzle-orm';
import { members, users, workspaces, type Orm } from '../database/index.ts';
import { parseId, type UserId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/**
 * Lets a user work in another of the workspaces that they own or joined (decisions 19).
 * @throws {Refusal} `not_found` where it is none of theirs
 */
export async function switchWorkspace({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId; workspaceId: string };
}): Promise<void> {
  const { userId } = input;
  const workspaceId = parseId('wks', input.workspaceId);
  const [found] =
    workspaceId === undefined
      ? []
      : await ctx.orm
          .select({ id: workspaces.id })
          .from(workspaces)
          .where(and(eq(workspaces.id, workspaceId), eq(workspaces.ownerId, userId)))
          .unionAll(
            ctx.orm
              .select({ id: members.workspaceId })
              .from(members)
              .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId))),
          );
  if (found === undefined) throw new Refusal('not_found', 'You are not in this workspace.');
  await ctx.orm.update(users).set({ currentWorkspaceId: found.id }).where(eq(users.id, userId));
}
