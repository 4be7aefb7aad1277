import type { Scope, StorePlatform } from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { tokens, type Orm, type OrmTransaction } from '../database/index.ts';
import { newId, type ClientId, type TokenId, type WorkspaceId } from '../identifiers.ts';
import { limitExceeded } from '../errors.ts';
import { lockOpenWorkspace, type WorkspaceUser } from '../access-locks/index.ts';
import { requireStoreCapacity } from './require-store-capacity.ts';
import { hashToken, makeToken, TOKEN_PREFIX_LENGTH } from './token-format.ts';

/** A token that was just created: the only time it can be shown. */
export interface IssuedToken {
  readonly id: TokenId;
  readonly token: string;
  readonly tokenPrefix: string;
}

/** Maximum live API keys per workspace: enough for everyone, and few enough to review. */
export const MAX_KEYS = 100;

/**
 * Creates an API key (contract §2.5). Whether the plan includes keys is checked on use.
 * @throws {DomainError} `limit_exceeded` if the workspace has as many as it may; `conflict` if it is
 *   being deleted
 */
export function issueApiKey({
  ctx,
  input,
}: {
  ctx: { orm: Orm | OrmTransaction };
  input: WorkspaceUser & { name: string };
}): Promise<IssuedToken> {
  return ctx.orm.transaction(async (tx) => {
    // If two calls run concurrently, the second waits here, so that its count includes the first.
    await lockOpenWorkspace(tx, input.workspaceId);
    const live = tx.$count(
      tokens,
      and(
        eq(tokens.workspaceId, input.workspaceId),
        eq(tokens.scope, 'api'),
        isNull(tokens.revokedAt),
      ),
    );
    if ((await live) >= MAX_KEYS) {
      throw limitExceeded(
        `This workspace has reached its limit of ${formatCount(MAX_KEYS, 'API key')}. Revoke one you no longer use, then try again.`,
      );
    }
    return insertToken(tx, 'api', input);
  });
}

/** Maximum connected agents per workspace. */
const MAX_AGENTS = 100;

/**
 * Creates the token of an agent, and revokes the one that its person had for it in this workspace.
 * @throws {DomainError} `limit_exceeded`; `conflict` if the workspace is being deleted
 */
export async function issueAgentToken({
  ctx,
  input,
}: {
  ctx: { orm: OrmTransaction };
  input: WorkspaceUser & { name: string; clientId: ClientId };
}): Promise<IssuedToken> {
  await lockOpenWorkspace(ctx.orm, input.workspaceId);
  const agents = and(
    eq(tokens.workspaceId, input.workspaceId),
    eq(tokens.scope, 'agent'),
    isNull(tokens.revokedAt),
  );
  await ctx.orm
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(and(agents, eq(tokens.userId, input.userId), eq(tokens.clientId, input.clientId)));
  if ((await ctx.orm.$count(tokens, agents)) >= MAX_AGENTS) {
    throw limitExceeded(
      `This workspace has reached its limit of ${formatCount(MAX_AGENTS, 'agent')}. Revoke one on the API keys page, then try again.`,
    );
  }
  return insertToken(ctx.orm, 'agent', input);
}

/** A store's existing connection, for deciding whether it may be replaced. */
export interface PreviousConnection {
  readonly tokenId: TokenId;
  readonly workspaceId: WorkspaceId;
}

/**
 * Creates a store token and revokes the origin's previous one: each origin has one live token.
 * Concurrent calls for one origin wait for each other.
 * @param input.mayReplace decides about another workspace's connection, within the transaction and
 *   while no one else can connect this origin
 * @returns also whose connection was ended, and when; undefined if it may not be ended
 * @throws {DomainError} `limit_exceeded` if the workspace has as many stores as it may
 */
export async function issueStoreToken({
  ctx,
  input,
}: {
  ctx: { orm: OrmTransaction };
  input: WorkspaceUser & {
    siteUrl: string;
    platform: StorePlatform;
    mayReplace: (former: PreviousConnection) => Promise<boolean>;
  };
}): Promise<
  (IssuedToken & { ended: (PreviousConnection & { at: Date }) | undefined }) | undefined
> {
  await ctx.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${input.siteUrl}, 0))`);
  const [ended] = await ctx.orm
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(eq(tokens.siteUrl, input.siteUrl), eq(tokens.scope, 'plugin'), isNull(tokens.revokedAt)),
    )
    .returning({
      tokenId: tokens.id,
      workspaceId: tokens.workspaceId,
      at: sql<Date>`now()`.mapWith(tokens.createdAt),
    });
  if (
    ended !== undefined &&
    ended.workspaceId !== input.workspaceId &&
    !(await input.mayReplace(ended))
  ) {
    return undefined;
  }
  // Concurrent calls of one workspace wait for each other, so that each counts the others' stores.
  await ctx.orm.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`stores of ${input.workspaceId}`}, 0))`,
  );
  await requireStoreCapacity(ctx.orm, input);
  const issued = await insertToken(ctx.orm, 'plugin', {
    ...input,
    name: new URL(input.siteUrl).host,
  });
  return { ...issued, ended };
}

async function insertToken(
  orm: Orm | OrmTransaction,
  scope: Scope,
  input: WorkspaceUser & {
    name: string;
    siteUrl?: string;
    platform?: StorePlatform;
    clientId?: ClientId;
  },
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
    clientId: input.clientId ?? null,
  });
  return issued;
}
