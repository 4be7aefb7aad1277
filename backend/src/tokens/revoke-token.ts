import { and, eq, isNull, sql } from 'drizzle-orm';
import { tokens, type Orm, type OrmTransaction } from '../database/index.ts';
import type { TokenId, UserId } from '../identifiers.ts';

/**
 * Revokes a user's live tokens with a prefix, effective from their next request (contract §2.3).
 * @returns how many were revoked
 */
export async function revokeByPrefix({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId; tokenPrefix: string };
}): Promise<number> {
  const revoked = await ctx.orm
    .update(tokens)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(tokens.userId, input.userId),
        eq(tokens.prefix, input.tokenPrefix),
        isNull(tokens.revokedAt),
      ),
    )
    .returning({ id: tokens.id });
  return revoked.length;
}

/** Revokes one token if it is live. */
export async function revokeById({
  ctx,
  input,
}: {
  ctx: { orm: Orm | OrmTransaction };
  input: { tokenId: TokenId };
}): Promise<void> {
  await ctx.orm
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(tokens.id, input.tokenId), isNull(tokens.revokedAt)));
}
