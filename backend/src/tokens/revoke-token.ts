import { and, eq, isNull } from 'drizzle-orm';
import { tokens, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';

/**
 * Revokes a workspace's live tokens with a prefix; every request with them is refused from the
 * next one on (document, "Authentication" 5).
 * @returns how many were revoked
 */
export async function revokeByPrefix({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; tokenPrefix: string };
}): Promise<number> {
  const revoked = await ctx.orm
    .update(tokens)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(tokens.workspaceId, input.workspaceId),
        eq(tokens.prefix, input.tokenPrefix),
        isNull(tokens.revokedAt),
      ),
    )
    .returning({ id: tokens.id });
  return revoked.length;
}
