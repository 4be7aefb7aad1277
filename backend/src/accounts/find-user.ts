import { eq } from 'drizzle-orm';
import { users, workspaces, type Orm } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { notFound } from '../errors.ts';

export interface UserView {
  readonly id: UserId;
  readonly email: string;
  /** The workspace the user owns. */
  readonly ownWorkspaceId: WorkspaceId;
  /** The workspace the user works in; API keys they create belong to it (contract §10.4). */
  readonly currentWorkspaceId: WorkspaceId;
}

/** @throws {DomainError} `not_found` */
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
    throw notFound('No account has this email.');
  }
  return { ...user, currentWorkspaceId: user.currentWorkspaceId ?? user.ownWorkspaceId };
}
