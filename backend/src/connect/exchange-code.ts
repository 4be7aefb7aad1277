import type { ConnectExchangeRequest, UsageWithRemaining } from '@wareword/shared-schema';
import { eq } from 'drizzle-orm';
import type { PlanName } from '../config.ts';
import { presentUsage, readUsed } from '../credits/index.ts';
import { connectCodes, workspaces, type OrmTransaction } from '../database/index.ts';
import { DomainError, forbidden, invalid } from '../errors.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { skipDisconnection } from '../notifications/index.ts';
import { issueStoreToken, revokeById } from '../tokens/index.ts';
import { hashCode, matchesChallenge, provisionalUsedAt } from './code.ts';
import type { ConnectContext } from './context.ts';
import { storeOrigin } from './origin.ts';
import type { TakenStore } from './notify-former-owner.ts';
import { consumeTransfer } from './transfer.ts';
import { isUsableCode } from './usable-code.ts';

export interface Connection {
  /** The user who approved it. */
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
  readonly token: string;
  readonly tokenPrefix: string;
  readonly siteUrl: string;
  readonly platform: string;
  readonly plan: PlanName;
  readonly usage: UsageWithRemaining;
  /** Set if this ended another workspace's connection; its owner must be notified. */
  readonly taken: TakenStore | undefined;
}

/**
 * Exchanges a one-time code for a store token. Of several concurrent exchanges, one wins, and the
 * others do not affect its token. A code that is used again later was leaked or sent twice, so its
 * token is revoked. A request that does not match the code leaves it unchanged.
 *
 * A store that is connected to another workspace is only taken over if the code belongs to a
 * trusted app or the transfer was allowed. That is decided here, in the transaction that ends the
 * other connection, whatever the consent page said before.
 * @param input.arrivedAt when the request arrived, by this process's clock
 * @throws {DomainError} `invalid`; `forbidden` if the store may not be taken over, which leaves the code
 *   unused
 */
export async function exchangeCode({
  ctx,
  input,
}: {
  ctx: Pick<ConnectContext, 'database' | 'plans' | 'clients'>;
  input: ConnectExchangeRequest & { readonly arrivedAt: Date };
}): Promise<Connection> {
  // A transaction that throws is rolled back, but a revocation after a replay must persist.
  const result = await ctx.database.orm.transaction((tx) => exchange(ctx, tx, input));
  if (result instanceof DomainError) throw result;
  // The token is theirs even if this fails; a replay would then revoke nothing for a minute.
  await ctx.database.orm
    .update(connectCodes)
    .set({ usedAt: new Date() })
    .where(eq(connectCodes.hash, hashCode(input.code)))
    .catch(() => undefined);
  return result;
}

/** @returns an error for a code that was already used */
async function exchange(
  ctx: Pick<ConnectContext, 'plans' | 'clients'>,
  tx: OrmTransaction,
  input: ConnectExchangeRequest & { readonly arrivedAt: Date },
): Promise<Connection | DomainError> {
  const issued = await findCode(tx, input.code);
  const wasUsed = issued !== undefined && issued.usedAt !== null;
  if (issued === undefined || !(issued.usable || wasUsed)) throw invalidCode();
  if (storeOrigin(input.site) !== issued.siteUrl) {
    // The response reveals nothing about a used code.
    if (wasUsed) throw invalidCode();
    throw invalid(
      'This code was issued for another site. Send the same site that you sent to the connect page.',
      'connect_site',
    );
  }
  if (!matchesChallenge(issued.codeChallenge, input.code_verifier)) throw invalidCode();
  const subject = { actor: issued.userId, target: issued.siteUrl };
  if (!isFromClient(ctx, issued, input)) {
    throw invalidCode('client_authentication', subject);
  }
  if (issued.usedAt !== null) {
    // A request that arrived before the winner was answered merely lost the race.
    const isReplay = input.arrivedAt > issued.usedAt;
    if (isReplay && issued.tokenId !== null) {
      await revokeById({ ctx: { orm: tx }, input: { tokenId: issued.tokenId } });
    }
    return isReplay ? invalidCode('replayed_code', subject) : invalidCode();
  }
  const token = await issueStoreToken({
    ctx: { orm: tx },
    input: {
      ...issued,
      mayReplace: async ({ tokenId }) => {
        const allowed = await consumeTransfer({
          ctx: { orm: tx },
          input: { ...issued, formerTokenId: tokenId },
        });
        return allowed || issued.clientId !== null;
      },
    },
  });
  if (token === undefined) {
    throw forbidden(
      'This store is connected to another workspace. Start the connection again: the connect page says how to move the store.',
      'store_taken',
      subject,
    );
  }
  const used = await readUsed({ ctx: { orm: tx }, input: issued });
  await tx
    .update(connectCodes)
    .set({ usedAt: provisionalUsedAt(), tokenId: token.id })
    .where(eq(connectCodes.hash, issued.hash));
  const { ended } = token;
  const isTaken = ended !== undefined && ended.workspaceId !== issued.workspaceId;
  // The owner is emailed about that at once.
  if (isTaken) await skipDisconnection({ ctx: { orm: tx }, input: ended });
  return {
    userId: issued.userId,
    workspaceId: issued.workspaceId,
    token: token.token,
    tokenPrefix: token.tokenPrefix,
    siteUrl: issued.siteUrl,
    platform: issued.platform,
    plan: issued.plan,
    usage: presentUsage(ctx.plans, issued.plan, used),
    taken: isTaken
      ? { siteUrl: issued.siteUrl, formerWorkspaceId: ended.workspaceId, at: ended.at }
      : undefined,
  };
}

/** Finds the code and its owner, and locks it, so that concurrent exchanges wait here. */
async function findCode(tx: OrmTransaction, code: string) {
  const [issued] = await tx
    .select({
      hash: connectCodes.hash,
      workspaceId: connectCodes.workspaceId,
      userId: connectCodes.userId,
      siteUrl: connectCodes.siteUrl,
      platform: connectCodes.platform,
      codeChallenge: connectCodes.codeChallenge,
      clientId: connectCodes.clientId,
      usedAt: connectCodes.usedAt,
      tokenId: connectCodes.tokenId,
      usable: isUsableCode(connectCodes),
      plan: workspaces.plan,
    })
    .from(connectCodes)
    .innerJoin(workspaces, eq(workspaces.id, connectCodes.workspaceId))
    .where(eq(connectCodes.hash, hashCode(code)))
    .for('update', { of: connectCodes });
  return issued;
}

/** A code requested by a trusted app can only be exchanged by that app. */
function isFromClient(
  { clients }: Pick<ConnectContext, 'clients'>,
  { clientId }: { readonly clientId: string | null },
  { client_id: id, client_secret: secret }: ConnectExchangeRequest,
): boolean {
  return clientId === null || clients.authenticates(clientId, { id, secret });
}

/** The same response for every unusable code, whatever the reason. */
function invalidCode(
  reason: 'connect_code' | 'client_authentication' | 'replayed_code' = 'connect_code',
  subject?: { actor: UserId; target: string },
): DomainError {
  return invalid(
    'This code is invalid, has expired or was already used. Start the connection again.',
    reason,
    subject,
  );
}
