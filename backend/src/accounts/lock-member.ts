import { and, eq } from 'drizzle-orm';
import { members, type OrmTransaction } from '../database/index.ts';
import { notFound, type DomainError } from '../errors.ts';
import type { MemberRole } from '../roles.ts';
import type { WorkspaceUser } from '../access-locks/index.ts';

/**
 * Locks a membership that is about to be changed or removed.
 * @returns the member's role; undefined if they are not in the workspace, or own it
 */
export async function lockMember(
  tx: OrmTransaction,
  { workspaceId, userId }: WorkspaceUser,
): Promise<MemberRole | undefined> {
  const [member] = await tx
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)))
    .for('update');
  return member?.role;
}

export function memberNotFound(): DomainError {
  return notFound('This person is no longer on the team.', 'member');
}
