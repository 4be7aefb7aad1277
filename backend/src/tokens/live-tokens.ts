import type { Scope } from '@wareword/shared-schema';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { tokens, users, type Orm } from '../database/index.ts';
import { parseId, type TokenId, type UserId, type WorkspaceId } from '../identifiers.ts';

/** Tokens on one page of a list. */
const PAGE_SIZE = 50;

/** Where a list continues, by the time and id of its last row. */
export interface TokenCursor {
  readonly at: string;
  readonly id: string;
}

/** A live token and the person who created it. */
interface LiveToken {
  readonly id: TokenId;
  readonly scope: Scope;
  readonly name: string;
  /** The first characters, to tell tokens apart. */
  readonly prefix: string;
  readonly siteUrl: string | null;
  readonly platform: (typeof tokens.$inferSelect)['platform'];
  readonly createdAt: Date;
  /** Accurate to a few seconds. */
  readonly lastUsedAt: Date | null;
  readonly createdBy: { readonly userId: UserId; readonly email: string };
}

/** The live tokens of a workspace with some scopes: a page of them, newest first. */
export async function listLiveTokens({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; scopes: readonly Scope[]; after?: TokenCursor | undefined };
}): Promise<{ tokens: readonly LiveToken[]; next: TokenCursor | undefined }> {
  const { after } = input;
  const rows = await ctx.orm
    .select({
      id: tokens.id,
      scope: tokens.scope,
      name: tokens.name,
      prefix: tokens.prefix,
      siteUrl: tokens.siteUrl,
      platform: tokens.platform,
      createdAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
      createdBy: { userId: users.id, email: users.email },
      at: sql<string>`${tokens.createdAt}::text`,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.workspaceId, input.workspaceId),
        inArray(tokens.scope, input.scopes),
        isNull(tokens.revokedAt),
        after &&
          sql`(${tokens.createdAt}, ${tokens.id}) < (${after.at}::timestamptz, ${after.id}::text)`,
      ),
    )
    .orderBy(desc(tokens.createdAt), desc(tokens.id))
    .limit(PAGE_SIZE + 1);
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    tokens: rows.slice(0, PAGE_SIZE).map(({ at: _, ...token }) => token),
    next: last && { at: last.at, id: last.id },
  };
}

/**
 * Revokes a live token of a workspace: the next request with it is refused (contract §2.3).
 * @returns whether there was one
 */
export async function revokeLiveToken({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; scopes: readonly Scope[]; tokenId: string };
}): Promise<boolean> {
  const id = parseId('tok', input.tokenId);
  if (id === undefined) return false;
  const revoked = await ctx.orm
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(tokens.id, id),
        eq(tokens.workspaceId, input.workspaceId),
        inArray(tokens.scope, input.scopes),
        isNull(tokens.revokedAt),
      ),
    )
    .returning({ id: tokens.id });
  return revoked.length > 0;
}
