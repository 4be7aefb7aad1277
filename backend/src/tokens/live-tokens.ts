import { SCOPES, STORE_PLATFORMS, type Scope } from '@wareword/shared-schema';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { parseUnions, tokens, type Database, type Orm } from '../database/index.ts';
import { parseId, type TokenId, type UserId, type WorkspaceId } from '../identifiers.ts';

/** Tokens on one page of a list. */
const PAGE_SIZE = 50;

/** Where a list continues, by the time and id of its last row. */
export interface TokenCursor {
  readonly at: string;
  readonly id: string;
}

const Unions = z.object({ scope: z.enum(SCOPES), platform: z.enum(STORE_PLATFORMS).nullable() });

interface TokenRow {
  readonly id: TokenId;
  readonly name: string;
  /** The first characters, to tell tokens apart. */
  readonly prefix: string;
  readonly siteUrl: string | null;
  readonly createdAt: Date;
  /** Accurate to a few seconds. */
  readonly lastUsedAt: Date | null;
}

/** A live token and the person who created it. */
type LiveToken = TokenRow &
  z.infer<typeof Unions> & {
    readonly createdBy: { readonly userId: UserId; readonly email: string };
  };

/** The live tokens of a workspace with some scopes: a page of them, newest first. */
export async function listLiveTokens({
  ctx,
  input: { workspaceId, scopes, after },
}: {
  ctx: Pick<Database, 'sql'>;
  input: { workspaceId: WorkspaceId; scopes: readonly Scope[]; after?: TokenCursor | undefined };
}): Promise<{ tokens: readonly LiveToken[]; next: TokenCursor | undefined }> {
  type Row = TokenRow & { readonly userId: UserId; readonly email: string; readonly at: string };
  const rows = await ctx.sql<Row[]>`
    select
      t.id, t.scope, t.name, t.prefix, t.site_url as "siteUrl", t.platform,
      t.created_at as "createdAt", t.last_used_at as "lastUsedAt", t.created_at::text as at,
      u.id as "userId", u.email
    from tokens t join users u on u.id = t.user_id
    where t.workspace_id = ${workspaceId} and t.scope = any(${ctx.sql.array([...scopes])}::text[])
      and t.revoked_at is null
      ${after ? ctx.sql`and (t.created_at, t.id) < (${after.at}::text::timestamptz, ${after.id})` : ctx.sql``}
    order by t.created_at desc, t.id desc limit ${PAGE_SIZE + 1}
  `;
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    tokens: rows.slice(0, PAGE_SIZE).map(({ at: _, userId, email, ...row }) => ({
      ...parseUnions<typeof row, typeof Unions>(row, Unions),
      createdBy: { userId, email },
    })),
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
