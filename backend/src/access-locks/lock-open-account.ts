import { eq } from 'drizzle-orm';
import { users, workspaces, type OrmTransaction } from '../database/index.ts';
import { forbidden } from '../errors.ts';
import type { UserId } from '../identifiers.ts';

export const ACCOUNT_CLOSING =
  'Your account is scheduled for deletion. To use it again, open your dashboard and click "Keep my account".';

/**
 * Locks a user who is about to get something that the deletion of their account would end. The
 * deletion may have been scheduled while the request was in flight; a later deletion waits for this
 * transaction and then finds what it created.
 * @throws {DomainError} `forbidden` if the account is being deleted
 */
export async function lockOpenAccount(tx: OrmTransaction, userId: UserId): Promise<void> {
  requireOpenAccount(await lockEraseAt(tx, userId));
}

/** Locks a user. @returns when their account will be erased; null unless they asked for that */
export async function lockEraseAt(tx: OrmTransaction, userId: UserId): Promise<Date | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  // A statement of its own, which sees what the lock waited for.
  const [own] = await tx
    .select({ eraseAt: workspaces.eraseAt })
    .from(workspaces)
    .where(eq(workspaces.ownerId, userId));
  return own?.eraseAt ?? null;
}

/**
 * @param eraseAt when the account will be erased; null unless its user asked for that
 * @throws {DomainError} `forbidden`
 */
export function requireOpenAccount(eraseAt: Date | null): void {
  if (eraseAt === null) return;
  throw forbidden(ACCOUNT_CLOSING, 'account_closing');
}
