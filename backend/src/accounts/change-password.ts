import type { Database } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { conflict, invalid } from '../errors.ts';
import { PASSWORD_CHANGED } from '../tokens/index.ts';
import { confirmPassword, runForOwner } from './confirm-password.ts';
import { EASY_TO_GUESS, isEasyToGuess, PASSWORD_LENGTH } from './password.ts';
import { hashPassword } from './password-hash.ts';
import { setPassword } from './set-password.ts';
import { sendPasswordChangedEmail } from './send-password-changed-email.ts';

/**
 * Changes the password of a signed-in user who knows the current one. This signs them out
 * everywhere, including here, and ends everything else a new password ends, except the keys and
 * stores they keep.
 * @param input.keep ids of the API keys, stores and passkeys that stay
 * @throws {DomainError} `invalid`, `conflict`, `limit_exceeded`, `unavailable`
 */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: { database: Database; outbox: Outbox; publicUrl: URL };
  input: {
    userId: UserId;
    email: string;
    passwordVersion: number;
    currentPassword: string;
    newPassword: string;
    keep: readonly string[];
  };
}): Promise<void> {
  const { database, outbox, publicUrl } = ctx;
  const { userId, email, passwordVersion, currentPassword, newPassword, keep } = input;
  if (newPassword.length < PASSWORD_LENGTH.min) {
    throw invalid(`Use at least ${PASSWORD_LENGTH.min} characters.`, 'password_short');
  }
  await confirmPassword({ ctx, input: { userId, currentPassword } });
  if (await isEasyToGuess(newPassword, email)) {
    throw invalid(EASY_TO_GUESS);
  }
  const passwordHash = await runForOwner(userId, () => hashPassword(newPassword));
  const isSet = await setPassword({
    ctx: { database },
    input: {
      userId,
      passwordVersion,
      passwordHash,
      keep,
      confirmsEmail: false,
    },
  });
  if (!isSet) throw conflict(PASSWORD_CHANGED);
  await sendPasswordChangedEmail({ ctx: { orm: database.orm, outbox, publicUrl }, input });
}
