import { and, eq, isNull, sql } from 'drizzle-orm';
import { tokens, type Orm } from '../database/index.ts';
import { parseId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/**
 * Revokes an API key of a workspace; every request with it is refused from the next one on
 * (document, "Authentication" 5). The owner may revoke any, a member those that they made.
 * @throws {Refusal} `not_found` where there is none to revoke
 */
export async function revokeKey({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; userId: UserId; isOwner: boolean; keyId: string };
}): Promise<void> {
  const id = parseId('tok', input.keyId);
  const revoked =
    id === undefined
      ? []
      : await ctx.orm
          .update(tokens)
          .set({ revokedAt: sql`now()` })
          .where(
            and(
              eq(tokens.id, id),
              eq(tokens.workspaceId, input.workspaceId),
              eq(tokens.scope, 'api'),
              isNull(tokens.revokedAt),
              input.isOwner ? undefined : eq(tokens.userId, input.userId),
            ),
          )
          .returning({ id: tokens.id });
  if (revoked.length === 0) {
    throw new Refusal(
      'not_found',
      'There is no such key that you could revoke: it is revoked already, or somebody else made it. The owner of the workspace can revoke any.',
    );
  }
}
