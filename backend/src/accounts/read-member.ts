import { and, eq, or, isNull, sql } from 'drizzle-orm';
import type { PlanName } from '../config.ts';
import { members, users, workspaces, type Orm } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { ensureWorkspace } from './ensure-workspace.ts';

/** Somebody who is signed in, in the workspace that they work in now. */
export interface MemberView {
  readonly userId: UserId;
  readonly email: string;
  readonly workspaceId: WorkspaceId;
  readonly plan: PlanName;
  readonly isOwner: boolean;
}

/**
 * Who a session belongs to and where they work. Where they were taken out of the workspace that
 * they chose, it is their own again.
 */
export async function readMember({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: string };
}): Promise<MemberView | undefined> {
  const userId = input.userId as UserId;
  const [member] = await ctx.orm
    .select({
      userId: users.id,
      email: users.email,
      workspaceId: workspaces.id,
      plan: workspaces.plan,
      isOwner: sql<boolean>`${workspaces.ownerId} = ${users.id}`,
    })
    .from(users)
    .leftJoin(
      members,
      and(eq(members.userId, users.id), eq(members.workspaceId, users.currentWorkspaceId)),
    )
    .innerJoin(
      workspaces,
      or(
        eq(workspaces.id, members.workspaceId),
        and(isNull(members.workspaceId), eq(workspaces.ownerId, users.id)),
      ),
    )
    .where(eq(users.id, userId));
  if (member !== undefined) return member;
  const [user] = await ctx.orm
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return undefined;
  const workspaceId = await ensureWorkspace({ ctx, input: { userId } });
  return { userId, email: user.email, workspaceId, plan: 'free', isOwner: true };
}
