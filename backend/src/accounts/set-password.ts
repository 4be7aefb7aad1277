import { and, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm';
import {
  connectCodes,
  oauthCodes,
  emailChanges,
  invitations,
  passkeys,
  sessions,
  tokens,
  twoFactors,
  userCredentials,
  users,
  type Database,
  type OrmTransaction,
} from '../database/index.ts';
import { newId, parseId, type Id, type UserId } from '../identifiers.ts';
import { pauseEndpointsOf } from '../webhooks/index.ts';
import { TWO_FACTOR_UNDO_DAYS } from './link-lifetimes.ts';
import { unlinkGoogle } from './unlink-google.ts';
import { isOpenInvitation } from './open-invitations.ts';

/**
 * Sets a new password and, in the same transaction, ends everything the old one granted: sessions,
 * emailed reset links, known browsers, unused connect codes, open invitations, changes of the email
 * address, the link to Google, and the API keys, store connections and passkeys that are not kept.
 * Webhooks that are not kept are paused.
 *
 * Most of it follows from the password version: anything that carries an earlier version is
 * invalid, even if a request in progress writes it later. Operations that create a key, a code or
 * an invitation lock the user's row first (`lockPasswordVersion`). Either they commit before the
 * update below and the following statements find their result, or they wait for it and are
 * rejected.
 *
 * @param input.passwordVersion the version the caller was authenticated for; of two concurrent
 *   changes, one wins
 * @param input.keep ids of API keys, store connections, passkeys and webhooks to keep
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
    keep: readonly string[];
    /** A session that stays, until its browser has the next one. */
    keepSession?: Id<'ses'>;
    /**
     * Whether this also proves ownership of the email address. It then turns off an authenticator
     * app that was set up in the last {@link TWO_FACTOR_UNDO_DAYS}.
     */
    confirmsEmail: boolean;
  };
}): Promise<boolean> {
  const { userId, passwordVersion, passwordHash, keep, keepSession, confirmsEmail } = input;
  const keepTokens = keep.flatMap((id) => parseId('tok', id) ?? []);
  const keepPasskeys = keep.flatMap((id) => parseId('psk', id) ?? []);
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
    await unlinkGoogle(tx, userId);
    if (keepSession !== undefined) {
      await tx
        .update(sessions)
        .set({ passwordVersion: passwordVersion + 1 })
        .where(and(eq(sessions.id, keepSession), eq(sessions.userId, userId)));
    }
    await tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          keepSession === undefined ? undefined : ne(sessions.id, keepSession),
        ),
      );
    // Before the tokens: an exchange in progress locks its code until its token exists and can be
    // found.
    await tx
      .delete(connectCodes)
      .where(and(eq(connectCodes.userId, userId), isNull(connectCodes.usedAt)));
    await tx
      .delete(oauthCodes)
      .where(and(eq(oauthCodes.userId, userId), isNull(oauthCodes.usedAt)));
    await tx
      .update(tokens)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(tokens.userId, userId),
          isNull(tokens.revokedAt),
          keepTokens.length === 0 ? undefined : notInArray(tokens.id, keepTokens),
        ),
      );
    await tx
      .delete(passkeys)
      .where(
        and(
          eq(passkeys.userId, userId),
          keepPasskeys.length === 0 ? undefined : notInArray(passkeys.id, keepPasskeys),
        ),
      );
    await pauseEndpointsOf({ ctx: { orm: tx }, input: { userId, keep } });
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    if (confirmsEmail) await removeNewTwoFactor(tx, userId);
    await tx
      .update(invitations)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(invitations.invitedBy, userId), isOpenInvitation()));
    return true;
  });
}

async function removeNewTwoFactor(orm: OrmTransaction, userId: UserId): Promise<void> {
  const removed = await orm
    .delete(twoFactors)
    .where(
      and(
        eq(twoFactors.userId, userId),
        gt(twoFactors.createdAt, sql`now() - ${TWO_FACTOR_UNDO_DAYS}::int * interval '1 day'`),
      ),
    )
    .returning({ id: twoFactors.id });
  if (removed.length === 0) return;
  await orm.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}
