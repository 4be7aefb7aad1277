import { isUniqueViolation } from '@wareword/postgres';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { emailChanges, formerEmails, users, type Database, type Orm } from '../database/index.ts';
import type { Outbox } from '../mail/index.ts';
import { conflict, notFound } from '../errors.ts';
import { accountEmails } from './account-emails.ts';
import { hashLinkToken } from './link-token.ts';
import { unlinkGoogle } from './unlink-google.ts';

/** What a link to confirm a new email address shows. */
export interface EmailChangeView {
  readonly currentEmail: string;
  readonly newEmail: string;
  /** The address the link was sent to. */
  readonly sentTo: 'current' | 'new';
}

/** @throws {DomainError} `not_found` if the link expired or was replaced */
export async function readEmailChange({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { token: string };
}): Promise<EmailChangeView> {
  const hash = hashLinkToken(input.token);
  const [found] = await ctx.orm
    .select({
      currentEmail: users.email,
      newEmail: emailChanges.newEmail,
      isCurrent: sql<boolean>`${emailChanges.currentHash} = ${hash}`,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(isOpen(hash));
  if (found === undefined) throw expired();
  const { isCurrent, ...change } = found;
  return { ...change, sentTo: isCurrent ? 'current' : 'new' };
}

/** What is left to do after a link was confirmed. */
export type EmailChangeOutcome =
  /** The link that was sent to `address` has to be opened too. */
  | { readonly state: 'waiting'; readonly address: string }
  | { readonly state: 'changed'; readonly email: string };

/**
 * Confirms one of the two addresses; the second confirmation changes the account's address.
 * @throws {DomainError} `not_found`, `conflict`
 */
export async function confirmEmailChange({
  ctx,
  input,
}: {
  ctx: { database: Database; outbox: Outbox; publicUrl: URL };
  input: { token: string };
}): Promise<EmailChangeOutcome> {
  const { database, outbox, publicUrl } = ctx;
  const hash = hashLinkToken(input.token);
  const { currentEmail, newEmail } = await readEmailChange({ ctx: database, input });
  const outcome = await database.orm.transaction(async (tx): Promise<EmailChangeOutcome> => {
    const confirmedAt = (column: 'currentHash' | 'newHash', before: unknown) =>
      sql`case when ${emailChanges[column]} = ${hash} then now() else ${before} end`;
    const [change] = await tx
      .update(emailChanges)
      .set({
        currentConfirmedAt: confirmedAt('currentHash', emailChanges.currentConfirmedAt),
        newConfirmedAt: confirmedAt('newHash', emailChanges.newConfirmedAt),
      })
      .where(isOpen(hash))
      .returning();
    if (change === undefined) throw expired();
    const { userId, passwordVersion } = change;
    if (change.currentConfirmedAt === null || change.newConfirmedAt === null) {
      const address = change.currentConfirmedAt === null ? currentEmail : newEmail;
      return { state: 'waiting', address };
    }
    const changing = tx
      .update(users)
      .set({ email: newEmail, emailVerified: true, updatedAt: sql`now()` })
      .where(
        and(
          eq(users.id, userId),
          eq(users.passwordVersion, passwordVersion),
          sql`not exists (select from ${users} other where other.email = ${newEmail})`,
        ),
      )
      .returning({ id: users.id });
    const changed = await changing.catch((error: unknown) => {
      // Two accounts change to one address at the same moment.
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
    if (changed.length === 0) throw emailTaken();
    await tx.insert(formerEmails).values({ userId, email: currentEmail }).onConflictDoNothing();
    // The Google account was linked through the old address.
    await unlinkGoogle(tx, userId);
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    return { state: 'changed', email: newEmail };
  });
  if (outcome.state === 'changed') {
    const contact = new URL('/contact', publicUrl).href;
    outbox.send(accountEmails.emailChanged(currentEmail, newEmail, contact));
  }
  return outcome;
}

function isOpen(hash: Buffer) {
  return and(
    or(eq(emailChanges.currentHash, hash), eq(emailChanges.newHash, hash)),
    gt(emailChanges.expiresAt, sql`now()`),
  );
}

function emailTaken() {
  return conflict(
    'This email now belongs to another account. Choose a different one.',
    'email_taken',
  );
}

function expired() {
  return notFound(
    'This link has expired or was replaced. Go to Settings and change your email again.',
    'email_change',
  );
}
