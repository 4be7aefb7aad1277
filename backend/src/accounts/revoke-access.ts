import type { Scope } from '@wareword/shared-schema';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { connectCodes, tokens, type OrmTransaction } from '../database/index.ts';
import type { WorkspaceUser } from '../tokens/index.ts';

/** Revokes the tokens that someone has in a workspace, and the codes that would become tokens. */
export async function revokeAccess(
  tx: OrmTransaction,
  { workspaceId, userId }: WorkspaceUser,
  scopes: readonly Scope[],
): Promise<void> {
  // Codes before tokens: an exchange in progress locks its code, so its token exists afterwards.
  await tx
    .delete(connectCodes)
    .where(and(eq(connectCodes.workspaceId, workspaceId), eq(connectCodes.userId, userId)));
  await tx
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(tokens.workspaceId, workspaceId),
        eq(tokens.userId, userId),
        inArray(tokens.scope, scopes),
        isNull(tokens.revokedAt),
      ),
    );
}
