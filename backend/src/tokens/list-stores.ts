import type { StorePlatform } from '@wareword/shared-schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { tokens, users, type Orm } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';

/** Stores on one page of the list. */
const PAGE = 50;

/** A connected store as its people see it. */
export interface StoreView {
  readonly id: TokenId;
  /** Its host: what the connection is called. */
  readonly host: string;
  readonly siteUrl: string;
  readonly platform: StorePlatform;
  readonly connectedAt: Date;
  /** Exact to some seconds. */
  readonly lastUsedAt: Date | null;
  readonly connectedBy: { readonly userId: UserId; readonly email: string };
}

export interface StorePage {
  /** Newest connection first. */
  readonly stores: readonly StoreView[];
  /** Where to go on; absent at the end of the list. */
  readonly next: { readonly at: string; readonly id: string } | undefined;
}

/** The stores that are connected to a workspace now, a page of them. */
export async function listStores({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: {
    workspaceId: WorkspaceId;
    after?: { readonly at: string; readonly id: string } | undefined;
  };
}): Promise<StorePage> {
  const { after } = input;
  const rows = await ctx.orm
    .select({
      id: tokens.id,
      host: tokens.name,
      siteUrl: sql<string>`coalesce(${tokens.siteUrl}, '')`,
      // A store's token always has one.
      platform: sql<StorePlatform>`${tokens.platform}`,
      connectedAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
      connectedBy: { userId: users.id, email: users.email },
      at: sql<string>`${tokens.createdAt}::text`,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.workspaceId, input.workspaceId),
        eq(tokens.scope, 'plugin'),
        isNull(tokens.revokedAt),
        after &&
          sql`(${tokens.createdAt}, ${tokens.id}) < (${after.at}::timestamptz, ${after.id}::text)`,
      ),
    )
    .orderBy(desc(tokens.createdAt), desc(tokens.id))
    .limit(PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    stores: rows.slice(0, PAGE).map(({ at: _, ...store }) => store),
    next: last && { at: last.at, id: last.id },
  };
}
