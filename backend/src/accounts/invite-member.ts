import { and, eq, sql } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { invitations, members, users, workspaces, type Database } from '../database/index.ts';
import { newId } from '../identifiers.ts';
import type { Mailer } from '../mail/index.ts';
import { Refusal } from '../refusal.ts';
import { accountMails } from './account-mails.ts';
import { readEmailAddress } from './email-address.ts';
import { hashInvitationToken, makeInvitationToken } from './invitation-token.ts';
import { isOpen, MAX_TEAM } from './list-team.ts';
import type { MemberView } from './read-member.ts';
import { takeAttempt } from './take-attempt.ts';

const VALID_MS = 7 * 86_400_000;

/** Invitations that a workspace may mail. */
const LIMIT = { most: 30, seconds: 3600 };

/**
 * Asks somebody by mail to work in the owner's workspace (Agency). Asking an address again makes
 * its former link void.
 * @returns the address as it was kept
 * @throws {Refusal} `plan_required`, `validation_error`, `rate_limited`, `service_unavailable`
 */
export async function inviteMember({
  ctx,
  input,
}: {
  ctx: { database: Database; mailer: Mailer; plans: Plans; publicUrl: URL };
  input: { owner: MemberView; email: string };
}): Promise<string> {
  const { database, mailer, publicUrl } = ctx;
  const { owner } = input;
  const { workspaceId } = owner;
  const email = readEmailAddress(input.email);
  if (email === owner.email) {
    throw new Refusal('validation_error', 'This is your own address. You are in the team already.');
  }
  await takeAttempt({ ctx, input: { at: 'invite', of: workspaceId, limit: LIMIT } });
  const token = makeInvitationToken();
  const id = newId('inv');
  await database.orm.transaction(async (tx) => {
    // Invitations to one workspace wait for each other, so that their number holds.
    const [workspace] = await tx
      .select({ plan: workspaces.plan })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('no key update');
    if (workspace === undefined || !ctx.plans[workspace.plan].agency) {
      throw new Refusal('plan_required', 'Team members are part of the Agency plan.');
    }
    const [already] = await tx
      .select({ id: users.id })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.workspaceId, workspaceId), eq(users.email, email)));
    if (already !== undefined) {
      throw new Refusal('validation_error', `${email} is in the team already.`);
    }
    const open = and(eq(invitations.workspaceId, workspaceId), isOpen());
    await tx
      .update(invitations)
      .set({ revokedAt: sql`now()` })
      .where(and(open, eq(invitations.email, email)));
    const size =
      (await tx.$count(members, eq(members.workspaceId, workspaceId))) +
      (await tx.$count(invitations, open));
    if (size >= MAX_TEAM) {
      throw new Refusal(
        'validation_error',
        `A team has at most ${MAX_TEAM} people, the invited ones included. Remove somebody first.`,
      );
    }
    await tx.insert(invitations).values({
      id,
      hash: hashInvitationToken(token),
      workspaceId,
      email,
      invitedBy: owner.userId,
      expiresAt: new Date(Date.now() + VALID_MS),
    });
  });
  const link = new URL(`/invitations/${token}`, publicUrl).href;
  try {
    await mailer.send(accountMails.invitation(email, owner.email, link));
  } catch {
    await database.orm.delete(invitations).where(eq(invitations.id, id));
    throw new Refusal(
      'service_unavailable',
      `The mail to ${email} could not be sent, so nobody was invited. Try again in a while.`,
    );
  }
  return email;
}
