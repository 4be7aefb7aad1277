import { and, eq, isNull, sql } from 'drizzle-orm';
import { confirmPassword, leaveWorkspaces, type OnMemberRemoved } from '../accounts/index.ts';
import { endCheckout, type Payments } from '../billing/index.ts';
import {
  billingCustomers,
  connectCodes,
  emailChanges,
  oauthCodes,
  invitations,
  members,
  sessions,
  storeTransfers,
  tokens,
  users,
  workspaces,
  type Database,
  type OrmTransaction,
} from '../database/index.ts';
import { conflict } from '../errors.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import type { Logger } from '../logger.ts';
import type { Outbox } from '../mail/index.ts';
import { lockPasswordVersion } from '../access-locks/index.ts';
import { deletionEmails } from './deletion-emails.ts';
import { stopWork } from './stop-work.ts';

/** How long an account can be kept after all, in days. */
export const DELETION_DAYS = 14;

/**
 * Schedules the deletion of a user's account and of their own workspace, which is closed immediately:
 * stores and keys are revoked, jobs in progress fail and are refunded, and members are switched to
 * their own workspaces and notified by email. The user leaves the teams of others, for good, and a
 * change of their email address is dropped. Until the deletion, `cancelDeletion` reopens it.
 * @returns the workspaces that the user has left
 * @throws {DomainError} `invalid`, `limit_exceeded`, `conflict`, `not_found`, `unavailable`
 */
export async function scheduleDeletion({
  ctx,
  input,
}: {
  ctx: {
    database: Database;
    outbox: Outbox;
    payments: Payments | undefined;
    publicUrl: URL;
    onMemberRemoved: OnMemberRemoved;
    logger: Logger;
  };
  input: { userId: UserId; email: string; passwordVersion: number; currentPassword: string };
}): Promise<readonly WorkspaceId[]> {
  const { database, outbox, publicUrl, logger } = ctx;
  const { userId, email } = input;
  await confirmPassword({ ctx, input });
  await endOwnCheckout(ctx, userId);
  const closed = await database.orm.transaction(async (tx) => {
    await lockPasswordVersion(tx, input, 'no key update');
    const [workspace] = await tx
      .update(workspaces)
      .set({ eraseAt: sql`now() + ${DELETION_DAYS}::int * interval '1 day'` })
      .where(and(eq(workspaces.ownerId, userId), isNull(workspaces.eraseAt)))
      .returning({ id: workspaces.id, eraseAt: workspaces.eraseAt });
    if (workspace?.eraseAt === undefined || workspace.eraseAt === null) return undefined;
    await requireNoSubscription(tx, workspace.id);
    await endAccess(tx, workspace.id);
    const removedMembers = await switchMembersToOwnWorkspaces(tx, workspace.id);
    // Erasing the account would silently delete its keys and stores there.
    const left = await leaveWorkspaces(tx, ctx.onMemberRemoved, userId);
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    return { ...workspace, eraseAt: workspace.eraseAt, removedMembers, left };
  });
  if (closed === undefined)
    throw conflict('Your account is already scheduled for deletion.', 'closing');
  const signIn = new URL('/sign-in', publicUrl).href;
  outbox.send(deletionEmails.scheduled(email, closed.eraseAt, signIn));
  for (const member of closed.removedMembers) outbox.send(deletionEmails.toMember(member, email));
  try {
    await stopWork({ ctx: { database }, input: { workspaceId: closed.id } });
  } catch (error) {
    // The account is closed whatever happens here, and maintenance stops what is left.
    logger.warn(
      { err: error, workspaceId: closed.id },
      "couldn't stop a closed account's work yet",
    );
  }
  return closed.left;
}

/** The last event may be stale, and a checkout in another tab could still be paid. */
async function endOwnCheckout(
  { database: { orm }, payments }: { database: Database; payments: Payments | undefined },
  userId: UserId,
): Promise<void> {
  if (payments === undefined) return;
  const [own] = await orm
    .select({ workspaceId: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerId, userId));
  if (own !== undefined) await endCheckout({ ctx: { orm, payments }, input: own });
}

/** Payments would go on without the account. */
async function requireNoSubscription(tx: OrmTransaction, workspaceId: WorkspaceId): Promise<void> {
  const [paid] = await tx
    .select({ plan: billingCustomers.paidPlan, endsAt: billingCustomers.endsAt })
    .from(billingCustomers)
    .where(eq(billingCustomers.workspaceId, workspaceId));
  if (paid === undefined || paid.plan === 'free' || paid.endsAt !== null) return;
  throw conflict(
    'To delete your account, first go to Plan and usage and cancel your subscription.',
    'subscription',
  );
}

async function endAccess(tx: OrmTransaction, workspaceId: WorkspaceId): Promise<void> {
  // Before the tokens: an exchange in progress locks its code until its token exists.
  await tx.delete(connectCodes).where(eq(connectCodes.workspaceId, workspaceId));
  await tx.delete(oauthCodes).where(eq(oauthCodes.workspaceId, workspaceId));
  await tx.delete(storeTransfers).where(eq(storeTransfers.workspaceId, workspaceId));
  await tx
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(tokens.workspaceId, workspaceId), isNull(tokens.revokedAt)));
  await tx
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    );
}

/** Members return to their own workspaces; they are back if the deletion is canceled. */
async function switchMembersToOwnWorkspaces(
  tx: OrmTransaction,
  workspaceId: WorkspaceId,
): Promise<readonly string[]> {
  await tx
    .update(users)
    .set({ currentWorkspaceId: null })
    .where(eq(users.currentWorkspaceId, workspaceId));
  const removedMembers = await tx
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.workspaceId, workspaceId));
  return removedMembers.map(({ email }) => email);
}
