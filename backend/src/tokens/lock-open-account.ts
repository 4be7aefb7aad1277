import { eq } from 'drizzle-orm';
import { users, workspaces, type OrmTransaction } from '../database/index.ts';
import { forbidden } from '../errors.ts';
import type { UserId } from '../identifiers.ts';

/**
 * Locks a user who is about to get something that the deletion of their account would end. It may have
 * been scheduled while the request was in flight: a deletion that comes later waits for this
 * transaction and then finds what it made.
 * @throws {DomainError} `forbidden` if the account is being deleted
 */
export async function lockOpenAccount(tx: OrmTransaction, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  // A statement of its own, which sees what the lock waited for.
  const [own] = await tx
    .select({ eraseAt: workspaces.eraseAt })
    .from(workspaces)
    .where(eq(workspaces.ownerId, userId));
  requireOpenAccount(own?.eraseAt ?? null);
}

/**
 * @param eraseAt when the account will be erased; null unless its user asked for that
 * @throws {DomainError} `forbidden`
 */
export function requireOpenAccount(eraseAt: Date | null): void {
  if (eraseAt === null) return;
  throw forbidden(
    'Your account is scheduled for deletion. To use it again, cancel the deletion.',
    'account_closing',
  );
}
