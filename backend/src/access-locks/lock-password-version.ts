import { and, eq } from 'drizzle-orm';
import { users, type OrmTransaction } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import { notFound } from '../errors.ts';

/** Shown to a user whose session ended because the password changed. */
export const PASSWORD_CHANGED = 'Your password has changed. Sign in again.';

/** A signed-in user, and the password version they signed in with. */
export interface SignedInUser {
  readonly userId: UserId;
  readonly passwordVersion: number;
}

/**
 * Locks the user's password version, so that what this transaction creates does not outlast the
 * password its user signed in with. A concurrent password change either waits for this transaction
 * and then finds its result, or came first, in which case this fails.
 * @param strength `no key update` if the transaction also changes the user: of two that share the lock,
 *   each would wait for the other
 * @throws {DomainError} `not_found`
 */
export async function lockPasswordVersion(
  tx: OrmTransaction,
  { userId, passwordVersion }: SignedInUser,
  strength: 'share' | 'no key update' = 'share',
): Promise<void> {
  const [locked] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordVersion, passwordVersion)))
    .for(strength);
  if (locked === undefined) {
    throw notFound(PASSWORD_CHANGED);
  }
}
