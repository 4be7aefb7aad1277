import { asc, eq } from 'drizzle-orm';
import { members, users, workspaces, type Orm } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import { MAX_TEAM_SIZE } from './list-team.ts';

/** A member of someone else's workspace. */
export interface Teammate {
  readonly email: string;
  readonly joinedAt: Date;
}

/** Lists the members of the workspace that someone owns, in the order in which they joined. */
export async function listTeammates({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId };
}): Promise<Teammate[]> {
  return ctx.orm
    .select({ email: users.email, joinedAt: members.createdAt })
    .from(workspaces)
    .innerJoin(members, eq(members.workspaceId, workspaces.id))
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(workspaces.ownerId, input.userId))
    .orderBy(asc(members.createdAt), asc(users.id))
    .limit(MAX_TEAM_SIZE);
}
