import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { tokens, users, type Orm } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';

/** Keys on one page of the list. */
const PAGE = 50;

/** An API key as its people see it: never the key itself, which nobody has but them. */
export interface KeyView {
  readonly id: TokenId;
  readonly name: string;
  /** The first characters, to tell keys apart. */
  readonly prefix: string;
  readonly createdAt: Date;
  /** Exact to some seconds. */
  readonly lastUsedAt: Date | null;
  readonly madeBy: { readonly userId: UserId; readonly email: string };
}

export interface KeyPage {
  /** Newest first. */
  readonly keys: readonly KeyView[];
  /** Where to go on; absent at the end of the list. */
  readonly next: { readonly at: string; readonly id: string } | undefined;
}

/** The live API keys of a workspace, a page of them. */
export async function listKeys({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: {
    workspaceId: WorkspaceId;
    after?: { readonly at: string; readonly id: string } | undefined;
  };
}): Promise<KeyPage> {
  const { after } = input;
  const rows = await ctx.orm
    .select({
      id: tokens.id,
      name: tokens.name,
      prefix: tokens.prefix,
      createdAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
      madeBy: { userId: users.id, email: users.email },
      at: sql<string>`${tokens.createdAt}::text`,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.workspaceId, input.workspaceId),
        eq(tokens.scope, 'api'),
        isNull(tokens.revokedAt),
        after &&
          sql`(${tokens.createdAt}, ${tokens.id}) < (${after.at}::timestamptz, ${after.id}::text)`,
      ),
    )
    .orderBy(desc(tokens.createdAt), desc(tokens.id))
    .limit(PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    keys: rows.slice(0, PAGE).map(({ at: _, ...key }) => key),
    next: last && { at: last.at, id: last.id },
  };
}
