import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { hashCode, isUsableCode, matchesChallenge, provisionalUsedAt } from '../connect/index.ts';
import { oauthCodes, workspaces, type OrmTransaction } from '../database/index.ts';
import { MAX_CLIENT_ID_CHARACTERS, type UserId, type WorkspaceId } from '../identifiers.ts';
import { issueAgentToken, revokeById } from '../tokens/index.ts';
import type { AgentsContext } from './context.ts';
import { OAuthError } from './oauth-error.ts';
import { isMcpResource, mcpResource } from './resource.ts';

/** How long a client that was approved can be approved again. */
const USED_TTL = '1 year';

const TokenRequestSchema = z.object({
  grant_type: z.string(),
  code: z.string().max(200),
  client_id: z.string().max(MAX_CLIENT_ID_CHARACTERS),
  redirect_uri: z.string().max(2_000),
  code_verifier: z.string().max(200),
  resource: z.string().max(2_000).optional(),
});

/** The token of an agent that was approved. */
export interface AgentToken {
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
  readonly clientId: string;
  /** The name that the client gives itself. */
  readonly clientName: string;
  readonly token: string;
  readonly tokenPrefix: string;
}

/**
 * Exchanges a one-time code for a token of the MCP server (RFC 6749, 4.1.3). Of several concurrent
 * exchanges, one wins. A code that is used again later was leaked or sent twice, so its token is
 * revoked. A request that does not match the code leaves it unchanged.
 * @param input.arrivedAt when the request arrived, by this process's clock
 * @throws {OAuthError}
 */
export async function exchangeAgentCode({
  ctx,
  input,
}: {
  ctx: AgentsContext;
  input: { readonly form: unknown; readonly arrivedAt: Date };
}): Promise<AgentToken> {
  const parsed = TokenRequestSchema.safeParse(input.form);
  if (!parsed.success) {
    const [name = 'body'] = parsed.error.issues[0]?.path ?? [];
    throw new OAuthError('invalid_request', `${String(name)} is missing, repeated or too long.`);
  }
  const request = parsed.data;
  if (request.grant_type !== 'authorization_code') {
    throw new OAuthError('unsupported_grant_type', 'grant_type must be authorization_code.');
  }
  if (request.resource !== undefined && !isMcpResource(request.resource, ctx.publicUrl)) {
    throw new OAuthError('invalid_target', `resource must be ${mcpResource(ctx.publicUrl)}.`);
  }
  // A transaction that throws is rolled back, but a revocation after a replay must persist.
  const result = await ctx.database.orm.transaction((tx) =>
    exchange(tx, { ...request, arrivedAt: input.arrivedAt }),
  );
  if (result instanceof OAuthError) throw result;
  // The token is theirs even if this fails; a replay would then revoke nothing for a minute.
  await ctx.database.orm
    .update(oauthCodes)
    .set({ usedAt: new Date() })
    .where(eq(oauthCodes.hash, hashCode(request.code)))
    .catch(() => undefined);
  return result;
}

async function exchange(
  tx: OrmTransaction,
  request: z.output<typeof TokenRequestSchema> & { readonly arrivedAt: Date },
): Promise<AgentToken | OAuthError> {
  const issued = await findCode(tx, request.code);
  if (
    issued === undefined ||
    !(issued.usable || issued.usedAt !== null) ||
    issued.clientId !== request.client_id ||
    issued.redirectUri !== request.redirect_uri ||
    !matchesChallenge(issued.codeChallenge, request.code_verifier)
  ) {
    return invalidGrant();
  }
  const { userId, workspaceId, clientId, clientName } = issued;
  if (issued.usedAt !== null) {
    // A request that arrived before the winner was answered merely lost the race.
    if (request.arrivedAt <= issued.usedAt || issued.tokenId === null) return invalidGrant();
    await revokeById({ ctx: { orm: tx }, input: { tokenId: issued.tokenId } });
    const about = { actor: userId, target: clientId, workspaceId, clientName };
    return invalidGrant({ ...about, replayed: true });
  }
  const token = await issueAgentToken({
    ctx: { orm: tx },
    input: { userId, workspaceId, clientId, name: clientName },
  });
  await tx
    .update(oauthCodes)
    .set({ usedAt: provisionalUsedAt(), tokenId: token.id })
    .where(eq(oauthCodes.hash, issued.hash));
  await tx.execute(sql`
    update oauth_clients set used_at = now(), expires_at = now() + ${USED_TTL}::interval
    where id = ${clientId}
  `);
  const { token: secret, tokenPrefix } = token;
  return { userId, workspaceId, clientId, clientName, token: secret, tokenPrefix };
}

/** Finds the code, and locks it, so that concurrent exchanges wait here. */
async function findCode(tx: OrmTransaction, code: string) {
  const [issued] = await tx
    .select({
      hash: oauthCodes.hash,
      clientId: oauthCodes.clientId,
      clientName: oauthCodes.clientName,
      workspaceId: oauthCodes.workspaceId,
      userId: oauthCodes.userId,
      redirectUri: oauthCodes.redirectUri,
      codeChallenge: oauthCodes.codeChallenge,
      usedAt: oauthCodes.usedAt,
      tokenId: oauthCodes.tokenId,
      usable: isUsableCode(oauthCodes),
    })
    .from(oauthCodes)
    .innerJoin(workspaces, eq(workspaces.id, oauthCodes.workspaceId))
    .where(eq(oauthCodes.hash, hashCode(code)))
    .for('update', { of: oauthCodes });
  return issued;
}

/** The same response for every unusable code, whatever the reason. */
function invalidGrant(details: OAuthError['details'] = {}): OAuthError {
  return new OAuthError(
    'invalid_grant',
    'This code is invalid, has expired or was already used. Connect again.',
    details,
  );
}
