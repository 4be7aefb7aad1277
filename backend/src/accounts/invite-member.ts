import { and, eq, inArray } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import {
  invitations,
  members,
  users,
  workspaces,
  type Database,
  type OrmTransaction,
} from '../database/index.ts';
import { newId, type WorkspaceId } from '../identifiers.ts';
import type { Mailer } from '../mail/index.ts';
import { conflict, forbidden, limitExceeded, unavailable } from '../errors.ts';
import { permissionFor, type MemberRole } from '../roles.ts';
import { lockOpenWorkspace, lockPasswordVersion, lockPermission } from '../access-locks/index.ts';
import { claimMail, undoMail } from './attempt-limits.ts';
import { accountEmails } from './account-emails.ts';
import { parseEmailAddress } from './parse-email-address.ts';
import { hashLinkToken, makeLinkToken } from './link-token.ts';
import { INVITATION_DAYS } from './link-lifetimes.ts';
import { enforceTeamSize } from './list-team.ts';
import { lockOpenInvitations, revokeInvitations } from './open-invitations.ts';
import type { MemberView } from './read-session.ts';
import { enforceAttemptLimit } from '../rate-limits/index.ts';

const INVITATION_TTL_MS = INVITATION_DAYS * 86_400_000;

/** Maximum invitations a workspace may send. */
const INVITATION_LIMIT = { max: 30, seconds: 3600 };

/**
 * Invites someone by email to the inviter's current workspace (Agency plan), with a role. Inviting an
 * address again invalidates its earlier link once the new one was sent, which needs the same permission as
 * revoking it.
 * @returns the address as stored
 * @throws {DomainError} `forbidden`, `invalid`, `conflict`, `limit_exceeded`, `unavailable`
 */
export async function inviteMember({
  ctx,
  input,
}: {
  ctx: { database: Database; mailer: Mailer; plans: Plans; publicUrl: URL };
  input: { inviter: MemberView; email: string; role: MemberRole };
}): Promise<{ readonly email: string; readonly link: string }> {
  const { database, mailer, publicUrl } = ctx;
  const { inviter, role } = input;
  const { workspaceId } = inviter;
  const email = parseEmailAddress(input.email);
  if (email === inviter.email) throw conflict("You're already on this team.", 'own_team');
  await enforceAttemptLimit({
    ctx,
    input: { action: 'invite', subject: workspaceId, limit: INVITATION_LIMIT },
  });
  // Others may not use up the recipient's limit.
  requireTeams(ctx.plans, inviter.plan);
  if (!(await claimMail(database, 'invitation', email))) {
    throw limitExceeded(
      `${email} has received several invitations in the past hour. Try again later.`,
      'rate',
    );
  }
  const token = makeLinkToken();
  const id = newId('inv');
  const { ownerEmail, replaced } = await database.orm.transaction(async (tx) => {
    await lockPermission(tx, inviter, permissionFor(role));
    await lockPasswordVersion(tx, inviter);
    // Also serializes the invitations of a workspace, so that the size limit holds.
    await lockOpenWorkspace(tx, workspaceId);
    const [workspace] = await tx
      .select({ plan: workspaces.plan, ownerEmail: users.email })
      .from(workspaces)
      .innerJoin(users, eq(users.id, workspaces.ownerId))
      .where(eq(workspaces.id, workspaceId));
    if (workspace === undefined) throw forbidden('This workspace no longer exists.');
    requireTeams(ctx.plans, workspace.plan);
    if (email === workspace.ownerEmail || (await isMember(tx, workspaceId, email))) {
      throw conflict(`${email} is already on this team.`, 'team_member');
    }
    const replaced = await lockOpenInvitations(tx, workspaceId, eq(invitations.email, email));
    for (const before of replaced) await lockPermission(tx, inviter, permissionFor(before.role));
    await enforceTeamSize(tx, workspaceId, replaced.length);
    await tx.insert(invitations).values({
      id,
      hash: hashLinkToken(token),
      workspaceId,
      email,
      role,
      invitedBy: inviter.userId,
      expiresAt: new Date(Date.now() + INVITATION_TTL_MS),
    });
    return { ownerEmail: workspace.ownerEmail, replaced: replaced.map(({ id }) => id) };
  });
  const link = new URL(`/invitations/${token}`, publicUrl).href;
  try {
    await mailer.send(
      accountEmails.invitation({ email, role, inviter: inviter.email, owner: ownerEmail, link }),
    );
  } catch {
    // As if no one had been invited: an earlier link still works.
    await database.orm.delete(invitations).where(eq(invitations.id, id));
    await undoMail(database, 'invitation', email);
    throw unavailable(
      `We couldn't send the invitation to ${email}. Try again in a few minutes.`,
      'invitation_mail',
    );
  }
  await database.orm.transaction(async (tx) => {
    await lockOpenWorkspace(tx, workspaceId);
    // While the email was being sent, a member may have changed their address to this one.
    const ended = (await isMember(tx, workspaceId, email)) ? [...replaced, id] : replaced;
    const open = await lockOpenInvitations(tx, workspaceId, inArray(invitations.id, ended));
    await revokeInvitations(tx, open);
  });
  return { email, link };
}

async function isMember(
  tx: OrmTransaction,
  workspaceId: WorkspaceId,
  email: string,
): Promise<boolean> {
  const [member] = await tx
    .select({ id: users.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.workspaceId, workspaceId), eq(users.email, email)));
  return member !== undefined;
}

function requireTeams(plans: Plans, plan: PlanName): void {
  if (plans[plan].team) return;
  throw forbidden(
    'Teams are available on the Agency plan. Upgrade to invite people.',
    'plan_required',
  );
}
