import { enforceAttemptLimit } from '../rate-limits/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import {
  lockOpenWorkspace,
  lockPasswordVersion,
  lockPermission,
  type SignedInUser,
} from '../access-locks/index.ts';
import { requireStoreCapacity } from '../tokens/index.ts';
import { requestTransfer } from './request-transfer.ts';
import { redirectUrlFor, readConnectRequest } from './connect-request.ts';
import type { ConnectContext } from './context.ts';
import { issueCode } from './issue-code.ts';
import { findOtherConnection } from './transfer.ts';

/** Approvals one user may give. */
const APPROVAL_LIMIT = { max: 20, seconds: 60 };

/** The result of an approval. */
export interface Approval {
  readonly siteUrl: string;
  readonly address: string | undefined;
  /** Whether the owner of the other workspace was just asked. */
  readonly transferRequested: boolean;
}

/**
 * Approves a connection and creates a one-time code for the workspace. All parameters of the page
 * are validated again. If the store is connected to another workspace and nothing allows ending
 * that, no code is created, and that workspace's owner is asked by email.
 * @returns the store, and the URL to send the browser to, including code and state; no URL if the
 *   store is connected to another workspace
 * @throws {DomainError} `invalid`, `limit_exceeded`
 */
export async function approveConnection({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: SignedInUser & { query: string; workspaceId: WorkspaceId; email: string };
}): Promise<Approval> {
  const { userId, workspaceId } = input;
  const request = readConnectRequest(input.query);
  await enforceAttemptLimit({
    ctx,
    input: { action: 'connect', subject: userId, limit: APPROVAL_LIMIT },
  });
  const clientId = ctx.clients.has(request.clientId) ? request.clientId : undefined;
  const claim = { siteUrl: request.siteUrl, workspaceId };
  const otherConnection = await findOtherConnection({ ctx: ctx.database, input: claim });
  if (
    otherConnection !== undefined &&
    otherConnection.allowedBy === null &&
    clientId === undefined
  ) {
    const transferRequested = await requestTransfer({
      ctx,
      input: { ...claim, otherConnection, userId, email: input.email },
    });
    return { siteUrl: request.siteUrl, address: undefined, transferRequested };
  }
  const code = await ctx.database.orm.transaction(async (tx) => {
    await lockPermission(tx, input, 'stores');
    await lockPasswordVersion(tx, input);
    await lockOpenWorkspace(tx, workspaceId);
    await requireStoreCapacity(tx, claim);
    return issueCode({
      ctx: { orm: tx, connectCodeTtlMs: ctx.connectCodeTtlMs },
      input: { userId, workspaceId, ...request, clientId },
    });
  });
  return {
    siteUrl: request.siteUrl,
    address: redirectUrlFor(request, { code }),
    transferRequested: false,
  };
}

/**
 * Denies a connection: the store is notified, and nothing else happens (contract §11.3).
 * @returns the URL to send the browser to
 * @throws {DomainError} `invalid`
 */
export function denyConnection({ input }: { input: { query: string } }): string {
  return redirectUrlFor(readConnectRequest(input.query), { error: 'access_denied' });
}
