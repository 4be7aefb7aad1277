import { formatCount } from '@wareword/shared-schema/format';
import { and, asc, eq } from 'drizzle-orm';
import {
  invitations,
  members,
  users,
  workspaces,
  type Orm,
  type OrmTransaction,
} from '../database/index.ts';
import { limitExceeded } from '../errors.ts';
import type { Id, UserId, WorkspaceId } from '../identifiers.ts';
import type { MemberRole } from '../roles.ts';
import { isOpenInvitation } from './open-invitations.ts';

/** Maximum people in a workspace besides the owner, including pending invitations. */
export const MAX_TEAM_SIZE = 100;

/** Members of a workspace and its pending invitations. */
export interface Team {
  readonly owner: string;
  readonly ownerId: UserId | undefined;
  /** In the order they joined. */
  readonly members: readonly {
    readonly userId: UserId;
    readonly email: string;
    readonly role: MemberRole;
    readonly joinedAt: Date;
  }[];
  readonly invitations: readonly {
    readonly id: Id<'inv'>;
    readonly email: string;
    readonly role: MemberRole;
    readonly invitedAt: Date;
    readonly expiresAt: Date;
  }[];
}

/** Bounded by {@link MAX_TEAM_SIZE}, so it is not paged. */
export async function listTeam({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId };
}): Promise<Team> {
  const { orm } = ctx;
  const { workspaceId } = input;
  const [owners, joined, invited] = await Promise.all([
    orm
      .select({ id: users.id, email: users.email })
      .from(workspaces)
      .innerJoin(users, eq(users.id, workspaces.ownerId))
      .where(eq(workspaces.id, workspaceId)),
    orm
      .select({
        userId: users.id,
        email: users.email,
        role: members.role,
        joinedAt: members.createdAt,
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.workspaceId, workspaceId))
      .orderBy(asc(members.createdAt), asc(users.id))
      .limit(MAX_TEAM_SIZE),
    orm
      .select({
        id: invitations.id,
        email: invitations.email,
        role: invitations.role,
        invitedAt: invitations.createdAt,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .where(and(eq(invitations.workspaceId, workspaceId), isOpenInvitation()))
      .orderBy(asc(invitations.createdAt), asc(invitations.id))
      .limit(MAX_TEAM_SIZE),
  ]);
  return {
    owner: owners[0]?.email ?? '',
    ownerId: owners[0]?.id,
    members: joined,
    invitations: invited,
  };
}

/**
 * Checks that a workspace has room for one more person. Lock it first, so that the limit holds.
 * @param replaced pending invitations that make room
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceTeamSize(
  tx: OrmTransaction,
  workspaceId: WorkspaceId,
  replaced = 0,
): Promise<void> {
  const open = and(eq(invitations.workspaceId, workspaceId), isOpenInvitation());
  const size =
    (await tx.$count(members, eq(members.workspaceId, workspaceId))) +
    (await tx.$count(invitations, open)) -
    replaced;
  if (size < MAX_TEAM_SIZE) return;
  throw limitExceeded(
    `A team can have up to ${formatCount(MAX_TEAM_SIZE, 'member')}, including pending invitations. Remove someone first.`,
    'team_size',
  );
}
