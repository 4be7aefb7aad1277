import { and, eq, isNull, sql } from 'drizzle-orm';
import { invitations, type Orm } from '../database/index.ts';
import { parseId, type WorkspaceId } from '../identifiers.ts';
import { notFound } from '../errors.ts';

/**
 * Revokes an invitation; its link stops working.
 * @throws {DomainError} `not_found` if it was accepted or taken back already
 */
export async function revokeInvitation({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; invitationId: string };
}): Promise<void> {
  const id = parseId('inv', input.invitationId);
  const revoked =
    id === undefined
      ? []
      : await ctx.orm
          .update(invitations)
          .set({ revokedAt: sql`now()` })
          .where(
            and(
              eq(invitations.id, id),
              eq(invitations.workspaceId, input.workspaceId),
              isNull(invitations.acceptedAt),
              isNull(invitations.revokedAt),
            ),
          )
          .returning({ id: invitations.id });
  if (revoked.length === 0) {
    throw notFound('This invitation was already accepted or revoked.');
  }
}
