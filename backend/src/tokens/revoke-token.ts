import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { tokens, type Orm, type OrmTransaction } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import { hashToken, isWellFormedToken } from './token-format.ts';

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
    .set({ revokedAt: sql`now()` })
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

/** A token that its holder revoked. */
export interface RevokedToken {
  readonly scope: 'plugin' | 'agent';
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
  readonly tokenPrefix: string;
  /** The store's origin, or the agent's name. */
  readonly label: string;
}

/**
 * Revokes the token of a store or an agent for whoever holds it (RFC 7009, 2.1). API keys are revoked by the
 * people who create them.
 * @returns undefined if there is no such live token
 */
export async function revokeByHolder({
  ctx: { orm },
  input: { token },
}: {
  ctx: { orm: Orm };
  input: { readonly token: string };
}): Promise<RevokedToken | undefined> {
  if (!isWellFormedToken(token)) return undefined;
  const scopes = ['plugin', 'agent'] as const;
  const [revoked] = await orm
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(tokens.hash, hashToken(token)),
        inArray(tokens.scope, scopes),
        isNull(tokens.revokedAt),
      ),
    )
    .returning({
      scope: tokens.scope,
      userId: tokens.userId,
      workspaceId: tokens.workspaceId,
      tokenPrefix: tokens.prefix,
      label: sql<string>`coalesce(${tokens.siteUrl}, ${tokens.name})`,
    });
  return revoked && { ...revoked, scope: revoked.scope === 'plugin' ? 'plugin' : 'agent' };
}
