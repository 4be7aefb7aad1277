import { and, eq } from 'drizzle-orm';
import {
  passkeys,
  twoFactors,
  userCredentials,
  users,
  type Database,
  type Orm,
} from '../database/index.ts';
import { parseId, type UserId } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { notFound } from '../errors.ts';
import { accountEmails } from './account-emails.ts';
import { confirmPassword } from './confirm-password.ts';
import { GOOGLE_PROVIDER } from './google-sign-in.ts';
import { listPasskeys, type PasskeyView } from './list-passkeys.ts';
import { unlinkGoogle } from './unlink-google.ts';

/** How a user can sign in. */
export interface SignInMethods {
  readonly hasPassword: boolean;
  /** Whether an account at Google is linked. */
  readonly google: boolean;
  /** Whether signing in takes more than the password. */
  readonly twoFactor: boolean;
  readonly passkeys: readonly PasskeyView[];
}

export async function readSignInMethods({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId };
}): Promise<SignInMethods> {
  const [user, credentials, added] = await Promise.all([
    ctx.orm
      .select({ twoFactor: users.twoFactorEnabled })
      .from(users)
      .where(eq(users.id, input.userId)),
    ctx.orm
      .select({ provider: userCredentials.providerId, password: userCredentials.password })
      .from(userCredentials)
      .where(eq(userCredentials.userId, input.userId)),
    listPasskeys({ ctx, input }),
  ]);
  return {
    hasPassword: credentials.some(({ password }) => password !== null),
    google: credentials.some(({ provider }) => provider === GOOGLE_PROVIDER),
    twoFactor: user[0]?.twoFactor === true,
    passkeys: added,
  };
}

/**
 * Removes a passkey of a user who knows their password, and tells them by email.
 * @throws {DomainError} `not_found`, and as for `confirmPassword`
 */
export async function removePasskey({
  ctx,
  input,
}: {
  ctx: { database: Database; outbox: Outbox; publicUrl: URL };
  input: { userId: UserId; email: string; id: string; currentPassword: string };
}): Promise<void> {
  await confirmPassword({ ctx, input });
  const id = parseId('psk', input.id);
  const removed =
    id === undefined
      ? []
      : await ctx.database.orm
          .delete(passkeys)
          .where(and(eq(passkeys.id, id), eq(passkeys.userId, input.userId)))
          .returning({ id: passkeys.id });
  if (removed.length === 0) throw notFound('This passkey was already removed.', 'passkey');
  const forgotPassword = new URL('/forgot-password', ctx.publicUrl).href;
  ctx.outbox.send(accountEmails.passkeyRemoved(input.email, forgotPassword));
}

/**
 * Ends sign-in with Google for a user who knows their password, and tells them by email. So it is never
 * the last way in.
 * @throws {DomainError} `not_found`, and as for `confirmPassword`
 */
export async function removeGoogle({
  ctx,
  input,
}: {
  ctx: { database: Database; outbox: Outbox; publicUrl: URL };
  input: { userId: UserId; email: string; currentPassword: string };
}): Promise<void> {
  await confirmPassword({ ctx, input });
  const removed = await ctx.database.orm.transaction((tx) => unlinkGoogle(tx, input.userId));
  if (!removed) throw notFound('Google is already unlinked.', 'google_link');
  const forgotPassword = new URL('/forgot-password', ctx.publicUrl).href;
  ctx.outbox.send(accountEmails.googleUnlinked(input.email, forgotPassword));
}

/**
 * Turns two-factor sign-in off for someone who has lost both app and recovery codes, on behalf of the
 * operator.
 * @returns whether it was on
 */
export async function removeTwoFactor({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId };
}): Promise<boolean> {
  return ctx.orm.transaction(async (tx) => {
    const removed = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, input.userId))
      .returning({ id: twoFactors.id });
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, input.userId));
    return removed.length > 0;
  });
}
