import { and, eq, gt, sql } from 'drizzle-orm';
import { enforceAttemptLimit, type AttemptLimit } from '../rate-limits/index.ts';
import { workspaces, type Database } from '../database/index.ts';
import { conflict } from '../errors.ts';
import type { UserId } from '../identifiers.ts';

/**
 * Scheduling a deletion refunds the listings that are being written, and emails the members. Without a
 * limit, going back and forth would be a way to use the model for free.
 */
const LIMIT: AttemptLimit = { max: 3, seconds: 86_400 };

/**
 * Keeps an account whose deletion is scheduled. Its stores and keys stay revoked.
 * @throws {DomainError} `conflict` if there is nothing to cancel, or the erasure is due;
 * `limit_exceeded`
 */
export async function cancelDeletion({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { userId: UserId };
}): Promise<void> {
  await enforceAttemptLimit({
    ctx,
    input: { action: 'keep-account', subject: input.userId, limit: LIMIT },
  });
  const kept = await ctx.database.orm.transaction(async (tx) => {
    const own = eq(workspaces.ownerId, input.userId);
    // The erasure may become due while this waits for the lock, so check that only under the lock.
    await tx.select({ id: workspaces.id }).from(workspaces).where(own).for('no key update');
    return tx
      .update(workspaces)
      .set({ eraseAt: null })
      .where(and(own, gt(workspaces.eraseAt, sql`clock_timestamp()`)))
      .returning({ id: workspaces.id });
  });
  if (kept.length === 0)
    throw conflict("This account isn't scheduled for deletion.", 'not_closing');
}
