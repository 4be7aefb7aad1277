import { and, eq } from 'drizzle-orm';
import { userCredentials, type OrmTransaction } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import { GOOGLE_PROVIDER } from './google-sign-in.ts';

/**
 * Unlinks the Google account, so it no longer signs the user in. Signing in with Google links it again,
 * under the same conditions as the first time.
 * @returns whether one was linked
 */
export async function unlinkGoogle(tx: OrmTransaction, userId: UserId): Promise<boolean> {
  const removed = await tx
    .delete(userCredentials)
    .where(and(eq(userCredentials.userId, userId), eq(userCredentials.providerId, GOOGLE_PROVIDER)))
    .returning({ id: userCredentials.id });
  return removed.length > 0;
}
