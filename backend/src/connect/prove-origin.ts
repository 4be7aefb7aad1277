import { enforceAttemptLimit } from '../rate-limits/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { readConnectRequest } from './connect-request.ts';
import type { ConnectContext } from './context.ts';
import { originProof } from './origin-proof.ts';
import { findOtherConnection, recordTransfer, ORIGIN_PROOF_MS } from './transfer.ts';

/** Checks one user may request. */
const CHECK_LIMIT = { max: 10, seconds: 60 };
/** Checks of one origin by one workspace. */
const CLAIM_CHECK_LIMIT = { max: 20, seconds: 3600 };
/**
 * Checks of one origin by all accounts together, because its server did not ask for them. High enough
 * that a few workspaces claiming a store can't use up its owner's checks.
 */
const ORIGIN_CHECK_LIMIT = { max: 300, seconds: 3600 };

/**
 * Looks for the workspace's proof on a store's origin. If it is found, the workspace may end the
 * store's other connection within the hour.
 * @returns whether it was found
 * @throws {DomainError} `invalid`, `limit_exceeded`
 */
export async function proveOrigin({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: { query: string; userId: UserId; workspaceId: WorkspaceId };
}): Promise<boolean> {
  const { userId, workspaceId } = input;
  const { siteUrl } = readConnectRequest(input.query);
  const claim = { siteUrl, workspaceId };
  await enforceAttemptLimit({
    ctx,
    input: { action: 'origin-proof', subject: userId, limit: CHECK_LIMIT },
  });
  const otherConnection = await findOtherConnection({ ctx: ctx.database, input: claim });
  if (otherConnection === undefined) return false;
  await enforceAttemptLimit({
    ctx,
    input: {
      action: 'origin-proof',
      subject: `${workspaceId} ${siteUrl}`,
      limit: CLAIM_CHECK_LIMIT,
    },
  });
  await enforceAttemptLimit({
    ctx,
    input: { action: 'origin-proof', subject: siteUrl, limit: ORIGIN_CHECK_LIMIT },
  });
  if (!(await ctx.originReader.hasProof(originProof({ ctx, input: claim })))) return false;
  const validUntil = new Date(Date.now() + ORIGIN_PROOF_MS);
  return recordTransfer({
    ctx: ctx.database,
    input: {
      ...claim,
      userId,
      formerTokenId: otherConnection.tokenId,
      note: { allowedBy: 'origin', allowedUntil: validUntil },
      validUntil,
    },
  });
}
