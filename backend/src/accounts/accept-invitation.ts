import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Plans } from '../config.ts';
import { invitations, members, users, workspaces, type Orm } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import type { MemberRole } from '../roles.ts';
import { conflict, type DomainError, forbidden, notFound } from '../errors.ts';
import { lockOpenAccount, lockOpenWorkspace } from '../access-locks/index.ts';
import { hashLinkToken } from './link-token.ts';
import { lockOpenInvitations, revokeInvitations } from './open-invitations.ts';

const State = z.enum(['open', 'accepted', 'revoked', 'expired']);

/** The data that an invitation link shows to the person who opens it. */
export interface InvitationView {
  readonly ownerEmail: string;
  /** The only account that may accept it. */
  readonly email: string;
  /** The role they will get. */
  readonly role: MemberRole;
  readonly state: z.infer<typeof State>;
}

/** @throws {DomainError} `not_found` if there is no such link */
export async function readInvitation({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { token: string };
}): Promise<InvitationView> {
  const [found] = await ctx.orm
    .select({
      ownerEmail: users.email,
      email: invitations.email,
      role: invitations.role,
      state: sql`case
        when ${invitations.acceptedAt} is not null then 'accepted'
        when ${invitations.revokedAt} is not null then 'revoked'
        when ${invitations.expiresAt} <= now() then 'expired'
        else 'open' end`.mapWith((text) => State.parse(text)),
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(invitations.hash, hashLinkToken(input.token)));
  if (found === undefined) {
    throw notFound(
      'This invitation link is incomplete. Open it from the email again, or ask for a new one.',
      'invitation_link',
    );
  }
  return found;
}

/**
 * Adds the user to the workspace that invited them and switches them to it (contract §10.4). For
 * someone who is already a member, it only switches. Other invitations of theirs to it are revoked: one
 * would bring them back after they were removed.
 * @throws {DomainError} `not_found`, `conflict`, `forbidden`
 */
export async function acceptInvitation({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { token: string; userId: UserId; email: string };
}): Promise<WorkspaceId> {
  const { userId, email } = input;
  const invitation = await readInvitation({ ctx, input });
  if (invitation.email !== email) {
    throw conflict(
      `This invitation is for ${invitation.email}, but you're signed in as ${email}. Sign in as ${invitation.email}, or ask for a new invitation.`,
      'invitation_account',
    );
  }
  return ctx.orm.transaction(async (tx) => {
    await lockOpenAccount(tx, userId);
    const hash = hashLinkToken(input.token);
    const [workspace] = await tx
      .select({ id: workspaces.id, plan: workspaces.plan })
      .from(invitations)
      .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
      .where(eq(invitations.hash, hash));
    if (workspace === undefined) throw notOpen(invitation.ownerEmail);
    const { id: workspaceId, plan } = workspace;
    // If two acceptances run concurrently, the second one sees the result of the first. An invitation
    // that is being sent is seen as well.
    await lockOpenWorkspace(tx, workspaceId);
    const open = await lockOpenInvitations(tx, workspaceId, eq(invitations.email, email));
    const [member] = await tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)));
    if (member === undefined) {
      if (!ctx.plans[plan].team) {
        throw forbidden(
          `${invitation.ownerEmail} is no longer on the Agency plan, which teams require. Ask them to upgrade.`,
          'plan_required',
        );
      }
      const accepted = open.find((one) => one.hash.equals(hash));
      if (accepted === undefined) throw notOpen(invitation.ownerEmail);
      await tx
        .update(invitations)
        .set({ acceptedAt: sql`now()` })
        .where(eq(invitations.id, accepted.id));
      await tx
        .insert(members)
        .values({ workspaceId, userId, role: accepted.role })
        .onConflictDoNothing();
    }
    await revokeInvitations(
      tx,
      open.filter((one) => !one.hash.equals(hash)),
    );
    await tx
      .update(users)
      .set({ currentWorkspaceId: workspaceId, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    return workspaceId;
  });
}

function notOpen(ownerEmail: string): DomainError {
  return notFound(
    `This invitation has expired, was revoked or was already used. Ask ${ownerEmail} for a new one.`,
    'invitation',
  );
}
