import { and, eq } from 'drizzle-orm';
import { members, type Orm } from '../database/index.ts';
import { parseId, type UserId, type WorkspaceId } from '../identifiers.ts';
import type { MemberRole } from '../roles.ts';
import { lockPermission } from '../access-locks/index.ts';
import { KEY_SCOPES } from '../tokens/index.ts';
import { lockMember, memberNotFound } from './lock-member.ts';
import { revokeAccess } from './revoke-access.ts';

/**
 * Gives a member another role, effective from their next request. API keys can do more than a writer
 * may, so those of someone who becomes one are revoked. Stores they connected stay connected: they
 * can only write listings.
 * @throws {DomainError} `not_found` if they are not in the workspace, `forbidden`
 */
export async function changeRole({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; userId: string; role: MemberRole; changedBy: UserId };
}): Promise<void> {
  const { workspaceId, role, changedBy } = input;
  const userId = parseId('usr', input.userId);
  await ctx.orm.transaction(async (tx) => {
    const before = userId && (await lockMember(tx, { workspaceId, userId }));
    if (userId === undefined || before === undefined) throw memberNotFound();
    await lockPermission(tx, { workspaceId, userId: changedBy }, 'admins');
    if (before === role) return;
    await tx
      .update(members)
      .set({ role })
      .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)));
    if (role === 'writer') await revokeAccess(tx, { workspaceId, userId }, KEY_SCOPES);
  });
}
