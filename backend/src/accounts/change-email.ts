import { and, eq, gt, sql } from 'drizzle-orm';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import { emailChanges, users, type Database } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { conflict } from '../errors.ts';
import { lockOpenAccount, lockPasswordVersion } from '../access-locks/index.ts';
import { accountEmails } from './account-emails.ts';
import { claimMail } from './attempt-limits.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashLinkToken, makeLinkToken } from './link-token.ts';
import { EMAIL_CHANGE_HOURS } from './link-lifetimes.ts';
import { pageLink } from './page-links.ts';
import { parseEmailAddress } from './parse-email-address.ts';

const CHANGE_LIMIT = { max: 5, seconds: 3600 };

/**
 * Requests a change of the email address, which needs the password and a confirmed link at both
 * addresses. An earlier request is replaced. Only the owner of the new address learns whether it
 * already has an account.
 * @throws {DomainError} `invalid`, `conflict`, `limit_exceeded`, `not_found`, `forbidden`
 */
export async function requestEmailChange({
  ctx,
  input,
}: {
  ctx: { database: Database; outbox: Outbox; publicUrl: URL };
  input: {
    userId: UserId;
    passwordVersion: number;
    email: string;
    newEmail: string;
    currentPassword: string;
  };
}): Promise<void> {
  const { database, outbox, publicUrl } = ctx;
  const { userId, email, passwordVersion } = input;
  const newEmail = parseEmailAddress(input.newEmail);
  if (newEmail === email) throw conflict('This is already your email.', 'same_email');
  await confirmPassword({ ctx, input });
  await enforceAttemptLimit({
    ctx,
    input: { action: 'email-change', subject: userId, limit: CHANGE_LIMIT },
  });
  const [currentToken, newToken] = [makeLinkToken(), makeLinkToken()];
  const request = {
    newEmail,
    currentHash: hashLinkToken(currentToken),
    newHash: hashLinkToken(newToken),
    currentConfirmedAt: null,
    newConfirmedAt: null,
    passwordVersion,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + EMAIL_CHANGE_HOURS * 3_600_000),
  };
  await database.orm.transaction(async (tx) => {
    await lockOpenAccount(tx, userId);
    await lockPasswordVersion(tx, input);
    await tx
      .insert(emailChanges)
      .values({ userId, ...request })
      .onConflictDoUpdate({ target: emailChanges.userId, set: request });
  });
  const forgotPassword = new URL('/forgot-password', publicUrl).href;
  const link = (token: string) => pageLink(publicUrl, '/confirm-email', token);
  outbox.send(accountEmails.emailChangeFrom(email, newEmail, link(currentToken), forgotPassword));
  outbox.send(async () => {
    if (!(await claimMail(database, 'email-change', newEmail))) return undefined;
    const [taken] = await database.orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, newEmail));
    return taken === undefined
      ? accountEmails.emailChangeTo(newEmail, email, link(newToken))
      : accountEmails.emailTaken(newEmail, new URL('/sign-in', publicUrl).href);
  });
}

/** A change of an email address that waits for its links to be opened. */
export interface PendingEmailChange {
  readonly newEmail: string;
  readonly currentConfirmed: boolean;
  readonly newConfirmed: boolean;
}

const PENDING_COLUMNS = {
  newEmail: emailChanges.newEmail,
  currentConfirmed: sql<boolean>`${emailChanges.currentConfirmedAt} is not null`,
  newConfirmed: sql<boolean>`${emailChanges.newConfirmedAt} is not null`,
};

export async function readPendingEmail({
  ctx,
  input,
}: {
  ctx: Pick<Database, 'orm'>;
  input: { userId: UserId };
}): Promise<PendingEmailChange | undefined> {
  const [pending] = await ctx.orm
    .select(PENDING_COLUMNS)
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, input.userId), gt(emailChanges.expiresAt, sql`now()`)));
  return pending;
}

export async function cancelEmailChange({
  ctx,
  input,
}: {
  ctx: Pick<Database, 'orm'>;
  input: { userId: UserId };
}): Promise<void> {
  await ctx.orm.delete(emailChanges).where(eq(emailChanges.userId, input.userId));
}
