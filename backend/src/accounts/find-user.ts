import { eq } from 'drizzle-orm';
import { users, workspaces, type Orm } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

export interface UserView {
  readonly id: UserId;
  readonly email: string;
  /** The workspace that they own. */
  readonly ownWorkspaceId: WorkspaceId;
  /** The workspace that they work in: the keys that they make are its (decisions 19). */
  readonly currentWorkspaceId: WorkspaceId;
}

/** @throws {Refusal} `not_found` */
export async function findUser({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { email: string };
}): Promise<UserView> {
  const [user] = await ctx.orm
    .select({
      id: users.id,
      email: users.email,
      ownWorkspaceId: workspaces.id,
      currentWorkspaceId: users.currentWorkspaceId,
    })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .where(eq(users.email, input.email.trim().toLowerCase()));
  if (user === undefined) {
    throw new Refusal('not_found', 'There is no account with this e-mail address.');
  }
  return { ...user, currentWorkspaceId: user.currentWorkspaceId ?? user.ownWorkspaceId };
}
