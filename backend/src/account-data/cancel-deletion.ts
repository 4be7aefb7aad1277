import { and, eq, gt, sql } from 'drizzle-orm';
import { workspaces, type Orm } from '../database/index.ts';
import { conflict } from '../errors.ts';
import type { UserId } from '../identifiers.ts';

/**
 * Keeps an account whose deletion is scheduled. Its stores and keys stay revoked.
 * @throws {DomainError} `conflict` if there is nothing to cancel, or the day has come
 */
export async function cancelDeletion({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId };
}): Promise<void> {
  const kept = await ctx.orm
    .update(workspaces)
    .set({ eraseAt: null })
    .where(and(eq(workspaces.ownerId, input.userId), gt(workspaces.eraseAt, sql`now()`)))
    .returning({ id: workspaces.id });
  if (kept.length === 0)
    throw conflict('This account is not scheduled for deletion.', 'not_closing');
}
