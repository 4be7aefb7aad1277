import { and, eq, or, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlanName } from '../config.ts';
import { members, users, workspaces, type Orm } from '../database/index.ts';
import type { Id, UserId, WorkspaceId } from '../identifiers.ts';
import type { Language } from '../languages.ts';
import type { Role } from '../roles.ts';
import { ensureWorkspace } from './ensure-workspace.ts';

/** A signed-in user, in their current workspace. */
export interface MemberView {
  readonly userId: UserId;
  readonly sessionId: Id<'ses'>;
  /** Of the password they signed in with. */
  readonly passwordVersion: number;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The one they chose for the pages, if any. */
  readonly language: Language | null;
  readonly workspaceId: WorkspaceId;
  readonly plan: PlanName;
  readonly role: Role;
  /** When their account will be erased; null unless they asked for that. */
  readonly eraseAt: Date | null;
}

/**
 * Reads a session's user and their current workspace. If they were removed from the workspace they
 * had chosen, it is their own again.
 * @returns undefined if their password has changed since they signed in
 */
export async function readMember({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId; sessionId: Id<'ses'>; passwordVersion: number };
}): Promise<MemberView | undefined> {
  const { userId, sessionId, passwordVersion } = input;
  const own = alias(workspaces, 'own');
  const joined = alias(workspaces, 'joined');
  const current = and(eq(users.id, userId), eq(users.passwordVersion, passwordVersion));
  const [member] = await ctx.orm
    .select({
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      language: users.language,
      workspaceId: workspaces.id,
      plan: workspaces.plan,
      memberRole: members.role,
      eraseAt: own.eraseAt,
    })
    .from(users)
    .leftJoin(own, eq(own.ownerId, users.id))
    .leftJoin(joined, eq(joined.id, users.currentWorkspaceId))
    .leftJoin(
      members,
      and(
        eq(members.userId, users.id),
        eq(members.workspaceId, joined.id),
        // No one works in a workspace that is being deleted.
        isNull(joined.eraseAt),
      ),
    )
    .innerJoin(
      workspaces,
      or(
        eq(workspaces.id, members.workspaceId),
        and(isNull(members.workspaceId), eq(workspaces.ownerId, users.id)),
      ),
    )
    .where(current);
  if (member !== undefined) {
    // Whoever is in a workspace and no member of it is its owner.
    const { memberRole, ...view } = member;
    return { ...view, role: memberRole ?? 'owner', sessionId, passwordVersion };
  }
  const [user] = await ctx.orm
    .select({ email: users.email, emailVerified: users.emailVerified, language: users.language })
    .from(users)
    .where(current);
  if (user === undefined) return undefined;
  const workspaceId = await ensureWorkspace({ ctx, input: { userId } });
  return {
    userId,
    sessionId,
    passwordVersion,
    ...user,
    workspaceId,
    plan: 'free',
    role: 'owner',
    eraseAt: null,
  };
}
