import { and, eq, isNull, sql } from 'drizzle-orm';
import { tokens, type Orm } from '../database/index.ts';
import { parseId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/**
 * Cuts a store off: its next request is refused (document, "Authentication" 5). The owner may
 * disconnect any, a member those that they connected.
 * @throws {Refusal} `not_found` where there is none to disconnect
 */
export async function disconnectStore({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; userId: UserId; isOwner: boolean; storeId: string };
}): Promise<void> {
  const id = parseId('tok', input.storeId);
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
              eq(tokens.scope, 'plugin'),
              isNull(tokens.revokedAt),
              input.isOwner ? undefined : eq(tokens.userId, input.userId),
            ),
          )
          .returning({ id: tokens.id });
  if (revoked.length === 0) {
    throw new Refusal(
      'not_found',
      'There is no such store that you could disconnect: it is disconnected already, or somebody else connected it. The owner of the workspace can disconnect any.',
    );
  }
}
