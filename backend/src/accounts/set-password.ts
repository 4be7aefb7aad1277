import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import {
  connectCodes,
  invitations,
  sessions,
  tokens,
  userCredentials,
  users,
  type Database,
} from '../database/index.ts';
import { newId, type TokenId, type UserId } from '../identifiers.ts';
import { isOpenInvitation } from './list-team.ts';

/**
 * Sets a new password and, in the same transaction, ends everything the old one granted: sessions,
 * emailed reset links, known devices, unused connect codes, open invitations, and the API keys and
 * store connections that are not kept.
 *
 * Most of it follows from the password version: anything that carries an earlier version is
 * invalid, even if a request in progress writes it later. Operations that create a key, a code or
 * an invitation lock the user's row first (`lockPasswordVersion`). Either they commit before the
 * update below and the following statements find their result, or they wait for it and are
 * rejected.
 *
 * @param input.passwordVersion the version the caller was authenticated for; of two concurrent
 *   changes, one wins
 * @param input.keepTokens ids of API keys and store connections to keep
 * @returns whether the password was set
 */
export async function setPassword({
  ctx,
  input,
}: {
  ctx: { database: Pick<Database, 'orm'> };
  input: {
    userId: UserId;
    passwordVersion: number;
    passwordHash: string;
    keepTokens: readonly TokenId[];
    /** Whether this also proves ownership of the email address. */
    confirmsEmail: boolean;
  };
}): Promise<boolean> {
  const { userId, passwordVersion, passwordHash, keepTokens, confirmsEmail } = input;
  return ctx.database.orm.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({
        passwordVersion: passwordVersion + 1,
        ...(confirmsEmail ? { emailVerified: true } : {}),
        updatedAt: sql`now()`,
      })
      .where(and(eq(users.id, userId), eq(users.passwordVersion, passwordVersion)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    const replaced = await tx
      .update(userCredentials)
      .set({ password: passwordHash, updatedAt: sql`now()` })
      .where(and(eq(userCredentials.userId, userId), eq(userCredentials.providerId, 'credential')))
      .returning({ id: userCredentials.id });
    if (replaced.length === 0) {
      await tx.insert(userCredentials).values({
        id: newId('acc'),
        accountId: userId,
        providerId: 'credential',
        userId,
        password: passwordHash,
      });
    }
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    // Before the tokens: an exchange in progress locks its code until its token exists and can be
    // found.
    await tx
      .delete(connectCodes)
      .where(and(eq(connectCodes.userId, userId), isNull(connectCodes.usedAt)));
    await tx
      .update(tokens)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(tokens.userId, userId),
          isNull(tokens.revokedAt),
          keepTokens.length === 0 ? undefined : notInArray(tokens.id, [...keepTokens]),
        ),
      );
    await tx
      .update(invitations)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(invitations.invitedBy, userId), isOpenInvitation()));
    return true;
  });
}
