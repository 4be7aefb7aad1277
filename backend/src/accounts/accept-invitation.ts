import { and, eq, sql } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { invitations, members, users, workspaces, type Orm } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { hashInvitationToken } from './invitation-token.ts';
import { isOpen } from './list-team.ts';

/** What the holder of an invitation's link is told. */
export interface InvitationView {
  readonly ownerEmail: string;
  /** Whose account may accept it. */
  readonly email: string;
  readonly state: 'open' | 'accepted' | 'revoked' | 'expired';
}

/** @throws {Refusal} `not_found` where there never was such a link */
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
      state: sql<InvitationView['state']>`case
        when ${invitations.acceptedAt} is not null then 'accepted'
        when ${invitations.revokedAt} is not null then 'revoked'
        when ${invitations.expiresAt} <= now() then 'expired'
        else 'open' end`,
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(invitations.hash, hashInvitationToken(input.token)));
  if (found === undefined) {
    throw new Refusal(
      'not_found',
      'This invitation does not exist. Open the link as it was mailed to you, or ask for a new one.',
    );
  }
  return found;
}

/**
 * Makes the user a member of the workspace that invited them, in which they work from then on
 * (decisions 19). For somebody who is a member already this is no more than going there.
 * @throws {Refusal} `not_found`, `validation_error`, `plan_required`
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
    throw new Refusal(
      'validation_error',
      `This invitation is for ${invitation.email}, and you are signed in as ${email}. Sign in with that address, or ask for an invitation to yours.`,
    );
  }
  return ctx.orm.transaction(async (tx) => {
    const hash = hashInvitationToken(input.token);
    // Of two acceptances at once, the second sees what the first did.
    const [workspace] = await tx
      .select({ id: workspaces.id, plan: workspaces.plan })
      .from(invitations)
      .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
      .where(eq(invitations.hash, hash))
      .for('update', { of: invitations });
    if (workspace === undefined) throw notOpen(invitation.ownerEmail);
    const { id: workspaceId, plan } = workspace;
    const [member] = await tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)));
    if (member === undefined) {
      if (!ctx.plans[plan].agency) {
        throw new Refusal(
          'plan_required',
          `Team members are part of the Agency plan, which ${invitation.ownerEmail} does not have any more. Ask them.`,
        );
      }
      const accepted = await tx
        .update(invitations)
        .set({ acceptedAt: sql`now()` })
        .where(and(eq(invitations.hash, hash), isOpen()))
        .returning({ id: invitations.id });
      if (accepted.length === 0) throw notOpen(invitation.ownerEmail);
      await tx.insert(members).values({ workspaceId, userId }).onConflictDoNothing();
    }
    await tx
      .update(users)
      .set({ currentWorkspaceId: workspaceId, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    return workspaceId;
  });
}

function notOpen(ownerEmail: string): Refusal {
  return new Refusal(
    'not_found',
    `This invitation was used already, was taken back, or is too old. Ask ${ownerEmail} for a new one.`,
  );
}
