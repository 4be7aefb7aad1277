import type { Scope, StorePlatform } from '@wareword/shared-schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { tokens, workspaces, type Orm, type OrmTransaction } from '../database/index.ts';
import { newId, type TokenId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { hashToken, makeToken, TOKEN_PREFIX_LENGTH } from './format.ts';

/** A token just made: the only time that it is there to be shown. */
export interface IssuedToken {
  readonly id: TokenId;
  readonly token: string;
  readonly tokenPrefix: string;
}

interface Holder {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
}

/** Live API keys that a workspace may have: what its people can look through, and enough for all. */
export const MAX_KEYS = 100;

/**
 * Makes an API key (document, "Authentication" 2). Whether the plan has keys is judged at use.
 * @throws {Refusal} `validation_error` where the workspace has as many as it may
 */
export function issueApiKey({
  ctx,
  input,
}: {
  ctx: { orm: Orm | OrmTransaction };
  input: Holder & { name: string };
}): Promise<IssuedToken> {
  return ctx.orm.transaction(async (tx) => {
    // Of two at once the second waits here, so that what it counts then holds the first.
    await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, input.workspaceId))
      .for('no key update');
    const live = tx.$count(
      tokens,
      and(
        eq(tokens.workspaceId, input.workspaceId),
        eq(tokens.scope, 'api'),
        isNull(tokens.revokedAt),
      ),
    );
    if ((await live) >= MAX_KEYS) {
      throw new Refusal(
        'validation_error',
        `There are ${MAX_KEYS} API keys in this workspace, and there can be no more. Revoke one that is not used any more, then create this one.`,
      );
    }
    return insertToken(tx, 'api', input);
  });
}

/**
 * Makes a store's token and revokes the one that its origin had, whichever account it belonged to
 * (decisions 26). Two at once for one origin wait for each other.
 * @returns also whose connection ended by it, and when
 */
export async function issueStoreToken({
  ctx,
  input,
}: {
  ctx: { orm: OrmTransaction };
  input: Holder & { siteUrl: string; platform: StorePlatform };
}): Promise<IssuedToken & { ended: { workspaceId: WorkspaceId; at: Date } | undefined }> {
  await ctx.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${input.siteUrl}, 0))`);
  const [ended] = await ctx.orm
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(eq(tokens.siteUrl, input.siteUrl), eq(tokens.scope, 'plugin'), isNull(tokens.revokedAt)),
    )
    .returning({ workspaceId: tokens.workspaceId, at: sql<Date>`now()`.mapWith(tokens.createdAt) });
  const issued = await insertToken(ctx.orm, 'plugin', {
    ...input,
    name: new URL(input.siteUrl).host,
  });
  return { ...issued, ended };
}

async function insertToken(
  orm: Orm | OrmTransaction,
  scope: Scope,
  input: Holder & { name: string; siteUrl?: string; platform?: StorePlatform },
): Promise<IssuedToken> {
  const token = makeToken(scope);
  const issued = {
    id: newId('tok'),
    token,
    tokenPrefix: token.slice(0, TOKEN_PREFIX_LENGTH),
  };
  await orm.insert(tokens).values({
    id: issued.id,
    hash: hashToken(token),
    prefix: issued.tokenPrefix,
    scope,
    name: input.name,
    workspaceId: input.workspaceId,
    userId: input.userId,
    siteUrl: input.siteUrl ?? null,
    platform: input.platform ?? null,
  });
  return issued;
}
