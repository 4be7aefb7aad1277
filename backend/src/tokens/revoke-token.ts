import { and, eq, isNull } from 'drizzle-orm';
import { tokens, type Orm } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';

/**
 * Revokes a user's live tokens with a prefix; every request with them is refused from the
 * next one on (document, "Authentication" 5).
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
