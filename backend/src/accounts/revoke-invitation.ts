import { and, eq, isNull, sql } from 'drizzle-orm';
import { invitations, type Orm } from '../database/index.ts';
import { parseId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { notFound } from '../errors.ts';
import { permissionFor } from '../roles.ts';
import { lockPermission } from '../access-locks/index.ts';

/**
 * Revokes an invitation; its link stops working.
 * @throws {DomainError} `not_found` if it was already accepted or revoked, `forbidden`
 */
export async function revokeInvitation({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; invitationId: string; revokedBy: UserId };
}): Promise<void> {
  const { workspaceId, revokedBy } = input;
  const id = parseId('inv', input.invitationId);
  await ctx.orm.transaction(async (tx) => {
    const [revoked] =
      id === undefined
        ? []
        : await tx
            .update(invitations)
            .set({ revokedAt: sql`now()` })
            .where(
              and(
                eq(invitations.id, id),
                eq(invitations.workspaceId, workspaceId),
                isNull(invitations.acceptedAt),
                isNull(invitations.revokedAt),
              ),
            )
            .returning({ role: invitations.role });
    if (revoked === undefined) {
      throw notFound('This invitation was already accepted or revoked.', 'invitation');
    }
    await lockPermission(tx, { workspaceId, userId: revokedBy }, permissionFor(revoked.role));
  });
}
