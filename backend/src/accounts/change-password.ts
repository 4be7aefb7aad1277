import { eq } from 'drizzle-orm';
import { sessions, type Database } from '../database/index.ts';
import type { Id, UserId } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { conflict, invalid } from '../errors.ts';
import { PASSWORD_CHANGED } from '../access-locks/index.ts';
import type { Authentication } from './authentication.ts';
import { confirmPassword, runForUser } from './confirm-password.ts';
import { EASY_TO_GUESS, isEasyToGuess, PASSWORD_LENGTH } from './password.ts';
import { hashPassword } from './password-hash.ts';
import { signInAgain, type SignedInAgain } from './sign-in-again.ts';
import { setPassword } from './set-password.ts';
import { sendPasswordChangedEmail } from './send-password-changed-email.ts';

/**
 * Changes the password of a signed-in user who knows the current one. This signs them out
 * everywhere else, and ends everything else a new password ends, except the keys and stores they keep.
 * This browser gets a new session, and keeps its old one until then: its user may have gone on to
 * another page.
 * @param input.keep ids of the API keys, stores and passkeys that stay
 * @returns whether two-factor sign-in asks for a code first, and this browser's new cookies
 * @throws {DomainError} `invalid`, `conflict`, `limit_exceeded`, `unavailable`
 */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: { database: Database; outbox: Outbox; publicUrl: URL; authentication: Authentication };
  input: {
    userId: UserId;
    sessionId: Id<'ses'>;
    /** The request's, and where it comes from. */
    headers: Headers;
    address: string;
    email: string;
    passwordVersion: number;
    currentPassword: string;
    newPassword: string;
    keep: readonly string[];
  };
}): Promise<SignedInAgain> {
  const { database, outbox, publicUrl } = ctx;
  const { userId, sessionId, email, passwordVersion, currentPassword, newPassword, keep } = input;
  if (newPassword.length < PASSWORD_LENGTH.min) {
    throw invalid(`Use at least ${PASSWORD_LENGTH.min} characters.`, 'password_short');
  }
  await confirmPassword({ ctx, input: { userId, currentPassword } });
  if (await isEasyToGuess(newPassword, email)) {
    throw invalid(EASY_TO_GUESS);
  }
  const passwordHash = await runForUser(userId, () => hashPassword(newPassword));
  const isSet = await setPassword({
    ctx: { database },
    input: {
      userId,
      passwordVersion,
      passwordHash,
      keep,
      keepSession: sessionId,
      confirmsEmail: false,
    },
  });
  if (!isSet) throw conflict(PASSWORD_CHANGED);
  try {
    return await signInAgain({ ctx, input: { ...input, password: newPassword } });
  } finally {
    await database.orm.delete(sessions).where(eq(sessions.id, sessionId));
    await sendPasswordChangedEmail({ ctx: { orm: database.orm, outbox, publicUrl }, input });
  }
}
