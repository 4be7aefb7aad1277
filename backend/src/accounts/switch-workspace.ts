import { and, eq, isNull } from 'drizzle-orm';
import { members, users, workspaces, type Orm } from '../database/index.ts';
import { parseId, type UserId } from '../identifiers.ts';
import { notFound } from '../errors.ts';

/**
 * Switches a user to another workspace that they own or have joined (contract §10.4).
 * @throws {DomainError} `not_found` if it belongs to someone else
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
              .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
              .where(
                and(
                  eq(members.workspaceId, workspaceId),
                  eq(members.userId, userId),
                  isNull(workspaces.eraseAt),
                ),
              ),
          );
  if (found === undefined) throw notFound("You don't have access to this workspace.", 'workspace');
  await ctx.orm.update(users).set({ currentWorkspaceId: found.id }).where(eq(users.id, userId));
}
