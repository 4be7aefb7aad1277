import type { Scope } from '@wareword/shared-schema';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  connectCodes,
  invitations,
  oauthCodes,
  tokens,
  users,
  type OrmTransaction,
} from '../database/index.ts';
import type { WorkspaceUser } from '../access-locks/index.ts';
import { pauseEndpointsOf } from '../webhooks/index.ts';
import { lockOpenInvitations, revokeInvitations } from './open-invitations.ts';

/**
 * Revokes the tokens that someone has in a workspace, the codes that would become tokens, and the
 * invitations that they sent or received, since they could use one to rejoin; and pauses their webhooks.
 */
export async function revokeAccess(
  tx: OrmTransaction,
  { workspaceId, userId }: WorkspaceUser,
  scopes: readonly Scope[],
): Promise<void> {
  // Codes before tokens: an exchange in progress locks its code, so its token exists afterward.
  await tx
    .delete(connectCodes)
    .where(and(eq(connectCodes.workspaceId, workspaceId), eq(connectCodes.userId, userId)));
  await tx
    .delete(oauthCodes)
    .where(and(eq(oauthCodes.workspaceId, workspaceId), eq(oauthCodes.userId, userId)));
  await tx
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(tokens.workspaceId, workspaceId),
        eq(tokens.userId, userId),
        inArray(tokens.scope, scopes),
        isNull(tokens.revokedAt),
      ),
    );
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const theirs = or(eq(invitations.invitedBy, userId), inArray(invitations.email, address));
  await revokeInvitations(tx, await lockOpenInvitations(tx, workspaceId, theirs));
  await pauseEndpointsOf({ ctx: { orm: tx }, input: { userId, workspaceId } });
}
