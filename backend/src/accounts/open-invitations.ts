import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { invitations, type OrmTransaction } from '../database/index.ts';
import type { Id, WorkspaceId } from '../identifiers.ts';
import type { MemberRole } from '../roles.ts';

/** An invitation that can still be accepted. */
export interface OpenInvitation {
  readonly id: Id<'inv'>;
  /** Of its link's token. */
  readonly hash: Buffer;
  readonly role: MemberRole;
}

/** Matches invitations that can still be accepted. */
export function isOpenInvitation() {
  return and(
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, sql`now()`),
  );
}

/**
 * Locks a workspace's open invitations, always in the same order: transactions that end several of them
 * would otherwise wait for each other.
 * @param which those to lock, such as the ones to an address
 */
export function lockOpenInvitations(
  tx: OrmTransaction,
  workspaceId: WorkspaceId,
  which: SQL | undefined,
): Promise<OpenInvitation[]> {
  return tx
    .select({ id: invitations.id, hash: invitations.hash, role: invitations.role })
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), isOpenInvitation(), which))
    .orderBy(invitations.id)
    .for('update');
}

/** @param open locked before */
export async function revokeInvitations(
  tx: OrmTransaction,
  open: readonly OpenInvitation[],
): Promise<void> {
  const ids = open.map(({ id }) => id);
  await tx
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(inArray(invitations.id, ids));
}
